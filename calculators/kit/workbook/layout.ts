import { leadingNumber, Refusal } from '@isentrope/engineering/quantities';
import { resolveOption } from '../case/case-data.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { maxCases } from '../document/document.ts';
import { findFieldByLabel } from '../definition/match-label.ts';
import { cellText, type ReadCell } from './cell-text.ts';
import { type ReadCells } from './entry-cells.ts';
import {
  basisSheet,
  cellName,
  formatRow,
  sheetSections,
  formatVersion,
  resultsHead,
  resultsSheet,
  unitHead,
} from './format.ts';

/** A sheet as read from a file. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** What a spreadsheet program does not show, if anything. */
  readonly hidden?: HiddenCells;
  /** The number formats that may add a unit or a scale. */
  readonly formats?: readonly CellFormat[];
  /** The cells of formulas whose values are not stored in the file. */
  readonly unsaved?: readonly CellPosition[];
  /** The cells from which the mark of a footnote is left out. */
  readonly footnotes?: readonly CellPosition[];
  /** The cells that are struck through. */
  readonly struck?: readonly CellPosition[];
  readonly merged?: readonly CellRange[];
}

/** A cell by row and column, counted from 0. */
export type CellPosition = readonly [row: number, column: number];

/** Cells by the first and the last one. */
export type CellRange = readonly [first: CellPosition, last: CellPosition];

/** A number format, as files state it, of cells one below the other; rows and columns are counted from 0. */
export interface CellFormat {
  readonly format: string;
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** The hidden rows and columns of a sheet, counted from 0 and ascending, and whether all of it is hidden. */
export interface HiddenCells {
  readonly isSheet: boolean;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A row of a sheet: how it names its field, and its values for each case. */
export interface SheetRow {
  /** The row number in Excel. */
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly cells: readonly SheetCell[];
}

/** The cells of a field of one case, with their Excel names. */
interface SheetCell extends ReadCells {
  readonly valueAt: string;
  readonly unitAt: string;
}

/** The rows of a workbook of any format. */
export interface WorkbookRows {
  /** In exports without a format version ('former'), result rows follow the inputs in one block. */
  readonly form: 'present' | 'former' | 'hand-made';
  readonly sheet: string;
  /** The number of cases. */
  readonly count: number;
  readonly inputs: readonly SheetRow[];
  readonly results?: readonly SheetRow[];
  /** The title block by id. */
  readonly title?: Readonly<Record<string, string>>;
}

/** The columns of a row: label, id if any, and value and unit of each case. */
interface Columns {
  readonly label: number;
  readonly id?: number;
  readonly cases: readonly { readonly value: number; readonly unit: number }[];
}

type ReadRow = readonly ReadCell[];

const trimmed = (cell: ReadCell) => cellText(cell).trim();
const isHeaded = (row: ReadRow) => resultsHead.every((head, index) => trimmed(row[index]) === head);

/** Whether a sheet is the results sheet of an export. */
export function isExportedSheet({ rows }: Pick<ReadSheet, 'rows'>): boolean {
  return rows.some(isHeaded);
}

/** The value of a row of the basis sheet. */
export function basisOf(sheets: readonly ReadSheet[], name: string): ReadCell {
  return sheets.find(sheet => sheet.name === basisSheet)?.rows.find(row => row[0] === name)?.[1];
}

/**
 * Finds the rows of a workbook: an export, or a hand-made sheet of labels, values and units. Throws a `Refusal` for
 * anything else.
 */
export function readLayout(definition: Definition, sheets: readonly ReadSheet[]): WorkbookRows {
  const exported = sheets.filter(isExportedSheet);
  const sheet = exported.find(({ name }) => name === resultsSheet) ?? exported[0];
  if (!sheet) return handMadeLayout(definition, sheets);
  const form = Number(basisOf(sheets, formatRow) ?? 0);
  if (form > formatVersion) {
    throw new Refusal(
      `The file was saved by a later version of this site (form ${form}; this page reads up to ${formatVersion}). Reload the page to get the current version.`,
    );
  }
  const top = sheet.rows.findIndex(isHeaded);
  const head = (sheet.rows[top] ?? []).map(trimmed);
  const isFormer = form === 0 && head[resultsHead.length] === unitHead;
  const columns = isFormer ? formerColumns(head) : presentColumns(head, sheet.name);
  const rows = sheet.rows.slice(top + 1).map((row, index) => foundRow(row, top + 1 + index, columns));
  if (isFormer) return { form: 'former', sheet: sheet.name, count: columns.cases.length, inputs: rows };
  return { form: 'present', sheet: sheet.name, count: columns.cases.length, ...rowsBySection(rows) };
}

/** The former format has one unit column before the cases. */
function formerColumns(head: readonly string[]): Columns {
  const first = resultsHead.length + 1;
  const cases = head.slice(first).map((_, index) => ({ value: first + index, unit: first - 1 }));
  return { label: 0, id: 1, cases: checkedCases(cases) };
}

/** In the current format every case has its own unit column. */
function presentColumns(head: readonly string[], sheet: string): Columns {
  const first = resultsHead.length;
  const last = head.findLastIndex(name => name !== '');
  const cases = Array.from({ length: Math.ceil((last + 1 - first) / 2) }, (_, index) => ({
    value: first + 2 * index,
    unit: first + 2 * index + 1,
  }));
  const odd = cases.find(({ unit }) => head[unit] !== unitHead);
  if (odd) {
    throw new Refusal(`The column "${head[odd.value]}" of the sheet "${sheet}" has no ${unitHead} column beside it.`);
  }
  return { label: 0, id: 1, cases: checkedCases(cases) };
}

function checkedCases<T>(cases: readonly T[]): readonly T[] {
  if (cases.length < 1 || cases.length > maxCases)
    throw new Refusal(`The file must have 1 to ${maxCases} cases; it has ${cases.length}.`);
  return cases;
}

function foundRow(row: ReadRow, index: number, { label, id, cases }: Columns): SheetRow {
  return {
    number: index + 1,
    id: id === undefined ? '' : trimmed(row[id]),
    label: trimmed(row[label]),
    cells: cases.map(({ value, unit }) => ({
      value: row[value],
      unit: trimmed(row[unit]),
      valueAt: cellName(index, value),
      unitAt: cellName(index, unit),
    })),
  };
}

/** Whether a row has any value or unit. */
export function hasContent({ cells }: SheetRow): boolean {
  return cells.some(({ value, unit }) => cellText(value) !== '' || unit !== '');
}

/** The rows by band; those above the first band are inputs. */
function rowsBySection(rows: readonly SheetRow[]) {
  const names: readonly string[] = Object.values(sheetSections);
  const title: Record<string, string> = {};
  const inputs: SheetRow[] = [];
  const results: SheetRow[] = [];
  let part: string = sheetSections.inputs;
  for (const row of rows) {
    if (row.id === '' && !hasContent(row) && names.includes(row.label)) part = row.label;
    else if (part === sheetSections.inputs) inputs.push(row);
    else if (part === sheetSections.results) results.push(row);
    else if (part === sheetSections.document && row.id !== '') title[row.id] = cellText(row.cells[0]?.value);
  }
  return { title, inputs, results };
}

/** Whether a row has a label in a place and a cell beside it that can be its value, unlike the headings of a list. */
function isEntryAt(definition: Definition, row: ReadRow, place: number): boolean {
  const field = findFieldByLabel(definition, cellText(row[place]))?.input.field;
  const cell = row[place + 1];
  const text = cellText(cell).trim();
  if (!field || text === '') return false;
  if (field.type === 'quantity') return typeof cell === 'number' || leadingNumber(text) !== undefined;
  if (field.type === 'choice') return field.options.includes(resolveOption(field, text));
  return findFieldByLabel(definition, text) === undefined;
}

/** Reads a sheet of labels with pairs of value and unit columns, one pair for each case. */
function handMadeLayout(definition: Definition, sheets: readonly ReadSheet[]): WorkbookRows {
  for (const { name, rows } of sheets) {
    const positions = rows.map(row =>
      row.findIndex(cell => typeof cell === 'string' && findFieldByLabel(definition, cell)),
    );
    const named = positions.filter(index => index >= 0);
    if (named.length === 0) continue;
    const label = Math.min(...named);
    const width = Math.max(...rows.map(({ length }) => length)) - label - 1;
    const cases = Array.from({ length: Math.ceil(width / 2) }, (_, index) => ({
      value: label + 1 + 2 * index,
      unit: label + 2 + 2 * index,
    }));
    const columns = { label, cases: checkedCases(cases) };
    if (!rows.some((row, index) => isEntryAt(definition, row, positions[index] ?? -1))) continue;
    const found = rows
      .map((row, index) => foundRow(row, index, columns))
      .filter(({ cells }) => cells[0]?.unit.toLowerCase() !== unitHead.toLowerCase());
    return { form: 'hand-made', sheet: name, count: cases.length, inputs: found };
  }
  const example = definition.inputs.find(({ field }) => field.type === 'quantity')?.field.label;
  throw new Refusal(
    `The file is not an export of this calculator: it has no sheet "${resultsSheet}" headed ${resultsHead.join(', ')}, and no row starts with the label of one of its fields${example === undefined ? '' : `, such as "${example}"`}.`,
  );
}
