import { isIncomplete, type RowsField, type TypedRow } from '../definition/fields.ts';
import { unmetColumn } from './table-cells.ts';
import type { HeadedTable } from './table-heads.ts';
import type { PlacedRow } from './table-rows.ts';

/** An error of a cell, or of a row. */
interface CellFault {
  readonly row?: number;
  readonly column?: string;
  /** Set for a cell that does not apply to its row. */
  readonly refusal?: unknown;
}

/**
 * Returns the rows of a table with errors as far as they can be read, so that rules about rows apply to them: numbers that cannot be read or
 * are missing are NaN, cells that do not apply to their rows are blank, and rows with errors in other cells are incomplete.
 */
export function readableRowsOf(
  { columns }: Pick<RowsField, 'columns'>,
  table: Pick<HeadedTable, 'columns'>,
  rows: readonly PlacedRow<TypedRow>[],
  faults: readonly CellFault[],
): TypedRow[] {
  const present = new Set(table.columns.map(headed => headed?.id));
  const absent = Object.entries(columns).filter(([id, column]) => column.required === true && !present.has(id));
  const byRow = new Map<number | undefined, CellFault[]>();
  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault]);
  return rows.map(({ row, index }) => {
    const missing = absent.flatMap(([id, { when }]) => (unmetColumn(when, row) === undefined ? [{ column: id }] : []));
    const wrong: readonly CellFault[] = [...(byRow.get(index) ?? []), ...missing];
    if (wrong.length === 0) return row;
    const read: Record<string, TypedRow[string]> = { ...row };
    let isWhole = true;
    for (const { column: id = '', refusal } of wrong) {
      const type = columns[id]?.type;
      if (refusal !== undefined) read[id] = undefined;
      else if (type === 'quantity') read[id] = NaN;
      else if (type !== 'named') isWhole = false;
    }
    return isWhole ? read : { ...read, [isIncomplete]: true };
  });
}
