import { useMemo, useState } from 'react';
import type { WorkbenchState, WorkbenchCase } from '../state/workbench-model.ts';

/** The state shown by the results pane. */
export interface ResultsView {
  readonly workbench: WorkbenchState;
  /** The index of the active case. */
  readonly index: number;
  /** The cases shown side by side, and the index of the first. */
  readonly shown: readonly WorkbenchCase[];
  readonly first: number;
}

/**
 * The state the results pane renders. While live results are pending it keeps the previous state, so that results do
 * not flicker and the key press paints without re-rendering the pane.
 */
export function useSettledView({ workbench, index, shown, first }: ResultsView, following: boolean): ResultsView {
  const now = useMemo(() => ({ workbench, index, shown, first }), [workbench, index, shown, first]);
  const [settled, setSettled] = useState(now);
  if (following || settled === now) return settled;
  setSettled(now);
  return now;
}
