import type { Definition } from '@isentrope/calculators/kit';
import { createContext, useContext } from 'react';
import type { CaseAction, CaseInHand } from './actions/action.ts';
import type { BenchAction } from './bench/bench-action.ts';

/** What all parts of the workbench share; it stays referentially stable while typing. */
export interface BenchTools {
  readonly definition: Definition;
  readonly dispatch: (action: BenchAction) => void;
  /** Reports which field of which case has the focus. */
  readonly attend: (key: number, field: string) => void;
  /** Runs an action on a case. */
  readonly act: (action: CaseAction, inHand: CaseInHand) => void;
}

export const BenchContext = createContext<BenchTools | undefined>(undefined);

export function useBench(): BenchTools {
  const tools = useContext(BenchContext);
  if (!tools) throw new Error('useBench must be used inside BenchContext.');
  return tools;
}

/** The DOM id of the element that edits a field of a case, or shows a result. */
export function elementId(key: number, id: string): string {
  return `case-${key}-${id}`;
}
