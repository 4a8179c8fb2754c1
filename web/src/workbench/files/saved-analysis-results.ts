import {
  caseTitle,
  isExpensive,
  writeDocument,
  type SavedAnalysis,
  type CaseData,
  type CaseDocument,
  type Definition,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { createCalculatorWorker } from '../calculation/calculator-worker.ts';
import type { AnalysisResponse, WorkerRequest } from '../calculation/worker-messages.ts';
import type { AnalysisRuns } from '../explore/analysis-run.ts';
import { appliesTo, isSameRequest } from '../explore/applies-to.ts';

export { aggregateForExport } from '../calculation/use-aggregate.ts';

/** Runs an analysis of a document in a worker. */
function runInWorker(
  worker: Worker,
  document: CaseDocument,
  question: AnalysisRequest,
): Promise<SavedAnalysis['answer']> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', function listen({ data }: MessageEvent<AnalysisResponse>) {
      if (data.type === 'stage') return;
      worker.removeEventListener('message', listen);
      resolve(data.type === 'answered' ? data.answer : data.message);
    });
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true });
    worker.postMessage({ type: 'question', document, question } satisfies WorkerRequest);
  });
}

/**
 * The results of a record's analyses: known ones are reused if they match the present cases; others are run, unless
 * that takes long.
 */
export async function savedAnalysisResults(
  definition: Definition,
  cases: readonly CaseData[],
  index: number,
  units: Readonly<Record<string, string>>,
  questions: readonly AnalysisRequest[],
  runs: AnalysisRuns,
): Promise<SavedAnalysis[]> {
  if (questions.length === 0) return [];
  const all: SavedAnalysis[] = [];
  let worker: Worker | undefined;
  try {
    for (const question of questions) {
      const data = question.type === 'compare' ? cases : cases.slice(index, index + 1);
      const of = question.type === 'compare' ? 'All cases' : caseTitle(cases[index] ?? {}, index);
      const slot = runs[question.type];
      const isKnown =
        slot?.progress === 'whole' &&
        isSameRequest(slot.question, question) &&
        appliesTo(definition, slot, data, units);
      if (isKnown && slot.answer) all.push({ question, of, answer: slot.answer });
      else if (isExpensive(definition))
        all.push({ question, of, answer: 'Not run for this case: open Explore, run it, and export again.' });
      else {
        worker ??= createCalculatorWorker();
        const document = writeDocument(definition, { cases: data, units });
        all.push({ question, of, answer: await runInWorker(worker, document, question) });
      }
    }
  } finally {
    worker?.terminate();
  }
  return all;
}
