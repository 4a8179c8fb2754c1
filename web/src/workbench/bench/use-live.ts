import { loadFor, readField, takesLong, type Definition } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { Bench, BenchCase } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { holdsQuantity } from './bench.ts';
import { resultsOf } from './calculated.ts';
import { isCurrent } from './current.ts';
import { noKey, waitForPause, withKey, type Keys } from './pause.ts';

/** Whether what is being typed into a case is not whole yet: then its results wait until it is, or until the field is left. */
function isHalfTyped(definition: Definition, { past }: Bench, { key, data }: BenchCase): boolean {
  const typing = past.at(-1)?.typing;
  if (typing?.key !== key) return false;
  const input = definition.inputs.find(({ id }) => id === typing.id);
  return input?.field.type === 'quantity' && readField(input, data, input.id).type !== 'value';
}

/**
 * The cases whose results are to follow what is typed: once a case of the bench is calculated, all that hold something and
 * are not those of what stands there, or speak of it in other units.
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

/** Does something so long after what stands on the page is painted; the answer takes it back. */
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

/** A way to ask for the keys that went down without Alt, Ctrl or ⌘. */
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
 * Calculates what is edited as it is edited: after the keystroke is painted, and in a pause between keys, so that the next one
 * finds the page at rest. What is moved by the mouse or done otherwise waits for no pause. The answer says whether results are
 * under way: those of the page are out of date for no longer than that.
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
        // What cannot be loaded leaves the results out of date; "Calculate" says why.
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
