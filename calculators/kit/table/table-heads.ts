import { parseNumber } from '@isentrope/engineering/quantities';
import { withoutFootnote } from '../common/footnote-mark.ts';
import { printedNumber } from '../common/printed-number.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import type { RowsColumn, RowsField } from '../definition/fields.ts';
import { productUnitOf } from '../headings/unit-of-kind.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { splitMultiple } from '../headings/multiple-unit.ts';
import { areUnits } from '../headings/units-row.ts';
import { timeAmbiguity, withElapsedTime, completeTimes } from './elapsed-time.ts';
import {
  columnName,
  hasOwnUnit,
  headedColumn,
  isBlankCell,
  unitDelimiters,
  type HeadedColumn,
} from './headed-column.ts';
import { isNotesHeading, withColumnsNamedOnce } from './left-out-columns.ts';
import { isNoValue } from './no-value.ts';
import { transposeTable, joinDatesAndTimes } from './table-shape.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { rowCells } from './table-text.ts';
import { headingOf } from './write-rows.ts';

/** A table divided into its columns and the rows below the heading. */
export interface HeadedTable {
  /** In the order of the cells; undefined for an unknown heading. */
  readonly columns: readonly (HeadedColumn | undefined)[];
  readonly rows: readonly (readonly string[])[];
  /** Errors in the heading, each the end of a sentence that begins with the label of the field. */
  readonly faults: readonly string[];
  /** The headings as written, with what stands under them in a row of units. */
  readonly heads?: readonly string[];
  /** Why a column is not understood, by its place. */
  readonly unknown?: ReadonlyMap<number, string>;
  /** Whether it has no heading, so that its columns are known by their order alone. */
  readonly isBare?: true;
  /** The headings of columns with notes, which are not read. */
  readonly notes?: readonly string[];
}

/** How a column is read whose heading leaves that open, in a sentence; undefined for any other. */
export function assumptionOf(headed: HeadedColumn): string | undefined {
  const { assumes, column, unit, conversion } = headed;
  if (column.isLocal === true && conversion !== undefined) return undefined;
  const name = headingOf(headed);
  if (conversion !== undefined) return `${name} is converted from ${unit}: ${conversion}.`;
  if (assumes === undefined) return undefined;
  // "Rated Cv" says its unit.
  if (assumes === 'unit' && name.split(' ').includes(unit)) return undefined;
  if (headed.maxShare !== undefined)
    return `${name} is read in ${unit}, as its heading gives no unit, although no number is above 1; if ${headed.maxShare} means ${Number((100 * headed.maxShare).toPrecision(12))} %, write ${name} (fraction).`;
  return assumes === 'unit'
    ? `${name} is read in ${unit}, as its heading gives no unit.`
    : `${name} is read as gauge; write ${unit.replace(/\(g\)$/, '')}(abs) for an absolute pressure.`;
}

/** Number of rows searched for the heading of a table. */
const maxTitleRows = 20;

/**
 * The cells of a table from its heading on. Title rows above the first row that names two columns are left out, as are blank columns on
 * the right.
 */
export function tableCells(field: Pick<RowsField, 'columns'>, text: string): readonly (readonly string[])[] {
  const hasTime = Object.values(field.columns).some(column => column.type === 'quantity' && column.kind === 'time');
  const isNamed = (cell: string) => cell !== '' && typeof headedColumn(field, cell, '') !== 'string';
  const typed = rowCells(field, text);
  const cells = isRecordTable(field) ? typed : transposeTable(typed, isNamed);
  const heading = beginsWithNumber(cells[0] ?? [])
    ? 0
    : cells.slice(0, maxTitleRows).findIndex(row => row.filter(isNamed).length > 1);
  const below = cells.slice(Math.max(0, heading));
  const rows = hasTime ? withElapsedTime(joinDatesAndTimes(below)) : below;
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(cell => cell !== '') + 1));
  // Spreadsheets leave blank columns between those of a heading.
  const used = Array.from({ length: width }, (_, index) => index).filter(
    index => beginsWithNumber(rows[0] ?? []) || rows.some(row => (row[index] ?? '') !== ''),
  );
  return rows.map(row => used.slice(0, row.length).map(index => row[index] ?? ''));
}

/** The last table of each field, cached as values and remarks are read separately. */
const lastTables = new WeakMap<object, { readonly text: string; readonly table: ReadTable }>();

/** The table of an entry, its numbers with marks of footnotes, which are left out, and whether it has no rows. */
interface ReadTable extends HeadedTable {
  readonly marked: readonly string[];
  readonly isEmpty: boolean;
}

/** Reads the table in the text of an entry; cached. */
export function readTable(field: Pick<RowsField, 'columns'>, text: string): ReadTable {
  const last = lastTables.get(field);
  if (last?.text === text) return last.table;
  const cells = tableCells(field, text);
  const table = { ...withoutFootnotes(headedTable(field, cells)), isEmpty: cells.length === 0 };
  lastTables.set(field, { text, table });
  return table;
}

/** A table whose numbers are without the marks of footnotes behind them, and these numbers with their rows. */
function withoutFootnotes(table: HeadedTable): HeadedTable & Pick<ReadTable, 'marked'> {
  const marked: string[] = [];
  const rows = table.rows.map((row, at) =>
    row.map((cell, index) => {
      const type = table.columns[index]?.column.type;
      const isNumber = type === 'quantity' || type === 'named';
      // A simulator marks a specified value with an asterisk.
      const number = isNumber && printedNumber(cell) === cell ? withoutFootnote(cell) : undefined;
      if (number !== undefined) marked.push(`${cell} in row ${at + 1}`);
      return number ?? cell;
    }),
  );
  return marked.length === 0 ? { ...table, marked } : { ...table, rows, marked };
}

/** Divides a table into its columns and the rows below the heading. */
export function headedTable(field: Pick<RowsField, 'columns'>, cells: readonly (readonly string[])[]): HeadedTable {
  const declared = Object.entries(field.columns);
  const [top = [], ...under] = cells;
  if (hasAmbiguousCommas(field, cells))
    return {
      columns: [],
      rows: [],
      faults: [
        'has commas that may be decimal marks or column separators; name the columns in a first row, or separate them by tabs',
      ],
    };
  if (!isRecordTable(field) && beginsWithNumber(top)) {
    const columns = declared.flatMap(([id, column]) =>
      column.byHeading === true ? [] : [{ id, column, unit: defaultUnit(column) }],
    );
    return { columns, rows: cells, faults: [], isBare: true };
  }
  const units = isRowOfUnits(field, top, under) ? under[0] : undefined;
  const faults: string[] = [];
  const columns: (HeadedColumn | undefined)[] = [];
  const unknown = new Map<number, string>();
  for (const [index, cell] of top.entries()) {
    const read = headedColumn(field, cell, units?.[index] ?? '', hasNumbers(under, index));
    const found = typeof read === 'string' ? undefined : read;
    if (typeof read === 'string') {
      faults.push(read);
      unknown.set(index, read);
    }
    columns.push(found);
  }
  const notes = isRecordTable(field) ? leaveOutNotes(top, columns, faults, unknown) : [];
  for (const [index, found] of columns.entries()) {
    const same = found ? columns.slice(0, index).findIndex(other => other && isSameHead(other, found)) : -1;
    if (!found || same < 0) continue;
    const fault = duplicateColumnError(found, top[same] ?? '', top[index] ?? '');
    faults.push(fault);
    // Its cells are not those of the first one, and may be given another meaning.
    if (!isRecordTable(field) || found.name !== undefined) continue;
    unknown.set(index, fault);
    columns[index] = undefined;
  }
  for (const [index, headed] of columns.entries()) {
    const lacking = headed && missingFactor(headed, columns);
    if (lacking === undefined) continue;
    faults.push(lacking);
    unknown.set(index, lacking);
    columns[index] = undefined;
  }
  let rows = units ? under.slice(1) : under;
  for (const [index, headed] of columns.entries()) {
    if (headed?.column.type !== 'quantity' || headed.column.kind !== 'time') continue;
    const heading = [top[index], units?.[index]].filter(text => text !== undefined).join(' ');
    const times = rows.map(row => row[index] ?? '');
    const open = timeAmbiguity(
      heading,
      times.filter(cell => !isBlankCell(cell) && !isNoValue(cell)),
    );
    if (open !== undefined) faults.push(open);
    const whole = completeTimes(heading, times);
    if (whole !== times)
      rows = rows.map((row, line) => row.map((cell, place) => (place === index ? (whole[line] ?? '') : cell)));
  }
  for (const [index, headed] of columns.entries()) {
    if (headed?.assumes !== 'unit') continue;
    const filled = rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : [row[index] ?? '']));
    if (filled.length > 0 && filled.every(hasOwnUnit)) columns[index] = { ...headed, assumes: undefined };
    if (headed.unit !== '%') continue;
    const maxShare = Math.max(...filled.map(cell => parseNumber(cell) ?? NaN));
    if (maxShare > 0 && maxShare <= 1) columns[index] = { ...headed, maxShare };
  }
  const [key] = declared;
  if (key && faults.length === 0 && !columns.some(column => column?.id === key[0]))
    faults.push(`needs a column of ${columnName(key[1])}`);
  const heads = top.map((cell, index) => {
    const under = (units?.[index] ?? '').replaceAll(unitDelimiters, '');
    return isBlankCell(under) ? cell : `${cell} [${under}]`;
  });
  return { columns, rows, heads, faults: withColumnsNamedOnce(faults), unknown, notes };
}

/** Leaves out the columns with notes that the field does not have, or has another column for; returns their headings. */
function leaveOutNotes(
  top: readonly string[],
  columns: (HeadedColumn | undefined)[],
  faults: string[],
  unknown: Map<number, string>,
): string[] {
  return top.filter((heading, index) => {
    const own = columns[index];
    const hasOther = columns.some((other, place) => place !== index && other && own && isSameHead(other, own));
    if (!isNotesHeading(heading) || (own && !hasOther)) return false;
    const fault = unknown.get(index);
    if (fault !== undefined) faults.splice(faults.indexOf(fault), 1);
    unknown.delete(index);
    columns[index] = undefined;
    return true;
  });
}

/** Whether every cell of a column that is not blank begins with a number. */
function hasNumbers(rows: readonly (readonly string[])[], index: number): boolean {
  const cells = rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : [row[index] ?? '']));
  return cells.length > 0 && cells.every(cell => beginsWithNumber([cell]) || isAnyUnit(cell));
}

/** Why the numbers of a column cannot be converted without a column of the density or the molar mass; undefined if they can. */
function missingFactor(headed: HeadedColumn, columns: readonly (HeadedColumn | undefined)[]): string | undefined {
  const { column, unit } = headed;
  const product = column.type === 'quantity' ? productUnitOf(column.kind, unit) : undefined;
  const isFactor = (other: HeadedColumn | undefined) =>
    other?.column.type === 'quantity' && other.column.kind === product?.factor;
  if (!product || columns.some(isFactor)) return undefined;
  return `has ${columnName(column)} in ${unit}, which needs a column of ${product.factor === 'density' ? 'the density' : 'the molar mass'}`;
}

/** The error that two headings mean the same column, naming both if they differ. */
function duplicateColumnError(found: HeadedColumn, one: string, other: string): string {
  const column = `has two columns of ${lowerFirst(headingOf(found))}`;
  return one.toLowerCase() === other.toLowerCase() ? column : `${column}, "${one}" and "${other}"`;
}

/** Whether two headings mean the same column. */
function isSameHead(one: HeadedColumn, other: HeadedColumn): boolean {
  return one.id === other.id && one.name?.toLowerCase() === other.name?.toLowerCase();
}

/** Whether the commas in lines such as "0,90" and "5,80" may be decimal marks or separators. */
function hasAmbiguousCommas(field: Pick<RowsField, 'columns'>, cells: readonly (readonly string[])[]): boolean {
  if (isRecordTable(field) || Object.keys(field.columns).length < 2 || cells.length < 2) return false;
  return cells.every(row => row.length === 1 && /^[\d.]+,[\d.]+$/.test(row[0] ?? ''));
}

const defaultUnit = (column: RowsColumn): string => (column.type === 'quantity' ? column.unit : '');

/** Whether the first row below the heading has the units of the columns. */
function isRowOfUnits(
  field: Pick<RowsField, 'columns'>,
  top: readonly string[],
  [second]: readonly (readonly string[])[],
): boolean {
  if (!second) return false;
  if (!isRecordTable(field)) {
    const isNumber = (cell: string) => /^[+\-−]?[.,]?\d/.test(cell);
    return (
      !second.every(isNumber) &&
      !second.some(cell => (isNumber(cell) && splitMultiple(cell) === undefined) || isNoValue(cell))
    );
  }
  const filled = second.flatMap((typed, index) => {
    const cell = typed.replaceAll(unitDelimiters, '');
    return isBlankCell(cell) ? [] : [{ cell, name: top[index] ?? '' }];
  });
  if (!areUnits(filled.map(({ cell }) => cell)) || filled.some(({ name }) => isTag(field, name))) return false;
  return filled.some(({ cell, name }) => {
    // Columns of different kinds may share a name, such as mass flow and volume flow.
    const head = headedColumn(field, name, cell);
    return isAnyUnit(cell) && typeof head !== 'string' && head.column.type === 'quantity';
  });
}

/** Whether a heading is that of a text that names the rows. */
function isTag(field: Pick<RowsField, 'columns'>, name: string): boolean {
  const [key] = Object.entries(field.columns);
  const head = headedColumn(field, name, '');
  return typeof head !== 'string' && head.id === key?.[0] && key[1].type === 'text';
}

function beginsWithNumber([first = '']: readonly string[]): boolean {
  return parseNumber(/^[+\-−–]?[\d.,]+/.exec(first)?.[0] ?? '') !== undefined;
}
