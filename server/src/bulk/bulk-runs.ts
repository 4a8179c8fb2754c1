import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, Tables } from '../database/index.ts';
import { columnAsText, compressLines, decompressText } from './compression.ts';

/**
 * Number of chunks of a run that are queued or running at a time. The next one queues behind those of other runs, so
 * that all progress.
 */
export const concurrentChunks = 4;
/** Retention of a run and its results, in days. */
export const retentionDays = 7;
/** Maximum number of unfinished runs of an account. */
export const maxUnfinished = 2;

export interface BulkRun {
  readonly id: string;
  readonly tool: string;
  readonly working: boolean;
  readonly state: 'receiving' | 'working' | 'done' | 'stopped';
  /** Why it was stopped, in a sentence. */
  readonly stopped: string | null;
  readonly cases: number;
  readonly answered: number;
  /** The versions of the calculator that computed results: several if it was updated meanwhile. */
  readonly engines: readonly string[];
  readonly createdAt: string;
  /** When it will be removed. */
  readonly keptUntil: string;
}

/** Cases that are calculated together, as JSON lines. */
export interface Chunk {
  readonly place: number;
  /** Number of cases before these. */
  readonly first: number;
  readonly lines: readonly string[];
}

/**
 * Creates a run that is ready to receive cases. Returns its id, or undefined if the account has too many unfinished
 * ones.
 */
export async function createRun(
  { kysely }: Pick<Database, 'kysely'>,
  run: { userId: string; tool: string; working: boolean },
): Promise<string | undefined> {
  return kysely.transaction().execute(async transaction => {
    // Locked, so that the second of two runs started at once sees the first.
    await transaction.selectFrom('user').select('id').where('id', '=', run.userId).forUpdate().execute();
    const own = await listRuns(transaction, run.userId);
    if (own.filter(({ state }) => state === 'receiving' || state === 'working').length >= maxUnfinished)
      return undefined;
    const id = randomUUID();
    await transaction
      .insertInto('bulkRun')
      .values({ ...run, id })
      .execute();
    return id;
  });
}

export async function addChunk(kysely: Kysely<Tables>, runId: string, { place, first, lines }: Chunk): Promise<void> {
  await kysely
    .insertInto('bulkChunk')
    .values({ runId, place, first, cases: lines.length, asked: await compressLines(lines) })
    .execute();
}

export async function removeRun(kysely: Kysely<Tables>, runId: string): Promise<void> {
  await kysely.deleteFrom('bulkRun').where('id', '=', runId).execute();
}

/** The runs of an account, the newest first; or one of them. */
export async function listRuns(kysely: Kysely<Tables>, userId: string, runId?: string): Promise<BulkRun[]> {
  const rows = await kysely
    .selectFrom('bulkRun as run')
    .leftJoin('bulkChunk as chunk', 'chunk.runId', 'run.id')
    .select(['run.id', 'run.tool', 'run.working', 'run.createdAt', 'run.receivedAt', 'run.stopped'])
    .select([
      sql<number>`coalesce(sum("chunk"."cases"), 0)::int`.as('cases'),
      sql<number>`coalesce(sum("chunk"."cases") filter (where "chunk"."engine" is not null), 0)::int`.as('answered'),
      sql<string | null>`string_agg(distinct "chunk"."engine", ' ')`.as('engines'),
    ])
    .where('run.userId', '=', userId)
    .$if(runId !== undefined, only => only.where('run.id', '=', runId ?? ''))
    .groupBy('run.id')
    .orderBy('run.createdAt', 'desc')
    .execute();
  return rows.map(({ createdAt, receivedAt, engines, ...run }) => ({
    ...run,
    state:
      run.stopped !== null
        ? 'stopped'
        : receivedAt === null
          ? 'receiving'
          : run.answered < run.cases
            ? 'working'
            : 'done',
    engines: engines?.split(' ') ?? [],
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + retentionDays * 86_400_000).toISOString(),
  }));
}

/** A chunk to calculate with its cases; undefined if the run was removed or stopped. */
export interface ChunkToCalculate {
  readonly tool: string;
  readonly working: boolean;
  readonly user: { readonly id: string; readonly role: 'user' | 'admin' };
  readonly answered: boolean;
  readonly first: number;
  readonly lines: readonly string[];
}

export async function readChunk(
  kysely: Kysely<Tables>,
  runId: string,
  place: number,
): Promise<ChunkToCalculate | undefined> {
  const row = await kysely
    .selectFrom('bulkChunk')
    .innerJoin('bulkRun as run', 'run.id', 'bulkChunk.runId')
    .innerJoin('user', 'user.id', 'run.userId')
    .select([
      'run.tool',
      'run.working',
      'user.id',
      'user.role',
      'bulkChunk.engine',
      'bulkChunk.first',
      columnAsText('asked').as('asked'),
    ])
    .where('bulkChunk.runId', '=', runId)
    .where('bulkChunk.place', '=', place)
    .where('run.stopped', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { tool, working, id, role, engine, first, asked: compressedCases } = row;
  const text = compressedCases === null ? '' : await decompressText(compressedCases);
  return { tool, working, user: { id, role }, answered: engine !== null, first, lines: text.split('\n') };
}

/** Stores the results of a chunk, in a transaction; existing ones are unchanged. */
export async function storeResults(
  transaction: Kysely<Tables>,
  { runId, place, engine }: { runId: string; place: number; engine: string },
  answers: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('bulkChunk')
    .set({ answers: await compressLines(answers), asked: null, engine, answeredAt: new Date() })
    .where('runId', '=', runId)
    .where('place', '=', place)
    .where('engine', 'is', null)
    .execute();
}

/** The results of a chunk as lines of one text; undefined if there are none yet, or no such chunk. */
export async function resultsOfChunk(
  kysely: Kysely<Tables>,
  runId: string,
  place: number,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('bulkChunk')
    .select(columnAsText('answers').as('answers'))
    .where('runId', '=', runId)
    .where('place', '=', place)
    .executeTakeFirst();
  return row === undefined || row.answers === null ? undefined : decompressText(row.answers);
}

/** The number of cases of each chunk of a run, in order. */
export async function chunkSizes(kysely: Kysely<Tables>, runId: string): Promise<number[]> {
  const rows = await kysely
    .selectFrom('bulkChunk')
    .select('cases')
    .where('runId', '=', runId)
    .orderBy('place')
    .execute();
  return rows.map(({ cases }) => cases);
}

/** Stops a run permanently, with a reason; existing results remain. */
export async function stopRun(kysely: Kysely<Tables>, runId: string, reason: string): Promise<void> {
  await kysely.updateTable('bulkRun').set({ stopped: reason }).where('id', '=', runId).execute();
}
