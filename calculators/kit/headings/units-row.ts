import { beginsWithNumber } from './begins-with-number.ts';
import { isAnyUnit } from './is-any-unit.ts';

/** Words above sizes in a row of units. */
const isSizeWord = (text: string) => /^(?:DN|NPS|NB|NPS\/DN|DN\/NPS)$/i.test(text);

/** Matches a unit with a power of ten in front: "10^3 kg/h", "1000 kg/h", and "103 kg/h", in which the exponent lost its place. */
const multiple =
  /^(?:10\s?(?:\^|\*\*)\s?\d|10[¹²³⁴-⁹]|10[36]|1?[.,'\s]?000(?:[.,'\s]?000)?|1e\d)\s*[×x·*]?\s*(\p{L}.*)$/iu;

const isMultiple = (cell: string) => isAnyUnit(multiple.exec(cell)?.[1] ?? '');

/**
 * Whether the cells of a row that are not blank are units: none is a number, and more than half are units or words for sizes. Beside other units, one
 * may have a power of ten in front.
 */
export function areUnits(typed: readonly string[]): boolean {
  const cells = typed.filter(cell => !beginsWithNumber(cell) || !isMultiple(cell));
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

/** Matches a unit of flow, also one that is not understood, alone or with a factor: "mt/hr", "x 10^3 kg/h". */
const perhapsFlowUnit = /^(?:(?:[x×*]\s*10\S*|thousand|'?000)\s*)?\p{L}{1,4}[23²³]?\/\p{L}{1,4}(?![\p{L}\d])/iu;

/** Whether a row below a heading has nothing but a unit, in a column other than the first. */
export function isLoneUnit(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter(cell => cell !== '');
  return others.length === 0 && cells[0] === '' && (isMultiple(only) || perhapsFlowUnit.test(only));
}
