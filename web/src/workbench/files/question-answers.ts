import {
  caseTitle,
  takesLong,
  writeDocument,
  type AnsweredQuestion,
  type CaseData,
  type CaseDocument,
  type Definition,
  type Question,
} from '@isentrope/calculators/kit';
import { calculatorWorker } from '../bench/calculator-worker.ts';
import type { QuestionAnswer, WorkerRequest } from '../bench/worker-messages.ts';
import type { AskedBySlot } from '../explore/asked.ts';
import { holds, sameQuestion } from '../explore/holding.ts';

/** Runs an analysis of a document in a worker. */
function answered(worker: Worker, document: CaseDocument, question: Question): Promise<AnsweredQuestion['answer']> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', function listen({ data }: MessageEvent<QuestionAnswer>) {
      if (data.type === 'stage') return;
      worker.removeEventListener('message', listen);
      resolve(data.type === 'answered' ? data.answer : data.sentence);
    });
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true });
    worker.postMessage({ type: 'question', document, question } satisfies WorkerRequest);
  });
}

/**
 * The results of a record's analyses: known ones are reused if they match the present cases; others are run, unless
 * that takes long.
 */
export async function answeredQuestions(
  definition: Definition,
  cases: readonly CaseData[],
  index: number,
  units: Readonly<Record<string, string>>,
  questions: readonly Question[],
  asked: AskedBySlot,
): Promise<AnsweredQuestion[]> {
  if (questions.length === 0) return [];
  const all: AnsweredQuestion[] = [];
  let worker: Worker | undefined;
  try {
    for (const question of questions) {
      const data = question.type === 'compare' ? cases : cases.slice(index, index + 1);
      const of = question.type === 'compare' ? 'All cases' : caseTitle(cases[index] ?? {}, index);
      const slot = asked[question.type];
      const isKnown =
        slot?.standing === 'whole' && sameQuestion(slot.question, question) && holds(definition, slot, data, units);
      if (isKnown && slot.answer) all.push({ question, of, answer: slot.answer });
      else if (takesLong(definition))
        all.push({ question, of, answer: 'Not answered for this case: open Explore, ask, and export again.' });
      else {
        worker ??= calculatorWorker();
        const document = writeDocument(definition, { cases: data, units });
        all.push({ question, of, answer: await answered(worker, document, question) });
      }
    }
  } finally {
    worker?.terminate();
  }
  return all;
}
