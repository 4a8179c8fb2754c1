import type { RowsColumn, RowsField } from '../definition/fields.ts';
import { optionOf, unmetColumn } from './table-cells.ts';
import { headedTable, headingOf, isBlankCell, offeredColumns, tableCells, type HeadedColumn } from './table-heads.ts';

/** A column of a table as edited cell by cell; without `id` if the field does not have it. */
export interface GridColumn {
  readonly id?: string;
  readonly column?: RowsColumn;
  /** Of one of the columns that users name: its name. */
  readonly name?: string;
  /** The unit of its numbers. */
  readonly unit: string;
  /** The heading as the text of the entry has it. */
  readonly heading: string;
}

/** A table as edited cell by cell: every row has a cell for each column. */
export interface TableGrid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly string[])[];
}

type Columns = Pick<RowsField, 'columns'>;

/** The cells of a table entry, with the columns that it lacks added behind its own. */
export function tableGrid(field: Columns, text: string): TableGrid {
  const cells = tableCells(field, text);
  const { columns: headed, rows } = headedTable(field, cells);
  const heads = cells[0] ?? [];
  const own = headed.map((column, index) => gridColumn(column, heads[index] ?? ''));
  const added = Object.entries(offeredColumns(field))
    .filter(([id, { type }]) => type !== 'named' && !own.some(column => column.id === id))
    .map(([id, column]) => gridColumn({ id, column, unit: column.type === 'quantity' ? column.unit : '' }, ''));
  const columns = [...own, ...added];
  return { columns, rows: rows.map(row => columns.map((_, index) => row[index] ?? '')) };
}

function gridColumn(headed: HeadedColumn | undefined, heading: string): GridColumn {
  if (!headed) return { unit: '', heading };
  const { id, column, name, unit } = headed;
  const shown = headingOf(headed);
  return {
    id,
    column,
    ...(name !== undefined && { name }),
    unit,
    heading: name === undefined ? `${shown} ${unit}`.trim() : shown,
  };
}

/**
 * The grid with another of the columns that users name, behind the others. Without a new name, or where the field has no such columns,
 * the grid is returned.
 */
export function withNamedColumn(field: Columns, grid: TableGrid, id: string, typed: string): TableGrid {
  const column = field.columns[id];
  const name = plainCell(typed);
  const isKnown = grid.columns.some(own => own.id === id && own.name?.toLowerCase() === name.toLowerCase());
  if (column?.type !== 'named' || name === '' || isKnown) return grid;
  const added = gridColumn({ id, column, name, unit: column.unit }, '');
  return { columns: [...grid.columns, added], rows: grid.rows.map(row => [...row, '']) };
}

/** The text of an entry. Rows and columns without any cell are left out. */
export function gridText({ columns, rows }: TableGrid): string {
  const filled = rows.filter(row => row.some(cell => cell !== ''));
  const used = columns.flatMap((_, index) => (filled.some(row => row[index] !== '') ? [index] : []));
  const lines = filled.map(row => used.map(index => plainCell(row[index] ?? '')).join(' | '));
  return lines.length === 0 ? '' : [used.map(index => columns[index]?.heading).join(' | '), ...lines].join('\n');
}

/** A cell without the marks that separate cells and rows. */
const plainCell = (cell: string) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/**
 * A grid after a paste. A block with a heading of the field is added below by the names of its columns; any other block
 * fills the cells to the right of and below the given one.
 */
export function pasteIntoGrid(field: Columns, grid: TableGrid, text: string, row: number, index: number): TableGrid {
  const headed = headedTable(field, tableCells(field, text));
  const isHeaded = headed.rows.length > 0 && headed.columns.some(column => column !== undefined);
  return isHeaded ? appended(grid, tableGrid(field, text)) : filled(grid, text, row, index);
}

function appended(grid: TableGrid, pasted: TableGrid): TableGrid {
  const present = grid.rows.filter(row => row.some(cell => cell !== ''));
  // Without rows of its own, a table takes over the units of what is pasted.
  if (present.length === 0) return pasted;
  const further = pasted.columns.filter(column => !grid.columns.some(own => isSameColumn(own, column)));
  const columns = [...grid.columns, ...further];
  const rows = pasted.rows.map(row =>
    columns.map(own => {
      const index = pasted.columns.findIndex(column => isSameColumn(own, column));
      const [cell, unit] = [row[index] ?? '', pasted.columns[index]?.unit ?? ''];
      // A number in another unit than that of the column carries its own.
      return unit === own.unit || isBlankCell(cell) ? cell : `${cell} ${unit}`;
    }),
  );
  return { columns, rows: [...present.map(row => columns.map((_, index) => row[index] ?? '')), ...rows] };
}

const isSameColumn = (one: GridColumn, other: GridColumn) =>
  one.id === undefined || one.name !== undefined
    ? one.id === other.id && one.heading.toLowerCase() === other.heading.toLowerCase()
    : one.id === other.id;

function filled({ columns, rows }: TableGrid, text: string, row: number, position: number): TableGrid {
  const block = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split('\t'));
  const blank = columns.map(() => '');
  const next = Array.from({ length: Math.max(rows.length, row + block.length) }, (_, index) => {
    const cells = rows[index] ?? blank;
    const pasted = block[index - row] ?? [];
    return cells.map((cell, at) => pasted[at - position]?.trim() ?? cell);
  });
  return { columns, rows: next };
}

/** Whether a column counts in a row, by its condition on the other cells; a condition on an open cell is not met. */
export function isGridCellUsed({ columns }: TableGrid, row: readonly string[], { column }: GridColumn): boolean {
  const values = columns.flatMap(({ id, column: other }, index) => {
    const cell = row[index] ?? '';
    if (id === undefined || isBlankCell(cell)) return [];
    return [[id, (other?.type === 'choice' ? optionOf(other, cell) : undefined) ?? cell] as const];
  });
  return unmetColumn(column?.when, Object.fromEntries(values)) === undefined;
}
