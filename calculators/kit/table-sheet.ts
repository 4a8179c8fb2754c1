import { cellInUnit, columnHead, type Table } from './table.ts';
import { numberFormat, type Cell, type Sheet } from './sheet.ts';

/** A column of a laid out table: its head, and how many digits of its numbers are shown. */
interface ShownColumn {
  readonly head: string;
  readonly digits: number;
}

type ShownRow = readonly (number | string | null | undefined)[];

/**
 * Rows of a table as a sheet of its own: the heads of the columns with their units, then the rows, numbers as numbers. Where
 * rows of several cases stand one under the other, a first column says which is whose.
 */
export function sheetOf(
  name: string,
  columns: readonly ShownColumn[],
  rows: readonly { readonly of?: string; readonly cells: ShownRow }[],
): Sheet {
  const named = rows.some(({ of }) => of !== undefined);
  const heads = [...(named ? ['Case'] : []), ...columns.map(({ head }) => head)];
  const lines = rows.map(({ of, cells }) => [
    ...(named ? [{ value: of ?? '' }] : []),
    ...columns.map(({ digits }, index): Cell | undefined => {
      const cell = cells[index] ?? undefined;
      if (cell === undefined) return undefined;
      return typeof cell === 'number' ? { value: cell, format: numberFormat(cell, digits) } : { value: cell };
    }),
  ]);
  return {
    name: name.slice(0, 31),
    rows: [heads.map(value => ({ value, bold: true })), ...lines],
    widths: [...(named ? [18] : []), ...columns.map(() => 16)],
    frozenRows: 1,
    frozenColumns: 1,
  };
}

/** A table as a sheet of its own. */
export function tableSheet(name: string, { columns, rows }: Table): Sheet {
  return sheetOf(
    name,
    columns.map(column => ({ head: columnHead(column), digits: column.digits ?? 4 })),
    rows.map(row => ({ cells: columns.map((column, index) => cellInUnit(column, row[index])) })),
  );
}
