import type { Definition } from '@isentrope/calculators/kit';
import { useCallback, useReducer, useRef, useState, type Dispatch } from 'react';
import type { Bench } from './bench/bench-model.ts';
import { newBench } from './bench/bench.ts';
import type { BenchAction } from './bench/bench-action.ts';
import { reduceBench } from './bench/bench-state.ts';
import type { Arrivals } from './files/bench-home.ts';
import { useArrivals, type OpenedLink } from './files/use-arrivals.ts';
import { newRecordId } from './files/work-store.ts';

/** What every bench has before it is known where its work is at home. */
export interface BenchCore {
  readonly bench: Bench;
  /** Changes the bench for whoever keeps its work. */
  readonly change: Dispatch<BenchAction>;
  /** Changes it for the person, who is told where it is locked. */
  readonly dispatch: Dispatch<BenchAction>;
  /** Locks the bench, for a reason in a sentence; undefined opens it again. */
  readonly lock: (why: string | undefined) => void;
  /** What the last action did, in words. */
  readonly said: string;
  readonly say: (sentence: string) => void;
  /** What comes with the address. */
  readonly arrivals: Arrivals;
  /** The link that was opened last, where it says what was read when it was made. */
  readonly link: OpenedLink | undefined;
  readonly forgetLink: () => void;
}

/** What says the same as before: it is calculated, or read in other units. */
const changesNothing: ReadonlySet<BenchAction['type']> = new Set([
  'calculated',
  'settle',
  'settleAll',
  'resultUnit',
  'pressures',
  'unitSet',
]);

export function useBenchCore(definition: Definition): BenchCore {
  const [bench, change] = useReducer(
    (state: Bench, action: BenchAction) => reduceBench(definition, state, action),
    definition,
    () => newBench(definition, newRecordId()),
  );
  const [said, say] = useState('');
  const locked = useRef<string>(undefined);
  const dispatch = useCallback((action: BenchAction) => {
    if (locked.current === undefined || changesNothing.has(action.type)) change(action);
    else say(locked.current);
  }, []);
  const lock = useCallback((why: string | undefined) => {
    locked.current = why;
  }, []);
  const { link, forgetLink, ...arrivals } = useArrivals(definition, bench, dispatch, say);
  return { bench, change, dispatch, lock, said, say, arrivals: { ...arrivals, say }, link, forgetLink };
}
