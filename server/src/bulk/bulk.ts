import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, Tables } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Tools } from '../tools/index.ts';
import { addChunk, chunkSizes, retentionDays, concurrentChunks } from './bulk-runs.ts';
import { chunksOf } from './chunks.ts';
import { calculateChunk, type SendChunk } from './calculate-chunk.ts';

/** Seconds after which a chunk of a dead process is restarted: longer than a chunk takes. */
const chunkSeconds = 300;
const maintenanceSeconds = 300;
/** Hours after which an incompletely received run is removed. */
const receiveHours = 1;

const chunkJob = z.object({ run: z.string(), place: z.int().nonnegative() });

/** Bulk runs, processed by background jobs in any process. */
export interface Bulk {
  /**
   * Stores the cases of a run as they arrive, then queues it. Returns the number of cases; an empty run is not queued.
   */
  receive(database: Database, runId: string, cases: AsyncIterable<string>, isExpensive: boolean): Promise<number>;
}

/**
 * Declares the jobs, before the queues are opened.
 * @param opened gives the database once it is open.
 */
export function createBulk(jobs: Jobs, opened: () => Promise<{ database: Database }>, tools: Tools): Bulk {
  const job = jobs.define('bulk-chunk', {
    data: chunkJob,
    concurrency: 2,
    seconds: chunkSeconds,
    async handler({ run, place }) {
      const { database } = await opened();
      await calculateChunk({ database, tools, send }, { runId: run, place }, place + concurrentChunks);
    },
  });
  const send: SendChunk = (database, run, place) => job.send({ run, place }, { key: `${run}:${place}`, database });

  jobs.repeat('tend-bulk-runs', {
    everySeconds: maintenanceSeconds,
    async handler() {
      const { kysely } = (await opened()).database;
      await sweep(kysely);
      await resume(kysely, send);
    },
  });

  return {
    async receive({ kysely }, runId, cases, isExpensive) {
      let count = 0;
      for await (const chunk of chunksOf(cases, isExpensive)) {
        await addChunk(kysely, runId, chunk);
        count += chunk.lines.length;
      }
      if (count === 0) return 0;
      const chunks = (await chunkSizes(kysely, runId)).length;
      await kysely.transaction().execute(async transaction => {
        await transaction.updateTable('bulkRun').set({ receivedAt: new Date() }).where('id', '=', runId).execute();
        for (let place = 0; place < Math.min(concurrentChunks, chunks); place += 1)
          await send(transaction, runId, place);
      });
      return count;
    },
  };
}

/** Removes runs past their retention, and incompletely received ones. */
async function sweep(kysely: Kysely<Tables>): Promise<void> {
  await sql`delete from "bulkRun" where "createdAt" < now() - make_interval(days => ${retentionDays})
    or ("receivedAt" is null and "createdAt" < now() - make_interval(hours => ${receiveHours}))`.execute(kysely);
}

const stalledChunks = z.array(z.object({ runId: z.string(), place: z.number() }));

/** Requeues the first chunks of stalled runs, whose jobs were abandoned or are not in this database. */
async function resume(kysely: Kysely<Tables>, send: SendChunk): Promise<void> {
  const { rows } = await sql`select "runId", "place" from (
      select c."runId", c."place", row_number() over (partition by c."runId" order by c."place") as "rank"
      from "bulkChunk" c join "bulkRun" r on r."id" = c."runId"
      where c."engine" is null and r."stopped" is null
        and r."receivedAt" < now() - make_interval(secs => ${chunkSeconds})
        and not exists (select 1 from "bulkChunk" a where a."runId" = c."runId"
          and a."answeredAt" > now() - make_interval(secs => ${chunkSeconds}))
    ) as "left" where "rank" <= ${concurrentChunks}`.execute(kysely);
  for (const { runId, place } of stalledChunks.parse(rows))
    await kysely.transaction().execute(transaction => send(transaction, runId, place));
}
