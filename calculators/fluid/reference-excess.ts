import { streamName, type ReferenceExcess, type StreamFluid } from '@isentrope/engineering/properties';
import { warning, type Message } from '../kit/index.ts';
import { percent } from './words.ts';

/** What a property that another equation has otherwise means for a result that follows it. */
interface ExcessMeaning {
  /** The property within a sentence, with its verb: "the latent heat is". */
  readonly property: string;
  /** Relative difference from which it is reported. */
  readonly negligible: number;
  /** Sentences on what follows from a value that is too large, and too small. */
  readonly large: string;
  readonly small: string;
}

/** Reports a property of a fluid that differs from that of a reference equation, or between two equations of which none is known to be right. */
export function referenceExcessMessages(
  found: ReferenceExcess | undefined,
  fluid: StreamFluid,
  { property, negligible, large, small }: ExcessMeaning,
  field: string,
): Message[] {
  if (!found || !(Math.abs(found.excess) > negligible)) return [];
  const { equation, by, excess } = found;
  const size = excess > 0 ? 'large' : 'small';
  const comparison =
    equation === 'GERG-2008'
      ? `By ${equation}, ${by}, ${property} ${percent(excess)} ${size}r than by Peng–Robinson, and perhaps too ${size}.`
      : `By ${equation}, ${property} about ${percent(excess)} too ${size} for ${streamName(fluid)}, ${by}.`;
  const text = `${comparison} ${excess > 0 ? large : small}`;
  return [warning(text, { field })];
}
