import { readField, takesLong, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useMemo, type Dispatch } from 'react';
import type { Bench, BenchCase } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { holdsQuantity } from './bench.ts';
import { resultsOf } from './calculated.ts';
import { isCurrent } from './current.ts';

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

/** Does something once what stands on the page is painted; the answer takes it back. */
function afterPaint(what: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(what);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/**
 * Calculates what is edited as it is edited, after the keystroke is painted. The answer says whether results are under way:
 * those of the page are then out of date for no longer than a frame.
 */
export function useLive(definition: Definition, bench: Bench, dispatch: Dispatch<BenchAction>, on: boolean): boolean {
  const follow = useMemo(() => (on ? casesToFollow(definition, bench) : []), [definition, bench, on]);
  useEffect(() => {
    if (follow.length === 0) return undefined;
    return afterPaint(() => dispatch({ type: 'calculated', results: resultsOf(definition, follow) }));
  }, [definition, follow, dispatch]);
  return follow.length > 0;
}
