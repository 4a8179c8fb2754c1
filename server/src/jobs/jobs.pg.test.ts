import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { eventually, newDatabase, startTestPostgres, type TestPostgres } from '../testing/index.ts';
import { createJobs, type Job, type Jobs } from './index.ts';

const dataSchema = z.object({ number: z.int() });
const silent = createLog('silent');

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

interface Process {
  database: Database;
  jobs: Jobs;
  job: Job<{ number: number }>;
  done: number[];
}

/** One of several processes, with its own connections, queues and workers. */
async function openProcess(databaseUrl: string): Promise<Process> {
  const database = await openDatabase({ databaseUrl, dataDir: '', databaseConnections: 4 }, silent, undefined);
  const jobs = createJobs({ log: silent, pollMilliseconds: 50, maintenanceSeconds: 1 });
  const done: number[] = [];
  const job = jobs.define('fill', {
    data: dataSchema,
    concurrency: 2,
    handler: ({ number }) => {
      done.push(number);
      return Promise.resolve();
    },
  });
  return { database, jobs, job, done };
}

async function close({ jobs, database }: Process): Promise<void> {
  await jobs.stop();
  await database.close();
}

test('processes that start together share one queue, and each job runs once', async () => {
  const databaseUrl = await newDatabase(postgres.url);
  const processes = await Promise.all([openProcess(databaseUrl), openProcess(databaseUrl)]);
  await Promise.all(processes.map(({ jobs, database }) => jobs.open(database)));
  const [first, second] = processes;
  await Promise.all(Array.from({ length: 40 }, (_, number) => first.job.send({ number })));
  for (const { jobs } of processes) jobs.start();
  await Promise.all(Array.from({ length: 40 }, (_, number) => second.job.send({ number: 40 + number })));
  await eventually('all to be done', () =>
    Promise.resolve(first.done.length + second.done.length >= 80 ? true : undefined),
  );
  expect([...first.done, ...second.done].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, n) => n));
  expect(Math.min(first.done.length, second.done.length)).toBeGreaterThan(0);
  await Promise.all(processes.map(close));
});

test('a job sent in a transaction starts after the commit, even if one with its key was queued', async () => {
  const databaseUrl = await newDatabase(postgres.url);
  const sender = await openProcess(databaseUrl);
  const worker = await openProcess(databaseUrl);
  await sender.jobs.open(sender.database);
  await worker.jobs.open(worker.database);
  await sender.job.send({ number: 1 }, { key: 'sheet' });
  await sender.database.kysely.transaction().execute(async work => {
    await sender.job.send({ number: 2 }, { key: 'sheet', database: work });
    worker.jobs.start();
    await worker.job.send({ number: 3 });
    await eventually('another to be done', () => Promise.resolve(worker.done.includes(3) || undefined));
    expect(worker.done).toEqual([3]);
  });
  await eventually('the one that waited', () => Promise.resolve(worker.done.includes(1) || undefined));
  expect(worker.done).toEqual([3, 1]);
  await Promise.all([sender, worker].map(close));
});

test('a job of a killed process is taken over after it expires', async () => {
  const databaseUrl = await newDatabase(postgres.url);
  const survivor = await openProcess(databaseUrl);
  await survivor.jobs.open(survivor.database);
  await survivor.job.send({ number: 1 });
  // The state left by a process that was killed long ago while running the job.
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour'`.execute(
    survivor.database.kysely,
  );
  survivor.jobs.start();
  await eventually('the job to be put back', async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job`.execute(survivor.database.kysely);
    return rows[0]?.state === 'retry' || undefined;
  });
  await sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(survivor.database.kysely);
  expect(await eventually('the job to be done', () => Promise.resolve(survivor.done[0]))).toBe(1);
  await close(survivor);
});
