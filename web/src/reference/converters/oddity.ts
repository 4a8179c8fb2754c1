import { atmosphere, type Kind } from '@isentrope/engineering/quantities';

/** A remark on an SI value that nothing can have, such as a temperature below absolute zero; undefined for any other. */
export function oddity(kind: Kind, si: number): string | undefined {
  // A little below the limit is the rounding of the conversion.
  if (kind === 'temperature') return si < -1e-9 ? 'This is below absolute zero.' : undefined;
  if (kind === 'gaugePressure') return si < -atmosphere - 1e-6 ? 'This is below an absolute vacuum.' : undefined;
  if (kind === 'absolutePressure') return si < -1e-6 ? 'This is below an absolute vacuum.' : undefined;
  return undefined;
}
