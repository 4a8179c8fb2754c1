import { answerCases, type Definition } from '@isentrope/calculators/kit';
import type { AnsweredBlock, Block, CrewTask } from './crew-messages.ts';
import { Refused } from './refused.ts';
import { understood, type CaseFields } from './work.ts';

/** Calculates a block of cases in this thread. */
export async function answerBlock(
  definition: Definition,
  { working, between }: CrewTask,
  block: Block,
): Promise<AnsweredBlock> {
  const answers: string[] = [];
  const notes: string[] = [];
  let refused = false;
  const work = async (cases: readonly CaseFields[], first: number) => {
    const worked = await answerCases(definition, cases, first, { working, together: false });
    answers.push(...worked.answers);
    notes.push(...worked.faults);
  };
  if ('cases' in block) {
    await work(block.cases, block.first);
  } else {
    for (const { first, cases, refusal } of readLines(definition, block.lines, block.first)) {
      await work(cases, first);
      if (!refusal) continue;
      answers.push(JSON.stringify({ refused: refusal.message }));
      refused = true;
    }
  }
  return { answers: new TextEncoder().encode(answers.join(between)), notes, refused };
}

/** Parses lines into consecutive cases, up to a blank line or a rejected one. */
function* readLines(definition: Definition, lines: Uint8Array, start: number) {
  let cases: CaseFields[] = [];
  let place = start;
  for (const line of new TextDecoder().decode(lines).split('\n')) {
    const read = caseOn(definition, line, place);
    place += 1;
    if (read !== undefined && !(read instanceof Refused)) {
      cases.push(read);
      continue;
    }
    yield { first: place - 1 - cases.length, cases, refusal: read };
    cases = [];
  }
  yield { first: place - cases.length, cases, refusal: undefined };
}

/** Parses the case on a line; undefined for a blank line, which has no answer. */
function caseOn(definition: Definition, line: string, index: number): CaseFields | Refused | undefined {
  if (line.trim() === '') return undefined;
  try {
    return understood(definition, json(line, index), index);
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown;
    throw thrown;
  }
}

function json(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refused(`Case ${index + 1} is not JSON.`);
  }
}
