import { fromSi } from '@isentrope/engineering/quantities';
import type { RowsColumn, RowsField, TypedRow } from '../definition/fields.ts';
import { isRecordTable } from '../definition/is-record-table.ts';

type Columns = Pick<RowsField, 'columns'>;

/** Writes rows in SI units as the text of an entry, with a heading and the units of the field. */
export function rowsText(field: Columns, typed: readonly TypedRow[]): string {
  const used = Object.entries(field.columns).flatMap(([id, column]) => usedColumns(id, column, typed));
  return [used.map(({ heading }) => heading), ...typed.map(row => used.map(({ cell }) => cell(row)))]
    .map(cells => cells.join(' | '))
    .join(isRecordTable(field) ? '\n' : '; ');
}

interface UsedColumn {
  readonly heading: string;
  readonly cell: (row: TypedRow) => string;
}

/** The columns that a declared column needs in the text of some rows: none if all cells are blank, one per name if users name the columns. */
function usedColumns(id: string, column: RowsColumn, typed: readonly TypedRow[]): UsedColumn[] {
  if (column.type === 'named') {
    const names = new Set(typed.flatMap(row => Object.keys(namedNumbers(row[id]))));
    return [...names].map(name => ({
      heading: headingOf({ column, name }),
      cell: row => cellText({ ...column, type: 'quantity' }, namedNumbers(row[id])[name]),
    }));
  }
  if (typed.every(row => row[id] === undefined)) return [];
  const heading = `${column.label} ${column.type === 'quantity' ? column.unit : ''}`.trim();
  return [{ heading, cell: row => cellText(column, row[id]) }];
}

/** The numbers by column name in a cell of user-named columns. */
export function namedNumbers(value: TypedRow[string]): Readonly<Record<string, number>> {
  return typeof value === 'object' && !isRows(value) ? value : {};
}

const isRows = (value: object): value is readonly TypedRow[] => Array.isArray(value);

/** The text of a cell with a value in SI units, in the unit of its column. */
export function cellText(column: RowsColumn, value: TypedRow[string]): string {
  if (value === undefined) return '';
  if (column.type === 'quantity')
    return String(Number(fromSi(column.kind, Number(value), column.unit).toPrecision(12)));
  if (typeof value === 'object') return rowsText(nestedField(column), isRows(value) ? value : []).replaceAll('|', ':');
  if (column.type === 'boolean') return value === true ? column.words.yes : column.words.no;
  return String(value);
}

const nestedField = (column: RowsColumn): Columns => (column.type === 'nested' ? column : { columns: {} });

/** The displayed heading of a column, without its unit. */
export function headingOf({ column, name }: { readonly column: RowsColumn; readonly name?: string }): string {
  return name === undefined ? column.label : `${column.label} ${name}`;
}
