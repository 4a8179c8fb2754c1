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

/** How far a calculation has come: cases done, cases in all, and the fraction of the present one. */
export interface Running {
  readonly done: number;
  readonly of: number;
  readonly fraction: number;
}

/** A document of one case worked through in the worker. */
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

/** Works cases through in a worker, one after the other, with progress; a calculation under way can be stopped at once. */
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
      // The page works out around the long values what the worker has worked out before: it needs the same data.
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
      // Refused because Pro has ended meanwhile? Then the page is to know, and to say so.
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
