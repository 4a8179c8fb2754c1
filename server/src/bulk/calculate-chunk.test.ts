import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { bundledEngine, eventually, migratedDatabase } from '../testing/index.ts';
import { createTools, type Tools } from '../tools/index.ts';
import { createBulk, type Bulk } from './bulk.ts';
import { resultsOfChunk, createRun, listRuns } from './bulk-runs.ts';

const log = createLog('silent');
const person = 'somebody';

let program: string;
let tools: Tools;
let hurried: Tools;
beforeAll(async () => {
  program = await bundledEngine();
  const parts = { program: () => Promise.resolve(program), log };
  tools = createTools(parts);
  hurried = createTools({ ...parts, batch: -1 });
});
afterAll(() => Promise.all([tools.close(), hurried.close()]));

let database: Database;
let jobs: Jobs;
beforeEach(async () => {
  database = await migratedDatabase();
  const about = { name: 'Somebody', email: 'somebody@example.com', emailVerified: true };
  await database.kysely
    .insertInto('user')
    .values({ id: person, role: 'admin', ...about })
    .execute();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

/** The bulk runs of one process, with open queues. */
async function open(by: Tools): Promise<Bulk> {
  jobs = createJobs({ log, pollMilliseconds: 50 });
  const bulk = createBulk(jobs, () => Promise.resolve({ database }), by);
  await jobs.open(database);
  return bulk;
}

async function* temperatures(count: number): AsyncGenerator<string, void> {
  for (let place = 0; place < count; place += 1)
    yield await Promise.resolve(JSON.stringify({ temperature: 20 + place / 100 }));
}

async function sent(bulk: Bulk, count: number): Promise<string> {
  const id = (await createRun(database, { userId: person, tool: 'steam-tables', working: false })) ?? '';
  expect(await bulk.receive(database, id, temperatures(count), false)).toBe(count);
  return id;
}

const runNow = async () => (await listRuns(database.kysely, person))[0];
const ended = () =>
  eventually('the run to end', async () => {
    const run = await runNow();
    return run?.state === 'working' ? undefined : run;
  });

describe('the processing of a bulk run', () => {
  test('continues after its process was killed, from the stored results', async () => {
    const id = await sent(await open(tools), 3200);
    // The state left by a killed process that was running them.
    await sql`update pgboss.job set state = 'active', started_on = now()`.execute(database.kysely);
    await jobs.stop();
    await open(tools);
    jobs.start();
    expect(await ended()).toMatchObject({ state: 'done', answered: 3200 });
    expect((await resultsOfChunk(database.kysely, id, 6))?.split('\n')).toHaveLength(200);
  });

  test('is queued in four chunks at a time', async () => {
    await sent(await open(tools), 3200);
    const { rows } = await sql<{ count: number }>`select count(*)::int as "count" from pgboss.job
      where name = 'bulk-chunk'`.execute(database.kysely);
    expect(rows).toEqual([{ count: 4 }]);
  });

  test('is requeued if its jobs are lost', async () => {
    await sent(await open(tools), 1100);
    await sql`delete from pgboss.job`.execute(database.kysely);
    await sql`update "bulkRun" set "receivedAt" = now() - interval '1 hour'`.execute(database.kysely);
    jobs.start();
    expect(await ended()).toMatchObject({ state: 'done', answered: 1100 });
  });

  test('reports a case that takes too long, in its place', async () => {
    const id = await sent(await open(hurried), 3);
    jobs.start();
    expect(await ended()).toMatchObject({ state: 'done', answered: 3 });
    const line = '{"refused":"The calculation took too long and was stopped. Send fewer cases at once."}';
    expect(await resultsOfChunk(database.kysely, id, 0)).toBe(Array.from({ length: 3 }, () => line).join('\n'));
  });

  test('ends with Pro, and says so', async () => {
    await sent(await open(tools), 600);
    await database.kysely.updateTable('user').set({ role: 'user' }).execute();
    jobs.start();
    expect(await ended()).toMatchObject({ state: 'stopped', stopped: 'The account no longer has Pro.' });
  });

  test('is deleted after the retention time, or soon if received incompletely', async () => {
    await sent(await open(tools), 1);
    await createRun(database, { userId: person, tool: 'steam-tables', working: false });
    await sql`update "bulkRun" set "createdAt" = now() - case when "receivedAt" is null then interval '2 hours'
      else interval '6 days' end`.execute(database.kysely);
    jobs.start();
    const left = await eventually('one to be removed', async () => {
      const runs = await listRuns(database.kysely, person);
      return runs.length < 2 ? runs : undefined;
    });
    expect(left).toMatchObject([{ cases: 1 }]);
  });

  test('of more than two at once is refused', async () => {
    const bulk = await open(tools);
    await sent(bulk, 1);
    const begin = () => createRun(database, { userId: person, tool: 'steam-tables', working: false });
    const begun = await Promise.all([begin(), begin()]);
    expect(begun.filter(id => id !== undefined)).toHaveLength(1);
  });
});
