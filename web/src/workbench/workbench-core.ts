import type { Definition, SendingPage } from '@isentrope/calculators/kit';
import { useCallback, useReducer, useRef, useState, type Dispatch } from 'react';
import type { WorkbenchState } from './state/workbench-model.ts';
import { createWorkbench } from './state/workbench.ts';
import type { WorkbenchAction } from './state/workbench-action.ts';
import { workbenchReducer } from './state/workbench-reducer.ts';
import type { IncomingCaseHandler } from './files/saved-work/work-storage.ts';
import { useIncomingCases, type OpenedLink } from './files/use-incoming-cases.ts';
import { newRecordId } from './files/saved-work/work-store.ts';

/** The workbench state that does not depend on where the work is stored. */
export interface WorkbenchCore {
  readonly workbench: WorkbenchState;
  /** Dispatches even when locked; for the storage layer. */
  readonly change: Dispatch<WorkbenchAction>;
  /** Dispatches a user's action; if the workbench is locked, the reason is shown instead. */
  readonly dispatch: Dispatch<WorkbenchAction>;
  /** Locks the workbench with a reason shown to the user; undefined unlocks it. */
  readonly lock: (reason: string | undefined) => void;
  /** The status message of the last action. */
  readonly statusMessage: string;
  readonly announce: (sentence: string) => void;
  /** Handling of cases that arrive by URL. */
  readonly arrivals: IncomingCaseHandler;
  /** The link opened last, if it contains the results at the time it was made. */
  readonly link: OpenedLink | undefined;
  readonly forgetLink: () => void;
  /** The page that the cases were sent from, if another one sent them. */
  readonly sender: SendingPage | undefined;
}

/** Actions allowed while locked, because they change no input values. */
const allowedWhileLocked: ReadonlySet<WorkbenchAction['type']> = new Set([
  'calculated',
  'settle',
  'settleAll',
  'resultUnit',
  'pressures',
  'unitSet',
]);

export function useWorkbenchCore(definition: Definition): WorkbenchCore {
  const [workbench, dispatchUnlocked] = useReducer(
    (state: WorkbenchState, action: WorkbenchAction) => workbenchReducer(definition, state, action),
    definition,
    () => createWorkbench(definition, newRecordId()),
  );
  const [statusMessage, announce] = useState('');
  const locked = useRef<string>(undefined);
  const dispatch = useCallback((action: WorkbenchAction) => {
    if (locked.current === undefined || allowedWhileLocked.has(action.type)) dispatchUnlocked(action);
    else announce(locked.current);
  }, []);
  const lock = useCallback((reason: string | undefined) => {
    locked.current = reason;
  }, []);
  const { link, forgetLink, sender, ...incomingCases } = useIncomingCases(definition, workbench, dispatch, announce);
  return {
    workbench,
    change: dispatchUnlocked,
    dispatch,
    lock,
    statusMessage,
    announce,
    arrivals: { ...incomingCases, announce },
    link,
    forgetLink,
    sender,
  };
}
