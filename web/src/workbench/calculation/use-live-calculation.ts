import { readField, isExpensive, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { WorkbenchState, WorkbenchCase } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { hasCalculableEntry } from '../state/workbench.ts';
import { prepareToRun } from './evaluation-code.ts';
import { calculateWorkbenchCases } from './calculate-cases.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { noKeyPressed, remainingDelay, recordKeyPress, type KeyTiming } from './pause.ts';

/** Whether the field being typed in is incomplete; its results wait until the entry is valid or the field is left. */
function isIncomplete(definition: Definition, { past }: WorkbenchState, { key, data }: WorkbenchCase): boolean {
  const typing = past.at(-1)?.typing;
  if (typing?.key !== key) return false;
  const input = definition.inputs.find(({ id }) => id === typing.id);
  return input?.field.type === 'quantity' && readField(input, data, input.id).type !== 'value';
}

/**
 * The cases to recalculate live, once any case has been calculated: those with entries whose results are outdated or
 * still in other units.
 * @param fromStart whether cases are also followed before the first calculation.
 */
export function casesToRecalculate(
  definition: Definition,
  workbench: WorkbenchState,
  fromStart = false,
): readonly WorkbenchCase[] {
  if (isExpensive(definition) || !(fromStart || hasResults(workbench))) return [];
  return workbench.cases.filter(
    item =>
      (item.calculated !== undefined || hasCalculableEntry(definition, item)) &&
      (!isUpToDate(definition, item) || item.calculated?.turned === true) &&
      !isIncomplete(definition, workbench, item),
  );
}

function hasPrimaryResult({ primary }: Definition, { values }: ReportedCase): boolean {
  const value = values[primary];
  return value !== undefined && value.type !== 'none';
}

const hasResults = ({ cases }: WorkbenchState): boolean => cases.some(({ calculated }) => calculated);

/** Runs a callback after the next paint plus a delay. Returns a cancel function. */
function afterPaint(what: () => void, wait: () => number): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(what, wait());
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** Tracks the timing of key presses without Alt, Ctrl or ⌘. Returns a getter. */
function useKeyTiming(): () => KeyTiming {
  const keys = useRef(noKeyPressed);
  useEffect(() => {
    const note = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey) keys.current = recordKeyPress(keys.current, performance.now());
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);
  return useCallback(() => keys.current, []);
}

/**
 * Recalculates edited cases live. It waits until the key press is painted and for a pause in typing, so that
 * calculation does not delay input; changes by mouse do not wait. Returns whether results are pending.
 * @param fromStart whether the first results are shown as soon as the inputs suffice for the primary one, without the
 * Calculate command.
 */
export function useLiveCalculation(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  on: boolean,
  fromStart: boolean,
): boolean {
  const follow = useMemo(
    () => (on ? casesToRecalculate(definition, workbench, fromStart) : []),
    [definition, workbench, on, fromStart],
  );
  const isFirst = !hasResults(workbench);
  const keys = useKeyTiming();
  const dueSince = useRef<number>(undefined);
  useEffect(() => {
    if (follow.length === 0) {
      dueSince.current = undefined;
      return undefined;
    }
    let isActive = true;
    const show = () => {
      if (!isActive) return;
      const results = calculateWorkbenchCases(definition, follow);
      if (!isFirst || results.some(({ calculated: { report } }) => hasPrimaryResult(definition, report)))
        dispatch({ type: 'calculated', results });
    };
    const since = (dueSince.current ??= performance.now());
    const cancel = afterPaint(
      () => {
        const loading = prepareToRun(
          definition,
          follow.map(({ data }) => data),
        );
        // If loading fails, the results stay outdated; the Calculate command reports the error.
        if (loading) loading.then(show, () => undefined);
        else show();
      },
      () => remainingDelay(performance.now(), keys(), since),
    );
    return () => {
      isActive = false;
      cancel();
    };
  }, [definition, follow, isFirst, dispatch, keys]);
  return follow.length > 0 && !isFirst;
}
