import { Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, CaseInput, Entry } from './case-input.ts';
import { inSentence } from './absent.ts';
import { blankCase, entryGiven, inputOf } from './case-data.ts';
import { resultInfo, type Definition, type Input } from './definition.ts';
import { documentSchema } from './document-migrations.ts';
import type { RowsField } from './fields.ts';
import { fieldsOf, type CaseFields } from './document.ts';
import { equationText, symbolText } from './equation/index.ts';
import { listText } from './list-text.ts';
import type { Message } from './messages.ts';
import { ruledChoices, settleChoices } from './offered.ts';
import type { ReportedCase, ReportedLine, ReportedTable, ReportedTogether, ReportedValue } from './report.ts';
import { run } from './run.ts';

type JsonCell = { readonly value: number; readonly unit: string } | string | null;
type JsonValue = JsonCell | boolean | readonly Readonly<Record<string, JsonCell>>[];

/** What the cases give together, as the command line prints it. */
export interface TogetherJson {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, JsonCell>>[];
  readonly messages: readonly Message[];
}

/** A line of the working as the command line prints it. */
interface LineJson {
  readonly id: string;
  readonly label: string;
  readonly symbol?: string;
  readonly equation?: string;
  readonly numbers?: string;
  readonly value: JsonValue;
  readonly source?: string;
  readonly note?: string;
}

/** A case as the command line prints it, with the working where it is asked for. */
export interface CaseJson {
  readonly results: Readonly<Record<string, JsonValue>>;
  readonly messages: readonly Message[];
  readonly crossCheck: Readonly<
    Record<string, { readonly result: string; readonly value: JsonValue; readonly differencePercent: number | null }>
  >;
  /** Fields that the fluid or another source fills where they are blank; one that was typed has a difference. */
  readonly filled?: Readonly<Record<string, FilledJson>>;
  readonly working?: readonly LineJson[];
}

/** What fills a field as the command line prints it. */
interface FilledJson {
  readonly value: JsonValue;
  readonly of: string;
  readonly source: string;
  readonly uncertaintyPercent?: number;
  readonly differencePercent?: number;
}

function numberJson({ value, unit }: Extract<ReportedValue, { readonly type: 'number' }>): JsonCell {
  return { value, unit };
}

function valueJson(value: ReportedValue | undefined): JsonValue {
  switch (value?.type) {
    case 'number':
      return numberJson(value);
    case 'words':
      return value.text;
    case 'answer':
      return value.yes;
    case 'table':
      return rowsJson(value);
    default:
      return null;
  }
}

/** A table as an array of rows by column id. */
function rowsJson({ columns, rows }: ReportedTable): Readonly<Record<string, JsonCell>>[] {
  return rows.map(row => {
    const cells: Record<string, JsonCell> = {};
    let place = 0;
    for (const { id, unit } of columns) {
      const cell = row[place] ?? null;
      cells[id] = typeof cell === 'number' ? { value: cell, unit } : cell;
      place += 1;
    }
    return cells;
  });
}

function lineJson({ id, label, symbol, equation, numbers, value, source, note }: ReportedLine): LineJson {
  return {
    id,
    label,
    ...(symbol === undefined ? {} : { symbol: symbolText(symbol) }),
    ...(equation === undefined
      ? {}
      : {
          equation: equationText(equation),
          numbers: equationText(equation, new Map(Object.entries(numbers)), symbol),
        }),
    value: valueJson(value),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}

/** A case of a report as the command line prints it. */
export function caseJson(
  definition: Definition,
  { values, messages, crossCheck, filled, working }: ReportedCase,
): CaseJson {
  const results: Record<string, JsonValue> = {};
  const said = [...messages];
  for (const id in values) {
    const value = values[id];
    results[id] = valueJson(value);
    if (value?.type === 'none')
      said.push({ level: 'info', text: `${resultInfo(definition, id).label}: ${inSentence(value.reason)}`, field: id });
  }
  const checks: Record<string, CaseJson['crossCheck'][string]> = {};
  for (const { method, result, value, difference } of crossCheck) {
    const differencePercent = difference === null ? null : difference * 100;
    checks[method] = { result, value: valueJson(value), differencePercent };
  }
  return {
    results,
    messages: said,
    crossCheck: checks,
    ...(filled ? { filled: filledJson(filled) } : {}),
    ...(working ? { working: working.map(lineJson) } : {}),
  };
}

function filledJson(filled: NonNullable<ReportedCase['filled']>): Readonly<Record<string, FilledJson>> {
  const named = Object.entries(filled).map(([id, { value, of, source, uncertainty, difference }]) => [
    id,
    {
      value: valueJson(value),
      of,
      source,
      ...(uncertainty === undefined ? {} : { uncertaintyPercent: uncertainty * 100 }),
      ...(difference === undefined ? {} : { differencePercent: difference * 100 }),
    },
  ]);
  return Object.fromEntries(named);
}

/** What cases give together as the command line prints it. */
export function togetherJson({ title, table, messages }: ReportedTogether): TogetherJson {
  return { title, rows: rowsJson(table), messages };
}

/**
 * Checks one case of JSON, the one at `index` among its like, and works it through, with its working. Throws a `Refusal`
 * that names the unknown field or unit.
 */
export function calculateJson(
  definition: Definition,
  given: unknown,
  index = 0,
): CaseJson & Required<Pick<CaseJson, 'working'>> {
  const document = { schema: documentSchema, tool: definition.id, cases: [fieldsFromJson(definition, given)] };
  const [reported] = run(definition, document, { pictures: false, together: false, first: index }).cases;
  if (!reported?.working) throw new RangeError('a case gives a report with its working');
  return { ...caseJson(definition, reported), working: reported.working.map(lineJson) };
}

/**
 * One case of JSON as a document has it. Throws a `Refusal` that names what is not understood and what is allowed.
 */
export function fieldsFromJson(definition: Definition, given: unknown): CaseFields {
  const blank = blankCase(definition);
  const entries = entriesFromJson(definition, given);
  if (ruledChoices(definition).every(({ id }) => id in entries)) return fieldsOf(entries, blank);
  const data = { ...blank, ...entries };
  const settled = settleChoices(definition, data, new Set(Object.keys(entries)));
  return fieldsOf(settled === data ? entries : settled, blank);
}

/** One case of JSON as typed entries. Throws a `Refusal` that names what is not understood and what is allowed. */
export function readCaseJson(definition: Definition, given: unknown): CaseData {
  const entries = entriesFromJson(definition, given);
  const data = { ...blankCase(definition), ...entries };
  return settleChoices(definition, data, new Set(Object.keys(entries)));
}

/** What one case of JSON names, as typed entries. */
function entriesFromJson(definition: Definition, given: unknown): Record<string, Entry> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('A case must be a JSON object of field ids and values.');
  }
  const entries: Record<string, Entry> = {};
  for (const [id, value] of Object.entries(given)) {
    if (value === null) continue;
    const input = inputOf(definition, id);
    entries[id] = entryGiven(input, readValue(input, value));
  }
  return entries;
}

/** A list as an object of amounts by item, or as an array of lines with an item and an amount. */
function listJson(id: string, value: unknown): string {
  const lines: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value ?? {}).map(([item, amount]: [string, unknown]) => ({ item, amount }));
  return listText(
    lines.map(line => {
      if (typeof line === 'object' && line !== null && 'item' in line && 'amount' in line) {
        const { item, amount } = line;
        if (typeof item === 'string' && (typeof amount === 'number' || typeof amount === 'string'))
          return { item, amount };
      }
      throw new Refusal(
        `The field "${id}" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.`,
      );
    }),
  );
}

/** A table as an array of rows, each an object of its cells by column: numbers in the field's units, texts, or values with units. */
function rowsOf(id: string, { columns }: RowsField, value: unknown): string {
  const wrong = new Refusal(
    `The field "${id}" must be a text "head | head; cell | cell; …" or an array of rows {${Object.keys(columns).join(', ')}}.`,
  );
  if (!Array.isArray(value)) throw wrong;
  const given: readonly unknown[] = value;
  const lines = given.map(row => {
    if (typeof row !== 'object' || row === null || Object.keys(row).some(key => !Object.hasOwn(columns, key)))
      throw wrong;
    const cells = new Map<string, unknown>(Object.entries(row));
    return Object.keys(columns).map(key => cellOf(cells.get(key) ?? '', wrong));
  });
  return [Object.keys(columns), ...lines].map(cells => cells.join(' | ')).join('; ');
}

function cellOf(cell: unknown, wrong: Refusal): string {
  if (typeof cell === 'number' || typeof cell === 'string') return String(cell);
  if (typeof cell === 'object' && cell !== null && 'value' in cell && 'unit' in cell) {
    const { value, unit } = cell;
    if (typeof value === 'number' && typeof unit === 'string') return `${value} ${unit}`;
  }
  throw wrong;
}

function readValue({ id, field }: Input, value: unknown): CaseInput[string] {
  if (typeof value === 'number' || typeof value === 'string') {
    if (field.type === 'choice' && !field.options.includes(String(value)) && value !== '') {
      throw new Refusal(`The field "${id}" has no option "${value}"; allowed: ${field.options.join(', ')}.`);
    }
    return value;
  }
  if (field.type === 'list') return listJson(id, value);
  if (field.type === 'rows') return rowsOf(id, field, value);
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value) {
    const { value: number, unit } = value;
    if ((typeof number === 'number' || typeof number === 'string') && typeof unit === 'string') {
      if (field.type !== 'quantity') throw new Refusal(`The field "${id}" takes no unit.`);
      return { value: number, unit };
    }
  }
  throw new Refusal(`The field "${id}" must be a number, a text or {"value": number, "unit": text}.`);
}
