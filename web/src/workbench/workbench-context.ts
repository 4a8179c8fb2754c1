import type { Definition } from '@isentrope/calculators/kit';
import { createContext, useContext } from 'react';
import type { CaseAction, ActiveCase } from './actions/action.ts';
import type { WorkbenchAction } from './state/workbench-action.ts';

/** What all parts of the workbench share; it stays referentially stable while typing. */
interface WorkbenchContextValue {
  readonly definition: Definition;
  readonly dispatch: (action: WorkbenchAction) => void;
  /** Reports which field of which case has the focus. */
  readonly reportFocus: (key: number, field: string) => void;
  readonly act: (action: CaseAction, activeCase: ActiveCase) => void;
}

export const WorkbenchContext = createContext<WorkbenchContextValue | undefined>(undefined);

export function useWorkbenchContext(): WorkbenchContextValue {
  const tools = useContext(WorkbenchContext);
  if (!tools) throw new Error('useWorkbenchContext must be used inside WorkbenchContext.');
  return tools;
}

/** The DOM id of the element that edits a field of a case, or shows a result. */
export function elementId(key: number, id: string): string {
  return `case-${key}-${id}`;
}
