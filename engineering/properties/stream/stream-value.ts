import { Refusal } from '../../quantities/index.ts';
import type { TransportValue } from '../transport/index.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';

/** A property of a stream in SI units, with what is known of it. */
export interface StreamValue {
  readonly value: number;
  /** What it belongs to, within a sentence. */
  readonly of: string;
  readonly source: string;
  /** The share by which it may be off, where somebody has published it. */
  readonly uncertainty: number | undefined;
}

/** What there is to know of a fluid's equation, and what makes it doubtful, in sentences. */
export interface StreamRemarks {
  readonly remarks: readonly string[];
  readonly cautions: readonly string[];
  readonly source: string;
}

/** A value of a fluid. Refusal where it has none. */
export function streamValue(
  fluid: StreamFluid,
  value: number | undefined,
  source: string,
  uncertainty?: number,
): StreamValue {
  if (value === undefined || !Number.isFinite(value))
    throw new Refusal(`${source} gives no value for ${streamName(fluid)}`);
  return { value, of: streamName(fluid), source, uncertainty };
}

/** A transport property of a fluid, which says where it is extrapolated. */
export function transportValue(
  fluid: StreamFluid,
  { value, source, uncertainty, extrapolated }: TransportValue,
): StreamValue {
  return streamValue(fluid, value, extrapolated ? `${source}, beyond its range` : source, uncertainty);
}

/** Refuses what is not known of a fluid; what it is, is said by whoever asked. */
export function refuseUnknown(fluid: StreamFluid): never {
  throw new Refusal(`not known for ${streamName(fluid)}; enter by hand`);
}
