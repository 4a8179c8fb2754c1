import { findCalculator } from '@isentrope/calculators';
import { parentPort, workerData } from 'node:worker_threads';
import { answerBlock } from './answer-block.ts';
import type { Block, CrewTask } from './crew-messages.ts';

/** Answers blocks of cases beside the program that reads and writes them. */

const task = workerData as CrewTask;
const definition = await findCalculator(task.tool)?.load();

parentPort?.on('message', (block: Block) => {
  if (!definition) return;
  const answer = answerBlock(definition, task, block);
  parentPort?.postMessage(answer, [answer.answers.buffer]);
});
