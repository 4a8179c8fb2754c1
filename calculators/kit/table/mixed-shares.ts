import { parseNumber } from '@isentrope/engineering/quantities';
import { columnName, type HeadedColumn } from './headed-column.ts';

/** Shares of a column of which some have a per cent sign and others may be fractions of one. */

/**
 * Errors for bare numbers up to 1 in a column that is read in per cent, beside others with a per cent sign: 0.68 beside 48.5 % may be 68 %. Each is
 * the end of a sentence that begins with the label.
 */
export function mixedShareFaults(
  columns: readonly (HeadedColumn | undefined)[],
  rows: readonly (readonly string[])[],
): { readonly row: number; readonly column: string; readonly reason: string }[] {
  return columns.flatMap((headed, index) => {
    if (headed?.column.type !== 'quantity' || headed.column.kind !== 'fraction' || headed.unit !== '%') return [];
    const cells = rows.map(row => (row[index] ?? '').trim());
    if (!cells.some(cell => cell.endsWith('%'))) return [];
    const isOpen = (cell: string) => {
      const number = parseNumber(cell) ?? 0;
      return number > 0 && number <= 1;
    };
    const row = cells.findIndex(isOpen);
    const reason = `has "${cells[row]}" for ${columnName(headed.column)} in row ${row + 1}, which may be per cent or a fraction of 1 beside numbers with a per cent sign; write % behind it`;
    return row < 0 ? [] : [{ row, column: headed.id, reason }];
  });
}
