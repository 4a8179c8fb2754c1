import type { CaseData, Definition, AnalysisRequest } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnalysisRun, AnalysisRuns } from './analysis-run.ts';
import { AnalysisRunner } from './analysis-runner.ts';
import type { AnalysisType, Form } from './form.ts';

/** The state of the Explore tab: analysis type and form. */
export interface ExploreState {
  readonly analysisType: AnalysisType;
  readonly form: Form;
}

/** The analyses of a workbench and their results, run in a worker that is terminated with the page. */
export function useAnalyses(definition: Definition) {
  const [runs, setAsked] = useState<AnalysisRuns>({});
  const [exploring, setExploring] = useState<ExploreState>();
  const [runner] = useState(
    () =>
      new AnalysisRunner(definition, (slot, change) =>
        setAsked(before => {
          const one = before[slot];
          return one ? { ...before, [slot]: { ...one, ...change } } : before;
        }),
      ),
  );
  useEffect(() => () => runner.end(), [runner]);

  const enqueue = useCallback(
    (slot: string, question: AnalysisRequest, of: readonly CaseData[], units: Readonly<Record<string, string>>) => {
      const one: AnalysisRun = { question, of, units, share: 0, answer: undefined, progress: 'before' };
      setAsked(before => ({ ...before, [slot]: { ...one, answer: before[slot]?.answer } }));
      runner.enqueue(slot, one);
    },
    [runner],
  );
  const cancel = useCallback(() => runner.cancel(), [runner]);
  return useMemo(() => ({ runs, enqueue, cancel, exploring, setExploring }), [runs, enqueue, cancel, exploring]);
}

/** The analyses and the functions to run them. */
export type Analyses = ReturnType<typeof useAnalyses>;
