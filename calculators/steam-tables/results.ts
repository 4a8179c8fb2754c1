import type { SteamState } from '@isentrope/engineering/properties';
import { absent, type Absent } from '../kit/index.ts';

/** What the results are called, their symbols and units, and where they come from. */

const if97 = 'IAPWS R7-97(2012)';
const viscosityRelease = 'IAPWS R12-08, for industrial use';
const conductivityRelease = 'IAPWS R15-11, for industrial use';

/** The equation that a region's properties come from. */
const regionEquation = { 1: 'eq. 7', 2: 'eq. 15', 3: 'eq. 28', 4: 'eqs 7, 15, 28 and 30', 5: 'eq. 32' } as const;

type State = { readonly state: SteamState };

const ofRegion = ({ state }: State) => `${if97}, region ${state.region}, ${regionEquation[state.region]}`;
const figure = { digits: 6 } as const;

/** Of one state. */
export const stateInfo = {
  region: { label: 'Region of IAPWS-IF97', kind: 'number', unit: '', digits: 1, source: if97 },
  pressure: { label: 'Pressure', symbol: 'p', kind: 'absolutePressure', unit: 'bar(abs)', ...figure },
  temperature: { label: 'Temperature', symbol: 'T', kind: 'temperature', unit: '°C', ...figure },
  quality: { label: 'Vapour quality', symbol: 'x', kind: 'fraction', unit: '', ...figure },
  specificVolume: {
    label: 'Specific volume',
    symbol: 'v',
    kind: 'specificVolume',
    unit: 'm³/kg',
    source: ofRegion,
    ...figure,
  },
  density: { label: 'Density', symbol: 'ρ', equation: 'ρ = 1/v', kind: 'density', unit: 'kg/m³', ...figure },
  enthalpy: {
    label: 'Specific enthalpy',
    symbol: 'h',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: ofRegion,
    ...figure,
  },
  internalEnergy: {
    label: 'Specific internal energy',
    symbol: 'u',
    equation: 'u = h-p*v',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    ...figure,
  },
  entropy: {
    label: 'Specific entropy',
    symbol: 's',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  heatCapacityCp: {
    label: 'Isobaric heat capacity',
    symbol: 'c_p',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  heatCapacityCv: {
    label: 'Isochoric heat capacity',
    symbol: 'c_v',
    kind: 'specificHeat',
    unit: 'kJ/(kg·K)',
    source: ofRegion,
    ...figure,
  },
  speedOfSound: { label: 'Speed of sound', symbol: 'w', kind: 'velocity', unit: 'm/s', source: ofRegion, ...figure },
  isentropicExponent: {
    label: 'Isentropic exponent',
    symbol: 'κ',
    equation: 'κ = w^2/(p*v)',
    kind: 'number',
    unit: '',
    ...figure,
  },
  viscosity: {
    label: 'Dynamic viscosity',
    symbol: 'μ',
    kind: 'dynamicViscosity',
    unit: 'μPa·s',
    source: viscosityRelease,
    ...figure,
  },
  thermalConductivity: {
    label: 'Thermal conductivity',
    symbol: 'λ',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  prandtl: {
    label: 'Prandtl number',
    symbol: 'Pr',
    equation: 'Pr = μ*c_p/λ',
    kind: 'number',
    unit: '',
    ...figure,
  },
} as const;

/** Of the two phases in equilibrium: the record of the saturation table. */
export const phaseInfo = {
  temp: {
    label: 'Saturation temperature',
    symbol: 'T_s',
    kind: 'temperature',
    unit: '°C',
    source: `${if97}, eq. 31`,
    ...figure,
  },
  densityLiquid: { label: 'Density, liquid', symbol: 'ρ_L', kind: 'density', unit: 'kg/m³', source: if97, ...figure },
  densityVapor: { label: 'Density, vapour', symbol: 'ρ_V', kind: 'density', unit: 'kg/m³', source: if97, ...figure },
  specificVolumeLiquid: {
    label: 'Specific volume, liquid',
    symbol: 'v_L',
    equation: 'v_L = 1/ρ_L',
    kind: 'specificVolume',
    unit: 'm³/kg',
    ...figure,
  },
  specificVolumeVapor: {
    label: 'Specific volume, vapour',
    symbol: 'v_V',
    equation: 'v_V = 1/ρ_V',
    kind: 'specificVolume',
    unit: 'm³/kg',
    ...figure,
  },
  enthalpyLiquid: {
    label: 'Enthalpy, liquid',
    symbol: 'h_L',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: if97,
    ...figure,
  },
  enthalpyVapor: {
    label: 'Enthalpy, vapour',
    symbol: 'h_V',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: if97,
    ...figure,
  },
  enthalpyVaporization: {
    label: 'Enthalpy of vaporization',
    symbol: 'h_LV',
    equation: 'h_LV = h_V-h_L',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    ...figure,
  },
  entropyLiquid: {
    label: 'Entropy, liquid',
    symbol: 's_L',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: if97,
    ...figure,
  },
  entropyVapor: {
    label: 'Entropy, vapour',
    symbol: 's_V',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: if97,
    ...figure,
  },
  entropyVaporization: {
    label: 'Entropy of vaporization',
    symbol: 's_LV',
    equation: 's_LV = s_V-s_L',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    ...figure,
  },
  viscosityLiquid: {
    label: 'Viscosity, liquid',
    symbol: 'μ_L',
    kind: 'dynamicViscosity',
    unit: 'mPa·s',
    source: viscosityRelease,
    ...figure,
  },
  viscosityVapor: {
    label: 'Viscosity, vapour',
    symbol: 'μ_V',
    kind: 'dynamicViscosity',
    unit: 'μPa·s',
    source: viscosityRelease,
    ...figure,
  },
  thermalConductivityLiquid: {
    label: 'Thermal conductivity, liquid',
    symbol: 'λ_L',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  thermalConductivityVapor: {
    label: 'Thermal conductivity, vapour',
    symbol: 'λ_V',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  prandtlLiquid: { label: 'Prandtl number, liquid', symbol: 'Pr_L', kind: 'number', unit: '', ...figure },
  prandtlVapor: { label: 'Prandtl number, vapour', symbol: 'Pr_V', kind: 'number', unit: '', ...figure },
  surfaceTension: {
    label: 'Surface tension',
    symbol: 'σ',
    kind: 'surfaceTension',
    unit: 'mN/m',
    source: 'IAPWS R1-76(2014), eq. 1',
    ...figure,
  },
  densityRatio: {
    label: 'Density ratio, liquid to vapour',
    symbol: 'r_ρ',
    equation: 'r_ρ = ρ_L/ρ_V',
    kind: 'number',
    unit: '',
    ...figure,
  },
  volumeRatio: {
    label: 'Volume ratio, vapour to liquid',
    symbol: 'r_v',
    equation: 'r_v = v_V/v_L',
    kind: 'number',
    unit: '',
    ...figure,
  },
  viscosityRatio: {
    label: 'Viscosity ratio, liquid to vapour',
    symbol: 'r_μ',
    equation: 'r_μ = μ_L/μ_V',
    kind: 'number',
    unit: '',
    ...figure,
  },
} as const;

/** A property of one phase, or why there is none. */
export function ofPhase(value: number | undefined): number | Absent {
  return value ?? absent('no finite value at the critical point');
}

/** A property that a single phase has, or why there is none in this state. */
export function ofState({ region, quality }: SteamState, value: number | undefined): number | Absent {
  if (value !== undefined) return value;
  if (region === 4 && quality !== 0 && quality !== 1) return absent('no value in a mixture of liquid and vapour');
  return region === 5
    ? absent('no equation above 900 °C, where the release ends')
    : absent('no finite value at the critical point');
}
