import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { eventually, migratedDatabase } from '../testing/index.ts';
import { createJobs, type Job, type Jobs } from './index.ts';

const dataSchema = z.object({ sheet: z.string() });
type JobData = z.infer<typeof dataSchema>;

let database: Database;
let jobs: Jobs;
let logged: string[];
beforeEach(async () => {
  database = await migratedDatabase();
  logged = [];
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

/** Queues of one job type, "fill", with a polling interval so long that only a wake-up resumes the worker. */
async function open(
  handler: (data: JobData) => Promise<void>,
  further: { retries?: number; concurrency?: number } = {},
) {
  jobs = createJobs({ log: createLog('warn', line => logged.push(line)), pollMilliseconds: 60_000 });
  const job: Job<JobData> = jobs.define('fill', { data: dataSchema, handler, ...further });
  await jobs.open(database);
  return job;
}

/** The states of all jobs, in the order sent. */
async function states(): Promise<unknown[]> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job order by created_on, id`.execute(
    database.kysely,
  );
  return rows.map(({ state }) => state);
}

const allDone = () =>
  eventually('all jobs to be done', async () => {
    const result = await states();
    return result.every(state => state === 'completed' || state === 'failed') ? result : undefined;
  });

describe('jobs', () => {
  test('run in order, each once', async () => {
    const done: string[] = [];
    const fill = await open(({ sheet }) => {
      done.push(sheet);
      return Promise.resolve();
    });
    for (const sheet of ['a', 'b', 'c']) await fill.send({ sheet });
    jobs.start();
    await fill.send({ sheet: 'd' });
    expect(await allDone()).toEqual(Array.from({ length: 4 }, () => 'completed'));
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });

  test('with the same key are one while queued, and another once started', async () => {
    const done: string[] = [];
    let next = (): void => undefined;
    const fill = await open(({ sheet }) => {
      done.push(sheet);
      return new Promise(resolve => {
        next = resolve;
      });
    });
    for (let save = 0; save < 10; save += 1) await fill.send({ sheet: `save ${save}` }, { key: 's' });
    jobs.start();
    await eventually('the first to be begun', () => Promise.resolve(done[0]));
    for (let save = 10; save < 20; save += 1) await fill.send({ sheet: `save ${save}` }, { key: 's' });
    next();
    await eventually('the second to be begun', () => Promise.resolve(done[1]));
    next();
    await allDone();
    expect(done).toEqual(['save 0', 'save 10']);
  });

  test('sent in a transaction depend on its commit, and start after it', async () => {
    const done: string[] = [];
    const fill = await open(({ sheet }) => {
      done.push(sheet);
      return Promise.resolve();
    });
    await expect(
      database.kysely.transaction().execute(async work => {
        await fill.send({ sheet: 'undone' }, { database: work });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await states()).toEqual([]);
    await database.kysely.transaction().execute(async work => {
      await fill.send({ sheet: 'kept' }, { database: work, key: 'one' });
      await fill.send({ sheet: 'the same' }, { database: work, key: 'one' });
    });
    jobs.start();
    await allDone();
    expect(done).toEqual(['kept']);
  });

  test('wait for their delay', async () => {
    const fill = await open(() => Promise.resolve());
    await fill.send({ sheet: 'a' }, { delaySeconds: 3600 });
    const { rows } = await sql<{ waits: number }>`select extract(epoch from start_after - now())::int as waits
      from pgboss.job`.execute(database.kysely);
    expect(rows[0]?.waits).toBeGreaterThan(3500);
  });

  test('are retried after a failure with growing delays, and logged', async () => {
    const fill = await open(() => Promise.reject(new Error('no such sheet')), { retries: 2 });
    const pauses: number[] = [];
    await fill.send({ sheet: 'a' });
    jobs.start();
    for (let failures = 1; failures < 3; failures += 1) {
      const { pause } = await eventually('a failure', async () => {
        const { rows } = await sql<{ pause: number; count: number }>`select retry_count as count,
          extract(epoch from start_after - now())::float as pause from pgboss.job where state = 'retry'`.execute(
          database.kysely,
        );
        return rows.find(({ count }) => count === failures - 1);
      });
      pauses.push(pause);
      await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(
        database.kysely,
      );
      await fill.send({ sheet: 'wakes' }, { delaySeconds: 3600, key: 'later' });
    }
    await eventually('the last failure', async () => ((await states()).includes('failed') ? true : undefined));
    expect(pauses[0]).toBeGreaterThan(5);
    expect(pauses[1]).toBeGreaterThan(Math.max(15, pauses[0] ?? 0));
    expect(logged.map(line => (JSON.parse(line) as { event: string }).event)).toEqual([
      'a job failed and will be tried again',
      'a job failed and will be tried again',
      'a job failed for the last time',
    ]);
    expect(logged.at(-1)).toContain('no such sheet');
  });

  test('with invalid data are refused', async () => {
    const fill = await open(() => Promise.resolve());
    await expect(fill.send(JSON.parse('{"sheet":1}') as JobData)).rejects.toThrow('sheet');
    expect(await states()).toEqual([]);
  });

  test('are counted by queue: waiting, active and failed, with the age of the oldest that is due', async () => {
    let fail = (): void => undefined;
    const fill = await open(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('No.'));
        }),
      { retries: 0 },
    );
    const none = { job: 'fill', waiting: 0, active: 0, failed: 0, age: 0 };
    expect(await jobs.loads()).toEqual([none]);
    await fill.send({ sheet: 'a' });
    await fill.send({ sheet: 'b' }, { delaySeconds: 3600 });
    const [waiting] = await jobs.loads();
    expect(waiting).toMatchObject({ ...none, waiting: 2, age: expect.any(Number) as number });
    expect(waiting?.age).toBeGreaterThanOrEqual(1);
    jobs.start();
    const loadWith = (what: 'active' | 'failed') =>
      eventually(`a job to be ${what}`, async () => {
        const [load] = await jobs.loads();
        return load?.[what] === 1 ? load : undefined;
      });
    expect(await loadWith('active')).toEqual({ ...none, waiting: 1, active: 1 });
    fail();
    expect(await loadWith('failed')).toEqual({ ...none, waiting: 1, failed: 1 });
  });

  test('do not exceed their concurrency', async () => {
    let [now, maximum, done] = [0, 0, 0];
    const fill = await open(
      async () => {
        now += 1;
        maximum = Math.max(maximum, now);
        await database.check();
        now -= 1;
        done += 1;
      },
      { concurrency: 2 },
    );
    for (let index = 0; index < 9; index += 1) await fill.send({ sheet: String(index) });
    jobs.start();
    await allDone();
    expect([maximum, done]).toEqual([2, 9]);
  });

  test('that are running are finished on shutdown', async () => {
    let finish = (): void => undefined;
    let begun = false;
    const fill = await open(
      () =>
        new Promise(resolve => {
          begun = true;
          finish = resolve;
        }),
    );
    await fill.send({ sheet: 'a' });
    await fill.send({ sheet: 'b' });
    jobs.start();
    await eventually('the job to be begun', () => Promise.resolve(begun || undefined));
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(await states()).toEqual(['completed', 'created']);
  });

  test('unfinished on shutdown are requeued, and restarted at the next start', async () => {
    const begun: string[] = [];
    let lateEnd = (): void => undefined;
    const never = await open(({ sheet }) => {
      begun.push(sheet);
      return new Promise(resolve => {
        lateEnd = resolve;
      });
    });
    await never.send({ sheet: 'a' });
    jobs.start();
    await eventually('the job to be begun', () => Promise.resolve(begun[0]));
    await jobs.stop();
    expect(await states()).toEqual(['retry']);
    lateEnd();
    await database.check();
    expect(await states()).toEqual(['retry']);

    await open(({ sheet }) => {
      begun.push(sheet);
      return Promise.resolve();
    });
    jobs.start();
    expect(await allDone()).toEqual(['completed']);
    expect(begun).toEqual(['a', 'a']);
  });

  test('of a killed process are restarted at the next start, on an embedded database', async () => {
    const fill = await open(() => Promise.resolve());
    await fill.send({ sheet: 'a' });
    await sql`update pgboss.job set state = 'active', started_on = now()`.execute(database.kysely);
    await jobs.stop();
    await open(() => Promise.resolve());
    jobs.start();
    expect(await allDone()).toEqual(['completed']);
  });

  test('that repeat run once at a start, and once for many starts within the interval', async () => {
    let done = 0;
    const start = async (): Promise<void> => {
      jobs = createJobs({ log: createLog('silent'), pollMilliseconds: 60_000 });
      const handler = (): Promise<void> => {
        done += 1;
        return Promise.resolve();
      };
      jobs.repeat('sweep', { everySeconds: 12 * 3600, handler });
      await jobs.open(database);
      jobs.start();
      await eventually('the first to be done', async () =>
        (await states()).every(state => state === 'completed') && done > 0 ? true : undefined,
      );
    };
    await start();
    await jobs.stop();
    await start();
    expect(done).toBe(1);
  });
});
