import { answerCases, type CaseFromJson, type Definition } from '@isentrope/calculators/kit';
import type { BlockResult, Block, WorkerTask } from './worker-messages.ts';
import { UsageError } from './usage-error.ts';
import { parseCase } from './parse-case.ts';

/** Calculates a block of cases in this thread. */
export async function answerBlock(
  definition: Definition,
  { working, between }: WorkerTask,
  block: Block,
): Promise<BlockResult> {
  const answers: string[] = [];
  const notes: string[] = [];
  let refused = false;
  const work = async (cases: readonly CaseFromJson[], first: number) => {
    const results = await answerCases(definition, cases, first, { working, together: false });
    answers.push(...results.answers);
    notes.push(...results.faults);
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
  let cases: CaseFromJson[] = [];
  let index = start;
  for (const line of new TextDecoder().decode(lines).split('\n')) {
    const read = parseLine(definition, line, index);
    index += 1;
    if (read !== undefined && !(read instanceof UsageError)) {
      cases.push(read);
      continue;
    }
    yield { first: index - 1 - cases.length, cases, refusal: read };
    cases = [];
  }
  yield { first: index - cases.length, cases, refusal: undefined };
}

/** Parses the case on a line; undefined for a blank line, which has no answer. */
function parseLine(definition: Definition, line: string, index: number): CaseFromJson | UsageError | undefined {
  if (line.trim() === '') return undefined;
  try {
    return parseCase(definition, parseJson(line, index), index);
  } catch (thrown) {
    if (thrown instanceof UsageError) return thrown;
    throw thrown;
  }
}

function parseJson(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new UsageError(`Case ${index + 1} is not JSON.`);
  }
}
