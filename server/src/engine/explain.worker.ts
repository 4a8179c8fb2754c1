import {
  resultData,
  answerExploration,
  caseJson,
  caseTitle,
  documentSchema,
  isShown,
  loadForDocument,
  methodName,
  describeRequest,
  readCaseJson,
  readDocument,
  resultInfo,
  run,
  shareFragment,
  aggregateJson,
  caseFromJson,
  withRemarks,
  type CaseDocument,
  type CaseFromJson,
  type CaseReport,
  type Definition,
  type Field,
  type AnalysisRequest,
  type ReportedCase,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatDifference, formatNumber } from '@isentrope/engineering/quantities';
import type { JsonObject, ExplainedResult, ExplainedCases } from './messages.ts';
import { definitionOf } from './tools.worker.ts';

/** Results for readers: the same as for programs, also as text, with the assumptions. */

/** A field left out of a case, and its default. */
interface Assumption {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** Additional information about a case. */
interface CaseDetails {
  readonly title: string;
  readonly method: string | null;
  readonly assumed: readonly Assumption[];
  /** Editions and clauses used in the calculation. */
  readonly sources: readonly string[];
}

/** Maximum number of table rows in the text. */
const maxRows = 12;

/** Calculates cases. Throws a `Refusal` for an invalid one. */
export async function explainCases(
  tool: string,
  input: readonly unknown[],
  working: boolean,
): Promise<ExplainedResult<ExplainedCases>> {
  const definition = await definitionOf(tool);
  const read = casesFrom(definition, input);
  const document = documentOf(definition, read);
  const { cases } = readDocument(definition, document);
  await loadForDocument(definition, document);
  const report = run(definition, document, { pictures: false });
  const words: string[] = [];
  const explained = report.cases.map((each, index) => {
    const reported = withRemarks(each, read[index]?.remarks);
    const { working: lines = [], ...rest } = reported;
    const details: CaseDetails = {
      title: caseTitle(cases[index] ?? {}, index),
      method: reported.method === null ? null : methodName(definition, reported.method),
      assumed: assumptionsOf(definition, input[index], reported),
      sources: [...new Set(lines.flatMap(({ source }) => (source === undefined ? [] : [source])))],
    };
    words.push(caseText(definition, reported, details));
    return { ...details, ...caseJson(definition, working ? reported : rest) };
  });
  const together = report.together && aggregateJson(report.together);
  if (together) words.push([`${together.title}:`, ...together.messages.map(messageText)].join('\n'));
  return {
    answer: { cases: explained, together: together && { ...together }, faults: faultsOf(report) },
    text: words.join('\n\n'),
    fragment: await shareFragment(definition, cases, [], report.cases),
  };
}

/** Runs an analysis request `{"cases": […], "question": {…}}`. Throws a `Refusal` if it is invalid. */
export async function explainAnalysis(tool: string, request: JsonObject): Promise<ExplainedResult> {
  const definition = await definitionOf(tool);
  const exploration = await answerExploration(definition, request);
  const { faults: _, ...answer } = exploration;
  const question = request['question'] as AnalysisRequest;
  const input = request['cases'] as readonly unknown[];
  const { cases } = readDocument(definition, documentOf(definition, casesFrom(definition, input)));
  const { lines, tables } = resultData(exploration);
  const rows = tables.flatMap(({ head, rows: all }) => [
    head.join(' | '),
    ...all.slice(0, maxRows).map(row => row.map(cellText).join(' | ')),
    ...(all.length > maxRows ? [`(${all.length - maxRows} more rows in the structured answer)`] : []),
  ]);
  return {
    answer,
    text: [describeRequest(definition, question), ...lines.filter(line => line !== ''), ...rows].join('\n'),
    fragment: await shareFragment(definition, cases, [question]),
  };
}

const casesFrom = (definition: Definition, input: readonly unknown[]): CaseFromJson[] =>
  input.map((each, index) => caseFromJson(definition, each, index));

const documentOf = (definition: Definition, cases: readonly CaseFromJson[]): CaseDocument => ({
  schema: documentSchema,
  tool: definition.id,
  cases: cases.map(({ fields }) => fields),
});

/** The defaults of fields that a case left out but that apply: options of choices, and default values. */
function assumptionsOf(definition: Definition, input: unknown, { filled }: ReportedCase): Assumption[] {
  const data = readCaseJson(definition, input);
  const named = new Map(Object.entries(input ?? {}));
  return definition.inputs.flatMap(({ id, field }): Assumption[] => {
    const { label, when } = field;
    if ((named.get(id) ?? '') !== '' || filled?.[id] !== undefined || !isShown(when, data)) return [];
    if (field.type === 'quantity' && field.blank !== undefined)
      return [{ field: id, label, value: `${field.blank} ${field.unit}`.trim() }];
    const chosen = field.type === 'choice' ? (data[id]?.text ?? '') : '';
    return chosen === '' ? [] : [{ field: id, label, value: chosen }];
  });
}

/** A case as text: results, messages, cross-checks and sources. */
function caseText(definition: Definition, reported: ReportedCase, details: CaseDetails): string {
  const { values, messages, crossCheck, filled = {} } = reported;
  const { title, method, assumed, sources } = details;
  const labelled = (id: string, value: ReportedValue) => `- ${resultInfo(definition, id).label}: ${valueText(value)}`;
  const fieldOf = (id: string) => definition.inputs.find(input => input.id === id)?.field;
  const defaults = Object.entries(filled).map(
    ([id, { value, of, source }]) => `${fieldOf(id)?.label ?? id} ${valueText(value)} (${of}, ${source})`,
  );
  return [
    `${title}${method === null ? '' : `, by ${method}`}:`,
    // Results excluded by the choices of the case are left out.
    ...Object.entries(values).flatMap(([id, value]) =>
      value.type === 'none' && value.ruledOut ? [] : [labelled(id, value)],
    ),
    ...messages.map(messageText),
    ...crossCheck.map(({ name, result, value, difference }) => {
      const differenceText =
        difference === null || value.type !== 'number'
          ? ''
          : ` (${formatDifference(value.value, difference, value.unit)})`;
      return `Cross-check, ${name}: ${resultInfo(definition, result).label} ${valueText(value)}${differenceText}`;
    }),
    ...(defaults.length === 0 ? [] : [`Filled: ${defaults.join('; ')}.`]),
    ...(assumed.length === 0
      ? []
      : [
          `Assumed, because it was left out: ${assumed.map(({ field, label, value }) => `${label} ${optionLabel(fieldOf(field), value)}`).join('; ')}.`,
        ]),
    ...(sources.length === 0 ? [] : [`Sources: ${sources.join('; ')}.`]),
  ].join('\n');
}

/** The value of a field, for a choice the label of the option. */
function optionLabel(field: Field | undefined, value: string): string {
  return field?.type === 'choice' ? (field.names?.[value] ?? value) : value;
}

const levelLabels = { info: 'Note', warning: 'Warning', error: 'Error' } as const;

function messageText({ level, text, source }: ReportedCase['messages'][number]): string {
  return `${levelLabels[level]}: ${text}${source === undefined ? '' : ` (${source})`}`;
}

function valueText(value: ReportedValue): string {
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

function cellText(cell: number | string | null): string {
  if (typeof cell === 'number') return formatNumber(cell, 5);
  return cell ?? '';
}

function faultsOf({ cases, faults }: CaseReport): string[] {
  return [...cases.flatMap(each => each.faults), ...faults].map(({ place, error }) => `${place}: ${error}`);
}
