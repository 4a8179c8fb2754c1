import type { ListField } from '../definition/fields.ts';
import { isAmount } from './amount-units.ts';
import { findItemInText, isNotItem } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { notDetected } from './report-words.ts';

type Row = readonly string[];

/**
 * Splits rows that contain several items, each followed by its amount, into one row per item. Such rows occur in reports printed in several
 * columns. Other rows are returned unchanged.
 */
export function splitSideBySideItems(field: ListField, rows: readonly Row[]): readonly Row[] {
  if (!field.basis || rows.every(({ length }) => length < 2)) return rows;
  const isKnown = (name: string) => findItemInText(field, name) !== undefined || isNotItem(field, name);
  return rows.flatMap(row => {
    if (row.length < 2) return [row];
    const cells = row.flatMap(cell => splitCell(cell, isKnown));
    const places = cells.flatMap((cell, index) => (isKnown(cell) ? [index] : []));
    const parts = places.map((place, index) => cells.slice(place, places[index + 1]).filter(cell => cell !== ''));
    return places.length > 1 &&
      places[0] === 0 &&
      parts.every(([, ...amounts]) => amounts.some(cell => isAmount(cell) || notDetected.test(cell)))
      ? parts
      : [row];
  });
}

/** Splits a cell such as "methane 90.5" in two if it names an item. */
function splitCell(cell: string, isKnown: (name: string) => boolean): readonly string[] {
  if (!/\p{L}.*\d|\d.*\p{L}/u.test(cell) || isKnown(cell)) return [cell];
  const parts = nameAndAmount(cell);
  return parts && isKnown(parts[0]) ? parts : [cell];
}
