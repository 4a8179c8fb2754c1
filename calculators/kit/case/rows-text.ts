import {
  decimalMark,
  findUnit,
  fromSi,
  kindOf,
  parseNumber,
  parseQuantity,
  toSi,
  ambiguousReadings,
  removeThousands,
  type DecimalMark,
  type AmbiguousReadings,
} from '@isentrope/engineering/quantities';
import { isWithinBounds, describeBounds } from '../definition/bounds.ts';
import type { RowsColumn, RowsField, TypedRow } from '../definition/fields.ts';

/**
 * Tables as typed or pasted: rows separated by line breaks or semicolons, cells by tabs or vertical bars, else by
 * blanks. A heading names the columns and their units, "T [°C] | Density, kg/m³", with the units after the names or in
 * a row of their own; without a heading, columns have the order and the units of the field.
 */

interface HeadedColumn {
  readonly id: string;
  readonly column: RowsColumn;
  readonly unit: string;
}

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const refused = (reason: string) => ({ ok: false, reason }) as const;

const blankMarks = new Set(['', '-', '–', '—']);

/** Splits the text of a table into rows of cells; empty rows and comment lines, which begin with #, are skipped. */
export function rowCells(text: string): readonly (readonly string[])[] {
  const lines = withColumnMarks(text)
    .split(/[;\n]/)
    .filter(line => line.trim() !== '');
  const marks = lines.some(line => /[\t|]/.test(line)) ? /[\t|]/ : isSeparatedByCommas(lines) ? ',' : undefined;
  return lines
    .map(line => (marks === undefined ? line.trim().split(/\s+/) : line.split(marks).map(cell => cell.trim())))
    .filter(cells => cells.some(cell => cell !== ''));
}

/** The text of a table from a file: without comment lines and quotes, and with tabs for semicolons between columns. */
function withColumnMarks(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.trim().startsWith('#'));
  const counts = new Set(lines.map(line => line.split(';').length));
  const [count = 1] = counts;
  const hasColumns = lines.length > 1 && counts.size === 1 && count > 1 && !lines.every(line => /;\s*$/.test(line));
  const unquoted = lines.map(line => line.replaceAll(/(^|[\t;,])\s*"([^"]*)"(?=\s*(?:$|[\t;,]))/g, '$1$2'));
  return (hasColumns ? unquoted.map(line => line.replaceAll(';', '\t')) : unquoted).join('\n');
}

/**
 * Whether the lines are comma-separated: a text heading, the same number of commas in each line, and no blanks within
 * cells.
 */
function isSeparatedByCommas([head = '', ...body]: readonly string[]): boolean {
  const commas = (line: string): number => line.split(',').length - 1;
  const most = commas(head);
  const isRow = (line: string): boolean => commas(line) === most && !/[^\s,]\s+[^\s,]/.test(line.trim());
  return most > 0 && body.length > 0 && /^\s*\p{L}/u.test(head) && body.every(isRow);
}

/** Converts text pasted from a spreadsheet to the text of an entry. */
export function rowsFromClipboard(text: string): string {
  return withColumnMarks(text.replaceAll(/\r\n?/g, '\n'))
    .split('\n')
    .filter(line => line.trim() !== '')
    .join('; ')
    .replaceAll('\t', ' | ');
}

/** Writes rows in SI units as the text of an entry, with a heading and the units of the field. */
export function rowsText({ columns }: RowsField, typed: readonly TypedRow[]): string {
  const used = Object.entries(columns).filter(([id]) => typed.some(row => row[id] !== undefined));
  const cell = (si: number | undefined, { kind, unit }: RowsColumn) =>
    si === undefined ? '' : String(Number(fromSi(kind, si, unit).toPrecision(12)));
  return [
    used.map(([, { label, unit }]) => `${label} ${unit}`.trim()),
    ...typed.map(row => used.map(([id, column]) => cell(row[id], column))),
  ]
    .map(cells => cells.join(' | '))
    .join('; ');
}

/**
 * Parses a table entry into SI units, or gives the reason why it is invalid, as the end of a sentence that begins with
 * the label.
 */
export function parseRows(
  field: RowsField,
  text: string,
): { readonly ok: true; readonly rows: readonly TypedRow[] } | { readonly ok: false; readonly reason: string } {
  const cells = rowCells(text);
  if (cells.length === 0) return { ok: true, rows: [] };
  const head = headOf(field, cells);
  if (!head.ok) return head;
  const { columns, rows } = head.value;
  const mark = decimalMark(rows.flat());
  const body = mark === undefined ? rows : rows.map(row => row.map(cell => removeThousands(cell, mark)));
  const [first] = columns;
  const found: TypedRow[] = [];
  for (const [index, row] of body.entries()) {
    const read = rowIn(columns, row, index + 1);
    if (!read.ok) return read;
    const [key] = columns.map(({ id }) => read.value[id]);
    if (first && found.some(other => other[first.id] === key)) {
      return refused(`has two rows of the same ${named(first)}, ${row[0]}`);
    }
    found.push(read.value);
  }
  return found.length > 0 ? { ok: true, rows: found } : refused('has no row under its head');
}

/** Finds the first cell with an ambiguous number. */
export function findAmbiguousCell(
  field: RowsField,
  text: string,
): { readonly name: string; readonly amount: string; readonly readings: AmbiguousReadings } | undefined {
  const head = headOf(field, rowCells(text));
  if (!head.ok) return undefined;
  const { rows } = head.value;
  const mark = decimalMark(rows.flat());
  for (const [index, row] of rows.entries()) {
    for (const [place, amount] of row.entries()) {
      const readings = mark === undefined ? ambiguousReadings(amount) : thousandsReading(amount, mark);
      const column = head.value.columns[place];
      if (readings && column) return { name: `${named(column)} in row ${index + 1}`, amount, readings };
    }
  }
  return undefined;
}

/** The two readings of a number with a single thousands separator, given the decimal mark of the table. */
function thousandsReading(typed: string, mark: DecimalMark): AmbiguousReadings | undefined {
  const read = removeThousands(typed, mark);
  const isOpen = read !== typed && !/[.,].*[.,]/.test(typed);
  return isOpen ? { read, meant: typed.replace(/[.,]/, mark) } : undefined;
}

/** The columns offered to users. */
export function offeredColumns({ columns }: RowsField): RowsField['columns'] {
  return Object.fromEntries(Object.entries(columns).filter(([, { offered = true }]) => offered));
}

function named({ column }: Pick<HeadedColumn, 'column'>): string {
  return `${column.label.charAt(0).toLowerCase()}${column.label.slice(1)}`;
}

/** Splits a table into its columns and the rows below the heading. */
function headOf(
  field: RowsField,
  cells: readonly (readonly string[])[],
): Parsed<{ readonly columns: readonly HeadedColumn[]; readonly rows: readonly (readonly string[])[] }> {
  const declared = Object.entries(field.columns);
  const [top = [], ...under] = cells;
  // "0,90" below "5,80" may be one column of decimals or two columns.
  if (
    declared.length > 1 &&
    under.length > 0 &&
    cells.every(row => row.length === 1 && /^[\d.]+,[\d.]+$/.test(row[0] ?? ''))
  )
    return refused(
      'has commas that may be decimal marks or stand between columns; name the columns in a first row, or separate them by tabs',
    );
  if (beginsWithNumber(top)) {
    const columns = declared.map(([id, column]) => ({ id, column, unit: column.unit }));
    return { ok: true, value: { columns, rows: cells } };
  }
  const [second = []] = under;
  const units = under.length > 0 && !second.some(cell => /^[+\-−]?[.,]?\d/.test(cell)) ? second : undefined;
  const columns: HeadedColumn[] = [];
  for (const [place, cell] of top.entries()) {
    const column = headedColumn(field, cell, units?.[place] ?? '');
    if (!column.ok) return column;
    if (columns.some(({ id }) => id === column.value.id)) return refused(`has two columns of ${named(column.value)}`);
    columns.push(column.value);
  }
  const [key] = declared;
  if (key && columns[0]?.id !== key[0]) return refused(`needs ${named({ column: key[1] })} in its first column`);
  return { ok: true, value: { columns, rows: units ? under.slice(1) : under } };
}

function beginsWithNumber([first = '']: readonly string[]): boolean {
  return parseNumber(/^[+\-−]?[\d.,]+/.exec(first)?.[0] ?? '') !== undefined;
}

/** Separators and brackets around a unit in a heading. */
const unitDelimiters = /^[\s,:/([]+|[\s)\]]+$/g;

/** The column that a heading means, with the unit after its name, in the row below, or the default unit. */
function headedColumn(field: RowsField, cell: string, under: string): Parsed<HeadedColumn> {
  const heading = cell.toLowerCase();
  const names = Object.entries(field.columns).flatMap(([id, column]) =>
    [id, column.label, ...(column.aliases ?? [])].map(name => ({ id, column, name: name.toLowerCase() })),
  );
  const [longest, ...others] = names
    .filter(
      ({ name }) => heading === name || (heading.startsWith(name) && /^[\s,:/([]/.test(heading.slice(name.length))),
    )
    .toSorted((one, other) => other.name.length - one.name.length);
  for (const { id, column, name } of longest ? [longest, ...others] : []) {
    const behind = cell.slice(name.length).replaceAll(unitDelimiters, '');
    const typed = [behind, under.replaceAll(unitDelimiters, '')].find(unit => !blankMarks.has(unit)) ?? '';
    const unit = typed === '' ? column.unit : findUnit(column.kind, typed)?.symbol;
    if (unit !== undefined) return { ok: true, value: { id, column, unit } };
  }
  if (longest) {
    const { common, units } = kindOf(longest.column.kind);
    const allowed = (common.length > 0 ? common : units.map(({ symbol }) => symbol)).filter(symbol => symbol !== '');
    const said = allowed.length > 0 ? `; it may be in ${allowed.join(', ')}` : '; it has no unit';
    return refused(`does not know the unit in "${under === '' ? cell : under}" of ${named(longest)}${said}`);
  }
  const known = Object.values(offeredColumns(field)).map(column => named({ column }));
  return refused(`has no column "${cell}"; it may have ${known.join(', ')}`);
}

/** The seconds of a time hh:mm:ss; undefined for any other text. */
function secondsOfClock(cell: string): string | undefined {
  const [, hours = '', minutes = '', seconds = ''] = /^(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/.exec(cell) ?? [];
  if (hours === '') return undefined;
  return String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}

function rowIn(columns: readonly HeadedColumn[], cells: readonly string[], number: number): Parsed<TypedRow> {
  if (cells.slice(columns.length).some(cell => cell !== '')) {
    return refused(`has ${cells.length} cells in row ${number} and ${columns.length} columns`);
  }
  const row: Record<string, number> = {};
  for (const [place, headed] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (blankMarks.has(cell)) {
      if (place === 0) return refused(`needs ${named(headed)} in row ${number}`);
      continue;
    }
    const { id, column, unit } = headed;
    const seconds = column.kind === 'time' ? secondsOfClock(cell) : undefined;
    const parsed = seconds === undefined ? parseQuantity(column.kind, cell, unit) : parseQuantity('time', seconds, 's');
    if (!parsed.ok) return refused(`has "${cell}" for ${named(headed)} in row ${number}, which ${parsed.reason}`);
    if (!isWithinBounds(column, parsed.si, limit => toSi(column.kind, limit, column.unit))) {
      const limits = describeBounds(column);
      return refused(`needs ${named(headed)} in row ${number} to be ${limits} ${column.unit}`.trimEnd());
    }
    row[id] = parsed.si;
  }
  return { ok: true, value: row };
}
