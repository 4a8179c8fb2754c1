import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn, basisOfTitle, isShare } from './amount-heads.ts';
import { isAmount, isAmountUnit } from './amount-units.ts';
import { findItemInText } from './item-in-text.ts';
import { isNeutralHead } from './neutral-heads.ts';
import { notDetected } from './report-words.ts';

type Row = readonly string[];

/** The headings of a list, and the columns of its amounts and their units. */
interface PlaceOfAmounts {
  readonly headings: Row;
  readonly amount: number;
  readonly unit: number | undefined;
  readonly columnsOfNumbers: ReadonlySet<number>;
}

/** Matches a word in a cell of its own that makes an item another one: an isomer, or a lump of it and what is heavier. */
const otherItem = /^(?:iso|i-?|neo|sec|tert|cis|trans|\+|plus|c\s?\d+\s?\+|(?:and )?(?:heavier|higher|isomers))$/i;

/** Matches a unit of shares or concentrations among other words. */
const unitAmongWords =
  /\bpp(?:hm|[mbt])|\bgrains?\b|[mµun]?g\w{0,3}\s*\/\s*(?:[NS]?m[3³]|l|kg)|\b(?:lb|gr(?:ains?)?)\s*\/|\bwt\b|\bby (?:mass|weight|vol)|\bparts\b|10\s*[-−⁻^]/i;

/** Matches an exponent or a divisor in a cell of its own, which belongs to the number beside it: "E-4", "×10⁻³", "/1000". */
const exponent = /^(?:[x×·*]?\s*(?:10|1?\s*e)\s*\^?\s*[+\-−⁻]?[\d⁰¹²³⁴-⁹]+|\/\s*10+)$/i;

/** Matches words by which the number beside them is a limit, or that of a component not detected. */
const limit =
  /^(?:[^\d]*[^\p{L}\d])?(?:max(?:imum|imal)?|min(?:imum|imal)?|traces?|tr|spuren?|(?:less|more|greater|lower|higher) than|below|above|under|up to|at (?:least|most)|not (?:detect|quantif)\p{L}*|n\.?[dq]|[bu]\.?[dql]\.?l|nil|none|absent|l\.?o\.?[dq]|limit)(?![\p{L}\d])[^\d]*$/iu;

/**
 * Whether a row has words beside its amount that may change what it means: a unit or "max" under "Remarks", or "iso" behind a name. A unit behind
 * another number belongs to that, and one that its heading states changes nothing.
 * @param place.columnsOfNumbers the columns with a number in any row, in which "ND" is an amount
 */
export function hasWordsBeside(
  field: ListField,
  row: Row,
  { headings, amount, unit, columnsOfNumbers }: PlaceOfAmounts,
): boolean {
  if (!field.basis) return false;
  // Behind "Heptanes plus" the symbol C7+ is that of the same lump.
  const isLump = /\+|\bplus\b/i.test(row[0] ?? '') || field.definedItems?.read(row[0] ?? '')?.ok === true;
  const isNone = notDetected.test(row[amount] ?? '') || !parseListAmount(row[amount] ?? '');
  return row.some((cell, index) => {
    if (index === 0 || index === amount) return false;
    if (!isNone && !columnsOfNumbers.has(index) && (exponent.test(cell) || limit.test(cell))) return true;
    if (index === unit || isNumber(cell)) return false;
    if (otherItem.test(cell) && !isLump) return true;
    const number = row.findLastIndex((each, at) => at > 0 && at < index && isNumber(each));
    const isOfOther = number > 0 && number !== amount;
    const isStated = [headings[amount], headings[index]].some(head => isSameUnit(field, head ?? '', cell));
    if (isOfOther || isStated || findItemInText(field, cell) !== undefined) return false;
    // Behind an amount, in a column without a heading, any word may be its unit.
    const isBehind = index === amount + 1 && (headings[index] ?? '') === '' && !isNeutralHead(cell);
    return isBehind || /^[<>≤≥~≈]$/.test(cell) || mayChangeAmount(field, cell);
  });
}

/** Whether a text among the rows of a list may state a unit or a basis. */
const mayChangeAmount = (field: ListField, text: string) =>
  isAmountUnit(text) || unitAmongWords.test(text) || basisOfTitle(field, text) !== undefined;

/** Whether two texts state the same unit, such as "Mole %" and "mol-%". */
function isSameUnit(field: ListField, one: string, two: string): boolean {
  const basis = basisIn(field, one);
  const isLike = typeof basis === 'string' && basis === basisIn(field, two) && isShare(one) && isShare(two);
  return (
    (isLike && !/pp[mb]/i.test(one + two) && wetness(one) === wetness(two)) || withoutGaps(one) === withoutGaps(two)
  );
}

const wetness = (text: string) => /\b(?:wet|dry)\b/i.exec(text)?.[0].toLowerCase();

/** Whether a note or a title, which has no number, may state another unit or basis of the amounts than the usual one. */
export function isOfOtherBasis(field: ListField, note: string, heading: string, usual: string | undefined): boolean {
  if (findItemInText(field, note) !== undefined) return false;
  const basis = basisOfTitle(field, note);
  const isOther = basis !== undefined && basis !== usual && (isShare(note) || note.split(/\s+/).length <= 3);
  const hasNumber = /\d/.test(note.replaceAll(/m[3³]/gi, ''));
  return isOther || (!hasNumber && hasOtherUnit(note, heading, basis !== usual));
}

function hasOtherUnit(note: string, heading: string, isOtherBasis: boolean): boolean {
  if (unitAmongWords.test(note)) return !unitAmongWords.test(heading);
  return isOtherBasis && note.split(/[\s()[\],:]+/).some(word => word.length > 1 && isAmountUnit(word));
}

const isNumber = (cell: string) => isAmount(cell) || (cell.length > 1 && notDetected.test(cell));

const withoutGaps = (text: string) => text.toLowerCase().replaceAll(/[\s.]/g, '');
