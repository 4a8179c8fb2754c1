import { streamName, type ReferenceExcess, type StreamFluid } from '@isentrope/engineering/properties';
import { warning, type Message } from '../kit/index.ts';
import { percent } from './words.ts';

/** What a property by Peng–Robinson means for a result that follows it. */
interface ExcessMeaning {
  /** The property within a sentence, with its verb: "the latent heat is". */
  readonly property: string;
  /** Relative difference from which it is reported. */
  readonly negligible: number;
  /** Sentences on what follows from a value that is too large, and too small. */
  readonly large: string;
  readonly small: string;
}

/** Reports a property of a fluid by Peng–Robinson that differs from that of a reference equation. */
export function referenceExcessMessages(
  found: ReferenceExcess | undefined,
  fluid: StreamFluid,
  { property, negligible, large, small }: ExcessMeaning,
  field: string,
): Message[] {
  if (!found || !(Math.abs(found.excess) > negligible)) return [];
  const { by, excess } = found;
  const text = `By Peng–Robinson, ${property} about ${percent(excess)} too ${excess > 0 ? 'large' : 'small'} for ${streamName(fluid)}, ${by}. ${excess > 0 ? large : small}`;
  return [warning(text, { field })];
}
