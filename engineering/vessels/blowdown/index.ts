export { continuableBlowdown, simulateBlowdown, type ContinuableRun } from './simulate.ts';
export type { ColdPhase } from './contents/cold-phases.ts';
export type { Column } from './results/column.ts';
export type {
  BlowdownEvent,
  BlowdownRun,
  BlowdownSeries,
  BlowdownSummary,
  ConservationErrors,
  EventKind,
  Extreme,
  HydrateRecord,
  InitialContents,
  SwellRun,
  TailPipeRun,
  TailPipeSeries,
  ReleasedComponent,
  VentedStream,
  WaterRecord,
} from './results/run.ts';
export type {
  BlowdownOptions,
  BlowdownOutlet,
  BlowdownSpec,
  ComponentFraction,
  Draw,
  FireSpan,
  FluidSpec,
  HeatSpec,
  InitialState,
  LevelSwell,
  OpeningCurve,
  PressureHistory,
  ReliefOutlet,
  ScheduledOutlet,
  Surroundings,
  TailPipe,
  Wall,
  WallLayer,
} from './spec.ts';
export {
  brittleFractureCheck,
  depressuringCriteria,
  type BrittleFractureCheck,
  type DepressuringCriteria,
  type PressureCriterion,
} from './results/criteria.ts';
export {
  combineLoads,
  staggeredSequence,
  type CombinedLoad,
  type FlowHistory,
  type StaggeredSequence,
} from './sizing/flare-load.ts';
export type { SwellRegime } from './level-swell/drift-flux.ts';
export {
  headerSequence,
  headerTolerance,
  simulateHeader,
  type FlareHeader,
  type HeaderLimits,
  type HeaderOptions,
  type HeaderRun,
  type HeaderSequence,
  type HeaderSeries,
  type HeaderVessel,
  type HeaderVesselRun,
} from './header/index.ts';
export type { EquationBasis } from './models/fluid.ts';
export { largestOrifice, type LargestOrifice } from './sizing/largest-orifice.ts';
export { canHaveFreeWater } from './free-water/free-water.ts';
export { canHaveLiquidBesideWater } from './models/beside-water.ts';
export { loadContents, type CompositionModel } from './models/loaded-contents.ts';
export { startingPhases, type StartingPhases } from './contents/starting-phases.ts';
export { zoneTime } from './models/chosen-model.ts';
export {
  ruptureCheck,
  type LocalFire,
  type LocalHistory,
  type LocalMoment,
  type RuptureCheck,
} from './rupture/rupture.ts';
export { cylinderStress, type WallStress } from './rupture/wall-stress.ts';
export { sizeOrifice, type OrificeSize, type OrificeSizingSpec, type OrificeTarget } from './sizing/sizing.ts';
export { hydrateTemperature, relativeDensity } from './free-water/hydrate.ts';
export { timeToPressure, valueAt } from './results/times.ts';
export {
  compareExperiment,
  type ComparedCurve,
  type ComparedReading,
  type ExperimentComparison,
} from './experiments/compare.ts';
export { biasOf, type QuantityBias } from './experiments/bias.ts';
export type { BlowdownExperiment, MeasuredCurve, MeasuredQuantity, Readings } from './experiments/experiment.ts';
export { blowdownExperiments } from './experiments/experiments.ts';
