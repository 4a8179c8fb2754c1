import {
  assumedUnits,
  cellLine,
  findItem,
  isExportedSheet,
  isPrintedText,
  isRecordTable,
  isShown,
  joinNames,
  listText,
  parseRows,
  previewTable,
  rowsFromClipboard,
  countMatchedColumns,
  mergePastedListInSteps,
  reportCells,
  orientGridInSteps,
  countTableColumns,
  type CaseData,
  type Definition,
  type Entry,
  type ListField,
  type ParsedTable,
  type PreviewColumn,
  type ReadSheet,
  type RowsField,
} from '@isentrope/calculators/kit';
import { inTurns, pause } from './in-turns.ts';
import { listFromWorkbook, readListFile, type ListSource } from '../tag-list/list-file.ts';

/** The content of a file from another program: a list with an item in each row, or an entry, such as the composition of a fluid. */
export type ForeignFile =
  /** `isNamed`: its headings name fields, and it is not an export of a calculator. */
  { readonly type: 'list'; readonly list: ListSource; readonly isNamed: boolean } | ForeignEntry;

/** An entry in a file, with remarks on how it was read. */
interface ForeignEntry {
  readonly type: 'entry';
  readonly entries: Readonly<Record<string, Entry>>;
  /** The field, as named in a sentence. */
  readonly what: string;
  readonly remarks: readonly string[];
}

/** The minimum number of fields named by the headings of a list, and of components of a composition. */
const minMatches = 2;

type Cells = readonly (readonly string[])[];

/** A composition of mostly unknown components with more lines than this is a list of something else. */
const maxCompositionLines = 500;

/**
 * Reads a file that this site has not written.
 * @param sheets those of the file, if it is a workbook that is read already
 * @throws {Refusal} for one that is neither a workbook nor text, and for XML without a composition
 */
export async function readForeignFile(
  definition: Definition,
  data: CaseData,
  file: File,
  sheets?: readonly ReadSheet[],
): Promise<ForeignFile> {
  await pause();
  const list = sheets ? listFromWorkbook(file.name, sheets) : await listOf(file);
  // A workbook with an exported sheet of this site contains neither, whatever its other sheets look like.
  if (list.sheets.some(isExportedSheet)) return { type: 'list', list, isNamed: false };
  await pause();
  const table = await inTurns(findingTable(definition, data, list));
  if (table) return table;
  const isJson = /^\s*[{[]/.test(list.text ?? '');
  // In a printed report the conditions of a stream also have names of fields, so the composition is looked for first.
  const isNamed =
    !isJson &&
    !isPrintedText(list.text ?? '') &&
    list.sheets.some(({ rows }) => countMatchedColumns(definition, rows, data) >= minMatches);
  await pause();
  const composition = isNamed ? undefined : await compositionIn(definition, data, cellsOf(list));
  if (composition) return { ...composition, remarks: [...list.remarks, ...composition.remarks] };
  return { type: 'list', list, isNamed: isNamed || (await inTurns(findingNames(definition, data, list))) };
}

/** Rows of a sheet in which its headings are looked for. */
const rowsOfHeading = 60;

/** Whether a sheet of a list, upright or on its side, has the names of fields. */
function* findingNames(definition: Definition, data: CaseData, { sheets }: ListSource): Generator<undefined, boolean> {
  for (const { rows } of sheets) {
    const upright = yield* orientGridInSteps(definition, rows.slice(0, rowsOfHeading), data);
    yield;
    if (countMatchedColumns(definition, upright, data) >= minMatches) return true;
  }
  return false;
}

/**
 * The table of a field in a file, such as a history: of the field that the case shows whose columns are the most in the heading, if a list
 * of cases has no more. Columns that are not understood are left out and named.
 */
function* findingTable(
  definition: Definition,
  data: CaseData,
  list: ListSource,
): Generator<undefined, ForeignFile | undefined> {
  const { sheets } = list;
  const texts =
    list.text === undefined
      ? sheets.map(({ name, rows }) => ({
          sheet: name,
          text: rows.map(row => row.map(cellLine).join('\t')).join('\n'),
        }))
      : [{ sheet: '', text: list.text }];
  yield;
  const listed = sheets.map(({ rows }) => Math.max(minMatches, countMatchedColumns(definition, rows, data)));
  const tables: FoundTable[] = [];
  for (const { id, field } of definition.inputs) {
    if (field.type !== 'rows' || !isShown(field.when, data)) continue;
    for (const [index, { sheet, text }] of texts.entries()) {
      yield;
      const table = tableInText(id, field, text, listed[index] ?? minMatches);
      if (table) tables.push({ ...table, sheet });
    }
  }
  const [best, ...others] = tables.toSorted((one, other) => other.columns - one.columns);
  if (!best || best.columns < Math.max(...listed)) return undefined;
  // Nodes and items of a network are on sheets of their own.
  const found = [best];
  for (const other of isRecordTable(best.field) ? others : [])
    if (isRecordTable(other.field) && found.every(({ id, sheet }) => id !== other.id && sheet !== other.sheet))
      found.push(other);
  const read = new Set(found.map(({ sheet }) => sheet));
  const remarks = found.flatMap(table => [
    ...sheetRemarks(
      table.sheet,
      others.flatMap(({ id, sheet }) => (id === table.id && !read.has(sheet) ? [sheet] : [])),
    ),
    ...tableRemarks(table),
  ]);
  return {
    type: 'entry',
    entries: Object.fromEntries(found.map(({ id, read: text }) => [id, { text }])),
    what: joinNames(found.map(({ field }) => field.label.toLowerCase())),
    remarks: [...list.remarks, ...remarks],
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
function sheetRemarks(sheet: string, others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const named = others.map(other => `“${other}”`);
  return [
    `Read from the sheet “${sheet}”; ${joinNames(named)} ${others.length === 1 ? 'has' : 'have'} such a table too, which is not read.`,
  ];
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

/**
 * The table of a field in a text, if it has some of its columns at least. A table of texts, such as the items of a network, is taken with its errors,
 * which the field shows; a table of quantities with errors is taken for something else.
 */
function tableInText(
  id: string,
  field: RowsField,
  text: string,
  fewest: number,
): Omit<FoundTable, 'sheet'> | undefined {
  const block = rowsFromClipboard(field, text);
  if (countTableColumns(field, block) < fewest) return undefined;
  const preview = previewTable(field, block);
  const keys = preview?.columns.map(({ key }) => key) ?? [];
  const taken = new Set(
    keys.flatMap((key, index) => (key !== undefined && keys.indexOf(key) === index ? [index] : [])),
  );
  const read = preview ? preview.textWith(taken) : block;
  const parsed = parseRows(field, read);
  const leftOut = preview?.columns.filter((_, index) => !taken.has(index)) ?? [];
  if (isRecordTable(field)) {
    const columns = countTableColumns(field, read);
    return columns <= fewest ? undefined : { id, field, read, columns, leftOut, parsed };
  }
  if (!parsed.ok || parsed.rows.length < minMatches) return undefined;
  const columns = new Set(parsed.rows.flatMap(row => Object.keys(row))).size;
  return columns < fewest ? undefined : { id, field, read, columns, leftOut, parsed };
}

/** The list in a file; for XML and HTML, its table. */
async function listOf(file: File): Promise<ListSource> {
  const list = await readListFile(file);
  if (!/^\s*<[?!\w]/.test(list.text ?? '')) return list;
  const { markupCells } = await import('./markup-file.ts');
  const rows = markupCells(list.text ?? '');
  return { ...list, sheets: [{ name: '', rows }], text: rows.map(row => row.join('\t')).join('\n') };
}

interface SheetCells {
  readonly sheet: string;
  readonly cells: Cells;
}

/** The cells of a report: of its text, whose columns may be separated by spaces, else of each sheet of a workbook. */
function cellsOf({ text, sheets }: ListSource): readonly SheetCells[] {
  return text === undefined
    ? sheets.map(({ name, rows }) => ({ sheet: name, cells: rows.map(row => row.map(cellLine)) }))
    : [{ sheet: '', cells: reportCells(text) }];
}

/** The composition in the first of some sheets that has one, with a sentence on the others that have one; undefined if none has. */
async function compositionIn(
  definition: Definition,
  data: CaseData,
  sheets: readonly SheetCells[],
): Promise<ForeignEntry | undefined> {
  const found: { readonly sheet: string; readonly entry: ForeignEntry }[] = [];
  for (const { sheet, cells } of sheets) {
    const entry = await compositionOfSheet(definition, data, cells);
    if (entry) found.push({ sheet, entry });
  }
  const [first, ...others] = found;
  if (!first) return undefined;
  const further = others.map(({ sheet }) => sheet);
  return { ...first.entry, remarks: [...sheetRemarks(first.sheet, further), ...first.entry.remarks] };
}

/** The composition in a report, with the choices that show its field; undefined for a report without one. */
async function compositionOfSheet(
  definition: Definition,
  data: CaseData,
  cells: Cells,
): Promise<ForeignEntry | undefined> {
  const lists = definition.inputs.flatMap(({ id, field }) =>
    field.type === 'list' && field.basis ? [{ id, field }] : [],
  );
  const { id, field } = lists.find(each => isShown(each.field.when, data)) ?? lists[0] ?? {};
  if (id === undefined || !field) return undefined;
  const { choice } = field.basis ?? {};
  const read = await inTurns(mergePastedListInSteps(field, [], cells, 0, data[choice ?? '']?.text));
  const known = read?.lines.filter(({ item }) => findItem(field, item) !== undefined).length ?? 0;
  const isMostly = known > 0 && read !== undefined && read.lines.length >= minMatches && 2 * known >= read.lines.length;
  if (!read || (!isMostly && (known < minMatches || read.lines.length > maxCompositionLines))) return undefined;
  return {
    type: 'entry',
    entries: {
      ...choicesOf(field),
      [id]: { text: listText(read.lines) },
      ...(choice === undefined || read.basis === undefined ? {} : { [choice]: { text: read.basis } }),
    },
    what: field.label.toLowerCase(),
    remarks: read.remarks ?? [],
  };
}

/** The choices under which a field is shown. */
function choicesOf({ when = {} }: ListField): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(when).flatMap(([id, options]) => {
      const [option] = [options].flat();
      return typeof option === 'string' ? [[id, { text: option }]] : [];
    }),
  );
}
