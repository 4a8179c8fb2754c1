import type { Definition } from '@isentrope/calculators/kit';
import { useCallback, useReducer, useRef, useState, type Dispatch } from 'react';
import type { Bench } from './bench/bench-model.ts';
import { newBench } from './bench/bench.ts';
import type { BenchAction } from './bench/bench-action.ts';
import { reduceBench } from './bench/bench-state.ts';
import type { Arrivals } from './files/bench-home.ts';
import { useArrivals, type OpenedLink } from './files/use-arrivals.ts';
import { newRecordId } from './files/work-store.ts';

/** The workbench state that does not depend on where the work is stored. */
export interface BenchCore {
  readonly bench: Bench;
  /** Dispatches even when locked; for the storage layer. */
  readonly change: Dispatch<BenchAction>;
  /** Dispatches a user's action; if the workbench is locked, the reason is shown instead. */
  readonly dispatch: Dispatch<BenchAction>;
  /** Locks the workbench with a reason shown to the user; undefined unlocks it. */
  readonly lock: (why: string | undefined) => void;
  /** The status message of the last action. */
  readonly said: string;
  readonly say: (sentence: string) => void;
  /** Handling of cases that arrive by URL. */
  readonly arrivals: Arrivals;
  /** The link opened last, if it contains the results at the time it was made. */
  readonly link: OpenedLink | undefined;
  readonly forgetLink: () => void;
}

/** Actions allowed while locked, because they change no input values. */
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
