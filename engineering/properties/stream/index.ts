/** Properties of the flowing fluid for calculations, for all fluid types. */
export * from './lazy.ts';
export type { BubblePoint } from './bubble-point.ts';
export type { FreezingPoint } from './freezing-point.ts';
export type { HeatedGas } from './heated-gas.ts';
export {
  streamName,
  type PetroleumFluid,
  type StreamFluid,
  type TabulatedFluid,
  type TabulatedProperty,
  type TabulatedRow,
} from './stream-fluid.ts';
export type { RequestedPhase, StreamPhase, TwoPhasesKnown } from './stream-phase.ts';
export type { StreamRemarks, StreamValue } from './stream-value.ts';
