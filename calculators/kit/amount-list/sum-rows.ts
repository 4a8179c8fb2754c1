import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn } from './amount-heads.ts';
import { wholeSums, wholeTolerance } from './find-amount-column.ts';
import { findItemInText, isNotItem, isSum } from './item-in-text.ts';
import { isNeutralHead } from './neutral-heads.ts';

type Row = readonly string[];

/** Relative deviation allowed between a printed total and the sum of its rounded parts. */
const totalTolerance = 0.01;

/**
 * What the rows of sums below a list state besides the sum.
 * `totals`: the words of those that are the sum of the amounts, such as "Total (kg/h)", which may name their basis.
 * `parts`: those that are not, and name something that the other amounts lack, such as "Total sulphur".
 */
export function sumRemarks(
  field: ListField,
  rows: readonly Row[],
  body: readonly Row[],
  amount: number,
): { readonly totals: readonly string[]; readonly parts: readonly string[] } {
  if (!field.basis) return { totals: [], parts: [] };
  const sum = body.reduce((total, row) => total + (parseListAmount(row[amount] ?? '') ?? 0), 0);
  const isWhole = wholeSums.some(whole => Math.abs(sum / whole - 1) <= wholeTolerance);
  const totals: string[] = [];
  const parts: string[] = [];
  for (const row of rows) {
    const [name = ''] = row;
    const number = parseListAmount(row[amount] ?? '');
    if ((name !== '' && !isSum(name)) || number === undefined) continue;
    const words = row.filter(cell => cell !== '' && parseListAmount(cell) === undefined).join(' ');
    if (Math.abs(number - sum) <= totalTolerance * Math.abs(sum)) totals.push(words);
    else if (!isWhole && number > 0 && namesPart(field, name)) parts.push(row.filter(cell => cell !== '').join(' '));
  }
  return { totals, parts };
}

/** Whether the name of a sum names what is added up, such as "Total sulphur" and "Total C6+", rather than a stream or a unit. */
function namesPart(field: ListField, name: string): boolean {
  if (name === '') return true;
  const part = name.replace(/^\S+\s*/, '');
  const isItem = isNotItem(field, part) || findItemInText(field, part) !== undefined;
  return isItem || (basisIn(field, name) === undefined && !isNeutralHead(part));
}
