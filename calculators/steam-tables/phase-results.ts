import { absent, step, type Absent } from '../kit/index.ts';
import { phases } from './state.ts';
import { conductivityRelease, figure, if97, viscosityRelease } from './releases.ts';

/** Properties of two phases in equilibrium, as in a saturation table. */

/** Returns a property of one phase, or why there is none. */
function ofPhase(property: number | undefined): number | Absent {
  return property ?? absent('no finite value at the critical point');
}

export const temp = step(
  'temp',
  { phases },
  {
    label: 'Saturation temperature',
    symbol: 'T_s',
    kind: 'temperature',
    unit: '°C',
    source: `${if97}, eq. 31`,
    ...figure,
  },
  v => v.phases.temperature,
);
export const densityLiquid = step(
  'densityLiquid',
  { phases },
  { label: 'Density, liquid', symbol: 'ρ_L', kind: 'density', unit: 'kg/m³', source: if97, ...figure },
  v => v.phases.liquid.density,
);
export const densityVapor = step(
  'densityVapor',
  { phases },
  { label: 'Density, vapour', symbol: 'ρ_V', kind: 'density', unit: 'kg/m³', source: if97, ...figure },
  v => v.phases.vapour.density,
);
export const specificVolumeLiquid = step(
  'specificVolumeLiquid',
  { phases },
  {
    label: 'Specific volume, liquid',
    symbol: 'v_L',
    equation: 'v_L = 1/ρ_L',
    kind: 'specificVolume',
    unit: 'm³/kg',
    ...figure,
  },
  v => v.phases.liquid.specificVolume,
);
export const specificVolumeVapor = step(
  'specificVolumeVapor',
  { phases },
  {
    label: 'Specific volume, vapour',
    symbol: 'v_V',
    equation: 'v_V = 1/ρ_V',
    kind: 'specificVolume',
    unit: 'm³/kg',
    ...figure,
  },
  v => v.phases.vapour.specificVolume,
);
export const enthalpyLiquid = step(
  'enthalpyLiquid',
  { phases },
  {
    label: 'Enthalpy, liquid',
    symbol: 'h_L',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: if97,
    ...figure,
  },
  v => v.phases.liquid.enthalpy,
);
export const enthalpyVapor = step(
  'enthalpyVapor',
  { phases },
  {
    label: 'Enthalpy, vapour',
    symbol: 'h_V',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: if97,
    ...figure,
  },
  v => v.phases.vapour.enthalpy,
);
export const enthalpyVaporization = step(
  'enthalpyVaporization',
  { phases },
  {
    label: 'Enthalpy of vaporization',
    symbol: 'h_LV',
    equation: 'h_LV = h_V-h_L',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    ...figure,
  },
  v => v.phases.enthalpyOfVaporization,
);
export const entropyLiquid = step(
  'entropyLiquid',
  { phases },
  {
    label: 'Entropy, liquid',
    symbol: 's_L',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: if97,
    ...figure,
  },
  v => v.phases.liquid.entropy,
);
export const entropyVapor = step(
  'entropyVapor',
  { phases },
  {
    label: 'Entropy, vapour',
    symbol: 's_V',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    source: if97,
    ...figure,
  },
  v => v.phases.vapour.entropy,
);
export const entropyVaporization = step(
  'entropyVaporization',
  { phases },
  {
    label: 'Entropy of vaporization',
    symbol: 's_LV',
    equation: 's_LV = s_V-s_L',
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    ...figure,
  },
  v => v.phases.entropyOfVaporization,
);
export const viscosityLiquid = step(
  'viscosityLiquid',
  { phases },
  {
    label: 'Viscosity, liquid',
    symbol: 'μ_L',
    kind: 'dynamicViscosity',
    unit: 'mPa·s',
    source: viscosityRelease,
    ...figure,
  },
  v => ofPhase(v.phases.liquid.viscosity),
);
export const viscosityVapor = step(
  'viscosityVapor',
  { phases },
  {
    label: 'Viscosity, vapour',
    symbol: 'μ_V',
    kind: 'dynamicViscosity',
    unit: 'μPa·s',
    source: viscosityRelease,
    ...figure,
  },
  v => ofPhase(v.phases.vapour.viscosity),
);
export const thermalConductivityLiquid = step(
  'thermalConductivityLiquid',
  { phases },
  {
    label: 'Thermal conductivity, liquid',
    symbol: 'λ_L',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  v => ofPhase(v.phases.liquid.thermalConductivity),
);
export const thermalConductivityVapor = step(
  'thermalConductivityVapor',
  { phases },
  {
    label: 'Thermal conductivity, vapour',
    symbol: 'λ_V',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: conductivityRelease,
    ...figure,
  },
  v => ofPhase(v.phases.vapour.thermalConductivity),
);
export const prandtlLiquid = step(
  'prandtlLiquid',
  { phases },
  { label: 'Prandtl number, liquid', symbol: 'Pr_L', kind: 'number', unit: '', ...figure },
  v => ofPhase(v.phases.liquid.prandtl),
);
export const prandtlVapor = step(
  'prandtlVapor',
  { phases },
  { label: 'Prandtl number, vapour', symbol: 'Pr_V', kind: 'number', unit: '', ...figure },
  v => ofPhase(v.phases.vapour.prandtl),
);
export const surfaceTension = step(
  'surfaceTension',
  { phases },
  {
    label: 'Surface tension',
    symbol: 'σ',
    kind: 'surfaceTension',
    unit: 'mN/m',
    source: 'IAPWS R1-76(2014), eq. 1',
    ...figure,
  },
  v => v.phases.surfaceTension,
);
export const densityRatio = step(
  'densityRatio',
  { phases },
  {
    label: 'Density ratio, liquid to vapour',
    symbol: 'r_ρ',
    equation: 'r_ρ = ρ_L/ρ_V',
    kind: 'number',
    unit: '',
    ...figure,
  },
  v => v.phases.liquid.density / v.phases.vapour.density,
);
export const volumeRatio = step(
  'volumeRatio',
  { phases },
  {
    label: 'Volume ratio, vapour to liquid',
    symbol: 'r_v',
    equation: 'r_v = v_V/v_L',
    kind: 'number',
    unit: '',
    ...figure,
  },
  ({ phases: { liquid, vapour } }) => vapour.specificVolume / liquid.specificVolume,
);
export const viscosityRatio = step(
  'viscosityRatio',
  { viscosityLiquid, viscosityVapor },
  {
    label: 'Viscosity ratio, liquid to vapour',
    symbol: 'r_μ',
    equation: 'r_μ = μ_L/μ_V',
    kind: 'number',
    unit: '',
    ...figure,
  },
  v => v.viscosityLiquid / v.viscosityVapor,
);
