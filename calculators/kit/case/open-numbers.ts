import {
  ambiguousReadings,
  decimalMark,
  readingsAmongCommas,
  type AmbiguousReadings,
} from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';

const known = new WeakMap<CaseData, boolean>();

/** Whether an entry of a case is a number that has a decimal comma for certain, such as 998,2, or points between thousands; cached. */
export function hasDecimalCommas(data: CaseData): boolean {
  let found = known.get(data);
  if (found === undefined) {
    const texts = Object.values(data).flatMap(entry => entry?.text ?? []);
    found = texts.some(text => decimalMark([text]) === ',');
    known.set(data, found);
  }
  return found;
}

/** Both readings of a typed quantity of a case: of "48,600" and "5 ton", and of "12.500" where other entries have decimal commas. */
export function openReadings(text: string, data: CaseData): AmbiguousReadings | undefined {
  const readings = ambiguousReadings(text);
  if (!hasDecimalCommas(data)) return readings;
  const open = readings ?? readingsAmongCommas(text);
  // A fourth decimal closes the number, which beside decimal commas would be open again.
  return open && readingsAmongCommas(open.read) ? { ...open, read: open.read.replace(/\.\d{3}/, '$&0') } : open;
}
