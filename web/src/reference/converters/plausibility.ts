import { atmosphere, type Kind } from '@isentrope/engineering/quantities';

/** A warning on a physically impossible SI value, such as a temperature below absolute zero; else undefined. */
export function plausibilityNote(kind: Kind, si: number): string | undefined {
  // Tolerance for the rounding of the conversion.
  if (kind === 'temperature') return si < -1e-9 ? 'This is below absolute zero.' : undefined;
  if (kind === 'gaugePressure') return si < -atmosphere - 1e-6 ? 'This is below an absolute vacuum.' : undefined;
  if (kind === 'absolutePressure') return si < -1e-6 ? 'This is below an absolute vacuum.' : undefined;
  return undefined;
}
