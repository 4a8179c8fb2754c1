export * from './eos/index.ts';
export type { EnvelopePoint, FluidRange, PhaseEnvelope, PressureTemperature } from './equilibrium/index.ts';
export { envelopeCrossings } from './equilibrium/index.ts';
export {
  airComponents,
  componentsWithoutAir,
  fluidComponentOf,
  fluidComponents,
  type FluidComponent,
} from './fluid-components.ts';
export { dryIcePressure, dryIceRefusal, dryIceShare, dryIceTriplePressure } from './solids/dry-ice.ts';
export { boilsWhenHeated } from './boils-when-heated.ts';
export { aqueousDensity } from './aqueous/aqueous-density.ts';
export { isDenseFluid } from './dense-fluid.ts';
export {
  dryIceFugacity,
  freezesBelow,
  iceFugacity,
  solidAt,
  solidIn,
  type SolidComponent,
} from './solids/solid-component.ts';
export { iceActivity, supercooledWaterPressure } from './solids/ice-activity.ts';
export { solidClause, solidName, solidSubstance } from './solids/solid-names.ts';
export { cubicComponentsOf, fluidOf, loadFluid, loadFluidData, stateOf, type Fluid } from './fluid.ts';
export { fluidMethodOf, type FluidMethod, type RequestedMethod } from './fluid-method.ts';
export {
  bestEquationOf,
  mixtureSolvers,
  pureFluidSolvers,
  loadMixtureSolvers,
  loadPureFluidSolvers,
  type BestEquation,
  type MixtureSolvers,
  type PureFluidSolvers,
} from './solvers.ts';
export {
  loadMissedWater,
  missedWaterAt,
  otherWaterDewPoint,
  type MissedWater,
  type WaterDewPoint,
} from './aqueous/missed-water.ts';
export { loadReferencesOf, referenceDensityOf, type ReferenceDensity } from './comparisons/reference-density.ts';
export type { ReferenceExcess } from './comparisons/reference-excess.ts';
export { splitDoubt, waterMiscible, type SplitDoubt } from './liquid-split.ts';
export {
  caloricExcess,
  propertyExcess,
  otherPhaseOf,
  cubicThrottlingExcess,
  throttlingExcess,
  type OtherPhase,
  type ThrottlingExcess,
} from './comparisons/throttling-excess.ts';
export type { StateInputs } from './state-inputs.ts';
export { isentropeFrom } from './isentrope-from.ts';
export type { Isentrope, IsentropeStart, IsentropeState } from './isentrope.ts';
export type {
  Composition,
  EquilibriumPhase,
  EquilibriumState,
  FluidPhase,
  ThermodynamicState,
} from './helmholtz/index.ts';
export { sublimationPressure, type GergMixture, type MixtureEquilibrium } from './gerg/index.ts';
export { pseudoComponentRemark } from './peng-robinson/pseudo-component-remark.ts';
export { pseudoComponentExample, readPseudoComponent } from './pseudo-component/index.ts';
export type { PhaseProperties, PureEquilibrium } from './reference/index.ts';
export * from './steam/index.ts';
export { loadTransportData, transportOf, type FluidTransport } from './fluid-transport.ts';
export type { TransportValue } from './transport/index.ts';
export { viscosityCaution } from './viscosity-caution.ts';
export { heatingValueIds, heatingValues, type HeatingValues } from './heating-value/index.ts';
export * from './stream/index.ts';
export type { AqueousSolute, PetroleumGroup } from './liquids/index.ts';
export { uncertaintyOf, type UncertainProperty, type Uncertainty } from './uncertainty.ts';
export { isBeyondGerg, pairsBoilingWrong } from './gerg-equilibria.ts';
