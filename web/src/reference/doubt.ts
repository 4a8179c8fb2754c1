import { twoReadings } from '@isentrope/engineering/quantities';

/** What a typed number is read as where others would read it differently; undefined for one that reads one way. */
export function doubtAbout(text: string): string | undefined {
  const readings = twoReadings(text);
  return readings && `Read as ${readings.read}; for ${readings.meant} leave out the comma.`;
}
