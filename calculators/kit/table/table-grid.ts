import type { RowsColumn, RowsField } from '../definition/fields.ts';
import { splitHeading } from '../headings/split-heading.ts';
import { optionOf, addPrefix, unmetColumn } from './table-cells.ts';
import { isSizeColumn, sizesInDn, sizesOfColumn } from './table-sizes.ts';
import { isBlankCell, offeredColumns, type HeadedColumn } from './headed-column.ts';
import { headingOf } from './write-rows.ts';
import { headedTable, tableCells } from './table-heads.ts';

/** A column of a table as edited cell by cell; without `id` if the field does not have it. */
export interface GridColumn {
  readonly id?: string;
  readonly column?: RowsColumn;
  /** The name given by the user, in user-named columns. */
  readonly name?: string;
  /** The unit of its numbers. */
  readonly unit: string;
  /** The heading as it appears in the text of the entry. */
  readonly heading: string;
}

/** A table as edited cell by cell: every row has a cell for each column. */
export interface TableGrid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly string[])[];
}

type Columns = Pick<RowsField, 'columns'>;

/**
 * The cells of a table entry, followed by the columns that it lacks. Headings are replaced by those of the field; a prefix implied by a
 * heading moves into the cells: "80" under "DN" becomes "DN 80".
 */
export function tableGrid(field: Columns, text: string): TableGrid {
  const cells = tableCells(field, text);
  const { columns: headed, rows, heads = [] } = headedTable(field, cells);
  const own = headed.map((column, index) => gridColumn(column, heads[index] ?? ''));
  const columns = [...own, ...lackingColumns(field, own)];
  const sizes = headed.map(
    (column, index) =>
      column &&
      sizesOfColumn(
        column,
        rows.map(row => row[index] ?? ''),
      ),
  );
  const read = (cell: string, index: number) => cellWithPrefix(headed[index], sizes[index]?.read(cell) ?? cell);
  return { columns, rows: rows.map(row => columns.map((_, index) => read(row[index] ?? '', index))) };
}

function cellWithPrefix(headed: HeadedColumn | undefined, cell: string): string {
  return headed?.prefix === undefined || isBlankCell(cell) ? cell : addPrefix(headed.prefix, cell);
}

function gridColumn(headed: HeadedColumn | undefined, heading: string): GridColumn {
  if (!headed) return { unit: '', heading };
  const { id, column, name, unit, prefix, system } = headed;
  // "Size" leaves open whether a bare number is an NPS or a DN, and the label of the field would not.
  const isOpenSize = prefix === undefined && system === undefined && isSizeColumn(column) && heading !== '';
  const shown = isOpenSize ? heading : headingOf(headed);
  return {
    id,
    column,
    ...(name !== undefined && { name }),
    unit,
    heading: name === undefined ? `${shown} ${unit}`.trim() : shown,
  };
}

/**
 * Appends a user-named column to a grid. The grid is returned unchanged if the name is blank or taken, or the field has no such columns.
 */
export function withNamedColumn(field: Columns, grid: TableGrid, id: string, typed: string): TableGrid {
  const column = field.columns[id];
  const name = plainCell(typed);
  const isKnown = grid.columns.some(own => own.id === id && own.name?.toLowerCase() === name.toLowerCase());
  if (column?.type !== 'named' || name === '' || isKnown) return grid;
  const added = gridColumn({ id, column, name, unit: column.unit }, '');
  return { columns: [...grid.columns, added], rows: grid.rows.map(row => [...row, '']) };
}

/** The columns of a field that another column can become, by id: those that have no cell in the grid, or that users name. */
export function assignableColumns(field: Columns, { columns, rows }: TableGrid): Readonly<Record<string, RowsColumn>> {
  const isFilled = (id: string) =>
    columns.some((own, index) => own.id === id && rows.some(row => !isBlankCell(row[index] ?? '')));
  return Object.fromEntries(
    Object.entries(offeredColumns(field)).filter(([id, { type }]) => type === 'named' || !isFilled(id)),
  );
}

/**
 * A grid whose column, with or without a meaning, becomes another one of the field, in the unit of its heading or else in that of the field. A
 * unit that the column does not have moves into its cells, which are refused with it.
 */
export function assignColumn(field: Columns, grid: TableGrid, index: number, id: string): TableGrid {
  const { [id]: column } = assignableColumns(field, grid);
  const given = grid.columns[index];
  if (!column || !given) return grid;
  if (column.type === 'named') {
    const name = given.column?.label ?? given.heading;
    const named = withNamedColumn(field, { columns: [], rows: [] }, id, name).columns[0];
    const isTaken = grid.columns.some(own => named && isSameColumn(own, named));
    if (!named || isTaken) return grid;
    return withAllColumns(field, { columns: grid.columns.with(index, named), rows: grid.rows });
  }
  const unit = given.id === undefined ? splitHeading(given.heading).unit : given.unit;
  const headedAs = (heading: string) => {
    const [found] = headedTable(field, [[heading]]).columns;
    return found?.id === id ? found : undefined;
  };
  const inUnit = headedAs(`${column.label} [${unit}]`);
  const headed = inUnit ?? headedAs(column.label);
  if (!headed) return grid;
  const isForeign = !inUnit && unit !== '' && (column.type === 'quantity' || column.type === 'nested');
  const cellOf = (cell: string) => (isForeign && !isBlankCell(cell) ? `${cell} ${unit}` : cell);
  const kept = grid.columns.flatMap((own, place) => (own.id === id ? [] : [place]));
  return withAllColumns(field, {
    columns: kept.map(place => (place === index ? gridColumn(headed, '') : (grid.columns[place] ?? given))),
    rows: grid.rows.map(row =>
      kept.map(place => (place === index ? cellWithPrefix(headed, cellOf(row[place] ?? '')) : (row[place] ?? ''))),
    ),
  });
}

/** A grid without the cells of a column; a column of the field stays, blank. */
export function leaveOutColumn(field: Columns, { columns, rows }: TableGrid, index: number): TableGrid {
  return withAllColumns(field, {
    columns: columns.toSpliced(index, 1),
    rows: rows.map(row => row.toSpliced(index, 1)),
  });
}

/** A grid with the columns of the field that it lacks, blank. */
function withAllColumns(field: Columns, { columns, rows }: TableGrid): TableGrid {
  const added = lackingColumns(field, columns);
  return { columns: [...columns, ...added], rows: rows.map(row => [...row, ...added.map(() => '')]) };
}

function lackingColumns(field: Columns, columns: readonly GridColumn[]): GridColumn[] {
  return Object.entries(offeredColumns(field))
    .filter(([id, { type }]) => type !== 'named' && !columns.some(column => column.id === id))
    .map(([id, column]) => gridColumn({ id, column, unit: column.type === 'quantity' ? column.unit : '' }, ''));
}

/** The text of an entry. Rows and columns without any cell are left out. */
export function gridText({ columns, rows }: TableGrid): string {
  const filled = rows.filter(row => row.some(cell => cell !== ''));
  const used = columns.flatMap((_, index) => (filled.some(row => row[index] !== '') ? [index] : []));
  const lines = filled.map(row => used.map(index => plainCell(row[index] ?? '')).join(' | '));
  return lines.length === 0 ? '' : [used.map(index => columns[index]?.heading).join(' | '), ...lines].join('\n');
}

/** A cell without the characters that separate cells and rows. */
const plainCell = (cell: string) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/**
 * A grid after a paste. The rows of a block with a heading of the field replace those with the same first column, or are added below, by the
 * names of its columns; any other block fills the cells to the right of and below the given one.
 */
export function pasteIntoGrid(field: Columns, grid: TableGrid, text: string, row: number, index: number): TableGrid {
  const headed = headedTable(field, tableCells(field, text));
  const isHeaded = headed.rows.length > 0 && headed.columns.some(column => column !== undefined);
  if (!isHeaded) return fillCells(grid, text, row, index);
  const pasted = tableGrid(field, text);
  return replaceRows(field, grid, pasted, pasted.columns.slice(0, headed.columns.length));
}

/**
 * Merges the rows of another table into a table entry, matching columns by name: a row with the same first cell is updated, others are
 * appended. The numbers of the added rows have a decimal point.
 */
export function mergeRows(field: Columns, text: string, added: string): string {
  const [key = ''] = Object.keys(field.columns);
  const [present, further] = [tableGrid(field, text), tableGrid(field, added)];
  const both = appendGrid(present, further);
  const keyIndex = both.columns.findIndex(({ id }) => id === key);
  const count = both.rows.length - further.rows.length;
  const rows = both.rows.slice(0, count).map(row => [...row]);
  const isNumber = (index: number) => both.columns[index]?.column?.type === 'quantity';
  for (const cells of both.rows.slice(count)) {
    const row = cells.map((cell, index) => (isNumber(index) ? withoutThreeDecimals(cell) : cell));
    const known = rows.find(each => each[keyIndex] !== '' && each[keyIndex] === row[keyIndex]);
    if (!known) rows.push(row);
    else for (const [index, cell] of row.entries()) if (cell !== '') known[index] = cell;
  }
  return gridText({ ...both, rows });
}

/** Adds a fourth decimal, as three would read as thousands in a table with decimal commas. */
const withoutThreeDecimals = (cell: string) => cell.replace(/^(-?\d{1,3}\.\d{3})(?!\d)/, '$10');

/** Replaces cells of one column, looked up by the first cell of their row; the other cells stay as typed. */
export function withCells(field: Columns, text: string, column: string, cellOf: ReadonlyMap<string, string>): string {
  const grid = tableGrid(field, text);
  const [key = ''] = Object.keys(field.columns);
  const keyIndex = grid.columns.findIndex(({ id }) => id === key);
  const index = grid.columns.findIndex(({ id }) => id === column);
  const rows = grid.rows.map(row => {
    const cell = cellOf.get(row[keyIndex] ?? '');
    return cell === undefined || index < 0 ? row : row.with(index, cell);
  });
  return gridText({ ...grid, rows });
}

function appendGrid(grid: TableGrid, pasted: TableGrid): TableGrid {
  const present = grid.rows.filter(row => row.some(cell => cell !== ''));
  // A table without rows adopts the units of the pasted block.
  if (present.length === 0) return pasted;
  const further = pasted.columns.filter(column => !grid.columns.some(own => isSameColumn(own, column)));
  const columns = [...grid.columns, ...further];
  const rows = pasted.rows.map(row =>
    columns.map(own => {
      const index = pasted.columns.findIndex(column => isSameColumn(own, column));
      const [cell, unit] = [row[index] ?? '', pasted.columns[index]?.unit ?? ''];
      // A number in a unit other than that of the column keeps it in the cell.
      return unit === own.unit || isBlankCell(cell) ? cell : `${cell} ${unit}`;
    }),
  );
  return { columns, rows: [...present.map(row => columns.map((_, index) => row[index] ?? '')), ...rows] };
}

/** A grid whose rows with the same first column as pasted ones have the pasted cells of some columns; the others are added below. */
function replaceRows(field: Columns, grid: TableGrid, pasted: TableGrid, replaced: readonly GridColumn[]): TableGrid {
  const { columns, rows } = appendGrid(grid, pasted);
  const [key] = Object.keys(field.columns);
  const keyIndex = columns.findIndex(({ id }) => id === key);
  const count = rows.length - pasted.rows.length;
  const isPasted = columns.map(own => replaced.some(column => isSameColumn(own, column)));
  const kept = rows.slice(0, count).map(row => [...row]);
  const places = new Map(kept.map((row, index) => [row[keyIndex] ?? '', index]));
  for (const row of rows.slice(count)) {
    const tag = row[keyIndex] ?? '';
    const known = tag === '' ? undefined : kept[places.get(tag) ?? -1];
    if (!known) kept.push([...row]);
    else for (const [index, cell] of row.entries()) if (isPasted[index] === true) known[index] = cell;
  }
  return { columns, rows: kept };
}

const isSameColumn = (one: GridColumn, other: GridColumn) =>
  one.id === undefined || one.name !== undefined
    ? one.id === other.id && one.heading.toLowerCase() === other.heading.toLowerCase()
    : one.id === other.id;

function fillCells({ columns, rows }: TableGrid, text: string, row: number, position: number): TableGrid {
  const block = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split('\t'));
  const blank = columns.map(() => '');
  // Without a heading, the sizes of a block tell whether its bare numbers are DN.
  const sizes = columns.map(({ column }, at) =>
    sizesInDn(
      column,
      block.map(cells => (cells[at - position] ?? '').trim()),
    ),
  );
  const next = Array.from({ length: Math.max(rows.length, row + block.length) }, (_, index) => {
    const cells = rows[index] ?? blank;
    const pasted = block[index - row] ?? [];
    return cells.map((cell, at) => {
      const text = pasted[at - position]?.trim();
      return text === undefined ? cell : (sizes[at]?.read(text) ?? text);
    });
  });
  return { columns, rows: next };
}

/** Whether a column applies to a row, by its condition on the other cells; a condition on a blank cell is not met. */
export function isGridCellUsed({ columns }: TableGrid, row: readonly string[], { column }: GridColumn): boolean {
  const values = columns.flatMap(({ id, column: other }, index) => {
    const cell = row[index] ?? '';
    if (id === undefined || isBlankCell(cell)) return [];
    return [[id, (other?.type === 'choice' ? optionOf(other, cell) : undefined) ?? cell] as const];
  });
  return unmetColumn(column?.when, Object.fromEntries(values)) === undefined;
}
