import type { Kysely } from 'kysely';
import type { Database, Tables } from '../database/index.ts';
import { accessOfUser } from '../entitlement.ts';
import { ToolProblem, type CasesRequest, type Tools } from '../tools/index.ts';
import { storeResults, readChunk, stopRun, type ChunkToCalculate } from './bulk-runs.ts';

/** Queues a chunk, in the given transaction. */
export type SendChunk = (transaction: Kysely<Tables>, runId: string, index: number) => Promise<void>;

/**
 * Calculates one chunk of a run, stores its results, and queues the next one. Idempotent. If the calculators are busy,
 * throws, so that the job is retried.
 */
export async function calculateChunk(
  { database, tools, send }: { database: Database; tools: Tools; send: SendChunk },
  { runId, place: index }: { runId: string; place: number },
  next: number,
): Promise<void> {
  const chunk = await readChunk(database.kysely, runId, index);
  if (chunk === undefined) return;
  if (!chunk.answered) {
    if ((await accessOfUser({ database }, chunk.user)) !== 'pro') {
      await stopRun(database.kysely, runId, 'The account no longer has Pro.');
      return;
    }
    const { engine } = await tools.describe(chunk.tool);
    const answers = await calculateCases(tools, chunk);
    await database.kysely.transaction().execute(async transaction => {
      await storeResults(transaction, { runId, place: index, engine }, answers);
      await send(transaction, runId, next);
    });
    return;
  }
  await database.kysely.transaction().execute(transaction => send(transaction, runId, next));
}

/** The results of cases as lines; a case that fails has its error in its place. */
async function calculateCases(
  tools: Tools,
  { tool, working, first, lines }: Pick<ChunkToCalculate, 'tool' | 'working' | 'first' | 'lines'>,
): Promise<string[]> {
  const options = { tool, working, pro: true };
  const answers: string[] = [];
  while (answers.length < lines.length) {
    const cases = lines.slice(answers.length).map((line): unknown => JSON.parse(line));
    try {
      const before = first + answers.length;
      for await (const some of tools.stream({ ...options, cases, before })) answers.push(...some);
    } catch (error) {
      if (!(error instanceof ToolProblem) || !permanentErrors.has(error.code)) throw error;
      // A case of the next block takes too long or too much memory: calculating them one by one shows which.
      const left = lines.slice(answers.length, answers.length + maxBlockCases);
      answers.push(...(await calculateOneByOne(tools, { ...options, before: first + answers.length }, left)));
    }
  }
  return answers;
}

/** Errors that recur however often the case is calculated. */
const permanentErrors: ReadonlySet<string> = new Set<ToolProblem['code']>(['TOO_LONG', 'TOO_LARGE']);
/** The maximum number of cases of a block. */
const maxBlockCases = 200;

async function calculateOneByOne(
  tools: Tools,
  { before, ...options }: Omit<CasesRequest, 'cases'> & { before: number },
  lines: readonly string[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const [index, line] of lines.entries()) {
    const one = { ...options, cases: [JSON.parse(line) as unknown], before: before + index };
    try {
      for await (const some of tools.stream(one)) answers.push(...some);
    } catch (error) {
      if (!(error instanceof ToolProblem) || !permanentErrors.has(error.code)) throw error;
      answers.push(JSON.stringify({ refused: error.message }));
    }
  }
  return answers;
}
