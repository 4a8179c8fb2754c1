/** What calculations ask of the fluid that flows, whatever it is known by. */
export { loadStreamData, streamName, type PetroleumFluid, type StreamFluid } from './stream-fluid.ts';
export { streamExpansionCoefficient } from './expansion-coefficient.ts';
export {
  streamPhaseAt,
  streamTwoPhasesAt,
  type AskedPhase,
  type StreamPhase,
  type TwoPhasesKnown,
} from './stream-phase.ts';
export {
  streamCompressibility,
  streamCriticalPressure,
  streamDensity,
  streamDensityAfter,
  streamFlashedShare,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentropicExponent,
  streamLatentHeat,
  streamMolarMass,
  streamSpeedOfSound,
  streamSurfaceTension,
  streamVapourPressure,
  streamViscosity,
} from './stream-properties.ts';
export type { StreamValue } from './stream-value.ts';
