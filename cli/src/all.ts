import type { Definition } from '@isentrope/calculators/kit';
import type { Block } from './crew-messages.ts';
import { Crew } from './crew.ts';
import { note, print } from './output.ts';
import { understood, workThrough, type CaseFields } from './work.ts';

/** How many cases make a block for a worker. */
const blockCases = 200;
/** So few cases are worked through sooner than a worker starts. */
const fewCases = 200;
const between = ',\n';

/** Answers an array of cases by one JSON object. Nothing is printed before all cases are read. */
export async function answerAll(definition: Definition, given: readonly unknown[], working: boolean): Promise<void> {
  const cases = given.map((each, index) => understood(definition, each, index));
  const start = `{"tool":${JSON.stringify(definition.id)},"cases":[`;
  if (cases.length > fewCases && !definition.together) {
    print(start);
    await answerBlocks(definition, cases, working);
    print(']}\n');
    return;
  }
  const { answers, together, faults } = workThrough(definition, cases, 0, { working, together: true });
  faults.forEach(note);
  print(`${start}${answers.join(between)}]${together === undefined ? '' : `${between}"together":${together}`}}\n`);
}

/** Answers many cases by several workers. */
async function answerBlocks(definition: Definition, cases: readonly CaseFields[], working: boolean): Promise<void> {
  const crew = new Crew({ tool: definition.id, working, between }, Math.ceil(cases.length / blockCases));
  try {
    let printed = false;
    await crew.answerAll(blocksOf(cases), ({ answers, notes }) => {
      notes.forEach(note);
      if (printed) print(between);
      print(answers);
      printed = true;
    });
  } finally {
    await crew.end();
  }
}

function* blocksOf(cases: readonly CaseFields[]): Generator<Block> {
  for (let first = 0; first < cases.length; first += blockCases)
    yield { first, cases: cases.slice(first, first + blockCases) };
}
