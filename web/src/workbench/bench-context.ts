import type { Definition } from '@isentrope/calculators/kit';
import { createContext, useContext } from 'react';
import type { CaseAction, CaseInHand } from './actions/action.ts';
import type { BenchAction } from './bench/bench-action.ts';

/** What every part of the bench shares and none of it changes while typing. */
export interface BenchTools {
  readonly definition: Definition;
  readonly dispatch: (action: BenchAction) => void;
  /** Tells which field of which case is in hand. */
  readonly attend: (key: number, field: string) => void;
  /** Does something to a case. */
  readonly act: (action: CaseAction, inHand: CaseInHand) => void;
}

export const BenchContext = createContext<BenchTools | undefined>(undefined);

export function useBench(): BenchTools {
  const tools = useContext(BenchContext);
  if (!tools) throw new Error('A bench part outside a bench.');
  return tools;
}

/** The id of the element that edits a field of a case, or holds a result. */
export function elementId(key: number, id: string): string {
  return `case-${key}-${id}`;
}
