import { parseNumber } from '@isentrope/engineering/quantities';
import { beginsWithNumber } from './begins-with-number.ts';
import { isAnyUnit } from './is-any-unit.ts';
import { splitMultiple } from './multiple-unit.ts';

/** Words above sizes in a row of units. */
const isSizeWord = (text: string) => /^(?:DN|NPS|NB|NPS\/DN|DN\/NPS)$/i.test(text);

/** Whether a text is a number, and neither a unit such as 1/h nor a multiple of one. */
const isNumber = (text: string) =>
  beginsWithNumber(text) && !/^1\/\p{L}/u.test(text) && splitMultiple(text) === undefined;

/** Whether the cells of a row that are not blank are units: none is a number, and more than half are units or words for sizes. */
export function areUnits(cells: readonly string[]): boolean {
  if (cells.some(isNumber)) return false;
  // Looking a word up in every kind takes time, so that a row of words ends the search early.
  let [words, units] = [0, 0];
  for (const cell of cells) {
    if (isSizeWord(cell)) continue;
    if (isAnyUnit(cell)) units += 1;
    // "1000 kg/h" may be an item's flow too, and makes no row of units by itself.
    else if (splitMultiple(cell) === undefined) words += 1;
    if (2 * words >= cells.length) return false;
  }
  return units > 0;
}

/** Whether a text that is no number has a unit in it, or looks like one that is not known: "kg/h (dry)", "psi ga", "mt/hr". */
export const isLikeUnit = (text: string) =>
  splitMultiple(text) !== undefined ||
  (!isNumber(text) &&
    (/\p{L}[²³\d]*\/\p{L}/u.test(text) || text.split(' ').some(word => /../u.test(word) && isAnyUnit(word))));

/**
 * Whether a row below a heading that is not one of units by its cells alone states some, known or not: one cell of it is like a unit at least, all
 * are texts above a number without a unit, and the next row has more cells.
 */
export function areUnitsAbove(cells: readonly string[], next: readonly string[]): boolean {
  const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [{ cell, under: next[index] ?? '' }]));
  return (
    filled.length > 0 &&
    filled.length < next.filter(cell => cell !== '').length &&
    filled.some(({ cell }) => isLikeUnit(cell)) &&
    filled.every(({ cell, under }) => !isNumber(cell) && parseNumber(under) !== undefined)
  );
}
