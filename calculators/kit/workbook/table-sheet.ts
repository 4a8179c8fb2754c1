import { cellInUnit, columnHead, type Table } from '../definition/table.ts';
import { numberCell, numberFormat, sheetName, styled, type Cell, type Row, type Sheet } from './sheet.ts';

/** A column of a table sheet: its heading and the digits of its numbers. */
interface ShownColumn {
  readonly head: string;
  readonly digits: number;
}

type ShownRow = readonly (number | string | null | undefined)[];

/**
 * A sheet for a table: headings with units, then rows with numbers as numbers. If rows belong to several cases, a first
 * column names the case.
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
      heads.map((head, index) =>
        styled(head, lines.some(line => typeof line[index]?.value === 'number') ? 'figures' : 'head'),
      ),
      ...lines,
    ],
    widths: heads.map((_, index) => widthOf(lines.map(line => line[index]))),
    frozenRows: 1,
    frozenColumns: 1,
  };
}

/** The width of a column: that of its longest text, within limits. */
function widthOf(cells: Row): number {
  const longest = Math.max(0, ...cells.map(cell => (typeof cell?.value === 'string' ? cell.value.length : 0)));
  return Math.min(48, Math.max(16, longest + 4));
}

/** A sheet for one table. */
export function tableSheet(name: string, { columns, rows }: Table): Sheet {
  return sheetOf(
    name,
    columns.map(column => ({ head: columnHead(column), digits: column.digits ?? 4 })),
    rows.map(row => ({ cells: columns.map((column, index) => cellInUnit(column, row[index])) })),
  );
}
