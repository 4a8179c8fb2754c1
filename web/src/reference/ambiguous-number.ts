import { ambiguousReadings } from '@isentrope/engineering/quantities';

/** How an ambiguous number such as "1,234" is read; undefined for an unambiguous one. */
export function ambiguityNote(text: string): string | undefined {
  const readings = ambiguousReadings(text);
  return readings && `Read as ${readings.read}; for ${readings.meant} leave out the comma.`;
}
