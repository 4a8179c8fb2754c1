import { writeDocument, type CaseData, type CaseDocument, type Definition } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { refreshSession } from '../../shell/session.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { prepareToRun } from './evaluation-code.ts';
import { calculateCases } from './calculate-cases.ts';
import { calculationMessage, type CalculatedCase } from './calculation-message.ts';
import { settleCase } from '../state/case-edits.ts';
import { createCalculatorWorker } from './calculator-worker.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { decodeStepValues, type ExpensiveStepsResponse, type WorkerRequest } from './worker-messages.ts';

/** The progress of a calculation: cases done, total cases, and the fraction of the current case. */
export interface CalculationProgress {
  readonly done: number;
  readonly of: number;
  readonly fraction: number;
}

/** Computes the expensive steps of a one-case document in the worker. */
function computeInWorker(
  worker: Worker,
  document: CaseDocument,
  progress: (fraction: number) => void,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', function listen({ data: answer }: MessageEvent<ExpensiveStepsResponse>) {
      if (answer.type === 'progress') {
        progress(answer.fraction);
        return;
      }
      worker.removeEventListener('message', listen);
      resolve(decodeStepValues(answer.known));
    });
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true });
    worker.postMessage({ type: 'expensiveSteps', document } satisfies WorkerRequest);
  });
}

/** Calculates cases one after another in a worker, with progress. A running calculation can be cancelled. */
export function useWorkerCalculation(
  definition: Definition,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
  reportResult: (sentence: string) => void,
) {
  const [running, setRunning] = useState<CalculationProgress>();
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(undefined);
  }, []);
  useEffect(() => end, [end]);

  async function calculate(typed: readonly WorkbenchCase[]) {
    dispatch({ type: 'settleAll' });
    const cases = typed.map(item => settleCase(definition, item));
    const waiting: { key: number; data: CaseData }[] = cases.filter(item => !isUpToDate(definition, item));
    end();
    if (waiting.length === 0) {
      announce('All cases have been calculated.');
      return;
    }
    const own = createCalculatorWorker();
    worker.current = own;
    announce('Calculating.');
    try {
      // The page computes the remaining steps itself, so it needs the same data as the worker.
      await prepareToRun(
        definition,
        waiting.map(({ data }) => data),
      );
      if (worker.current !== own) return;
      const calculatedCases: CalculatedCase[] = [];
      for (const [done, { key, data }] of waiting.entries()) {
        setRunning({ done, of: waiting.length, fraction: 0 });
        const known = await computeInWorker(own, writeDocument(definition, { cases: [data] }), fraction =>
          setRunning({ done, of: waiting.length, fraction }),
        );
        if (worker.current !== own) return;
        const [calculated] = calculateCases(definition, [data], () => known);
        if (!calculated) continue;
        dispatch({ type: 'calculated', results: [{ key, calculated }] });
        calculatedCases.push({ number: cases.findIndex(item => item.key === key) + 1, report: calculated.report });
      }
      reportResult(calculationMessage(definition, calculatedCases));
    } catch {
      // The failure may be an expired Pro subscription, so the session is refreshed.
      void refreshSession();
      announce('The calculation could not be completed; your cases are unchanged. Please try again.');
    } finally {
      if (worker.current === own) end();
    }
  }

  function cancel() {
    end();
    announce('The calculation was cancelled; your cases are unchanged.');
  }

  return { running, calculate, cancel };
}
