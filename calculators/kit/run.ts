import type { CaseData } from './case-input.ts';
import { caseTitle } from './case-data.ts';
import { calculateCase, type CaseResult } from './cross-check.ts';
import { resultInfo, type Definition, type Progress } from './definition.ts';
import { calculationOf, type CaseDocument } from './document.ts';
import { engineOf } from './engine.ts';
import { resultValue, type Evaluation, type LongSteps } from './evaluate.ts';
import type { Fault } from './fault.ts';
import { numbered } from './messages.ts';
import { picturesOf, reportedFigures, sendsOf } from './reported-pictures.ts';
import { remembered } from './remembered.ts';
import { reportedTable, reportedValue } from './reported-values.ts';
import { reportedWorking } from './reported-working.ts';
import {
  reportSchema,
  type CaseReport,
  type ReportedCase,
  type ReportedTogether,
  type ReportedValue,
} from './report.ts';
import { together, type CaseTogether } from './together.ts';

/** What is wanted of a report beside the results, their messages and the cross-check; all of it, unless given. */
export interface Wanted {
  readonly working?: boolean;
  /** Drawings, figures, what happens over time; or the figures of the cases together alone. */
  readonly pictures?: boolean | 'together';
  /** Where each case can be sent on; with its pictures, unless given. */
  readonly sends?: boolean;
  /** What the cases give when they are seen as one. */
  readonly together?: boolean;
  /** Whether the case at a place is calculated: one that is not has no result among those that are seen as one. All are, unless given. */
  readonly isCalculated?: (place: number) => boolean;
  /** The place of the first case, where the document is a part of many. */
  readonly first?: number;
  /** Is told how far what the cases give together has come, from 0 to 1. */
  readonly togetherProgress?: Progress;
  /** Whether messages name their case by its number; `numbered` does it later where the places of cases may change. */
  readonly numbers?: boolean;
}

/**
 * Works the cases of a document through and reports on them: the one way into a calculator for pages, workers, the command
 * line, validation and paper. Throws a `Refusal` for a document that names what the calculator does not have; nothing that
 * is typed into its fields makes it throw. `longOf` is what is known of the long steps of the case at a place.
 */
export function run(
  definition: Definition,
  document: CaseDocument,
  wanted: Wanted = {},
  longOf: (place: number) => LongSteps = () => ({}),
): CaseReport {
  const { first = 0, together: seesTogether = true, isCalculated = () => true } = wanted;
  const { cases, units } = calculationOf(definition, document);
  const seen: CaseTogether[] = [];
  const reported = cases.map((data, place) => {
    const result = calculateCase(definition, data, longOf(place));
    if (definition.together && seesTogether) seen.push({ data, result: isCalculated(place) ? result : undefined });
    return reportedCase(definition, data, result, first + place, units, wanted);
  });
  const faults: Fault[] = [];
  const whole = seen.length > 0 ? reportedTogether(definition, seen, wanted, faults) : undefined;
  return {
    schema: reportSchema,
    engine: engineOf(definition.id),
    tool: definition.id,
    cases: reported,
    ...(whole ? { together: whole } : {}),
    faults: faults.map(reportedFault),
  };
}

/** One case as a report has it. */
function reportedCase(
  definition: Definition,
  data: CaseData,
  result: CaseResult,
  index: number,
  units: Readonly<Record<string, string>>,
  { working = true, pictures = true, sends = pictures === true, numbers = true }: Wanted,
): ReportedCase {
  const { evaluation, crossChecks, messages, unused } = result;
  const values = { ...noValues(definition) };
  for (const { id, info } of resultsOf(definition))
    values[id] = reportedValue(resultValue(evaluation, id), info, units[id]);
  const compared = definition.crossCheck?.result ?? '';
  const revealed = revealedFields(definition, evaluation);
  const faults: Fault[] = [...evaluation.faults];
  const drawn = pictures === true ? picturesOf(definition, evaluation, faults) : {};
  const sent = sends ? sendsOf(definition, evaluation, faults) : {};
  return {
    title: caseTitle(data, index),
    method: evaluation.method ?? null,
    values,
    messages: numbers ? messages.map(message => numbered(message, index)) : messages,
    crossCheck: crossChecks.map(({ method, name, value, difference }) => ({
      method,
      name,
      result: compared,
      value: reportedValue(value, resultInfo(definition, compared), units[compared]),
      difference: difference === undefined ? null : difference + 0,
    })),
    ...filledFields(definition, evaluation),
    unused: unused.map(({ id }) => id),
    ...(revealed.length > 0 ? { revealed } : {}),
    faults: faults.map(reportedFault),
    ...(working ? { working: reportedWorking(definition, evaluation) } : {}),
    ...drawn,
    ...sent,
  };
}

/** The results of a calculator with what is said of them. */
const resultsOf = remembered((definition: Definition) =>
  definition.results.map(({ id }) => ({ id, info: resultInfo(definition, id) })),
);

const noValue: ReportedValue = { type: 'none', reason: '', missing: [], ruledOut: false };

/** The results of a calculator before there are any: a copy of it takes values sooner than an object that grows by each. */
const noValues = remembered(({ results }: Definition): Record<string, ReportedValue> =>
  Object.fromEntries(results.map(({ id }) => [id, noValue])),
);

/** The fields that something fills, each with its value in the unit of the field. */
function filledFields({ inputs }: Definition, { filled }: Evaluation): Pick<ReportedCase, 'filled'> {
  if (filled.length === 0) return {};
  const named = filled.map(({ id, value, of, source, uncertainty, difference }) => {
    const field = inputs.find(input => input.id === id)?.field;
    return [
      id,
      {
        value: reportedValue(value, field?.type === 'quantity' ? { ...field, digits: 5 } : { label: id }),
        of,
        source,
        ...(uncertainty === undefined ? {} : { uncertainty }),
        ...(difference === undefined ? {} : { difference }),
      },
    ] as const;
  });
  return { filled: Object.fromEntries(named) };
}

/** The fields of a calculator that an answer of a case reveals, each with the answer. */
const revealing = remembered(({ inputs }: Definition) =>
  inputs.flatMap(({ id, field: { revealedBy } }) => (revealedBy === undefined ? [] : [{ id, revealedBy }])),
);

/** The fields that a case is asked for because of what it answered. */
function revealedFields(definition: Definition, evaluation: Evaluation): string[] {
  return revealing(definition).flatMap(({ id, revealedBy }) => (evaluation.value(revealedBy) === true ? [id] : []));
}

const reportedFault = ({ place, error }: Fault) => ({ place, error: String(error) });

/** What cases give together as a report has it. What fails is left out and added to `faults`. */
function reportedTogether(
  definition: Definition,
  seen: readonly CaseTogether[],
  { pictures = true, togetherProgress }: Wanted,
  faults: Fault[],
): ReportedTogether | undefined {
  const whole = together(definition, seen, faults, togetherProgress);
  if (!whole) return undefined;
  const { title, table, messages, plots, values = {} } = whole;
  const known = Object.entries(definition.togetherInfo).flatMap(([id, info]) => {
    const value = reportedValue(values[id] ?? Number.NaN, info);
    return value.type === 'number' ? [[id, value] as const] : [];
  });
  return {
    title,
    table: reportedTable(table),
    messages,
    ...(known.length > 0 ? { values: Object.fromEntries(known) } : {}),
    ...(pictures && plots ? { figures: reportedFigures(plots) } : {}),
  };
}
