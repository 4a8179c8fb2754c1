import type { CaseData } from './case-input.ts';
import { Absent } from './absent.ts';
import { caseTitle } from './case-data.ts';
import type { CaseResult } from './cross-check.ts';
import type { Definition, Progress } from './definition.ts';
import { type Evaluation } from './evaluate.ts';
import { readInputs } from './readings.ts';
import { guarded, type Fault } from './fault.ts';
import { inUnitsOf } from './messages.ts';
import { isShown } from './offered.ts';
import type { Together } from './shared-view.ts';

/** The values of an evaluation that are there. */
export function presentValues({ values }: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !(value instanceof Absent)),
  );
}

/** A case to be seen together with others; without a result where it is not calculated. */
export interface CaseTogether {
  readonly data: CaseData;
  readonly result: CaseResult | undefined;
}

/** Whether what these cases give together takes so long that a page has it worked out in a worker. */
export function takesLongTogether({ togetherLongWith }: Definition, cases: readonly CaseData[]): boolean {
  return togetherLongWith !== undefined && cases.some(data => isShown(togetherLongWith, data));
}

/**
 * What cases give together, if any is calculated, said in the units of the first of those; undefined for a calculator that
 * sees each alone, and where it failed, which is added to `faults`.
 */
export function together(
  definition: Definition,
  cases: readonly CaseTogether[],
  faults: Fault[] = [],
  progress?: Progress,
): Together | undefined {
  const seeTogether = definition.together;
  if (!seeTogether || cases.every(({ result }) => result === undefined)) return undefined;
  const seen = cases.map(({ data, result }, index) => ({
    title: caseTitle(data, index),
    values: result ? presentValues(result.evaluation) : {},
  }));
  const { unitOf: typed } = readInputs(definition, cases.find(({ result }) => result !== undefined)?.data ?? {});
  return guarded(
    'together',
    () => {
      const view = seeTogether(seen, progress);
      return view && { ...view, messages: view.messages.map(each => inUnitsOf(each, typed)) };
    },
    faults,
  );
}
