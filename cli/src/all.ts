import { answerCases, type Definition } from '@isentrope/calculators/kit';
import type { Block } from './crew-messages.ts';
import { Crew } from './crew.ts';
import { note, print } from './output.ts';
import { understood, type CaseFields } from './work.ts';

/** How many cases make a block for a thread. */
const blockCases = 100;
/** So few cases are worked through sooner than a worker starts. */
const fewCases = 400;
const between = ',\n';

/** Answers an array of cases by one JSON object. Nothing is printed before all cases are read. */
export async function answerAll(definition: Definition, given: readonly unknown[], working: boolean): Promise<void> {
  const start = `{"tool":${JSON.stringify(definition.id)},"cases":[`;
  const read = () => given.map((each, index) => understood(definition, each, index));
  if (given.length > fewCases && !definition.together) {
    const task = { tool: definition.id, working, between };
    const crew = new Crew(definition, task, Math.ceil(given.length / blockCases));
    try {
      let before = start;
      await crew.answerAll(blocksOf(read()), ({ answers, notes }) => {
        notes.forEach(note);
        print(before);
        print(answers);
        before = between;
      });
    } finally {
      await crew.end();
    }
    print(']}\n');
  } else {
    const { answers, together, faults } = await answerCases(definition, read(), 0, { working, together: true });
    faults.forEach(note);
    print(`${start}${answers.join(between)}]${together === undefined ? '' : `${between}"together":${together}`}}\n`);
  }
}

function* blocksOf(cases: readonly CaseFields[]): Generator<Block, void> {
  for (let first = 0; first < cases.length; first += blockCases)
    yield { first, cases: cases.slice(first, first + blockCases) };
}
