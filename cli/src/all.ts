import type { Definition } from '@isentrope/calculators/kit';
import { setImmediate as immediate } from 'node:timers/promises';
import type { AnsweredBlock, Block } from './crew-messages.ts';
import { Crew } from './crew.ts';
import { note, print } from './output.ts';
import { understood, workThrough } from './work.ts';

/** How many cases make a block for a worker. */
const blockCases = 200;
/** So few cases are worked through sooner than a worker starts. */
const fewCases = 200;
const between = ',\n';

/** Answers an array of cases by one JSON object. Nothing is printed before all cases are read. */
export async function answerAll(definition: Definition, given: readonly unknown[], working: boolean): Promise<void> {
  const start = `{"tool":${JSON.stringify(definition.id)},"cases":[`;
  if (given.length > fewCases && !definition.together) {
    await answerBlocks(definition, given, working, start);
    print(']}\n');
    return;
  }
  const cases = given.map((each, index) => understood(definition, each, index));
  const { answers, together, faults } = workThrough(definition, cases, 0, { working, together: true });
  faults.forEach(note);
  print(`${start}${answers.join(between)}]${together === undefined ? '' : `${between}"together":${together}`}}\n`);
}

/** Answers many cases by several workers, which begin while the last cases are still being read. */
async function answerBlocks(
  definition: Definition,
  given: readonly unknown[],
  working: boolean,
  start: string,
): Promise<void> {
  const crew = new Crew({ tool: definition.id, working, between }, Math.ceil(given.length / blockCases));
  let waiting: AnsweredBlock[] | undefined = [];
  let before = start;
  const tell = ({ answers, notes }: AnsweredBlock) => {
    notes.forEach(note);
    print(before);
    print(answers);
    before = between;
  };
  async function* blocks(): AsyncGenerator<Block> {
    for (let first = 0; first < given.length; first += blockCases) {
      const cases = given
        .slice(first, first + blockCases)
        .map((each, place) => understood(definition, each, first + place));
      yield { first, cases };
      // Answers that have come meanwhile are seen to, so that no worker waits for its next block.
      await immediate();
    }
    waiting?.forEach(tell);
    waiting = undefined;
  }
  try {
    await crew.answerAll(blocks(), answer => (waiting ? waiting.push(answer) : tell(answer)), Infinity);
  } finally {
    await crew.end();
  }
}
