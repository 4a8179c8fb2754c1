/**
 * Peng-Robinson (1978 α) with volume translation: properties of fluids of one or several components in one or two phases, their flashes,
 * saturation, transport properties and surface tension. SI and per mole throughout; enthalpy and entropy are 0 for the ideal gas of each
 * component at 298.15 K and 101 325 Pa. Of two phases the liquid is the one of higher mass density, kg/m³.
 * Limits: at most two fluid phases by the equation itself, so free water beside oil and gas is only a third phase with `flashWetTp` and its
 * siblings, and with water or another immiscible component the two found otherwise need not be the best two; nothing freezes (see
 * `tripleTemperature`); water and methanol are poorly described, above all as liquids: for pure water use the steam properties; helium and
 * hydrogen keep their negative acentric factors; heat capacities are constant outside 50 K (sulfur dioxide 150 K) to 1000 K (1200 K).
 */
export { chemicalPotentials } from './chemical-potential.ts';
export type { Component, IdealGasHeatCapacity } from './component.ts';
export { components } from './components.ts';
export { CubicFugacityPhase } from './cubic-fugacity-phase.ts';
export { diluteGasOf } from './transport/dilute-gas.ts';
export { EquilibriumDerivatives, equilibriumDerivatives } from './derivatives.ts';
export {
  flashWetAtPressure,
  flashWetTp,
  flashWetUv,
  freeWaterConductivity,
  FreeWaterState,
  freeWaterSurfaceTension,
  freeWaterViscosity,
  WetMixture,
} from './free-water/index.ts';
export { Fugacity, fugacity } from './fugacity.ts';
export { FugacityKernel } from './fugacity-kernel.ts';
export { interactionParameter } from './interaction.ts';
export { interactionRemarks } from './interaction-remarks.ts';
export { componentOf, createMixture, createState, Mixture, type MixtureOptions } from './mixture.ts';
export { liquidLnPhi, lnPhi } from './ln-phi.ts';
export { flashPh, flashPs, flashTp, flashUv } from './equilibrium/flash.ts';
export { isDense, likenessToLiquid, phaseAt, untranslatedVolume } from './equilibrium/phase-at.ts';
export { cubicPseudoComponent } from './pseudo-component.ts';
export { PhaseKernel } from './phase-kernel.ts';
export { publishedEosValues, type PublishedEosValue } from './published.ts';
export {
  mixtureSaturationPressure,
  mixtureSaturationTemperature,
  type SaturationPoint,
} from './equilibrium/saturation.ts';
export { FluidState, PhaseState, type PhaseCondition, type PhaseRoot } from './state.ts';
export { liquidSurfaceTension, phaseThermalConductivity, phaseViscosity } from './transport/transport.ts';
export { pseudocriticalPressure } from './pseudocritical-pressure.ts';
