import { Refusal } from '../../quantities/index.ts';
import type { TransportValue } from '../transport/index.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';

/** A property of a stream in SI units, with its source and uncertainty. */
export interface StreamValue {
  readonly value: number;
  /** Name of the fluid within a sentence. */
  readonly of: string;
  readonly source: string;
  /** Published relative uncertainty, if any. */
  readonly uncertainty: number | undefined;
  /** Sentences on an estimate that may be far off, and on which side that is. */
  readonly caution?: string;
}

/** Remarks and cautions on a fluid's equation, in sentences. */
export interface StreamRemarks {
  readonly remarks: readonly string[];
  readonly cautions: readonly string[];
  readonly source: string;
}

/** Wraps a value of a fluid. Throws a Refusal for an undefined value. */
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

/** Wraps a transport property of a fluid, marked where it is extrapolated. */
export function transportValue(
  fluid: StreamFluid,
  { value, source, uncertainty, extrapolated }: TransportValue,
): StreamValue {
  return streamValue(fluid, value, extrapolated ? `${source}, beyond its range` : source, uncertainty);
}

/** Throws a Refusal for an unknown property; the caller names the property. */
export function refuseUnknown(fluid: StreamFluid): never {
  throw new Refusal(`not known for ${streamName(fluid)}; enter by hand`);
}
