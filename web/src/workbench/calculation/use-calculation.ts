import { loadFor, isExpensive, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import type { CalculationControls } from '../actions/action.ts';
import type { WorkbenchState } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { loadEvaluation } from './evaluation-code.ts';
import { calculateWorkbenchCases } from './calculate-cases.ts';
import { calculationMessage } from './calculation-message.ts';
import { settleCase } from '../state/case-edits.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { useStoredSetting } from '../stored-setting.ts';
import { useLiveCalculation } from './use-live-calculation.ts';
import { useWorkerCalculation } from './use-worker-calculation.ts';

/** Calculation of the workbench: on request or live while editing, and in a worker if it takes long. */
export function useCalculation(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  {
    message,
    announce,
    fromStart,
  }: {
    readonly message: string;
    readonly announce: (sentence: string) => void;
    /** Whether live results appear before the first Calculate command, once the inputs suffice. */
    readonly fromStart: boolean;
  },
): CalculationControls & { readonly calculateHere: () => unknown; readonly following: boolean } {
  const [liveOff, setLiveOff] = useStoredSetting('stays');
  const [isStarted, setStarted] = useState(false);
  const lastResult = useRef('');
  const latest = useRef(workbench);
  useLayoutEffect(() => {
    latest.current = workbench;
  });
  const long = useWorkerCalculation(definition, dispatch, announce, reportResult);
  const live = liveOff === undefined;
  const following = useLiveCalculation(definition, workbench, dispatch, live, fromStart || isStarted);

  // An edit can supply what the last message still calls missing: live results correct it, otherwise it is cleared.
  useEffect(() => {
    if (message === '' || message !== lastResult.current) return;
    if (!live || isExpensive(definition)) {
      const isEdited = workbench.cases.some(item => item.calculated && !isUpToDate(definition, item));
      if (isEdited) reportResult('');
      return;
    }
    const calculated = workbench.cases.flatMap(({ calculated: result }, index) =>
      result ? [{ number: index + 1, report: result.report }] : [],
    );
    if (calculated.length > 0) reportResult(calculationMessage(definition, calculated));
  });

  function calculateHere() {
    dispatch({ type: 'settleAll' });
    const settled = latest.current.cases.map(item => settleCase(definition, item));
    const results = calculateWorkbenchCases(definition, settled);
    dispatch({ type: 'calculated', results });
    return results.map(({ calculated: { report } }, index) => ({ number: index + 1, report }));
  }

  function calculate() {
    if (isExpensive(definition)) {
      void long.calculate(workbench.cases);
      return;
    }
    const { cases } = latest.current;
    const code = loadEvaluation();
    const data = loadFor(
      definition,
      cases.map(item => item.data),
    );
    if (!code && !data) {
      calculateAll();
      return;
    }
    if (data) announce('Loading fluid data.');
    Promise.all([code, data]).then(
      // Calculates what was edited or opened meanwhile, not what it replaced.
      () => (latest.current.cases === cases ? calculateAll() : calculate()),
      () =>
        announce(
          `The ${data ? 'fluid data' : 'calculation'} could not be loaded. Check your connection and calculate again.`,
        ),
    );
  }

  function reportResult(sentence: string) {
    lastResult.current = sentence;
    announce(sentence);
  }

  function calculateAll() {
    reportResult(calculationMessage(definition, calculateHere()));
  }

  return {
    calculate,
    calculateHere,
    following,
    running: long.running,
    cancel: long.cancel,
    live: isExpensive(definition) ? undefined : live,
    setLive: isOn => setLiveOff(isOn ? undefined : 'yes'),
    startLive: () => setStarted(true),
  };
}
