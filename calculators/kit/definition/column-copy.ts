import type { TableCell } from './table.ts';

/**
 * A column of a result table, such as the sizes found, that the user can copy into an input table. A result row belongs to the input row
 * whose first cell is the text of its column `key`.
 */
export interface ColumnCopy {
  /** The id of the result, or 'together' for the table of the aggregate over cases. */
  readonly table: string;
  readonly key: string;
  readonly from: string;
  /** The id of the table of inputs and of its column. */
  readonly field: string;
  readonly column: string;
  /** The label of the command: "Use the sizes found". */
  readonly label: string;
}

/** The cells to copy, by the key of their row. */
export function cellsToCopy(
  { key, from }: ColumnCopy,
  { columns, rows }: { columns: readonly { readonly id: string }[]; rows: readonly (readonly (TableCell | null)[])[] },
): ReadonlyMap<string, string> {
  const [keyIndex, fromIndex] = [key, from].map(each => columns.findIndex(({ id }) => id === each));
  return new Map(
    rows.flatMap(row => {
      const [name, cell] = [row[keyIndex ?? -1], row[fromIndex ?? -1]];
      return typeof name === 'string' && typeof cell === 'string' && cell !== '' ? [[name, cell] as const] : [];
    }),
  );
}
