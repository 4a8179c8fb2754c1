import { cellInUnit, columnHead, type Table } from './table.ts';
import { numberFormat, type Cell, type Sheet } from './sheet.ts';

/** A table as a sheet of its own: the heads of its columns with their units, then its rows, numbers as numbers. */
export function tableSheet(name: string, { columns, rows }: Table): Sheet {
  const head = columns.map((column): Cell => ({ value: columnHead(column), bold: true }));
  const lines = rows.map(row =>
    columns.map((column, index): Cell | undefined => {
      const cell = cellInUnit(column, row[index]);
      if (typeof cell === 'number') return { value: cell, format: numberFormat(cell, column.digits ?? 4) };
      return cell === undefined ? undefined : { value: cell };
    }),
  );
  return { name, rows: [head, ...lines], widths: columns.map(() => 16), frozenRows: 1, frozenColumns: 1 };
}
