import type { EquilibriumState } from '@isentrope/engineering/properties';
import { absent, step, type Absent } from '../kit/index.ts';
import { byComposition } from './fields.ts';
import { byEquationOfState, figure } from './figures.ts';
import { critical, fluid, state } from './state.ts';

/** The properties of the fluid as a whole. */

/** A property that a single phase has, or why there is none in this state. */
function ofOnePhase({ phase, quality }: EquilibriumState, property: number | undefined): number | Absent {
  if (property !== undefined) return property;
  return phase === 'two-phase' && quality !== 0 && quality !== 1
    ? absent('no one value in two phases')
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

export const molarMass = step(
  'molarMass',
  { state },
  { label: 'Molar mass', symbol: 'M', kind: 'molarMass', unit: 'g/mol', ...figure },
  v => v.state.molarMass,
);
export const pressure = step(
  'pressure',
  { state },
  { label: 'Pressure', symbol: 'p', kind: 'absolutePressure', unit: 'bar(abs)', ...figure },
  v => v.state.pressure,
);
export const temperature = step(
  'temperature',
  { state },
  { label: 'Temperature', symbol: 'T', kind: 'temperature', unit: '°C', ...figure },
  v => v.state.temperature,
);
export const density = step(
  'density',
  { state, fluid },
  { label: 'Density', symbol: 'ρ', kind: 'density', unit: 'kg/m³', source: byEquationOfState, ...figure },
  v => v.state.density,
);
export const specificVolume = step(
  'specificVolume',
  { density },
  { label: 'Specific volume', symbol: 'v', equation: 'v = 1/ρ', kind: 'specificVolume', unit: 'm³/kg', ...figure },
  v => 1 / v.density,
);
export const compressibilityFactor = step(
  'compressibilityFactor',
  { state },
  { label: 'Compressibility factor', symbol: 'Z', kind: 'number', unit: '', ...figure },
  v => v.state.compressibilityFactor,
);
export const vapourFraction = step(
  'vapourFraction',
  { state },
  { label: 'Vapour fraction, molar', symbol: 'β', kind: 'fraction', unit: '', ...figure },
  v => v.state.vapourFraction ?? absent('no vapour fraction in a single phase'),
);
export const quality = step(
  'quality',
  { state },
  { label: 'Vapour quality, by mass', symbol: 'x', kind: 'fraction', unit: '', ...figure },
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
    ...figure,
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
    ...figure,
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
    ...figure,
  },
  v => v.state.entropy,
);
export const isobaricHeatCapacity = step(
  'isobaricHeatCapacity',
  { state, fluid },
  {
    label: 'Isobaric heat capacity',
    symbol: 'c_p',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: byEquationOfState,
    ...figure,
  },
  v => ofOnePhase(v.state, v.state.cp),
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
    ...figure,
  },
  v => ofOnePhase(v.state, v.state.cv),
);
export const heatCapacityRatio = step(
  'heatCapacityRatio',
  { isobaricHeatCapacity, isochoricHeatCapacity },
  { label: 'Ratio of specific heats', symbol: 'k', equation: 'k = c_p/c_v', kind: 'number', unit: '', ...figure },
  v => v.isobaricHeatCapacity / v.isochoricHeatCapacity,
);
export const speedOfSound = step(
  'speedOfSound',
  { state, fluid },
  { label: 'Speed of sound', symbol: 'w', kind: 'velocity', unit: 'm/s', source: byEquationOfState, ...figure },
  v => ofOnePhase(v.state, v.state.speedOfSound),
);
export const isentropicExponent = step(
  'isentropicExponent',
  { density, speedOfSound, pressure },
  { label: 'Isentropic exponent, real', symbol: 'κ', equation: 'κ = ρ*w^2/p', kind: 'number', unit: '', ...figure },
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
    ...figure,
  },
  v => ofOnePhase(v.state, v.state.jouleThomson),
);
export const criticalTemperature = step(
  'criticalTemperature',
  { critical },
  { label: 'Critical temperature', symbol: 'T_c', kind: 'temperature', unit: '°C', ...figure },
  v => v.critical.temperature,
);
export const criticalPressure = step(
  'criticalPressure',
  { critical },
  { label: 'Critical pressure', symbol: 'p_c', kind: 'absolutePressure', unit: 'bar(abs)', ...figure },
  v => v.critical.pressure,
);
