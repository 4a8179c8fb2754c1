import { cellInUnit, columnHead, type Table } from './table.ts';
import { numberCell, numberFormat, sheetName, styled, type Cell, type Row, type Sheet } from './sheet.ts';

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
    ...(named ? [styled(of ?? '', 'label')] : []),
    ...columns.map(({ digits }, index): Cell | undefined => {
      const cell = cells[index] ?? undefined;
      if (cell === undefined) return undefined;
      return typeof cell === 'number' ? numberCell(cell, numberFormat(cell, digits)) : styled(cell, 'label');
    }),
  ]);
  return {
    name: sheetName(name),
    rows: [
      heads.map((head, place) =>
        styled(head, lines.some(line => typeof line[place]?.value === 'number') ? 'figures' : 'head'),
      ),
      ...lines,
    ],
    widths: heads.map((_, place) => widthOf(lines.map(line => line[place]))),
    frozenRows: 1,
    frozenColumns: 1,
  };
}

/** The width of a column: what its longest words need, between that of a figure and that of a sentence. */
function widthOf(cells: Row): number {
  const longest = Math.max(0, ...cells.map(cell => (typeof cell?.value === 'string' ? cell.value.length : 0)));
  return Math.min(48, Math.max(16, longest + 4));
}

/** A table as a sheet of its own. */
export function tableSheet(name: string, { columns, rows }: Table): Sheet {
  return sheetOf(
    name,
    columns.map(column => ({ head: columnHead(column), digits: column.digits ?? 4 })),
    rows.map(row => ({ cells: columns.map((column, index) => cellInUnit(column, row[index])) })),
  );
}
