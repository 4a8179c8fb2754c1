import type { SteamState } from '@isentrope/engineering/properties';
import { absent, step, type Absent } from '../kit/index.ts';
import { basis, state } from './state.ts';
import { conductivityRelease, figure, if97, viscosityRelease } from './releases.ts';

/** Properties of a single state. */

/** Equation used for a region's properties. */
const regionEquation = { 1: 'eq. 7', 2: 'eq. 15', 3: 'eq. 28', 4: 'eqs 7, 15, 28 and 30', 5: 'eq. 32' } as const;

const ofRegion = (v: { readonly state: SteamState }) =>
  `${if97}, region ${v.state.region}, ${regionEquation[v.state.region]}`;

/** Returns a property that only a single phase has, or why this state has none. */
function ofState({ region, quality }: SteamState, property: number | undefined): number | Absent {
  if (property !== undefined) return property;
  if (region === 4 && quality !== 0 && quality !== 1) return absent('no value in a mixture of liquid and vapour');
  return region === 5
    ? absent('beyond the temperature range of the release')
    : absent('no finite value at the critical point');
}

export const region = step(
  'region',
  { basis },
  { label: 'Region of IAPWS-IF97', kind: 'number', unit: '', digits: 1, source: if97 },
  v => (v.basis.type === 'state' ? v.basis.state.region : 4),
);
export const pressure = step(
  'pressure',
  { basis },
  { label: 'Pressure', symbol: 'p', kind: 'absolutePressure', unit: 'bar(abs)', ...figure },
  v => (v.basis.type === 'state' ? v.basis.state.pressure : v.basis.phases.pressure),
);
export const temperature = step(
  'temperature',
  { basis },
  { label: 'Temperature', symbol: 'T', kind: 'temperature', unit: '°C', ...figure },
  v => (v.basis.type === 'state' ? v.basis.state.temperature : v.basis.phases.temperature),
);
export const quality = step(
  'quality',
  { state },
  { label: 'Vapour quality', symbol: 'x', kind: 'fraction', unit: '', ...figure },
  v => v.state.quality ?? absent('no vapour quality in a single phase'),
);
export const specificVolume = step(
  'specificVolume',
  { state },
  {
    label: 'Specific volume',
    symbol: 'v',
    kind: 'specificVolume',
    unit: 'm³/kg',
    source: ofRegion,
    ...figure,
  },
  v => v.state.specificVolume,
);
export const density = step(
  'density',
  { state },
  { label: 'Density', symbol: 'ρ', equation: 'ρ = 1/v', kind: 'density', unit: 'kg/m³', ...figure },
  v => v.state.density,
);
export const enthalpy = step(
  'enthalpy',
  { state },
  {
    label: 'Specific enthalpy',
    symbol: 'h',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: ofRegion,
    ...figure,
  },
  v => v.state.enthalpy,
);
export const internalEnergy = step(
  'internalEnergy',
  { state },
  {
    label: 'Specific internal energy',
    symbol: 'u',
    equation: 'u = h-p*v',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    ...figure,
  },
  v => v.state.internalEnergy,
);
export const entropy = step(
  'entropy',
  { state },
  {
    label: 'Specific entropy',
    symbol: 's',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  v => v.state.entropy,
);
export const heatCapacityCp = step(
  'heatCapacityCp',
  { state },
  {
    label: 'Isobaric heat capacity',
    symbol: 'c_p',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  v => ofState(v.state, v.state.cp),
);
export const heatCapacityCv = step(
  'heatCapacityCv',
  { state },
  {
    label: 'Isochoric heat capacity',
    symbol: 'c_v',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  v => ofState(v.state, v.state.cv),
);
export const speedOfSound = step(
  'speedOfSound',
  { state },
  { label: 'Speed of sound', symbol: 'w', kind: 'velocity', unit: 'm/s', source: ofRegion, ...figure },
  v => ofState(v.state, v.state.speedOfSound),
);
export const isentropicExponent = step(
  'isentropicExponent',
  { state },
  {
    label: 'Isentropic exponent',
    symbol: 'κ',
    equation: 'κ = w^2/(p*v)',
    kind: 'number',
    unit: '',
    ...figure,
  },
  v => ofState(v.state, v.state.isentropicExponent),
);
export const viscosity = step(
  'viscosity',
  { state },
  {
    label: 'Dynamic viscosity',
    symbol: 'μ',
    kind: 'dynamicViscosity',
    unit: 'μPa·s',
    source: viscosityRelease,
    ...figure,
  },
  v => ofState(v.state, v.state.viscosity),
);
export const thermalConductivity = step(
  'thermalConductivity',
  { state },
  {
    label: 'Thermal conductivity',
    symbol: 'λ',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  v => ofState(v.state, v.state.thermalConductivity),
);
export const prandtl = step(
  'prandtl',
  { state },
  {
    label: 'Prandtl number',
    symbol: 'Pr',
    equation: 'Pr = μ*c_p/λ',
    kind: 'number',
    unit: '',
    ...figure,
  },
  v => ofState(v.state, v.state.prandtl),
);
