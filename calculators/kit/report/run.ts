import type { CaseData } from '../definition/case-input.ts';
import { caseTitle } from '../case/case-data.ts';
import { calculateCase, type CaseResult } from '../evaluation/cross-check.ts';
import { resultInfo, type Definition, type Progress } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from '../document/document.ts';
import { engineOf } from '../evaluation/engine.ts';
import { resultValue, type Evaluation, type ExpensiveSteps } from '../evaluation/evaluate.ts';
import type { Fault } from '../evaluation/fault.ts';
import { withCaseNumber } from '../definition/messages.ts';
import { reportedFiguresOf, reportedFigures, reportedTransfers } from './report-figures.ts';
import { memoize } from '../common/memoize.ts';
import { reportedTable, reportedValue } from './report-values.ts';
import { reportedWorking } from './report-working.ts';
import {
  reportSchema,
  type CaseReport,
  type ReportedCase,
  type ReportedAggregate,
  type ReportedValue,
} from './report.ts';
import { aggregateCases, type EvaluatedCase } from '../evaluation/aggregate.ts';

/** Optional parts of a report in addition to results, messages and cross-check; all are included by default. */
export interface RunOptions {
  readonly working?: boolean;
  /** Drawings, plots and time series; 'together' for the plots of the aggregate only. */
  readonly pictures?: boolean | 'together';
  /** Transfers to other calculators; by default included with the figures. */
  readonly sends?: boolean;
  /** The aggregate over all cases. */
  readonly together?: boolean;
  /** Whether the case at an index takes part in the aggregate with its results; defaults to all. */
  readonly isCalculated?: (index: number) => boolean;
  /** The index of the first case, if the document is part of a larger batch. */
  readonly first?: number;
  /** Progress callback of the aggregate, 0 to 1. */
  readonly togetherProgress?: Progress;
  /**
   * Whether messages contain the number of their case; otherwise the caller inserts it later, when positions are final.
   */
  readonly numbers?: boolean;
}

/**
 * Evaluates the cases of a document and returns the report. Pages, workers, the command line, validation and print all
 * call it. Throws a `Refusal` for a document with unknown fields; user input in its fields never makes it throw.
 * `expensiveStepsOf` returns options for the expensive steps of the case at an index.
 */
export function run(
  definition: Definition,
  document: CaseDocument,
  options: RunOptions = {},
  expensiveStepsOf: (index: number) => ExpensiveSteps = () => ({}),
): CaseReport {
  const { first = 0, together: withAggregate = true, isCalculated = () => true } = options;
  const { cases, units } = readCalculation(definition, document);
  const evaluated: EvaluatedCase[] = [];
  const reported = cases.map((data, index) => {
    const result = calculateCase(definition, data, expensiveStepsOf(index));
    if (definition.together && withAggregate)
      evaluated.push({ data, result: isCalculated(index) ? result : undefined });
    return reportCase(definition, data, result, first + index, units, options);
  });
  const faults: Fault[] = [];
  const aggregate = evaluated.length > 0 ? reportAggregate(definition, evaluated, options, faults) : undefined;
  return {
    schema: reportSchema,
    engine: engineOf(definition.id),
    tool: definition.id,
    cases: reported,
    ...(aggregate ? { together: aggregate } : {}),
    faults: faults.map(reportedFault),
  };
}

function reportCase(
  definition: Definition,
  data: CaseData,
  result: CaseResult,
  index: number,
  units: Readonly<Record<string, string>>,
  { working = true, pictures = true, sends = pictures === true, numbers = true }: RunOptions,
): ReportedCase {
  const { evaluation, crossChecks, messages, unused } = result;
  const values = { ...noValues(definition) };
  for (const { id, info } of resultsOf(definition))
    values[id] = reportedValue(resultValue(evaluation, id), info, units[id]);
  const compared = definition.crossCheck?.result ?? '';
  const revealed = revealedFields(definition, evaluation);
  const faults: Fault[] = [...evaluation.faults];
  const drawn = pictures === true ? reportedFiguresOf(definition, evaluation, faults) : {};
  const sent = sends ? reportedTransfers(definition, evaluation, faults) : {};
  return {
    title: caseTitle(data, index),
    method: evaluation.method ?? null,
    values,
    messages: numbers ? messages.map(message => withCaseNumber(message, index)) : messages,
    crossCheck: crossChecks.map(({ method, name, value, difference }) => ({
      method,
      name,
      result: compared,
      value: reportedValue(value, resultInfo(definition, compared), units[compared]),
      difference: difference === undefined ? null : difference + 0,
    })),
    ...reportedDefaults(definition, evaluation),
    unused: unused.map(({ id }) => id),
    ...(revealed.length > 0 ? { revealed } : {}),
    faults: faults.map(reportedFault),
    ...(working ? { working: reportedWorking(definition, evaluation) } : {}),
    ...drawn,
    ...sent,
  };
}

/** The results of a calculator with their presentation. */
const resultsOf = memoize((definition: Definition) =>
  definition.results.map(({ id }) => ({ id, info: resultInfo(definition, id) })),
);

const noValue: ReportedValue = { type: 'none', reason: '', missing: [], ruledOut: false };

/** All results without a value. Copying this object is faster than growing a new one result by result. */
const noValues = memoize(({ results }: Definition): Record<string, ReportedValue> =>
  Object.fromEntries(results.map(({ id }) => [id, noValue])),
);

/** The derived defaults by field id, in the unit of the field. */
function reportedDefaults({ inputs }: Definition, { filled }: Evaluation): Pick<ReportedCase, 'filled'> {
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

/** The fields that are revealed by a result, with the id of that result. */
const revealableFields = memoize(({ inputs }: Definition) =>
  inputs.flatMap(({ id, field: { revealedBy } }) => (revealedBy === undefined ? [] : [{ id, revealedBy }])),
);

/** The fields that the results of a case reveal. */
function revealedFields(definition: Definition, evaluation: Evaluation): string[] {
  return revealableFields(definition).flatMap(({ id, revealedBy }) =>
    evaluation.value(revealedBy) === true ? [id] : [],
  );
}

const reportedFault = ({ place, error }: Fault) => ({ place, error: String(error) });

/** The aggregate over cases, as reported. A failure is left out and added to `faults`. */
function reportAggregate(
  definition: Definition,
  evaluated: readonly EvaluatedCase[],
  { pictures = true, togetherProgress }: RunOptions,
  faults: Fault[],
): ReportedAggregate | undefined {
  const aggregate = aggregateCases(definition, evaluated, faults, togetherProgress);
  if (!aggregate) return undefined;
  const { title, table, messages, plots, values = {} } = aggregate;
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
