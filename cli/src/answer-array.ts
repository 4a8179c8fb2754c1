import type { CatalogueEntry } from '@isentrope/calculators';
import { answerCases, type CaseFromJson, type Definition } from '@isentrope/calculators/kit';
import type { Block } from './worker-messages.ts';
import { WorkerPool } from './worker-pool.ts';
import { printError, print } from './output.ts';
import { parseCase } from './parse-case.ts';

/** Number of cases per block. */
const blockCases = 100;
/** Up to this many cases are calculated faster in this thread than a worker takes to start. */
const fewCases = 400;
const between = ',\n';

/** Answers an array of cases with one JSON object. Nothing is printed before all cases are parsed. */
export async function answerArray(
  { meta, load }: CatalogueEntry,
  input: readonly unknown[],
  working: boolean,
): Promise<void> {
  const task = { tool: meta.id, working, between };
  const pool = input.length > fewCases ? new WorkerPool(task, Math.ceil(input.length / blockCases)) : undefined;
  try {
    const definition = await load();
    const cases = input.map((each, index) => parseCase(definition, each, index));
    const start = `{"tool":${JSON.stringify(meta.id)},"cases":[`;
    if (pool && !definition.together) await printInBlocks(pool, definition, cases, start);
    else await printAll(definition, cases, working, start);
  } finally {
    await pool?.end();
  }
}

async function printInBlocks(pool: WorkerPool, definition: Definition, cases: readonly CaseFromJson[], start: string) {
  let before = start;
  await pool.answerAll(definition, blocksOf(cases), ({ answers, notes }) => {
    notes.forEach(printError);
    print(before);
    print(answers);
    before = between;
  });
  print(']}\n');
}

async function printAll(definition: Definition, cases: readonly CaseFromJson[], working: boolean, start: string) {
  const { answers, together, faults } = await answerCases(definition, cases, 0, { working, together: true });
  faults.forEach(printError);
  print(`${start}${answers.join(between)}]${together === undefined ? '' : `${between}"together":${together}`}}\n`);
}

function* blocksOf(cases: readonly CaseFromJson[]): Generator<Block, void> {
  for (let first = 0; first < cases.length; first += blockCases)
    yield { first, cases: cases.slice(first, first + blockCases) };
}
