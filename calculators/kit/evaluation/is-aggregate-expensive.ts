import { isShown } from '../case/choices.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseData } from '../definition/case-input.ts';

/** Whether the aggregate of these cases is so slow that a page computes it in a worker. */
export function isAggregateExpensive({ expensiveAggregateWhen }: Definition, cases: readonly CaseData[]): boolean {
  return expensiveAggregateWhen !== undefined && cases.some(data => isShown(expensiveAggregateWhen, data));
}
