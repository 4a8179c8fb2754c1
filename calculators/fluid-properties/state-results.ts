import {
  streamCompressibility,
  streamDensity,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamMolarMass,
  type EquilibriumState,
} from '@isentrope/engineering/properties';
import { absent, step, type Absent } from '../kit/index.ts';
import { byComposition } from './fields.ts';
import { byEquationOfState, figure, ofState } from './figures.ts';
import { critical, fluid, state } from './state.ts';
import { tableSource, fromTable, orFromTable } from './table.ts';

/** Properties of the fluid as a whole. */

/** Returns a property that only a single phase has, or why this state has none. */
function ofOnePhase({ phase, quality, liquids }: EquilibriumState, property: number | undefined): number | Absent {
  if (property !== undefined) return property;
  if (phase !== 'two-phase' && liquids) return absent('no single value of separate liquids');
  return phase === 'two-phase' && quality !== 0 && quality !== 1
    ? absent('no single value in two phases')
    : absent('no finite value at the critical point');
}

export const phase = step('phase', { state }, { label: 'Phase', when: byComposition }, v => phaseNames[v.state.phase]);

const phaseNames = { gas: 'Gas', liquid: 'Liquid', 'two-phase': 'Two-phase', supercritical: 'Supercritical' } as const;

export const equation = step(
  'equation',
  { fluid },
  { label: 'Equation of state', source: byEquationOfState, when: byComposition },
  v => {
    const names = { iapws: 'IAPWS-IF97', reference: 'Reference equation', gerg2008: 'GERG-2008', pr: 'Peng–Robinson' };
    return names[v.fluid.equation];
  },
);

const molarMassInfo = { label: 'Molar mass', symbol: 'M', kind: 'molarMass', unit: 'g/mol', ...figure } as const;
export const molarMass = orFromTable(
  step('molarMass', { state }, molarMassInfo, v => v.state.molarMass),
  step(
    'molarMass',
    fromTable('molarMass', streamMolarMass),
    { ...molarMassInfo, source: tableSource },
    v => v.found.value,
  ),
);
export const pressure = step(
  'pressure',
  { state },
  { label: 'Pressure', symbol: 'p', kind: 'absolutePressure', unit: 'bar(abs)', ...ofState },
  v => v.state.pressure,
);
export const temperature = step(
  'temperature',
  { state },
  { label: 'Temperature', symbol: 'T', kind: 'temperature', unit: '°C', ...ofState },
  v => v.state.temperature,
);
const densityInfo = { label: 'Density', symbol: 'ρ', kind: 'density', unit: 'kg/m³', ...figure } as const;
export const density = orFromTable(
  step('density', { state, fluid }, { ...densityInfo, source: byEquationOfState }, v => v.state.density),
  step('density', fromTable('density', streamDensity), { ...densityInfo, source: tableSource }, v => v.found.value),
);
export const specificVolume = step(
  'specificVolume',
  { density },
  { label: 'Specific volume', symbol: 'v', equation: 'v = 1/ρ', kind: 'specificVolume', unit: 'm³/kg', ...figure },
  v => 1 / v.density,
);
const compressibilityFactorInfo = {
  label: 'Compressibility factor',
  symbol: 'Z',
  kind: 'number',
  unit: '',
  ...figure,
} as const;
export const compressibilityFactor = orFromTable(
  step('compressibilityFactor', { state }, compressibilityFactorInfo, v => v.state.compressibilityFactor),
  step(
    'compressibilityFactor',
    fromTable('compressibilityFactor', streamCompressibility),
    { ...compressibilityFactorInfo, source: tableSource },
    v => v.found.value,
  ),
);
export const vapourFraction = step(
  'vapourFraction',
  { state },
  { label: 'Vapour fraction, molar', symbol: 'β', kind: 'fraction', unit: '', ...ofState },
  v => v.state.vapourFraction ?? absent('no vapour fraction in a single phase'),
);
export const quality = step(
  'quality',
  { state },
  { label: 'Vapour quality, by mass', symbol: 'x', kind: 'fraction', unit: '', ...ofState },
  v => v.state.quality ?? absent('no vapour quality in a single phase'),
);
export const enthalpy = step(
  'enthalpy',
  { state, fluid },
  {
    label: 'Specific enthalpy',
    symbol: 'h',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: byEquationOfState,
    ...ofState,
  },
  v => v.state.enthalpy,
);
export const internalEnergy = step(
  'internalEnergy',
  { enthalpy, pressure, density },
  {
    label: 'Specific internal energy',
    symbol: 'u',
    equation: 'u = h-p/ρ',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    ...ofState,
  },
  v => v.enthalpy - v.pressure / v.density,
);
export const entropy = step(
  'entropy',
  { state, fluid },
  {
    label: 'Specific entropy',
    symbol: 's',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: byEquationOfState,
    ...ofState,
  },
  v => v.state.entropy,
);
const isobaricHeatCapacityInfo = {
  label: 'Isobaric heat capacity',
  symbol: 'c_p',
  kind: 'specificHeat',
  unit: 'kJ/(kg·K)',
  ...figure,
} as const;
const cpOfState = step(
  'isobaricHeatCapacity',
  { state, fluid },
  { ...isobaricHeatCapacityInfo, source: byEquationOfState },
  v => ofOnePhase(v.state, v.state.cp),
);
export const isobaricHeatCapacity = orFromTable(
  cpOfState,
  step(
    'isobaricHeatCapacity',
    fromTable('isobaricHeatCapacity', streamHeatCapacity),
    { ...isobaricHeatCapacityInfo, source: tableSource },
    v => v.found.value,
  ),
);
export const isochoricHeatCapacity = step(
  'isochoricHeatCapacity',
  { state, fluid },
  {
    label: 'Isochoric heat capacity',
    symbol: 'c_v',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: byEquationOfState,
    ...ofState,
  },
  v => ofOnePhase(v.state, v.state.cv),
);
const heatCapacityRatioInfo = {
  label: 'Ratio of specific heats',
  symbol: 'k',
  kind: 'number',
  unit: '',
  ...figure,
} as const;
export const heatCapacityRatio = orFromTable(
  step(
    'heatCapacityRatio',
    { isobaricHeatCapacity: cpOfState, isochoricHeatCapacity },
    { ...heatCapacityRatioInfo, equation: 'k = c_p/c_v' },
    v => v.isobaricHeatCapacity / v.isochoricHeatCapacity,
  ),
  step(
    'heatCapacityRatio',
    fromTable('heatCapacityRatio', streamIdealHeatRatio),
    { ...heatCapacityRatioInfo, source: tableSource },
    v => v.found.value,
  ),
);
export const speedOfSound = step(
  'speedOfSound',
  { state, fluid },
  { label: 'Speed of sound', symbol: 'w', kind: 'velocity', unit: 'm/s', source: byEquationOfState, ...ofState },
  v => ofOnePhase(v.state, v.state.speedOfSound),
);
export const isentropicExponent = step(
  'isentropicExponent',
  { density, speedOfSound, pressure },
  { label: 'Isentropic exponent, real', symbol: 'κ', equation: 'κ = ρ*w^2/p', kind: 'number', unit: '', ...ofState },
  v => (v.density * v.speedOfSound ** 2) / v.pressure,
);
export const jouleThomson = step(
  'jouleThomson',
  { state, fluid },
  {
    label: 'Joule–Thomson coefficient',
    symbol: 'μ_JT',
    kind: 'jouleThomson',
    unit: 'K/bar',
    source: byEquationOfState,
    ...ofState,
  },
  v => ofOnePhase(v.state, v.state.jouleThomson),
);
export const criticalTemperature = step(
  'criticalTemperature',
  { critical },
  { label: 'Critical temperature', symbol: 'T_c', kind: 'temperature', unit: '°C', ...ofState },
  v => v.critical.temperature,
);
export const criticalPressure = step(
  'criticalPressure',
  { critical },
  { label: 'Critical pressure', symbol: 'p_c', kind: 'absolutePressure', unit: 'bar(abs)', ...ofState },
  v => v.critical.pressure,
);
