import type { TableCell } from './table.ts';

/**
 * A column of a table of results, such as the sizes that were found, that the user can write into a table of inputs. Rows belong together by
 * the text of `key` in the results and the first column of the inputs.
 */
export interface Adoption {
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

/** The cells of an adoption by the text of their row. */
export function adoptedCells(
  { key, from }: Adoption,
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
