import { fromSi } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import { caseFrom, inputOf, type CaseData, type CaseInput } from './case-data.ts';
import { calculateCase, type CaseResult } from './cross-check.ts';
import { resultInfo, type Definition, type Step, type StepInfo } from './definition.ts';
import { equationText, symbolText } from './equation/index.ts';
import { listText } from './list-text.ts';
import { resultValue, type EvaluatedStep, type ResultValue } from './evaluate.ts';
import { numbered, type Message } from './messages.ts';
import { remembered } from './remembered.ts';
import { Table, type TableCell, type TableColumn } from './table.ts';
import { together, type CaseTogether } from './together.ts';
import { noteOf, resolved, shownValue, symbolValues, workedSteps } from './working.ts';

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

/** A text as JSON, for the labels and units that every case has. */
const quoted = remembered((text: string) => JSON.stringify(text));

function numberJson(value: number, { kind, unit = '' }: StepInfo | TableColumn): string {
  const shown = kind === undefined ? value : fromSi(kind, value, unit);
  return `{"value":${JSON.stringify(shown)},"unit":${quoted(unit)}}`;
}

function valueJson(value: ResultValue | undefined, info: StepInfo): string {
  if (typeof value === 'number') return numberJson(value, info);
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Table) return tableJson(value);
  return typeof value === 'boolean' ? String(value) : 'null';
}

/** A table as an array of rows by column id. */
function tableJson({ columns, rows }: Table): string {
  const rowJson = (row: Table['rows'][number]) =>
    columns.map((column, index) => `${quoted(column.id)}:${cellJson(row[index], column)}`).join(',');
  return `[${rows.map(row => `{${rowJson(row)}}`).join(',')}]`;
}

function cellJson(cell: TableCell, column: TableColumn): string {
  if (typeof cell === 'number') return numberJson(cell, column);
  return cell === undefined ? 'null' : quoted(cell);
}

/** What a line of the working has before its equation, and what its equation is: the same for every case. */
const lineHead = remembered(
  ({ id, info: { label, symbol } }: Step) =>
    `"id":${quoted(id)},"label":${quoted(label)}${symbol === undefined ? '' : `,"symbol":${quoted(symbolText(symbol))}`}`,
);
const equationJson = remembered((equation: string) => JSON.stringify(equationText(equation)));

function lineJson({ step, value, received }: EvaluatedStep, known: ReadonlyMap<string, number>): string {
  const { info } = step;
  const equation = resolved(info.equation, received);
  const source = resolved(info.source, received);
  const note = noteOf(value);
  const inNumbers =
    equation === undefined
      ? ''
      : `,"equation":${equationJson(equation)},"numbers":"${equationText(equation, known, info.symbol)}"`;
  return (
    `{${lineHead(step)}${inNumbers},"value":${valueJson(shownValue(value), info)}` +
    `${source === undefined ? '' : `,"source":${quoted(source)}`}${note === undefined ? '' : `,"note":${quoted(note)}`}}`
  );
}

/**
 * The results of the case at `index` in default units, with messages, the other methods' figure and the working, as the
 * text of a `CaseJson`. It is written straight away: thousands of cases are mostly their working.
 */
export function caseText(
  definition: Definition,
  { evaluation, crossChecks, messages }: CaseResult,
  index: number,
): string {
  const results: string[] = [];
  const said = messages.map(message => JSON.stringify(numbered(message, index)));
  for (const { id } of definition.results) {
    const value = resultValue(evaluation, id);
    const info = resultInfo(definition, id);
    results.push(`${quoted(id)}:${valueJson(value, info)}`);
    if (value instanceof Absent)
      said.push(JSON.stringify({ level: 'info', text: `${info.label}: ${value.sentence}`, field: id }));
  }
  const compared = definition.crossCheck?.result ?? '';
  const checks = crossChecks.map(
    ({ method, value, difference }) =>
      `${quoted(method)}:{"result":${quoted(compared)},"value":${valueJson(value, resultInfo(definition, compared))},` +
      `"differencePercent":${difference === undefined ? 'null' : JSON.stringify(difference * 100)}}`,
  );
  const known = symbolValues(definition, evaluation);
  const working = workedSteps(evaluation).map(step => lineJson(step, known));
  return (
    `{"results":{${results.join(',')}},"messages":[${said.join(',')}],` +
    `"crossCheck":{${checks.join(',')}},"working":[${working.join(',')}]}`
  );
}

/**
 * Checks one case of JSON, the one at `index` among its like, and works it through. Throws a RangeError that names the
 * unknown field or unit.
 */
export function calculateJson(definition: Definition, given: unknown, index = 0): CaseJson {
  const result = calculateCase(definition, readCaseJson(definition, given));
  return JSON.parse(caseText(definition, result, index)) as CaseJson;
}

/** What cases give together as the text of a `TogetherJson`; undefined for a calculator that sees each alone. */
export function togetherText(definition: Definition, cases: readonly CaseTogether[]): string | undefined {
  const whole = together(definition, cases);
  if (!whole) return undefined;
  const { title, messages } = whole;
  return `{"title":${JSON.stringify(title)},"rows":${tableJson(whole.table)},"messages":${JSON.stringify(messages)}}`;
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
