import type { NetworkDrawing, ReportedTable } from '@isentrope/calculators/kit';
import { tableFigure } from '../table-figure.ts';
import type { DrawnItem } from './network-picture.tsx';
import { valueLevels } from './value-levels.ts';

/** Converts the table of a network's items to the items of its picture. */

type Items = Pick<ReportedTable, 'columns' | 'rows'>;

/** The label of a column with its unit. */
export function headOf({ columns }: Items, id: string): string {
  const column = columns.find(each => each.id === id);
  return column ? `${column.label}${column.unit === '' ? '' : `, ${column.unit}`}` : id;
}

/** The text alternative of a picture. */
export const networkTitle = (table: Items, value: string): string =>
  `The network with ${headOf(table, value)} at its items, which the tables list`;

function columnCells({ columns, rows }: Items, id: string) {
  const index = columns.findIndex(column => column.id === id);
  return rows.map(row => row[index] ?? null);
}

/** The numbers of a column; undefined where it is blank. */
export function columnNumbers(table: Items, id: string): readonly (number | undefined)[] {
  return columnCells(table, id).map(cell => (typeof cell === 'number' ? cell : undefined));
}

/** The items of a table with the values of one of its columns. */
export function drawnItems(table: Items, drawing: Omit<NetworkDrawing, 'table'>, value: string): DrawnItem[] {
  const column = table.columns.find(({ id }) => id === value);
  const numbers = columnNumbers(table, value);
  const texts = (id: string) => columnCells(table, id).map(cell => String(cell ?? ''));
  const [types, from, to] = [drawing.type, drawing.from, drawing.to].map(texts);
  const flows = columnNumbers(table, drawing.flow);
  const levels = valueLevels(numbers);
  return texts(drawing.item).map((tag, index) => {
    const number = numbers[index];
    return {
      tag,
      type: types?.[index] ?? '',
      from: from?.[index] ?? '',
      to: to?.[index] ?? '',
      value: number === undefined || !column ? undefined : tableFigure(column, number),
      level: levels[index],
      isReversed: (flows[index] ?? 0) < 0,
      isStill: flows[index] === 0,
    };
  });
}
