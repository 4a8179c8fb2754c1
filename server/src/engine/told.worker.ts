import {
  answerData,
  answerExploration,
  caseJson,
  caseTitle,
  documentSchema,
  isShown,
  loadForDocument,
  methodName,
  questionWords,
  readCaseJson,
  readDocument,
  resultInfo,
  run,
  shareFragment,
  togetherJson,
  understoodCase,
  type CaseDocument,
  type CaseReport,
  type Definition,
  type Field,
  type Question,
  type ReportedCase,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { JsonObject, Told, ToldCases } from './messages.ts';
import { definitionOf } from './tools.worker.ts';

/** Results for readers: the same as for programs, also as text, with the assumptions. */

/** A field left out of a case, and its default. */
interface Assumed {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** Additional information about a case. */
interface AboutCase {
  readonly title: string;
  readonly method: string | null;
  readonly assumed: readonly Assumed[];
  /** Editions and clauses used in the calculation. */
  readonly sources: readonly string[];
}

/** Maximum number of table rows in the text. */
const mostRows = 12;

/** Calculates cases. Throws a `Refusal` for an invalid one. */
export async function toldCases(tool: string, given: readonly unknown[], working: boolean): Promise<Told<ToldCases>> {
  const definition = await definitionOf(tool);
  const document = documentOf(definition, given);
  const { cases } = readDocument(definition, document);
  await loadForDocument(definition, document);
  const report = run(definition, document, { pictures: false });
  const words: string[] = [];
  const told = report.cases.map((reported, place) => {
    const { working: lines = [], ...rest } = reported;
    const about: AboutCase = {
      title: caseTitle(cases[place] ?? {}, place),
      method: reported.method === null ? null : methodName(definition, reported.method),
      assumed: assumedIn(definition, given[place], reported),
      sources: [...new Set(lines.flatMap(({ source }) => (source === undefined ? [] : [source])))],
    };
    words.push(caseWords(definition, reported, about));
    return { ...about, ...caseJson(definition, working ? reported : rest) };
  });
  const together = report.together && togetherJson(report.together);
  if (together) words.push([`${together.title}:`, ...together.messages.map(messageWords)].join('\n'));
  return {
    answer: { cases: told, together: together && { ...together }, faults: faultsOf(report) },
    words: words.join('\n\n'),
    fragment: await shareFragment(definition, cases, [], report.cases),
  };
}

/** Runs an analysis request `{"cases": […], "question": {…}}`. Throws a `Refusal` if it is invalid. */
export async function toldAnswer(tool: string, asked: JsonObject): Promise<Told> {
  const definition = await definitionOf(tool);
  const answered = await answerExploration(definition, asked);
  const { faults: _, ...answer } = answered;
  const question = asked['question'] as Question;
  const given = asked['cases'] as readonly unknown[];
  const { cases } = readDocument(definition, documentOf(definition, given));
  const { lines, tables } = answerData(answered);
  const rows = tables.flatMap(({ head, rows: all }) => [
    head.join(' | '),
    ...all.slice(0, mostRows).map(row => row.map(cellWords).join(' | ')),
    ...(all.length > mostRows ? [`(${all.length - mostRows} more rows in the structured answer)`] : []),
  ]);
  return {
    answer,
    words: [questionWords(definition, question), ...lines.filter(line => line !== ''), ...rows].join('\n'),
    fragment: await shareFragment(definition, cases, [question]),
  };
}

function documentOf(definition: Definition, given: readonly unknown[]): CaseDocument {
  const cases = given.map((each, place) => understoodCase(definition, each, place));
  return { schema: documentSchema, tool: definition.id, cases };
}

/** The defaults of fields that a case left out but that apply: options of choices, and default values. */
function assumedIn(definition: Definition, given: unknown, { filled }: ReportedCase): Assumed[] {
  const data = readCaseJson(definition, given);
  const named = new Map(Object.entries(given ?? {}));
  return definition.inputs.flatMap(({ id, field }): Assumed[] => {
    const { label, when } = field;
    if ((named.get(id) ?? '') !== '' || filled?.[id] !== undefined || !isShown(when, data)) return [];
    if (field.type === 'quantity' && field.blank !== undefined)
      return [{ field: id, label, value: `${field.blank} ${field.unit}`.trim() }];
    const chosen = field.type === 'choice' ? (data[id]?.text ?? '') : '';
    return chosen === '' ? [] : [{ field: id, label, value: chosen }];
  });
}

/** A case as text: results, messages, cross-checks and sources. */
function caseWords(definition: Definition, reported: ReportedCase, about: AboutCase): string {
  const { values, messages, crossCheck, filled = {} } = reported;
  const { title, method, assumed, sources } = about;
  const labelled = (id: string, value: ReportedValue) => `- ${resultInfo(definition, id).label}: ${valueWords(value)}`;
  const fieldOf = (id: string) => definition.inputs.find(input => input.id === id)?.field;
  const filling = Object.entries(filled).map(
    ([id, { value, of, source }]) => `${fieldOf(id)?.label ?? id} ${valueWords(value)} (${of}, ${source})`,
  );
  return [
    `${title}${method === null ? '' : `, by ${method}`}:`,
    // Results excluded by the choices of the case are left out.
    ...Object.entries(values).flatMap(([id, value]) =>
      value.type === 'none' && value.ruledOut ? [] : [labelled(id, value)],
    ),
    ...messages.map(messageWords),
    ...crossCheck.map(({ name, result, value, difference }) => {
      const apart = difference === null ? '' : ` (${formatNumber(difference * 100, 2)} %)`;
      return `Cross-check, ${name}: ${resultInfo(definition, result).label} ${valueWords(value)}${apart}`;
    }),
    ...(filling.length === 0 ? [] : [`Filled: ${filling.join('; ')}.`]),
    ...(assumed.length === 0
      ? []
      : [
          `Assumed, because it was left out: ${assumed.map(({ field, label, value }) => `${label} ${optionWords(fieldOf(field), value)}`).join('; ')}.`,
        ]),
    ...(sources.length === 0 ? [] : [`Sources: ${sources.join('; ')}.`]),
  ].join('\n');
}

/** The value of a field, for a choice the label of the option. */
function optionWords(field: Field | undefined, value: string): string {
  return field?.type === 'choice' ? (field.names?.[value] ?? value) : value;
}

const levelWords = { info: 'Note', warning: 'Warning', error: 'Error' } as const;

function messageWords({ level, text, source }: ReportedCase['messages'][number]): string {
  return `${levelWords[level]}: ${text}${source === undefined ? '' : ` (${source})`}`;
}

function valueWords(value: ReportedValue): string {
  switch (value.type) {
    case 'number':
      return `${formatNumber(value.value, value.digits)} ${value.unit}`.trim();
    case 'words':
      return value.text;
    case 'answer':
      return value.yes ? 'yes' : 'no';
    case 'table':
      return `a table of ${value.rows.length} rows`;
    case 'none':
      return `no value: ${value.reason}`;
  }
}

function cellWords(cell: number | string | null): string {
  if (typeof cell === 'number') return formatNumber(cell, 5);
  return cell ?? '';
}

function faultsOf({ cases, faults }: CaseReport): string[] {
  return [...cases.flatMap(each => each.faults), ...faults].map(({ place, error }) => `${place}: ${error}`);
}
