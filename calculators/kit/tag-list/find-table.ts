import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { RowsField } from '../definition/fields.ts';
import { isShown } from '../case/choices.ts';
import { caseNameId } from '../case/case-data.ts';
import { joinNames } from '../common/list-names.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { rowsFromClipboard } from '../table/pasted-table.ts';
import { assumedUnits, distinctReasons, parseRows, type ParsedTable } from '../table/rows-text.ts';
import { countTableColumns, previewTable, type PreviewColumn } from '../table/table-preview.ts';
import { cellLine, findHeading, listColumns } from './heading.ts';
import type { Grid } from './grid.ts';
import { matchColumns } from './match-columns.ts';

/** Tables of fields in files, such as a history or the nodes of a network, and how they are told from lists of cases. */

/** A sheet of a workbook, or a file with its text. */
export interface ListSheet {
  readonly name: string;
  readonly rows: Grid;
  readonly text?: string;
}

/** The tables of fields in a file. */
export interface FoundTables {
  /** The texts of the entries by the ids of their fields. */
  readonly entries: Readonly<Record<string, string>>;
  /** The labels of their fields. */
  readonly labels: readonly string[];
  readonly remarks: readonly string[];
  /** Why tables cannot be read, a sentence each. */
  readonly problems: readonly string[];
}

interface FoundTable {
  readonly sheet: string;
  readonly id: string;
  readonly field: RowsField;
  readonly read: string;
  readonly columns: number;
  readonly leftOut: readonly PreviewColumn[];
  readonly parsed: ParsedTable;
}

/** The minimum number of columns of a table, and of rows of one of quantities. */
const minMatches = 2;

const shownTables = ({ inputs }: Definition, data: CaseData) =>
  inputs.flatMap(({ id, field }) => (field.type === 'rows' && isShown(field.when, data) ? [{ id, field }] : []));

/** The number of columns of a list that give values of its cases, beside their name. */
function countValues(definition: Definition, rows: Grid, data: CaseData): number {
  const columns = listColumns(rows, findHeading(definition, rows));
  return matchColumns(definition, columns, data).filter(({ target }) => target && target.id !== caseNameId).length;
}

/**
 * The tables in a file: of the field that the case shows whose columns are the most in the heading, if a list of cases has no more. Columns
 * that are not understood are left out and named. Yields where the caller may pause.
 */
export function* findTablesInSteps(
  definition: Definition,
  data: CaseData,
  sheets: readonly ListSheet[],
): Generator<undefined, FoundTables | undefined> {
  const fields = shownTables(definition, data);
  if (fields.length === 0) return undefined;
  const texts = sheets.map(({ text, rows }) => text ?? rows.map(row => row.map(cellLine).join('\t')).join('\n'));
  yield;
  const listed = sheets.map(({ rows }) => Math.max(minMatches, countValues(definition, rows, data)));
  const tables: FoundTable[] = [];
  for (const { id, field } of fields)
    for (const [index, text] of texts.entries()) {
      yield;
      const table = tableInText(id, field, text, listed[index] ?? minMatches);
      if (table) tables.push({ ...table, sheet: sheets[index]?.name ?? '' });
    }
  const [best, ...others] = tables.toSorted((one, other) => other.columns - one.columns);
  if (!best || best.columns < Math.max(...listed)) return undefined;
  // Nodes and items of a network are on sheets of their own.
  const found = [best];
  for (const other of isRecordTable(best.field) ? others : [])
    if (isRecordTable(other.field) && found.every(({ id, sheet }) => id !== other.id && sheet !== other.sheet))
      found.push(other);
  const read = new Set(found.map(({ sheet }) => sheet));
  return {
    entries: Object.fromEntries(found.map(({ id, read: text }) => [id, text])),
    labels: found.map(({ field }) => field.label),
    remarks: found.flatMap(table => [
      ...sheetRemarks(
        table.sheet,
        others.flatMap(({ id, sheet }) => (id === table.id && !read.has(sheet) ? [sheet] : [])),
      ),
      ...tableRemarks(table),
    ]),
    problems: found.flatMap(({ field, parsed }) =>
      parsed.ok ? [] : distinctReasons(parsed.faults).map(reason => `The table “${field.label}” ${reason}.`),
    ),
  };
}

/** Sentences on the columns of a table that are left out, and on what its headings leave open. */
function tableRemarks({ field, read, leftOut, parsed }: FoundTable): string[] {
  const names = leftOut.map(({ heading }) => (heading === '' ? 'a column without heading' : `“${heading}”`));
  return [
    ...(names.length === 0 ? [] : [`Left out: ${names.join(', ')}.`]),
    ...assumedUnits(field, read),
    ...(parsed.ok ? (parsed.remarks ?? []) : []),
  ];
}

/** A sentence on the sheet that is read, and on others that have the same; none if it is the only one. */
export function sheetRemarks(sheet: string, others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const named = others.map(other => `“${other}”`);
  return [
    `Read from the sheet “${sheet}”; ${joinNames(named)} ${others.length === 1 ? 'has' : 'have'} such a table too, which is not read.`,
  ];
}

/**
 * The table of a field in a text, if it has some of its columns at least. A table of texts, such as the items of a network, is taken with its errors;
 * a table of quantities with errors is taken for something else.
 */
function tableInText(
  id: string,
  field: RowsField,
  text: string,
  fewest: number,
): Omit<FoundTable, 'sheet'> | undefined {
  const block = rowsFromClipboard(field, text);
  const columns = countTableColumns(field, block);
  if (columns < fewest) return undefined;
  if (isRecordTable(field)) return { id, field, read: block, columns, leftOut: [], parsed: parseRows(field, block) };
  const preview = previewTable(field, block);
  const keys = preview?.columns.map(({ key }) => key) ?? [];
  const taken = new Set(
    keys.flatMap((key, index) => (key !== undefined && keys.indexOf(key) === index ? [index] : [])),
  );
  const read = preview ? preview.textWith(taken) : block;
  const parsed = parseRows(field, read);
  const leftOut = preview?.columns.filter((_, index) => !taken.has(index)) ?? [];
  if (!parsed.ok || parsed.rows.length < minMatches) return undefined;
  const inRows = new Set(parsed.rows.flatMap(row => Object.keys(row))).size;
  return inRows < fewest ? undefined : { id, field, read, columns: inRows, leftOut, parsed };
}

/** Matches the heading of a column of times, and that of an end of an item or of a node. */
const timeHeading =
  /^(?:(?:elapsed|run|relative|sim(?:ulation)?)\s)?(?:time\s?stamp|date\s?[/&_-]?\s?time|time|zeit(?:stempel|punkt)?|uhrzeit|temps|tiempo|tempo|tijd)(?=$|[\s([,:/_])/iu;
const endHeading =
  /^(?:from|to|node|junction|upstream node|downstream node|start node|end node|knoten|von|nach|n(?:œ|oe)ud|vers|nudo|nodo|desde|hasta|hacia|para|nó)(?=$|[\s([,:/_\d])/iu;

/**
 * Why a list whose columns are the headings of a table, but which is no table of the calculator, is no list of cases either; undefined for any other list.
 */
export function whyNoCases(definition: Definition, data: CaseData, headings: readonly string[]): string | undefined {
  const fields = shownTables(definition, data).map(({ field }) => field);
  const records = fields.filter(isRecordTable);
  if (records.length > 0 && headings.some(heading => endHeading.test(heading)))
    return `The list has the ends of items or the nodes of a network and is no list of cases, but not understood as ${named(records)}.`;
  const history = fields.find(field => !isRecordTable(field) && 'time' in field.columns);
  const [first = ''] = headings;
  if (!history || !(timeHeading.test(first) || /^t(?=$|[\s([,:/_])/.test(first))) return undefined;
  const columns = previewTable(history, rowsFromClipboard(history, headings.join('\t')))?.columns ?? [];
  const unknown = columns.flatMap(({ key, remark }) => (key === undefined && remark !== undefined ? [remark] : []));
  const why = unknown.length > 0 ? `, which ${unknown.join('; ')}` : '';
  return `The list has times and is no list of cases, but not understood as ${named([history])}${why}.`;
}

/** The labels of tables as one of which a list is not understood. */
const named = (fields: readonly RowsField[]) =>
  `the table ${joinNames(
    fields.map(({ label }) => `“${label}”`),
    'or',
  )}`;
