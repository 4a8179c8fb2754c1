/** What calculations ask of the fluid that flows, whatever it is known by. */
export { loadStreamData, streamName, type PetroleumFluid, type StreamFluid } from './stream-fluid.ts';
export { streamPhaseAt, type AskedPhase, type StreamPhase } from './stream-phase.ts';
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
export { streamMeanHeatCapacity, streamVaporised } from './mean-heat-capacity.ts';
export { streamTensionBetween } from './tension-between.ts';
export type { StreamValue } from './stream-value.ts';
