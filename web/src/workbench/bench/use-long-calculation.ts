import { loadFor, writeDocument, type CaseData, type CaseDocument, type Definition } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { refreshSession } from '../../shell/session.ts';
import type { BenchCase } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { calculatedCases } from './calculated.ts';
import { calculatedWords, type Worked } from './calculated-words.ts';
import { settledCase } from './case-edits.ts';
import { calculatorWorker } from './calculator-worker.ts';
import { isCurrent } from './current.ts';
import { unpacked, type LongStepsAnswer, type WorkerRequest } from './worker-messages.ts';

/** The progress of a calculation: cases done, total cases, and the fraction of the current case. */
export interface Running {
  readonly done: number;
  readonly of: number;
  readonly fraction: number;
}

/** Computes the expensive steps of a one-case document in the worker. */
function inWorker(
  worker: Worker,
  document: CaseDocument,
  progress: (fraction: number) => void,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', function listen({ data: answer }: MessageEvent<LongStepsAnswer>) {
      if (answer.type === 'progress') {
        progress(answer.fraction);
        return;
      }
      worker.removeEventListener('message', listen);
      resolve(unpacked(answer.known));
    });
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true });
    worker.postMessage({ type: 'longSteps', document } satisfies WorkerRequest);
  });
}

/** Calculates cases one after another in a worker, with progress. A running calculation can be cancelled. */
export function useLongCalculation(
  definition: Definition,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
) {
  const [running, setRunning] = useState<Running>();
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(undefined);
  }, []);
  useEffect(() => end, [end]);

  async function calculate(typed: readonly BenchCase[]) {
    dispatch({ type: 'settleAll' });
    const cases = typed.map(item => settledCase(definition, item));
    const waiting: { key: number; data: CaseData }[] = cases.filter(item => !isCurrent(definition, item));
    end();
    if (waiting.length === 0) {
      say('Every case is calculated.');
      return;
    }
    const own = calculatorWorker();
    worker.current = own;
    say('Calculating.');
    try {
      // The page computes the remaining steps itself, so it needs the same data as the worker.
      await loadFor(
        definition,
        waiting.map(({ data }) => data),
      );
      if (worker.current !== own) return;
      const worked: Worked[] = [];
      for (const [done, { key, data }] of waiting.entries()) {
        setRunning({ done, of: waiting.length, fraction: 0 });
        const known = await inWorker(own, writeDocument(definition, { cases: [data] }), fraction =>
          setRunning({ done, of: waiting.length, fraction }),
        );
        if (worker.current !== own) return;
        const [calculated] = calculatedCases(definition, [data], () => known);
        if (!calculated) continue;
        dispatch({ type: 'calculated', results: [{ key, calculated }] });
        worked.push({ number: cases.findIndex(item => item.key === key) + 1, report: calculated.report });
      }
      say(calculatedWords(definition, worked));
    } catch {
      // The failure may be an expired Pro subscription, so the session is refreshed.
      void refreshSession();
      say('The calculation could not be completed; your cases are unchanged. Please try again.');
    } finally {
      if (worker.current === own) end();
    }
  }

  function cancel() {
    end();
    say('The calculation was cancelled; your cases are unchanged.');
  }

  return { running, calculate, cancel };
}
