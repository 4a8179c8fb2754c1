import { hasUnit, isDisplayUnit, leadingNumber, Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { blankCase } from '../case/case-data.ts';
import type { NodePlaces } from '../document/document.ts';
import { documentSchema, migrateDocument } from '../document/migrations.ts';
import { resultInfo, type Definition, type Input } from '../definition/calculator-definition.ts';
import { restoreTypedUnit } from '../units/convert-entry.ts';
import { resolveChoices } from '../case/choices.ts';
import { cellText } from './cell-text.ts';
import { entryFromCells, isUnchanged, entryToCells, type ReadCells } from './entry-cells.ts';
import { schemaRow, asTypedSheet } from './format.ts';
import { hiddenCellNotices, visibleSheets } from './hidden-cells.ts';
import { basisOf, isExportedSheet, readLayout, type SheetRow, type WorkbookRows, type ReadSheet } from './layout.ts';
import { listNames } from '../common/list-names.ts';
import { matchRows, unknownIdProblems, type MatchedRow } from './match-rows.ts';
import type { AnalysisRequest } from '../explore/request/request.ts';
import { requestsFromSheets } from './explore-sheet.ts';
import { placesFromSheets } from './places-sheet.ts';
import { readEnteredFields } from './typed-sheet.ts';

/** A workbook read for a calculator. */
export interface OpenedWorkbook {
  readonly cases: readonly CaseData[];
  /** The title block by id; undefined if there is none. */
  readonly title: Readonly<Record<string, string>> | undefined;
  /** The units of results by result id; undefined if the workbook has none. */
  readonly units: Readonly<Record<string, string>> | undefined;
  /** The saved analysis requests; undefined if the workbook has none. */
  readonly questions: readonly AnalysisRequest[] | undefined;
  /** The nodes moved in the drawing of a network; undefined if the workbook has none. */
  readonly places: NodePlaces | undefined;
  /** Remarks for the user on how the workbook was read, a sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Reads the cases of a workbook: of an export as they were typed, or of a hand-made sheet with labels, values and
 * units. Throws a `Refusal` for any other workbook, and if a row, unit or cell cannot be read: a field left blank
 * because its name is mistyped could change a result unnoticed. Rows of a hand-made sheet that match no field are
 * skipped and listed in a remark, as are its hidden rows and columns.
 */
export function openWorkbook(definition: Definition, sheets: readonly ReadSheet[]): OpenedWorkbook {
  const tool = basisOf(sheets, 'Tool') ?? undefined;
  if (tool !== undefined && tool !== definition.id)
    throw new Refusal(`The file was exported from "${cellText(tool)}"; this calculator is "${definition.id}".`);
  // An export is read as a whole, whatever is hidden in it.
  const exported = sheets.filter(isExportedSheet);
  const { sheets: shown, remarks: hidden } =
    exported.length > 0 ? { sheets, remarks: exported.flatMap(hiddenCellNotices) } : visibleSheets(sheets);
  const found = readLayout(definition, shown);
  const named = matchRows(definition, found);
  const { cells, typed } = storedFields(sheets, found, named.rows);
  const problems = [
    ...named.problems,
    ...unknownIdProblems(definition, found, named.rows, Object.keys(cells[0] ?? {})),
  ];
  const unitless = new Set<string>();
  const cases = cells.map((fields, index) => {
    const data: Record<string, Entry> = { ...blankCase(definition) };
    for (const input of definition.inputs) {
      const cell = fields[input.id];
      if (!cell) continue;
      const original = storedEntry(input, typed[index]?.[input.id]);
      const meaning =
        original && isUnchanged(entryToCells(input, original), cell)
          ? { ok: true as const, entry: original }
          : entryFromCells(input, cell);
      if (meaning.ok) {
        data[input.id] = input.field.type === 'quantity' ? restoreTypedUnit(input.field, meaning.entry) : meaning.entry;
        if (isUnitMissing(input, cell)) unitless.add(`${input.field.label} in ${meaning.entry.unit}`);
      } else {
        const at = named.rows.get(input.id)?.cells[index];
        const name = meaning.cell === 'unit' ? at?.unitAt : at?.valueAt;
        problems.push(`${name === undefined ? input.field.label : `Cell ${name}`}: ${meaning.reason}.`);
      }
    }
    return found.form === 'hand-made' ? resolveChoices(definition, data, new Set(Object.keys(fields))) : data;
  });
  if (problems.length > 0) throw new Refusal(problemText(problems));
  return {
    cases,
    title: found.title,
    units: found.results && unitsOf(definition, found.results),
    questions: requestsFromSheets(definition, sheets, schemaOf(sheets, found)),
    places: placesFromSheets(sheets),
    remarks: [...hidden, ...remarksOf(named.unread, unitless)],
  };
}

/** The document schema of a workbook. */
function schemaOf(sheets: readonly ReadSheet[], { form }: WorkbookRows): number {
  return form === 'hand-made' ? documentSchema : Number(basisOf(sheets, schemaRow) ?? 0);
}

/** The fields of each case, migrated to the current schema: cell values, and the original entries if stored. */
function storedFields(sheets: readonly ReadSheet[], found: WorkbookRows, rows: ReadonlyMap<string, MatchedRow>) {
  const schema = schemaOf(sheets, found);
  const inSchema = <T>(cases: readonly T[]) => migrateDocument({ schema, cases }).cases as readonly T[];
  const stored = Array.from({ length: found.count }, (_, index) =>
    Object.fromEntries(
      [...rows].map(([id, { cells, unit = '' }]) => {
        const cell = cells[index];
        return [id, [cell?.value, cell?.unit || unit] as const];
      }),
    ),
  );
  const original = sheets.find(({ name }) => name === asTypedSheet)?.rows ?? [];
  return {
    cells: inSchema(stored).map(fields =>
      Object.fromEntries(Object.entries(fields).map(([id, [value, unit]]) => [id, { value, unit }])),
    ),
    typed: inSchema(readEnteredFields(original, found.count)),
  };
}

/** The original entry stored in the workbook, if the field still accepts it. */
function storedEntry({ field }: Input, original: readonly [text: string, unit: string] | undefined): Entry | undefined {
  if (!original) return undefined;
  const [text, unit] = original;
  if (field.type !== 'quantity') return { text };
  return hasUnit(field.kind, unit) ? { text, unit } : undefined;
}

/** Whether a number lacks its unit. */
function isUnitMissing({ field }: Input, { value, unit }: ReadCells): boolean {
  return (
    field.type === 'quantity' && field.unit !== '' && unit === '' && leadingNumber(cellText(value).trim())?.rest === ''
  );
}

/** The units of results that differ from the default ones. */
function unitsOf(definition: Definition, rows: readonly SheetRow[]): Record<string, string> {
  const results = new Set(definition.results.map(({ id }) => id));
  return Object.fromEntries(
    rows.flatMap(({ id, cells }) => {
      if (!results.has(id)) return [];
      const { kind, unit: usual } = resultInfo(definition, id);
      const unit = cells.find(cell => cell.unit !== '')?.unit;
      return kind !== undefined && unit !== undefined && unit !== usual && isDisplayUnit(kind, unit)
        ? [[id, unit]]
        : [];
    }),
  );
}

const maxProblems = 3;

function problemText(problems: readonly string[]): string {
  const more = problems.length - maxProblems;
  const rest = more > 0 ? [`There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`}.`] : [];
  return [...problems.slice(0, maxProblems), ...rest, 'Nothing was read.'].join(' ');
}

function remarksOf(unread: readonly SheetRow[], unitless: ReadonlySet<string>): string[] {
  const remarks: string[] = [];
  if (unread.length > 0)
    remarks.push(
      `Rows not read because they match no field: ${listNames(unread.map(({ number, label }) => `"${label}" (row ${number})`))}.`,
    );
  if (unitless.size > 0) remarks.push(`No unit given, so read in the default unit: ${listNames([...unitless])}.`);
  return remarks;
}
