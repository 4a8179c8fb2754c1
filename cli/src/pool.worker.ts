import { findCalculator } from '@isentrope/calculators';
import { parentPort, workerData } from 'node:worker_threads';
import { answerBlock } from './answer-block.ts';
import type { WorkerTask, PostedBlock } from './worker-messages.ts';
import type { CaseFromJson } from '@isentrope/calculators/kit';

/** Worker that answers blocks of cases for the main thread. */

const task = workerData as WorkerTask;
const definition = await findCalculator(task.tool)?.load();

/** Blocks are answered sequentially in the order of arrival. */
let before = Promise.resolve();

parentPort?.on('message', (sent: PostedBlock) => {
  if (!definition) return;
  const block = 'lines' in sent ? sent : { first: sent.first, cases: JSON.parse(sent.json) as readonly CaseFromJson[] };
  before = before.then(async () => {
    const answer = await answerBlock(definition, task, block);
    parentPort?.postMessage(answer, [answer.answers.buffer]);
  });
});
