import { isSizeName, readBareSizes, type BareSizes, type SizeSystem } from './bare-sizes.ts';
import type { ChoiceColumn, RowsColumn } from '../definition/fields.ts';
import { optionOf } from './table-cells.ts';
import { columnName, isBlankCell, type HeadedColumn } from './headed-column.ts';
import { rowNumbers } from './table-rows.ts';

/** Whether the options of a column are nominal sizes in both systems. */
export const isSizeColumn = (column: RowsColumn | undefined): column is ChoiceColumn =>
  column?.type === 'choice' && column.options.some(option => column.words?.[option]?.some(isSizeName) === true);

/** How a block of cells for a column reads bare nominal sizes if they are all in DN; undefined for any other block. */
export function sizesInDn(column: RowsColumn | undefined, cells: readonly string[]): BareSizes | undefined {
  const sizes = sizesOfColumn({ column }, cells);
  return cells.every(cell => !/^\d+$/.test(cell) || sizes?.read(cell) !== cell) ? sizes : undefined;
}

/** How a column of a table reads bare nominal sizes, by all of its cells; undefined for any other column. */
export function sizesOfColumn(
  headed: { readonly column?: RowsColumn | undefined; readonly system?: SizeSystem | undefined },
  cells: readonly string[],
): BareSizes | undefined {
  const { column, system } = headed;
  if (!isSizeColumn(column)) return undefined;
  const isSize = (text: string) => optionOf(column, text) !== undefined;
  const filled = cells.filter(cell => !isBlankCell(cell));
  return readBareSizes(filled, isSize, system);
}

/** Rows with bare nominal sizes as their columns read them, and sentences on those that the columns leave open. */
export function withSizesRead(
  columns: readonly (HeadedColumn | undefined)[],
  rows: readonly (readonly string[])[],
): { readonly rows: readonly (readonly string[])[]; readonly remarks: readonly string[] } {
  let read = rows;
  const remarks: string[] = [];
  for (const [index, headed] of columns.entries()) {
    const sizes =
      headed &&
      headed.prefix === undefined &&
      sizesOfColumn(
        headed,
        rows.map(row => row[index] ?? ''),
      );
    if (!sizes) continue;
    const open = new Map<string, { readonly meant: string; readonly rows: { readonly index: number }[] }>();
    read = read.map((row, place) => {
      const cell = row[index] ?? '';
      const size = sizes.open(cell);
      if (size) {
        const found = open.get(size.read) ?? { meant: size.meant, rows: [] };
        found.rows.push({ index: place });
        open.set(size.read, found);
      }
      const text = sizes.read(cell);
      return text === cell ? row : row.map((each, at) => (at === index ? text : each));
    });
    for (const [text, { meant, rows: found }] of open)
      remarks.push(
        `${rowNumbers(found).replace(/^r/, 'R')}: the bare ${columnName(headed.column)} is read as ${text}, which the other rows leave open; write ${meant} if that is meant.`,
      );
  }
  return { rows: read, remarks };
}
