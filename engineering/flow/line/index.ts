/** Pressure drop and criteria of pipelines: single-phase, compressible and two-phase. */
export {
  adiabaticChokedFlux,
  adiabaticLine,
  choked,
  isothermalChokedFlux,
  isothermalLine,
  soundSpeed,
  type GasInlet,
  type GasOutlet,
} from './compressible.ts';
export {
  findExceeded,
  shareOfLimits,
  findBelowRange,
  highestRating,
  isBlocked,
  isWithin,
  limitsOf,
  passageBetween,
  serviceNames,
  servicesFor,
  smallestWithin,
  type LimitViolation,
  type LineRating,
  type Passage,
  type LineEnd,
  type RatedSize,
} from './criteria.ts';
export type { LineLimits } from './limits.ts';
export { erosionalVelocity, erosionConstant } from './erosion.ts';
export { fittingNames, type FittingName } from './fitting-catalogue.ts';
export {
  craneFrictionFactor,
  hasThreeK,
  isTabulated,
  resistanceOf,
  sumFittings,
  type FittingCount,
  type FittingMethod,
  type FittingSums,
} from './fittings.ts';
export {
  churchill,
  colebrook,
  flowRegime,
  frictionFactor,
  laminarLimit,
  maxRelativeRoughness,
  lineReynoldsNumber,
  roughFrictionFactor,
  turbulentLimit,
  type FlowRegime,
} from './friction-factor.ts';
export {
  gasLineOutlet,
  singlePhaseLine,
  type Expansion,
  type FrictionLaw,
  type LineFlow,
  type LineGeometry,
  type SinglePhaseLine,
} from './line.ts';
export { FlowStates } from './flow-states.ts';
export { StateTable } from './state-table.ts';
export { heatedOutlet, type HeatedLine, type HeatedOutlet } from './heated-line.ts';
export {
  densityOfFlow,
  maxMassFlux,
  RealFluidLine,
  type DensityOfFlow,
  type Slope,
  type SlopeOutlet,
  type SonicCache,
} from './real-fluid.ts';
export { pipeMaterials, wallRoughness, type Certainty, type PipeMaterial } from './roughness.ts';
export { serviceTable, type Fluid, type LineService, type ServiceName } from './services.ts';
export { elevationLoss, frictionGradient, lineVelocity, resistanceLoss } from './single-phase.ts';
export * from './two-phase/index.ts';
