import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { isAmountUnit } from './amount-units.ts';
import { findItemInText } from './item-in-text.ts';

type Row = readonly string[];

/**
 * Moves the unit of a heading to the headings of the columns with the amounts, if its own column is blank in the rows of the items below it, as in
 * "Component flow | kg/h | S1 | S2" above "Propane | | 60 | 50".
 */
export function spreadUnits(field: ListField, rows: readonly Row[]): readonly Row[] {
  if (!field.basis) return rows;
  return rows.map((row, index) => {
    const place = row.findIndex((cell, at) => at > 0 && isAmountUnit(cell));
    if (place < 0 || row.slice(1).some(cell => parseListAmount(cell) !== undefined)) return row;
    const items = itemsBelow(field, rows.slice(index + 1));
    if (items.length === 0 || items.some(item => (item[place] ?? '') !== '')) return row;
    const width = Math.max(row.length, ...items.map(({ length }) => length));
    return Array.from({ length: width }, (_, at) => {
      if (at === place) return '';
      const isOfAmounts = at > place && items.some(item => (item[at] ?? '') !== '');
      const head = row[at] ?? '';
      return isOfAmounts && !isAmountUnit(head) ? `${head} ${row[place]}`.trim() : head;
    });
  });
}

/** The rows of items that follow, of which a row of units or streams may be ahead. */
function itemsBelow(field: ListField, below: readonly Row[]): readonly Row[] {
  const isItem = ([name = '', ...others]: Row) => others.length > 0 && findItemInText(field, name) !== undefined;
  const start = below.findIndex(isItem);
  if (start < 0 || start > 1) return [];
  const end = below.findIndex((row, index) => index > start && !isItem(row));
  return below.slice(start, end < 0 ? below.length : end);
}
