import { parseNumber } from '@isentrope/engineering/quantities';
import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import type { AmountColumn } from './amount-column.ts';
import { basisIn, isShare, normalisedHead, rawHead } from './amount-heads.ts';
import { amountAndUnit, basisOfUnits, isAmountUnit, type AmountInUnit } from './amount-units.ts';
import { findItemInText, isSum } from './item-in-text.ts';
import { isWords, notDetected } from './report-words.ts';

/** Finds the columns with the amounts of a report and with their units. */

type Row = readonly string[];

/** The possible sums of a complete analysis, and the relative deviation allowed for rounding. */
export const wholeSums: readonly number[] = [1, 100];
export const wholeTolerance = 0.005;

/** The heading row: the first that names a basis, else the first that contains words and names no item. */
export function headingRow(field: ListField, rows: readonly Row[]): Row {
  const heads = rows.filter(
    ([name = '', ...others]) =>
      others.some(cell => isWords(cell) && !notDetected.test(cell)) &&
      others.every(cell => parseNumber(cell) === undefined && amountAndUnit(cell) === undefined) &&
      findItemInText(field, name) === undefined,
  );
  return heads.find(row => row.some(cell => basisIn(field, cell) !== undefined)) ?? heads[0] ?? [];
}

/** The headings of a table of items, its rows that name an item, and the basis of the list. */
interface ItemRows {
  readonly headings: Row;
  readonly named: readonly Row[];
  readonly usual: string | undefined;
}

/** Finds the amount column by its header. */
export function findAmountColumn(
  field: ListField,
  rows: readonly Row[],
  { headings: head, named: items, usual: basis }: ItemRows,
): AmountColumn {
  const { heads = {}, choice } = field.basis ?? {};
  const options = Object.keys(heads);
  const found = head.map((cell, index) => ({
    place: index,
    basis: index === 0 ? undefined : basisIn(field, cell),
    cell,
  }));
  const named = found.flatMap(({ place: index, basis: option, cell }) =>
    typeof option === 'string'
      ? [{ place: index, basis: option, isRaw: rawHead.test(cell), isOfShares: isShare(cell) }]
      : [],
  );
  const usual = basis ?? options[0];
  const [best] = named.toSorted(
    (one, two) =>
      Number(two.basis === usual) - Number(one.basis === usual) ||
      Number(one.isRaw) - Number(two.isRaw) ||
      Number(two.isOfShares) - Number(one.isOfShares),
  );
  if (!best) {
    const foreign = found.filter(each => each.basis === null).map(({ place: index }) => index);
    const indices = amountColumns(items).filter(each => !foreign.includes(each));
    const isNormalised = (each: number) => normalisedHead.test(head[each] ?? '') && !rawHead.test(head[each] ?? '');
    const position =
      normalColumn(head, indices) ??
      indices.find(isNormalised) ??
      indices.find(each => isWholeColumn(rows, each)) ??
      indices[0];
    return position === undefined && foreign.length > 0
      ? { index: foreign[0] ?? 1, isForeign: true }
      : { index: position ?? 1 };
  }
  const { place: at } = best;
  if (best.basis === usual) return { index: at };
  return choice === undefined ? { index: at, isForeign: true } : { index: at, basis: best.basis };
}

/** The index of the column headed "Normal" if others are headed as minimum or maximum. */
function normalColumn(head: Row, places: readonly number[]): number | undefined {
  const isRange = places.some(each => /\b(?:min|max)/i.test(head[each] ?? ''));
  return isRange ? places.find(each => /\bnorm(?:al)?\b/i.test(head[each] ?? '')) : undefined;
}

/** Whether the amounts of a column add up to 1 or 100. */
function isWholeColumn(rows: readonly Row[], index: number): boolean {
  const numbers = rows.flatMap(([name = '', ...row]) =>
    isSum(name) ? [] : (parseListAmount(row[index - 1] ?? '') ?? []),
  );
  const sum = numbers.reduce((total, value) => total + value, 0);
  return wholeSums.some(whole => Math.abs(sum / whole - 1) <= wholeTolerance);
}

/** The column with the basis stated by the units of its amounts, if its heading states none. */
export function withBasisOfUnits(
  field: ListField,
  column: AmountColumn,
  units: readonly AmountInUnit[],
  heading: string,
  usual: string | undefined,
): AmountColumn {
  const { heads = {}, choice } = field.basis ?? {};
  const basis = basisOfUnits(units);
  const isNamed = column.isForeign === true || basisIn(field, heading) !== undefined;
  if (isNamed || !basis || basis === (usual ?? Object.keys(heads)[0])) return column;
  return choice === undefined || !Object.hasOwn(heads, basis) ? { ...column, isForeign: true } : { ...column, basis };
}

/** The amount of a row with the unit that follows it, else with the unit in the unit column. */
export function amountInUnit(row: Row, index: number, unitPlace: number | undefined): AmountInUnit {
  const amount = row[index] ?? '';
  return amountAndUnit(amount) ?? { amount, unit: unitPlace === undefined ? '' : (row[unitPlace] ?? '') };
}

/** The index of the column headed "Unit", or in which most item rows contain a unit of amounts. */
export function unitColumn(named: readonly Row[], headings: Row): number | undefined {
  const headed = headings.findIndex((cell, index) => index > 0 && /^units?$/i.test(cell));
  if (headed > 0) return headed;
  const width = Math.max(0, ...named.map(row => row.length));
  return Array.from({ length: width }, (_, index) => index)
    .slice(1)
    .find(index => 2 * named.filter(row => isAmountUnit(row[index] ?? '')).length > named.length);
}

/** The indexes of the columns that contain a number in item rows, from the second column on. */
export function amountColumns(named: readonly Row[]): number[] {
  const width = Math.max(0, ...named.map(row => row.length));
  return Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1).filter(index =>
    named.some(row => parseListAmount(row[index] ?? '') !== undefined),
  );
}
