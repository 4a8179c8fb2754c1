/** Fluid selection for any calculator: the fields, and defaults derived from the fluid. */
export { sharedComposition, sharedFluid } from './shared-fluid.ts';
export { solidAfter, solidMessages, solidNote, solidWarning, fluidOfPhase, solidComponentOf } from './solids.ts';
export { isDenseGas, splitDoubtText } from './phase-messages.ts';
export { boilingByGergMessages } from './beyond-gerg.ts';
export {
  flashOf,
  isentropicExcess,
  liquidOf,
  negligibleExcess,
  missingIsentropeMessages,
  unknownFlash,
} from './flashing.ts';
export { missedWaterMessages, waterDewPointMessages } from './missed-water.ts';
export { streamFluidFrom, fluidLoads } from './stream-fluid.ts';
export { loadFluid } from './fluid-data.ts';
export { fluidFields, fluidRows, whenFluidSelected, type FluidFields } from './fields.ts';
export {
  negligibleFlux,
  negligibleShare,
  throatDifference,
  withItsLiquid,
  type ConstantNozzle,
  type ThroatDifference,
} from './gas-outlet.ts';
export { flowStreams, splitByPhases } from './flow-streams.ts';
export { fluidName } from './fluid-name.ts';
export { transferredFluid, enteredProperty } from './transferred-fluid.ts';
export { referenceDensityMessages, referenceDensityOfStream } from './reference-density.ts';
export { referenceExcessMessages } from './reference-excess.ts';
export { streamAt, type PropertyDefault } from './stream.ts';
export { otherPhaseMessages } from './other-phase.ts';
export { percent } from './words.ts';
export { tensionBetween } from './surface-tension.ts';
export { soundSpeedCheck } from './sound-speed.ts';
export { nozzleFluxCheck } from './nozzle-flux.ts';
export { enthalpyMessages, isConsiderable, kelvins, meaningOfTemperature, throttlingMessages } from './throttling.ts';
export { equilibriumVapour } from './two-phases.ts';
export {
  condensationCheck,
  denseCompared,
  densityCompared,
  flashCheck,
  flashInDeviceCheck,
  fluidChecks,
  ofInverseRoot,
  referenceDensityCheck,
  solidAfterCheck,
  streamCheck,
  throatCheck,
  throttlingCheck,
  twoPhasesChecks,
} from './stream-checks.ts';
