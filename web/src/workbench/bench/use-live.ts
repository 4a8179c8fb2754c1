import { loadFor, readField, takesLong, type Definition } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { Bench, BenchCase } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { holdsQuantity } from './bench.ts';
import { resultsOf } from './calculated.ts';
import { isCurrent } from './current.ts';
import { noKey, waitForPause, withKey, type Keys } from './pause.ts';

/** Whether the field being typed in is incomplete; its results wait until the entry is valid or the field is left. */
function isHalfTyped(definition: Definition, { past }: Bench, { key, data }: BenchCase): boolean {
  const typing = past.at(-1)?.typing;
  if (typing?.key !== key) return false;
  const input = definition.inputs.find(({ id }) => id === typing.id);
  return input?.field.type === 'quantity' && readField(input, data, input.id).type !== 'value';
}

/**
 * The cases to recalculate live, once any case has been calculated: those with entries whose results are outdated or
 * still in other units.
 */
export function casesToFollow(definition: Definition, bench: Bench): readonly BenchCase[] {
  if (takesLong(definition) || !bench.cases.some(({ calculated }) => calculated)) return [];
  return bench.cases.filter(
    item =>
      (item.calculated !== undefined || holdsQuantity(definition, item)) &&
      (!isCurrent(definition, item) || item.calculated?.turned === true) &&
      !isHalfTyped(definition, bench, item),
  );
}

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
function useKeys(): () => Keys {
  const keys = useRef(noKey);
  useEffect(() => {
    const note = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey) keys.current = withKey(keys.current, performance.now());
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);
  return useCallback(() => keys.current, []);
}

/**
 * Recalculates edited cases live. It waits until the key press is painted and for a pause in typing, so that
 * calculation does not delay input; changes by mouse do not wait. Returns whether results are pending.
 */
export function useLive(definition: Definition, bench: Bench, dispatch: Dispatch<BenchAction>, on: boolean): boolean {
  const follow = useMemo(() => (on ? casesToFollow(definition, bench) : []), [definition, bench, on]);
  const keys = useKeys();
  const dueSince = useRef<number>(undefined);
  useEffect(() => {
    if (follow.length === 0) {
      dueSince.current = undefined;
      return undefined;
    }
    let wanted = true;
    const show = () => {
      if (wanted) dispatch({ type: 'calculated', results: resultsOf(definition, follow) });
    };
    const since = (dueSince.current ??= performance.now());
    const cancel = afterPaint(
      () => {
        const loading = loadFor(
          definition,
          follow.map(({ data }) => data),
        );
        // If loading fails, the results stay outdated; the Calculate command reports the error.
        if (loading) loading.then(show, () => undefined);
        else show();
      },
      () => waitForPause(performance.now(), keys(), since),
    );
    return () => {
      wanted = false;
      cancel();
    };
  }, [definition, follow, dispatch, keys]);
  return follow.length > 0;
}
