import { findCalculator } from '@isentrope/calculators';
import { parentPort, workerData } from 'node:worker_threads';
import { answerBlock } from './answer-block.ts';
import type { CrewTask, SentBlock } from './crew-messages.ts';
import type { CaseFields } from './work.ts';

/** Answers blocks of cases beside the program that reads and writes them. */

const task = workerData as CrewTask;
const definition = await findCalculator(task.tool)?.load();

/** Blocks are answered in their order, one after the other. */
let before = Promise.resolve();

parentPort?.on('message', (sent: SentBlock) => {
  if (!definition) return;
  const block = 'lines' in sent ? sent : { first: sent.first, cases: JSON.parse(sent.json) as readonly CaseFields[] };
  before = before.then(async () => {
    const answer = await answerBlock(definition, task, block);
    parentPort?.postMessage(answer, [answer.answers.buffer]);
  });
});
