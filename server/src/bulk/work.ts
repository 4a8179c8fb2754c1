import type { Kysely } from 'kysely';
import type { Database, Tables } from '../database/index.ts';
import { accessOfUser } from '../entitlement.ts';
import { ToolProblem, type AskedCases, type Tools } from '../tools/index.ts';
import { keepAnswers, readChunk, stopRun, type AskedChunk } from './bulk-runs.ts';

/** Queues a chunk, in the given transaction. */
export type SendChunk = (transaction: Kysely<Tables>, runId: string, place: number) => Promise<void>;

/**
 * Calculates one chunk of a run, stores its results, and queues the next one. Idempotent. If the calculators are busy,
 * throws, so that the job is retried.
 */
export async function workChunk(
  { database, tools, send }: { database: Database; tools: Tools; send: SendChunk },
  { runId, place }: { runId: string; place: number },
  next: number,
): Promise<void> {
  const chunk = await readChunk(database.kysely, runId, place);
  if (chunk === undefined) return;
  if (!chunk.answered) {
    if ((await accessOfUser({ database }, chunk.user)) !== 'pro') {
      await stopRun(database.kysely, runId, 'The account has no Pro any more.');
      return;
    }
    const { engine } = await tools.describe(chunk.tool);
    const answers = await answered(tools, chunk);
    await database.kysely.transaction().execute(async transaction => {
      await keepAnswers(transaction, { runId, place, engine }, answers);
      await send(transaction, runId, next);
    });
    return;
  }
  await database.kysely.transaction().execute(transaction => send(transaction, runId, next));
}

/** The results of cases as lines; a case that fails has its error in its place. */
async function answered(
  tools: Tools,
  { tool, working, first, lines }: Pick<AskedChunk, 'tool' | 'working' | 'first' | 'lines'>,
): Promise<string[]> {
  const about = { tool, working, pro: true };
  const answers: string[] = [];
  while (answers.length < lines.length) {
    const cases = lines.slice(answers.length).map((line): unknown => JSON.parse(line));
    try {
      const before = first + answers.length;
      for await (const some of tools.stream({ ...about, cases, before })) answers.push(...some);
    } catch (error) {
      if (!(error instanceof ToolProblem) || !refused.has(error.code)) throw error;
      // A case of the next block takes too long or too much memory: calculating them one by one shows which.
      const left = lines.slice(answers.length, answers.length + mostAlone);
      answers.push(...(await oneByOne(tools, { ...about, before: first + answers.length }, left)));
    }
  }
  return answers;
}

/** Errors that recur however often the case is calculated. */
const refused: ReadonlySet<string> = new Set<ToolProblem['code']>(['TOO_LONG', 'TOO_LARGE']);
/** The maximum number of cases of a block. */
const mostAlone = 200;

async function oneByOne(
  tools: Tools,
  { before, ...about }: Omit<AskedCases, 'cases'> & { before: number },
  lines: readonly string[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const [place, line] of lines.entries()) {
    const one = { ...about, cases: [JSON.parse(line) as unknown], before: before + place };
    try {
      for await (const some of tools.stream(one)) answers.push(...some);
    } catch (error) {
      if (!(error instanceof ToolProblem) || !refused.has(error.code)) throw error;
      answers.push(JSON.stringify({ refused: error.message }));
    }
  }
  return answers;
}
