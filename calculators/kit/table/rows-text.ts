import {
  ambiguousReadings,
  blockNumbers,
  toSi,
  type AmbiguousReadings,
  type BlockNumber,
} from '@isentrope/engineering/quantities';
import { footnoteRemarks } from '../common/footnote-mark.ts';
import { upperFirst } from '../common/sentence-case.ts';
import { absolutePressures, type NestedColumn, type RowsField, type TypedRow } from '../definition/fields.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { listNames } from '../common/list-names.ts';
import { bareColumnsRemark } from './bare-columns.ts';
import { notesRemark, withOptionsNamedOnce } from './left-out-columns.ts';
import { withRefusalsMerged, type Refusal } from './refused-cells.ts';
import { mixedShareFaults } from './mixed-shares.ts';
import { nestedText, readTableCell, unmetColumn, type ReadTableCell } from './table-cells.ts';
import { columnName, isBlankCell, type HeadedColumn } from './headed-column.ts';
import { assumptionOf, readTable, type HeadedTable } from './table-heads.ts';
import { distinctRows, rowNumbers, rowsWithValues, type DistinctRows, type PlacedRow } from './table-rows.ts';
import { withSizesRead } from './table-sizes.ts';
import { readableRowsOf } from './readable-rows.ts';
import { tableProduct } from './table-product.ts';
import { rowCells } from './table-text.ts';
import { cellText, namedNumbers } from './write-rows.ts';

/**
 * Tables as typed or pasted. In a table of quantities, rows are separated by line breaks or semicolons and cells by tabs,
 * vertical bars or spaces; without a heading, columns have the order and the units of the field. In a table with texts or
 * choices, rows are separated by line breaks, and a heading is required. A heading names the columns and their units,
 * "T [°C] | Density, kg/m³", with the units after the names or in a separate row.
 */

/** An error in a table. */
export interface TableFault {
  /** The row, counted from 0 below the heading; undefined for the heading. */
  readonly row?: number;
  readonly column?: string;
  /** The end of a sentence that begins with the label of the field; that of cells that do not apply to their rows is the same for all of them. */
  readonly reason: string;
  readonly refusal?: Refusal;
}

/**
 * A parsed table, with sentences on rows that were left out or merged; or all its errors, of which `reason` combines the first ones in one
 * sentence.
 */
export type ParsedTable =
  | { readonly ok: true; readonly rows: readonly TypedRow[]; readonly remarks?: readonly string[] }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly faults: readonly TableFault[];
      /** The rows as far as they can be read; undefined where a heading is wrong. */
      readonly readableRows?: readonly TypedRow[] | undefined;
    };

type Columns = Pick<RowsField, 'columns'>;

/** Maximum number of errors in the combined sentence. */
const maxCombined = 5;

/** Parses a table entry into SI units, or gives all reasons why it is invalid. */
export function parseRows(field: Columns, text: string): ParsedTable {
  const table = readTable(field, text);
  if (table.isEmpty) return { ok: true, rows: [] };
  const faults: TableFault[] = [
    ...table.faults.map(reason => ({ reason })),
    ...mixedShareFaults(table.columns, table.rows),
  ];
  const sized = withSizesRead(table.columns, withoutThousands(table));
  const valued = rowsWithValues(field, { ...table, rows: sized.rows });
  const remarks = [
    notesRemark(table.notes ?? []) ?? [],
    footnoteRemarks(table.marked),
    valued.remarks,
    sized.remarks,
  ].flat();
  const read = valued.rows.map(({ row: cells, index }) => {
    const row = readRow(field, table, cells, index);
    faults.push(...row.faults);
    remarks.push(...row.remarks);
    return { row: row.row, index };
  });
  const ofCells = [...faults];
  remarks.push(...convertedCellsRemarks(table, read));
  if (read.length === 0 && faults.length === 0)
    faults.push({ reason: `has no row ${table.rows.length === 0 ? 'under its headings' : 'with a value'}` });
  const [key = ''] = Object.keys(field.columns);
  const distinct = distinctRows(field, read, key);
  faults.push(...repeatedKeyFaults(field, table, read, distinct.conflicts));
  remarks.push(...distinct.remarks);
  if (table.faults.length === 0) faults.push(...missingColumnFaults(field, table, read));
  if (faults.length > 0) {
    const named = withRefusalsMerged(withOptionsNamedOnce(faults));
    const readableRows = table.faults.length === 0 ? readableRowsOf(field, table, read, ofCells) : undefined;
    return { ok: false, faults: named, reason: combined(distinctReasons(named)), readableRows };
  }
  return { ok: true, rows: distinct.rows.map(({ row }) => row), ...(remarks.length > 0 && { remarks }) };
}

/** The reasons of errors, each once. */
export function distinctReasons(faults: readonly TableFault[]): string[] {
  return [...new Set(faults.map(({ reason }) => reason))];
}

function combined(reasons: readonly string[]): string {
  const beyond = reasons.length - maxCombined;
  return beyond > 1
    ? `${reasons.slice(0, maxCombined).join('; ')}; and has ${beyond} further errors`
    : reasons.join('; ');
}

/** The rows with numbers as those of their columns, or else of the table, tell how they are marked. */
function withoutThousands({ columns, rows }: HeadedTable): readonly (readonly string[])[] {
  const numberAt = tableNumbers({ columns, rows });
  return rows.map(row => row.map((cell, index) => numberAt(cell, index)?.text ?? cell));
}

/** Reads the numbers of a table; undefined for cells of other columns. */
function tableNumbers({
  columns,
  rows,
}: Pick<HeadedTable, 'columns' | 'rows'>): (cell: string, index: number) => BlockNumber | undefined {
  const isNumber = (index: number) => columns[index]?.column.type === 'quantity';
  const numberAt = blockNumbers(columns.map((_, index) => (isNumber(index) ? rows.map(row => row[index] ?? '') : [])));
  return (cell, index) => (isNumber(index) ? numberAt(cell, index) : undefined);
}

function parseNested(column: NestedColumn, text: string): ReadTableCell {
  const parsed = parseRows(column, text);
  if (!parsed.ok) return parsed;
  const { remarks } = parsed;
  const numbers = ([id, value]: [string, TypedRow[string]]) =>
    typeof value === 'number' ? [[id, value] as const] : [];
  return {
    ok: true,
    value: parsed.rows.map(row => Object.fromEntries(Object.entries(row).flatMap(numbers))),
    ...(remarks && { remarks }),
  };
}

/** The name of a row in messages: "row 3", followed by its key if that is a text. */
function rowName(field: Columns, { columns }: HeadedTable, cells: readonly string[], index: number): string {
  const [key] = Object.entries(field.columns);
  const tag = key?.[1].type === 'text' ? cells[columns.findIndex(column => column?.id === key[0])] : undefined;
  return `row ${index + 1}${tag === undefined || tag === '' ? '' : ` (${tag})`}`;
}

interface ReadRow {
  readonly row: Readonly<Record<string, NonNullable<TypedRow[string]>>> & Pick<TypedRow, typeof absolutePressures>;
  readonly faults: readonly TableFault[];
  /** Sentences on tables within its cells. */
  readonly remarks: readonly string[];
}

function readRow(field: Columns, table: HeadedTable, cells: readonly string[], index: number): ReadRow {
  const { columns } = table;
  const name = rowName(field, table, cells, index);
  const faults: TableFault[] = [];
  const remarks: string[] = [];
  const row: Record<string, NonNullable<TypedRow[string]>> = {};
  const absolute = new Set<string>();
  if (cells.slice(columns.length).some(cell => cell !== ''))
    faults.push({ row: index, reason: `has ${cells.length} cells in ${name} and ${columns.length} columns` });
  for (const { id, column, name: own } of columns.filter(headed => headed !== undefined))
    if (column.type === 'named' && column.blank !== undefined && own !== undefined)
      row[id] = { ...namedNumbers(row[id]), [own]: toSi(column.kind, column.blank, column.unit) };
  const filled = columns.flatMap((headed, index) => {
    const cell = cells[index] ?? '';
    return headed && !isBlankCell(cell) ? [{ headed, cell }] : [];
  });
  for (const { headed, cell } of filled) {
    const product = tableProduct(headed, cell, filled);
    const read =
      typeof product === 'object'
        ? {
            ok: false as const,
            reason: `has "${cell}" for ${columnName(headed.column)} in ${name}, which ${product.reason}`,
          }
        : readTableCell(headed, product ?? cell, name, parseNested);
    if (read.ok && headed.name !== undefined)
      row[headed.id] = { ...namedNumbers(row[headed.id]), [headed.name]: Number(read.value) };
    else if (read.ok) {
      row[headed.id] = read.value;
      if (read.isAbsolute === true) absolute.add(headed.id);
      remarks.push(...(read.remarks ?? []).map(remark => `In ${columnName(headed.column)} of ${name}: ${remark}`));
    } else {
      faults.push({ row: index, column: headed.id, reason: read.reason });
      if (headed.name !== undefined) row[headed.id] = { ...namedNumbers(row[headed.id]), [headed.name]: NaN };
    }
  }
  const isWrong = (id: string) => faults.some(({ column }) => column === id);
  const [key] = Object.keys(field.columns);
  for (const headed of columns) {
    if (!headed) continue;
    const { id, column } = headed;
    const by = unmetColumn(column.when, row);
    const typed = filled.find(each => each.headed === headed);
    const isOpen = by !== undefined && (isWrong(by) || row[by] === undefined);
    if (typed && by !== undefined && !isOpen)
      faults.push({ row: index, column: id, ...cellRefusal(field, headed, by, typed.cell, row, name) });
    if (!typed && by === undefined && (column.required === true || id === key))
      faults.push({ row: index, column: id, reason: `needs ${columnName(column)} in ${name}` });
  }
  return { row: absolute.size === 0 ? row : { ...row, [absolutePressures]: absolute }, faults, remarks };
}

/** Remarks on absolute pressures typed in columns of gauge ones; a heading with such a unit has a remark of its own. */
function convertedCellsRemarks({ columns }: HeadedTable, rows: readonly PlacedRow<TypedRow>[]): string[] {
  return columns.flatMap(headed => {
    if (!headed || headed.conversion !== undefined || headed.column.isLocal === true) return [];
    const converted = rows.filter(({ row }) => row[absolutePressures]?.has(headed.id));
    const what = `${upperFirst(columnName(headed.column))} in ${rowNumbers(converted)}`;
    return converted.length === 0 ? [] : [`${what} is converted at an atmospheric pressure of 1.01325 bar.`];
  });
}

/** Why a cell is not allowed in a row: 'has "5" for length in row 4 (P-1), a pump; it applies only where type is line'. */
function cellRefusal(
  { columns }: Columns,
  { column }: HeadedColumn,
  by: string,
  cell: string,
  row: ReadRow['row'],
  name: string,
): Pick<TableFault, 'reason' | 'refusal'> {
  const other = columns[by];
  if (!other) throw new RangeError(`the table has no column ${by}`);
  const allowed = column.when?.[by] ?? [];
  const options = typeof allowed === 'string' ? [allowed] : 'filled' in allowed ? ['filled in'] : allowed;
  const where = `it applies only where ${columnName(other)} is ${options.join(' or ')}`;
  const of = cellText(other, row[by]);
  return {
    reason: `has "${cell}" for ${columnName(column)} in ${name}, ${/^[aeiou]/.test(of) ? 'an' : 'a'} ${of}; ${where}`,
    refusal: { what: columnName(column), of, where },
  };
}

/** Errors for rows with the same key as an earlier one, in a table of quantities one for each key. */
function repeatedKeyFaults(
  field: Columns,
  { columns }: HeadedTable,
  rows: readonly PlacedRow<TypedRow>[],
  conflicts: DistinctRows['conflicts'],
): TableFault[] {
  const [key = ''] = Object.keys(field.columns);
  const column = field.columns[key];
  if (!column) return [];
  const unit = columns.find(headed => headed?.id === key)?.unit;
  const rowAt = new Map(rows.map(({ row, index }) => [index, row]));
  const reasonOf = (count: number, index: number, places = '') => {
    const shown = cellText(
      column.type === 'quantity' ? { ...column, unit: unit ?? column.unit } : column,
      rowAt.get(index)?.[key],
    );
    const many = count === 2 ? 'two rows' : `${count} rows`;
    return { row: index, column: key, reason: `has ${many} of the same ${columnName(column)}, ${shown}${places}` };
  };
  if (isRecordTable(field)) return conflicts.map(({ index }) => reasonOf(2, index));
  return [...new Set(conflicts.map(({ first }) => first))].map(first => {
    const own = conflicts.filter(conflict => conflict.first === first);
    const ids = new Set(own.flatMap(({ columns: each }) => each));
    const others = [...ids].flatMap(id => (field.columns[id] ? [columnName(field.columns[id])] : []));
    const all = [{ index: first }, ...own];
    return reasonOf(
      all.length,
      own[0]?.index ?? first,
      `, with different values of ${others.join(', ')}: ${rowNumbers(all)}`,
    );
  });
}

/** Errors for required columns missing from the table, one per column. */
function missingColumnFaults(field: Columns, table: HeadedTable, rows: readonly PlacedRow<TypedRow>[]): TableFault[] {
  const present = new Set(table.columns.map(headed => headed?.id));
  return Object.entries(field.columns).flatMap(([id, column]) => {
    if (present.has(id) || column.required !== true) return [];
    const index = rows.find(({ row }) => unmetColumn(column.when, row) === undefined)?.index;
    if (index === undefined) return [];
    const name = rowName(field, table, table.rows[index] ?? [], index);
    return [{ row: index, column: id, reason: `needs a column of ${columnName(column)} for ${name}` }];
  });
}

/** The number of rows below the headings of a table of records. */
export function countRows(field: Columns, text: string): number {
  return Math.max(0, rowCells(field, text).length - 1);
}

/** Finds the first cell with an ambiguous number. */
export function findAmbiguousCell(
  field: Columns,
  text: string,
): { readonly name: string; readonly amount: string; readonly readings: AmbiguousReadings } | undefined {
  const table = readTable(field, text);
  if (table.faults.length > 0) return undefined;
  const { columns, rows } = table;
  const numberAt = tableNumbers(table);
  for (const [index, row] of rows.entries()) {
    for (const [position, amount] of row.entries()) {
      const column = columns[position]?.column;
      if (column?.type !== 'nested' && column?.type !== 'quantity') continue;
      const nameOf = () => `${columnName(column)} in ${rowName(field, table, row, index)}`;
      const nested = column.type === 'nested' ? findAmbiguousCell(column, nestedText(amount)) : undefined;
      if (nested) return { ...nested, name: `${nested.name} of ${nameOf()}` };
      if (column.type === 'nested') continue;
      const readings = readingsOf(amount, numberAt(amount, position));
      if (readings) return { name: nameOf(), amount, readings };
    }
  }
  return undefined;
}

/** Both readings of a number that by itself, or by the other numbers of its table, is open. */
function readingsOf(typed: string, number: BlockNumber | undefined): AmbiguousReadings | undefined {
  if (number?.open) return number.open;
  if (!number?.isThousands) return ambiguousReadings(number?.text ?? typed);
  return { read: number.text, meant: typed.includes(',') ? typed.replace(',', '.') : typed.replace('.', ',') };
}

/**
 * Sentences on assumptions about a table without headings, and about headings that do not state a unit or basis: "Time is read in min, as its heading gives no unit." Those of tables
 * in cells name their rows.
 */
export function assumedUnits(field: Columns, text: string): readonly string[] {
  const table = readTable(field, text);
  if (table.faults.length > 0) return [];
  const inCells = table.columns.flatMap((headed, position) => {
    const column = headed?.column;
    if (column?.type !== 'nested') return [];
    const rowsOf = new Map<string, string[]>();
    for (const [index, row] of table.rows.entries())
      for (const sentence of assumedUnits(column, nestedText(row[position] ?? '')))
        rowsOf.set(sentence, [...(rowsOf.get(sentence) ?? []), rowName(field, table, row, index)]);
    return [...rowsOf].map(
      ([sentence, rows]) => `${upperFirst(columnName(column))} in ${listNames(rows)}: ${sentence}`,
    );
  });
  return [
    ...bareColumnsRemark(table),
    ...table.columns.flatMap(headed => (headed && assumptionOf(headed)) ?? []),
    ...inCells,
  ];
}
