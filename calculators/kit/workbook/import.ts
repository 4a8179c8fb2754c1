import { hasUnit, isReadIn, leadingNumber, Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { blankCase } from '../case/case-data.ts';
import { documentSchema, inPresentSchema } from '../document/migrations.ts';
import { resultInfo, type Definition, type Input } from '../definition/calculator-definition.ts';
import { typedAgain } from '../units/convert-entry.ts';
import { settleChoices } from '../case/choices.ts';
import { entryIn, isUnchanged, cellText, writtenEntry, type FoundEntry } from './entry-cells.ts';
import { schemaRow, typedSheet } from './format.ts';
import { basisOf, layoutOf, type FoundRow, type FoundWorkbook, type ReadSheet } from './layout.ts';
import { listed, namedRows, unknownIds, type NamedRow } from './match-rows.ts';
import type { Question } from '../explore/request/request.ts';
import { questionsIn } from './explore-sheet.ts';
import { typedFields } from './typed-sheet.ts';

/** A workbook read for a calculator. */
export interface OpenedWorkbook {
  readonly cases: readonly CaseData[];
  /** The title block by id; undefined if there is none. */
  readonly title: Readonly<Record<string, string>> | undefined;
  /** The units of results by result id; undefined if the workbook has none. */
  readonly units: Readonly<Record<string, string>> | undefined;
  /** The saved analysis requests; undefined if the workbook has none. */
  readonly questions: readonly Question[] | undefined;
  /** Remarks for the user on how the workbook was read, a sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Reads the cases of a workbook: of an export as they were typed, or of a hand-made sheet with labels, values and
 * units. Throws a `Refusal` for any other workbook, and if a row, unit or cell cannot be read: a field left blank
 * because its name is mistyped could change a result unnoticed. Rows of a hand-made sheet that match no field are
 * skipped and listed in a remark.
 */
export function openWorkbook(definition: Definition, sheets: readonly ReadSheet[]): OpenedWorkbook {
  const tool = basisOf(sheets, 'Tool') ?? undefined;
  if (tool !== undefined && tool !== definition.id)
    throw new Refusal(`The file was exported from "${cellText(tool)}"; this calculator is "${definition.id}".`);
  const found = layoutOf(definition, sheets);
  const named = namedRows(definition, found);
  const { cells, typed } = storedFields(sheets, found, named.rows);
  const problems = [...named.problems, ...unknownIds(definition, found, named.rows, Object.keys(cells[0] ?? {}))];
  const unitless = new Set<string>();
  const cases = cells.map((fields, place) => {
    const data: Record<string, Entry> = { ...blankCase(definition) };
    for (const input of definition.inputs) {
      const cell = fields[input.id];
      if (!cell) continue;
      const kept = keptEntry(input, typed[place]?.[input.id]);
      const meaning =
        kept && isUnchanged(writtenEntry(input, kept), cell)
          ? { ok: true as const, entry: kept }
          : entryIn(input, cell);
      if (meaning.ok) {
        data[input.id] = input.field.type === 'quantity' ? typedAgain(input.field, meaning.entry) : meaning.entry;
        if (lacksUnit(input, cell)) unitless.add(`${input.field.label} in ${meaning.entry.unit}`);
      } else {
        const at = named.rows.get(input.id)?.cells[place];
        const name = meaning.cell === 'unit' ? at?.unitAt : at?.valueAt;
        problems.push(`${name === undefined ? input.field.label : `Cell ${name}`}: ${meaning.reason}.`);
      }
    }
    return found.form === 'hand-made' ? settleChoices(definition, data, new Set(Object.keys(fields))) : data;
  });
  if (problems.length > 0) throw new Refusal(refusal(problems));
  return {
    cases,
    title: found.title,
    units: found.results && unitsOf(definition, found.results),
    questions: questionsIn(definition, sheets, schemaOf(sheets, found)),
    remarks: remarksOf(named.unread, unitless),
  };
}

/** The document schema of a workbook. */
function schemaOf(sheets: readonly ReadSheet[], { form }: FoundWorkbook): number {
  return form === 'hand-made' ? documentSchema : Number(basisOf(sheets, schemaRow) ?? 0);
}

/** The fields of each case, migrated to the current schema: cell values, and the original entries if stored. */
function storedFields(sheets: readonly ReadSheet[], found: FoundWorkbook, rows: ReadonlyMap<string, NamedRow>) {
  const schema = schemaOf(sheets, found);
  const inSchema = <T>(cases: readonly T[]) => inPresentSchema({ schema, cases }).cases as readonly T[];
  const stored = Array.from({ length: found.count }, (_, place) =>
    Object.fromEntries(
      [...rows].map(([id, { cells, unit = '' }]) => {
        const cell = cells[place];
        return [id, [cell?.value, cell?.unit || unit] as const];
      }),
    ),
  );
  const kept = sheets.find(({ name }) => name === typedSheet)?.rows ?? [];
  return {
    cells: inSchema(stored).map(fields =>
      Object.fromEntries(Object.entries(fields).map(([id, [value, unit]]) => [id, { value, unit }])),
    ),
    typed: inSchema(typedFields(kept, found.count)),
  };
}

/** The original entry stored in the workbook, if the field still accepts it. */
function keptEntry({ field }: Input, kept: readonly [text: string, unit: string] | undefined): Entry | undefined {
  if (!kept) return undefined;
  const [text, unit] = kept;
  if (field.type !== 'quantity') return { text };
  return hasUnit(field.kind, unit) ? { text, unit } : undefined;
}

/** Whether a number lacks its unit. */
function lacksUnit({ field }: Input, { value, unit }: FoundEntry): boolean {
  return (
    field.type === 'quantity' && field.unit !== '' && unit === '' && leadingNumber(cellText(value).trim())?.rest === ''
  );
}

/** The units of results that differ from the default ones. */
function unitsOf(definition: Definition, rows: readonly FoundRow[]): Record<string, string> {
  const results = new Set(definition.results.map(({ id }) => id));
  return Object.fromEntries(
    rows.flatMap(({ id, cells }) => {
      if (!results.has(id)) return [];
      const { kind, unit: usual } = resultInfo(definition, id);
      const unit = cells.find(cell => cell.unit !== '')?.unit;
      return kind !== undefined && unit !== undefined && unit !== usual && isReadIn(kind, unit) ? [[id, unit]] : [];
    }),
  );
}

const mostSaid = 3;

function refusal(problems: readonly string[]): string {
  const more = problems.length - mostSaid;
  const rest = more > 0 ? [`There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`}.`] : [];
  return [...problems.slice(0, mostSaid), ...rest, 'Nothing was read.'].join(' ');
}

function remarksOf(unread: readonly FoundRow[], unitless: ReadonlySet<string>): string[] {
  const remarks: string[] = [];
  if (unread.length > 0)
    remarks.push(
      `Rows not read, as they match no field: ${listed(unread.map(({ number, label }) => `"${label}" (row ${number})`))}.`,
    );
  if (unitless.size > 0) remarks.push(`No unit given, so read in the default unit: ${listed([...unitless])}.`);
  return remarks;
}
