import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn } from './amount-heads.ts';
import { amountAndUnit, isAmountUnit } from './amount-units.ts';
import { wholeSums, wholeTolerance } from './find-amount-column.ts';
import { findItemInText, isNotItem, isSum } from './item-in-text.ts';
import type { ListLine } from './list-text.ts';
import { isNeutralHead } from './neutral-heads.ts';

type Row = readonly string[];

/** Relative deviation allowed between a printed total and the sum of its rounded parts. */
const totalTolerance = 0.01;

/** Standard deviation of the rounding of a number in units of its last printed digit, and the number of deviations that count as rounding. */
const deviation = 1 / Math.sqrt(12);
const mostDeviations = 3;

/** The variance by which the rounding of its decimals changes a number as printed; a whole number is exact. */
function varianceOf(typed: string): number {
  const decimals = /[.,](\d+)/.exec(typed)?.[1]?.length;
  return decimals === undefined ? 0 : (deviation * Number(`1e-${decimals}`)) ** 2;
}

/**
 * What the rows of sums below a list state besides the sum.
 * `totals`: the words of those that are the sum of the amounts, such as "Total (kg/h)", which may name their basis.
 * `parts`: those that are not, and name something that the other amounts lack, such as "Total sulphur".
 * `others`: the names of further rows, such as "Total flow".
 * `missed`: a sentence on the last total of all if it is not the sum of the amounts, beyond their rounding.
 */
export function sumRemarks(
  field: ListField,
  rows: readonly Row[],
  body: readonly Row[],
  amount: number,
): Record<'totals' | 'parts' | 'others' | 'missed', readonly string[]> {
  if (!field.basis) return { totals: [], parts: [], others: [], missed: [] };
  const inUnit = (row: Row) => amountAndUnit(row[amount] ?? '') ?? { amount: row[amount] ?? '', unit: '' };
  const [unit = '', ...otherUnits] = new Set(body.map(row => inUnit(row).unit));
  const typed = body.map(row => inUnit(row).amount);
  const sum = typed.reduce((total, each) => total + (parseListAmount(each) ?? 0), 0);
  const isWhole = wholeSums.some(whole => Math.abs(sum / whole - 1) <= wholeTolerance);
  const totals: string[] = [];
  const parts: string[] = [];
  const others: string[] = [];
  for (const row of rows) {
    const [name = ''] = row;
    const stated = inUnit(row);
    const number = parseListAmount(stated.amount);
    if ((name !== '' && !isSum(name)) || number === undefined) continue;
    const isSumOfAll = Math.abs(number - sum) <= totalTolerance * Math.abs(sum);
    const words = row.filter(cell => cell !== '' && parseListAmount(cell) === undefined).join(' ');
    if (stated.unit !== unit && (unit !== '' || !isSumOfAll)) others.push(name);
    else if (isSumOfAll) totals.push(words);
    else if (!isWhole && number > 0 && namesPart(field, name)) parts.push(row.filter(cell => cell !== '').join(' '));
    else if (number > 0 && (!ofAll.test(name) || partialSum.test(name))) others.push(name);
  }
  const total = rows.findLast(
    row =>
      ofAll.test(row[0] ?? '') &&
      isSum(row[0] ?? '') &&
      !partialSum.test(row[0] ?? '') &&
      inUnit(row).unit === unit &&
      !row.some((cell, index) => index > 0 && isAmountUnit(cell) && body.some(each => each[index] !== cell)),
  );
  const missed = total && otherUnits.length === 0 ? missedTotal(inUnit(total).amount, typed, sum) : [];
  return { totals, parts, others, missed };
}

/** Matches the name of the sum of some amounts. */
const partialSum = /^(?:sub|zwischen|sous)/i;

/** Matches the name of the sum of all amounts, with at most a unit behind it. */
const ofAll = /^(?:grand\s)?\S+(?:\s*[:,(]?\s*(?:mole?|wt|mass|vol)?\.?\s*%\)?)?:?$/i;

function missedTotal(stated: string, typed: readonly string[], sum: number): string[] {
  const number = parseListAmount(stated);
  if (number === undefined || typed.some(text => text !== '' && parseListAmount(text) === undefined)) return [];
  const rounding = mostDeviations * Math.sqrt(typed.reduce((all, text) => all + varianceOf(text), varianceOf(stated)));
  const read = Number(sum.toPrecision(6));
  return Math.abs(number - sum) <= rounding + 1e-6 * Math.abs(number)
    ? []
    : [`The total stated is ${stated}, and the amounts read add up to ${read}: an amount may be missing or mistyped.`];
}

/** A sentence on amounts that add up to 1 or 100 before others that do so again, as those of two analyses below each other do. */
export function secondAnalysis(field: ListField, lines: readonly ListLine[]): string[] {
  const amounts = lines.map(({ amount }) => parseListAmount(amount) ?? 0);
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  const whole = wholeSums.find(each => Math.abs(all / each - 2) <= wholeTolerance);
  let before = 0;
  const end = amounts.findIndex((amount, index) => {
    before += amount;
    // Two amounts of 1 are parts of one analysis.
    const isLong = index > 0 && index < lines.length - 1;
    return isLong && whole !== undefined && Math.abs(before / whole - 1) <= wholeTolerance;
  });
  if (end < 0) return [];
  const { item = '' } = lines[end + 1] ?? {};
  const name = field.names?.[item] ?? item;
  return [`The amounts from "${name}" on add up to ${whole} again: they may be of another analysis.`];
}

/** Whether the name of a sum names what is added up, such as "Total sulphur" and "Total C6+", rather than a stream or a unit. */
function namesPart(field: ListField, name: string): boolean {
  if (name === '') return true;
  const part = name.replace(/^\S+\s*/, '');
  const isItem = isNotItem(field, part) || findItemInText(field, part) !== undefined;
  return isItem || (basisIn(field, name) === undefined && !isNeutralHead(part));
}
