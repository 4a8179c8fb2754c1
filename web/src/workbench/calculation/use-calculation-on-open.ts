import { isExpensive, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useEffectEvent } from 'react';
import type { WorkbenchState } from '../state/workbench-model.ts';
import { hasCalculableEntry } from '../state/workbench.ts';

/** The maximum number of cases of a slow calculator that are calculated automatically. */
const maxCasesOnOpen = 5;

/**
 * Starts a slow calculation as soon as a project's sheet is open, so that it shows what the server calculated for the
 * project. Fast calculators are calculated when the work arrives.
 * @param opensCalculated whether the work has been loaded and is shown calculated.
 */
export function useCalculationOnOpen(
  definition: Definition,
  { cases }: Pick<WorkbenchState, 'cases'>,
  opensCalculated: boolean,
  calculate: () => void,
): void {
  const start = useEffectEvent(() => {
    const hasEntries = cases.some(item => hasCalculableEntry(definition, item));
    if (hasEntries && cases.length <= maxCasesOnOpen) calculate();
  });
  useEffect(() => {
    if (opensCalculated && isExpensive(definition)) start();
  }, [definition, opensCalculated]);
}
