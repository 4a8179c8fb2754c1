import { cellText, type ReadCell } from './cell-text.ts';
import type { CellPosition, CellRange, ReadSheet } from './layout.ts';

const isFilled = (cell: ReadCell) => cellText(cell).trim() !== '';
const hasNumber = (row: readonly ReadCell[]) => row.some(cell => /^\s*[+\-−–]?[.,]?\d/.test(cellText(cell)));

/**
 * A sheet with the values of cells that are merged over several rows in each of these rows, as a file has them only in the first, and the places
 * of the cells that are filled. Headings, and rows without cells of their own, are left as they are.
 */
export function withMergedValues({ merged = [], ...sheet }: ReadSheet): {
  readonly sheet: ReadSheet;
  readonly filled: readonly CellRange[];
} {
  if (merged.length === 0) return { sheet, filled: [] };
  const rows = sheet.rows.map(row => [...row]);
  const filled = merged.filter(([first, last]) => {
    const below = rowsBelow(sheet.rows, first, last);
    for (const row of below) {
      const inRow = rows[row] ?? [];
      while (inRow.length < first[1]) inRow.push(null);
      inRow[first[1]] = sheet.rows[first[0]]?.[first[1]];
    }
    return below.length > 0;
  });
  return { sheet: { ...sheet, rows }, filled };
}

/** The rows below the first one of merged cells to which their value belongs. */
function rowsBelow(rows: ReadSheet['rows'], [top, column]: CellPosition, [bottom]: CellPosition): number[] {
  const first = rows[top] ?? [];
  if (!isFilled(first[column]) || !hasNumber(first)) return [];
  return Array.from({ length: bottom - top }, (_, index) => top + 1 + index).filter(row => hasNumber(rows[row] ?? []));
}
