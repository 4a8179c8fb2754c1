import { beginsWithNumber } from './begins-with-number.ts';
import { isAnyUnit } from './is-any-unit.ts';

/** Words above sizes in a row of units. */
const isSizeWord = (text: string) => /^(?:DN|NPS|NB|NPS\/DN|DN\/NPS)$/i.test(text);

/** Whether the cells of a row that are not blank are units: none is a number, and more than half are units or words for sizes. */
export function areUnits(cells: readonly string[]): boolean {
  if (cells.some(cell => beginsWithNumber(cell) && !/^1\/\p{L}/u.test(cell))) return false;
  // Looking a word up in every kind takes time, so that a row of words ends the search early.
  let [words, units] = [0, 0];
  for (const cell of cells) {
    if (isSizeWord(cell)) continue;
    if (isAnyUnit(cell)) units += 1;
    else words += 1;
    if (2 * words >= cells.length) return false;
  }
  return units > 0;
}
