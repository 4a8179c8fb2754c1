import { listLines, rowCells, findItem, isRecordTable, tableGrid, type Field } from '@isentrope/calculators/kit';

/** The placeholder for a missing value. */
export const noValue = '–';

/**
 * The entry of a field in display names, one line per list item or table row; for a table that is printed separately,
 * its number of rows.
 */
export function entryLines(field: Field, text: string): readonly string[] {
  const names: Readonly<Record<string, string | undefined>> = 'names' in field ? (field.names ?? {}) : {};
  if (field.type === 'list')
    return listLines(text).map(({ item, amount }) => {
      const id = findItem(field, item) ?? item;
      return `${names[id] ?? id} ${amount}`.trim();
    });
  if (field.type === 'rows' && isRecordTable(field)) {
    const { length } = tableGrid(field, text).rows;
    return length === 0 ? [] : [length === 1 ? '1 row' : `${length} rows`];
  }
  if (field.type === 'rows') return rowCells(field, text).map(cells => cells.join(' | '));
  return text.trim() === '' ? [] : [names[text] ?? text];
}
