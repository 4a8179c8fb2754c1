export { simulateBlowdown } from './simulate.ts';
export type {
  BlowdownEvent,
  BlowdownRun,
  BlowdownSeries,
  BlowdownSummary,
  Column,
  ConservationErrors,
  EventKind,
  Extreme,
  HydrateRecord,
  InitialContents,
  WaterRecord,
} from './run.ts';
export type {
  BlowdownOptions,
  BlowdownOutlet,
  BlowdownSpec,
  ComponentFraction,
  Draw,
  FluidSpec,
  HeatSpec,
  InitialState,
  ReliefOutlet,
  ScheduledOutlet,
  Surroundings,
  Wall,
  WallLayer,
} from './spec.ts';
export {
  brittleFractureCheck,
  depressuringCriteria,
  type BrittleFractureCheck,
  type DepressuringCriteria,
  type PressureCriterion,
} from './criteria.ts';
export { combineLoads, staggeredSequence, type CombinedLoad, type StaggeredSequence } from './flare-load.ts';
export type { EquationBasis } from './fluid.ts';
export { mayHaveFreeWater } from './free-water.ts';
export { loadContents, type CompositionModel } from './loaded-contents.ts';
export { startingPhases, type StartingPhases } from './starting-phases.ts';
export { sizeOrifice, type OrificeSize, type OrificeSizingSpec, type OrificeTarget } from './sizing.ts';
export { hydrateTemperature, relativeDensity } from './hydrate.ts';
export { timeToPressure, valueAt } from './times.ts';
export {
  compareExperiment,
  type ComparedCurve,
  type ComparedReading,
  type ExperimentComparison,
} from './experiments/compare.ts';
export {
  blowdownExperiments,
  type BlowdownExperiment,
  type MeasuredCurve,
  type MeasuredQuantity,
  type Readings,
} from './experiments/experiments.ts';
