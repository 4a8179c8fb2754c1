import { fromSi } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import { caseFrom, inputOf, type CaseData, type CaseInput } from './case-data.ts';
import { calculateCase, type CaseResult } from './cross-check.ts';
import { resultInfo, type Definition, type StepInfo } from './definition.ts';
import { equationText, symbolText } from './equation/index.ts';
import { listText } from './list-text.ts';
import { resultValue, type ResultValue } from './evaluate.ts';
import { numbered, type Message } from './messages.ts';
import { cellInUnit, Table } from './table.ts';
import { together } from './together.ts';
import { workingOf } from './working.ts';

type JsonCell = { readonly value: number; readonly unit: string } | string | null;
type JsonValue = JsonCell | boolean | readonly Readonly<Record<string, JsonCell>>[];

/** What the cases give together, as the command line prints it. */
export interface TogetherJson {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, JsonCell>>[];
  readonly messages: readonly Message[];
}

/** A case as the command line prints it. */
export interface CaseJson {
  readonly results: Readonly<Record<string, JsonValue>>;
  readonly messages: readonly Message[];
  readonly crossCheck: Readonly<
    Record<string, { readonly result: string; readonly value: JsonValue; readonly differencePercent: number | null }>
  >;
  readonly working: readonly {
    readonly id: string;
    readonly label: string;
    readonly symbol?: string;
    readonly equation?: string;
    readonly numbers?: string;
    readonly value: JsonValue;
    readonly source?: string;
    readonly note?: string;
  }[];
}

function jsonValue(value: ResultValue | undefined, info: StepInfo): JsonValue {
  if (value === undefined || value instanceof Absent) return null;
  if (value instanceof Table) return tableJson(value);
  if (typeof value !== 'number') return value;
  const unit = info.unit ?? '';
  return { value: info.kind === undefined ? value : fromSi(info.kind, value, unit), unit };
}

/** A table as an array of rows by column id. */
function tableJson({ columns, rows }: Table): Readonly<Record<string, JsonCell>>[] {
  return rows.map(row =>
    Object.fromEntries(
      columns.map((column, index): [string, JsonCell] => {
        const cell = cellInUnit(column, row[index]);
        return [column.id, typeof cell === 'number' ? { value: cell, unit: column.unit ?? '' } : (cell ?? null)];
      }),
    ),
  );
}

/** The results of the case at `index` in default units, with messages, the other methods' figure and the working. */
export function caseJson(
  definition: Definition,
  { evaluation, crossChecks, messages }: CaseResult,
  index: number,
): CaseJson {
  const results = Object.fromEntries(
    definition.results.map(({ id }) => [id, jsonValue(resultValue(evaluation, id), resultInfo(definition, id))]),
  );
  const reasons = definition.results.flatMap(({ id }): Message[] => {
    const value = resultValue(evaluation, id);
    return value instanceof Absent
      ? [{ level: 'info', text: `${resultInfo(definition, id).label}: ${value.text}.`, field: id }]
      : [];
  });
  const compared = definition.crossCheck?.result ?? '';
  const crossCheck = Object.fromEntries(
    crossChecks.map(({ method, value, difference }) => [
      method,
      {
        result: compared,
        value: jsonValue(value, resultInfo(definition, compared)),
        differencePercent: difference === undefined ? null : difference * 100,
      },
    ]),
  );
  const working = workingOf(definition, evaluation).map(({ id, info, equation, source, value, numbers, note }) => ({
    id,
    label: info.label,
    ...(info.symbol === undefined ? {} : { symbol: symbolText(info.symbol) }),
    ...(equation === undefined ? {} : { equation: equationText(equation), numbers: equationText(equation, numbers) }),
    value: jsonValue(value, info),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  }));
  return { results, messages: [...messages.map(message => numbered(message, index)), ...reasons], crossCheck, working };
}

/**
 * Checks one case of JSON, the one at `index` among its like, and works it through. Throws a RangeError that names the
 * unknown field or unit.
 */
export function calculateJson(definition: Definition, given: unknown, index = 0): CaseJson {
  return caseJson(definition, calculateCase(definition, readCaseJson(definition, given)), index);
}

/** What calculated cases give together; undefined for a calculator that sees each alone. */
export function togetherJson(definition: Definition, cases: Parameters<typeof together>[1]): TogetherJson | undefined {
  const whole = together(definition, cases);
  return whole && { title: whole.title, rows: tableJson(whole.table), messages: whole.messages };
}

/** One case of JSON as typed entries. Throws a RangeError that names what is not understood and what is allowed. */
export function readCaseJson(definition: Definition, given: unknown): CaseData {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RangeError('A case must be a JSON object of field ids and values.');
  }
  const known: Record<string, CaseInput[string]> = {};
  for (const [id, value] of Object.entries(given)) {
    if (value !== null) known[id] = readValue(definition, id, value);
  }
  return caseFrom(definition, known);
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
      throw new RangeError(
        `The field "${id}" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.`,
      );
    }),
  );
}

function readValue(definition: Definition, id: string, value: unknown): CaseInput[string] {
  const { field } = inputOf(definition, id);
  if (typeof value === 'number' || typeof value === 'string') {
    if (field.type === 'choice' && !field.options.includes(String(value)) && value !== '') {
      throw new RangeError(`The field "${id}" has no option "${value}"; allowed: ${field.options.join(', ')}.`);
    }
    return value;
  }
  if (field.type === 'list') return listJson(id, value);
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value) {
    const { value: number, unit } = value;
    if ((typeof number === 'number' || typeof number === 'string') && typeof unit === 'string') {
      if (field.type !== 'quantity') throw new RangeError(`The field "${id}" takes no unit.`);
      return { value: number, unit };
    }
  }
  throw new RangeError(`The field "${id}" must be a number, a text or {"value": number, "unit": text}.`);
}
