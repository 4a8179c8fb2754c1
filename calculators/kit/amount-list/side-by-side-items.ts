import type { ListField } from '../definition/fields.ts';
import { isAmount } from './amount-units.ts';
import { findItemInText, isNotItem } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { notDetected } from './report-words.ts';

type Row = readonly string[];

/**
 * Splits rows that contain several items, each followed by its amount, into one row per item, those of the first column before those of the next. Such
 * rows occur in reports printed in several columns. Other rows are returned unchanged.
 */
export function splitSideBySideItems(field: ListField, rows: readonly Row[]): readonly Row[] {
  if (!field.basis || rows.every(({ length }) => length < 2)) return rows;
  const isKnown = (name: string) => findItemInText(field, name) !== undefined || isNotItem(field, name);
  const split: Row[] = [];
  let columns: Row[][] = [];
  for (const row of rows) {
    const parts = row.length < 2 ? [] : partsOf(row, isKnown);
    if (parts.length !== columns.length) split.push(...columns.splice(0).flat());
    if (parts.length === 0) split.push(row);
    else columns = parts.map((part, index) => [...(columns[index] ?? []), part]);
  }
  return [...split, ...columns.flat()];
}

/** The items of a row, each with its amounts; empty for a row that is one item or none. */
function partsOf(row: Row, isKnown: (name: string) => boolean): readonly Row[] {
  const cells = row.flatMap(cell => splitCell(cell, isKnown));
  const places = cells.flatMap((cell, index) => (isKnown(cell) ? [index] : []));
  const parts = places.map((place, index) => cells.slice(place, places[index + 1]).filter(cell => cell !== ''));
  const haveAmounts = parts.every(([, ...amounts]) => amounts.some(cell => isAmount(cell) || notDetected.test(cell)));
  return places.length > 1 && places[0] === 0 && haveAmounts ? parts : [];
}

/** Splits a cell such as "methane 90.5" in two if it names an item. */
function splitCell(cell: string, isKnown: (name: string) => boolean): readonly string[] {
  if (!/\p{L}.*\d|\d.*\p{L}/u.test(cell) || isKnown(cell)) return [cell];
  const parts = nameAndAmount(cell);
  return parts && isKnown(parts[0]) ? parts : [cell];
}
