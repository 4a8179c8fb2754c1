import { withFullStop } from '../definition/absent.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { equationText, symbolText } from '../equation/index.ts';
import type { Message } from '../definition/messages.ts';
import { readJson } from './read-case.ts';
import { memoize } from '../common/memoize.ts';
import type { ReportedCase, ReportedLine, ReportedTable, ReportedAggregate, ReportedValue } from '../report/report.ts';
import { run } from '../report/run.ts';

type JsonCell = { readonly value: number; readonly unit: string } | string | null;
type JsonValue = JsonCell | boolean | readonly Readonly<Record<string, JsonCell>>[];

/** The aggregate over cases as JSON. */
export interface AggregateJson {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, JsonCell>>[];
  readonly messages: readonly Message[];
}

/** A line of the working as JSON. */
interface LineJson {
  readonly id: string;
  readonly label: string;
  readonly symbol?: string;
  readonly equation?: string;
  /** Auxiliary equations. */
  readonly where?: readonly string[];
  readonly numbers?: string;
  readonly value: JsonValue;
  readonly source?: string;
  readonly note?: string;
}

/** The results of one case as JSON, for the command line and the API; with the working if requested. */
export interface CaseJson {
  readonly results: Readonly<Record<string, JsonValue>>;
  readonly messages: readonly Message[];
  readonly crossCheck: Readonly<
    Record<string, { readonly result: string; readonly value: JsonValue; readonly differencePercent: number | null }>
  >;
  /** Fields with a derived default; `differencePercent` is present if a value was entered instead. */
  readonly filled?: Readonly<Record<string, DefaultJson>>;
  readonly working?: readonly LineJson[];
}

/** The derived default of a field as JSON. */
interface DefaultJson {
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

/** A table as an array of rows, each an object by column id. */
function rowsJson({ columns, rows }: ReportedTable): Readonly<Record<string, JsonCell>>[] {
  return rows.map(row => {
    const cells: Record<string, JsonCell> = {};
    let index = 0;
    for (const { id, unit } of columns) {
      const cell = row[index] ?? null;
      cells[id] = typeof cell === 'number' ? { value: cell, unit } : cell;
      index += 1;
    }
    return cells;
  });
}

function lineJson({ id, label, symbol, equation, where, numbers, value, source, note }: ReportedLine): LineJson {
  return {
    id,
    label,
    ...(symbol === undefined ? {} : { symbol: symbolText(symbol) }),
    ...(equation === undefined
      ? {}
      : {
          equation: equationText(equation),
          ...(where.length === 0 ? {} : { where: where.map(each => equationText(each)) }),
          numbers: equationText(equation, new Map(Object.entries(numbers)), symbol),
        }),
    value: valueJson(value),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}

/** All results as null. Copying this object is faster than growing a new one result by result. */
const noResults = memoize(({ results }: Definition): Record<string, JsonValue> =>
  Object.fromEntries(results.map(({ id }) => [id, null])),
);

/** Memoised, as most cases lack a value for the same reason. */
const sentence = memoize(withFullStop);

/**
 * Messages on why results have no value. A reason shared with the primary result is reported once, with that result: as
 * an error if the calculation is refused, as a note if an input is missing or a choice rules the result out.
 */
function absenceMessages(definition: Definition, { values, messages }: ReportedCase): Message[] {
  const { primary } = definition;
  const main = values[primary];
  const shared = main?.type === 'none' ? main.reason : undefined;
  // An error that has been reported is the cause; the missing result only follows from it.
  const isExplained = messages.some(({ level }) => level === 'error');
  const isRefused = main?.type === 'none' && main.missing.length === 0 && !main.ruledOut && !isExplained;
  return Object.entries(values).flatMap(([id, value]): Message[] => {
    if (value.type !== 'none') return [];
    if (value.reason === shared && id !== primary) return [];
    const text = `${resultInfo(definition, id).label}: ${sentence(value.reason)}`;
    return [{ level: isRefused && id === primary ? 'error' : 'info', text, field: id }];
  });
}

/** A case of a report as JSON. */
export function caseJson(definition: Definition, reported: ReportedCase): CaseJson {
  const { values, messages, crossCheck, filled, working } = reported;
  const results = { ...noResults(definition) };
  for (const id in values) results[id] = valueJson(values[id]);
  const allMessages = [...messages, ...absenceMessages(definition, reported)];
  const checks: Record<string, CaseJson['crossCheck'][string]> = {};
  for (const { method, result, value, difference } of crossCheck) {
    const differencePercent = difference === null ? null : difference * 100;
    checks[method] = { result, value: valueJson(value), differencePercent };
  }
  return {
    results,
    messages: allMessages,
    crossCheck: checks,
    ...(filled ? { filled: defaultsJson(filled) } : {}),
    ...(working ? { working: working.map(lineJson) } : {}),
  };
}

/** The results of a case with the remarks on how its texts were read ahead of its messages. */
export const withRemarks = <T extends Pick<CaseJson, 'messages'>>(answer: T, remarks: readonly Message[] = []): T =>
  remarks.length === 0 ? answer : { ...answer, messages: [...remarks, ...answer.messages] };

function defaultsJson(filled: NonNullable<ReportedCase['filled']>): Readonly<Record<string, DefaultJson>> {
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

/** The aggregate of a report as JSON. */
export function aggregateJson({ title, table, messages }: ReportedAggregate): AggregateJson {
  return { title, rows: rowsJson(table), messages };
}

/**
 * Evaluates one case given as JSON and returns its results with the working; `index` is its position among the cases of
 * the request. Throws a `Refusal` that names the unknown field or unit.
 */
export function calculateJson(
  definition: Definition,
  json: unknown,
  index = 0,
): CaseJson & Required<Pick<CaseJson, 'working'>> {
  const { fields, remarks } = readJson(definition, json);
  const document = { schema: documentSchema, tool: definition.id, cases: [fields] };
  const [reported] = run(definition, document, { pictures: false, together: false, first: index }).cases;
  if (!reported?.working) throw new RangeError('the report has no working');
  return withRemarks({ ...caseJson(definition, reported), working: reported.working.map(lineJson) }, remarks);
}
