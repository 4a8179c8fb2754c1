import {
  cellLine,
  findItem,
  findTablesInSteps,
  sheetRemarks,
  isExportedSheet,
  isPrintedText,
  isShown,
  joinNames,
  listText,
  countMatchedColumns,
  mergePastedListInSteps,
  reportCells,
  orientGridInSteps,
  type CaseData,
  type Definition,
  type Entry,
  type ListField,
  type ReadSheet,
} from '@isentrope/calculators/kit';
import { inTurns, pause } from './in-turns.ts';
import { listFromWorkbook, readListFile, type ListSource } from '../tag-list/list-file.ts';

/** The content of a file from another program: a list with an item in each row, or an entry, such as the composition of a fluid. */
type ForeignFile =
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
  const table = await inTurns(findingTables(definition, data, list));
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

/** The tables of fields in a file, such as a history. */
function* findingTables(
  definition: Definition,
  data: CaseData,
  { sheets, text, remarks }: ListSource,
): Generator<undefined, ForeignFile | undefined> {
  const found = yield* findTablesInSteps(
    definition,
    data,
    sheets.map(sheet => (text === undefined ? sheet : { ...sheet, text })),
  );
  return (
    found && {
      type: 'entry',
      entries: Object.fromEntries(Object.entries(found.entries).map(([id, typed]) => [id, { text: typed }])),
      what: joinNames(found.labels.map(label => label.toLowerCase())),
      remarks: [...remarks, ...found.remarks],
    }
  );
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
