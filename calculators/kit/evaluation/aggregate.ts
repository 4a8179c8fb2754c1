import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { caseTitle } from '../case/case-data.ts';
import type { CaseResult } from './cross-check.ts';
import type { Definition, Progress } from '../definition/calculator-definition.ts';
import { type Evaluation } from './evaluate.ts';
import { readInputs } from '../case/read-inputs.ts';
import { catchFault, type Fault } from './fault.ts';
import { renderMessage } from '../definition/messages.ts';
import type { Aggregate } from '../definition/aggregate.ts';

/** The values of an evaluation without the missing ones. */
export function presentValues({ values }: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !(value instanceof Absent)),
  );
}

/** A case for aggregation; without a result if it is not calculated. */
export interface EvaluatedCase {
  readonly data: CaseData;
  readonly result: CaseResult | undefined;
}

/**
 * Computes the aggregate over cases, with messages in the units of the first calculated case. Undefined for a
 * calculator without an aggregate, if no case is calculated, and on failure, which is added to `faults`.
 */
export function aggregateCases(
  definition: Definition,
  cases: readonly EvaluatedCase[],
  faults: Fault[] = [],
  progress?: Progress,
): Aggregate | undefined {
  const seeTogether = definition.together;
  if (!seeTogether || cases.every(({ result }) => result === undefined)) return undefined;
  const seen = cases.map(({ data, result }, index) => ({
    title: caseTitle(data, index),
    values: result ? presentValues(result.evaluation) : {},
  }));
  const { unitOf: typed } = readInputs(definition, cases.find(({ result }) => result !== undefined)?.data ?? {});
  return catchFault(
    'together',
    () => {
      const view = seeTogether(seen, progress);
      return view && { ...view, messages: view.messages.map(each => renderMessage(each, typed)) };
    },
    faults,
  );
}
