import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database, Tables } from '../database/index.ts';
import { describeError, type Log } from '../http/log.ts';
import type { QueueLoad } from '../metrics/index.ts';
import { queueDatabase } from './queue.ts';
import { queueLoads } from './queue-loads.ts';
import { createWorker, type Worker } from './worker.ts';

/** Polling interval of an idle worker; a job sent in its own process wakes it. */
const defaultPollMilliseconds = 3000;
/** How long a shutdown waits for running jobs; unfinished ones are restarted later. */
const shutdownMilliseconds = 3000;
const defaultMaintenanceSeconds = 60;
const expirySeconds = 300;
const defaultRetries = 5;
const retryDelaySeconds = 10;
/** Key of the PostgreSQL advisory lock for creating queues: an arbitrary unused number. */
const queuesLock = 7200458191;
const lockPauseMilliseconds = 100;
/** One second ago: a job that starts now might not be visible yet within the same tick of the database's clock. */
const oneSecondAgo = '-1';

/** A background job type. */
export interface JobDefinition<T extends object> {
  /** The schema of its data, plain JSON. */
  readonly data: z.ZodType<T>;
  /**
   * Runs the job. It may run again after completion, if the process was killed before recording it, and concurrently
   * with another job of the same key, so it must be idempotent.
   */
  readonly handler: (data: T) => Promise<void>;
  /** Maximum concurrency in this process; default 1. */
  readonly concurrency?: number;
  /** Number of retries, with a delay that doubles from ten seconds; default 5. */
  readonly retries?: number;
  /** Seconds after which a running job counts as lost and is restarted; default 300. */
  readonly seconds?: number;
}

/** A periodic job. */
export interface RepeatedJob {
  readonly handler: () => Promise<void>;
  /** Interval in seconds, at most twelve hours; one of all processes runs it. */
  readonly everySeconds: number;
}

export interface SendOptions {
  /** At most one job per key is queued; sending another has no effect. Default: unique. */
  readonly key?: string;
  /** Delay in seconds; jobs of the same key sent until then have no effect. */
  readonly delaySeconds?: number;
  /** A transaction in which the job is sent: if it is rolled back, the job is not sent. */
  readonly database?: Kysely<Tables>;
}

export interface Job<T> {
  /** Queues a job. */
  send(data: T, options?: SendOptions): Promise<void>;
}

/** A job queue in the database, shared by all processes; jobs of a killed process are restarted. */
export interface Jobs {
  /**
   * Declares a job type, before `open`.
   * @param name of the queue; must not change later.
   */
  define<T extends object>(name: string, definition: JobDefinition<T>): Job<T>;
  repeat(name: string, definition: RepeatedJob): void;
  /** Creates missing queues in the database. Jobs can be sent afterwards. */
  open(database: Database): Promise<void>;
  /** Starts processing jobs. */
  start(): void;
  /** The load of the queues, over all processes. */
  loads(): Promise<readonly QueueLoad[]>;
  /**
   * Stops taking jobs, waits for running ones, and requeues those that take too long. The database must still be open.
   */
  stop(): Promise<void>;
}

interface Queue {
  readonly name: string;
  readonly concurrency: number;
  readonly everySeconds: number | undefined;
  readonly work: (data: unknown) => Promise<void>;
}

interface OpenQueues {
  readonly boss: PgBoss;
  readonly database: Database;
}

interface JobsParts {
  log: Log;
  /** Polling interval of an idle worker, in milliseconds. */
  pollMilliseconds?: number;
  /** Interval in seconds at which lost jobs are requeued. */
  maintenanceSeconds?: number;
}

export function createJobs({
  log,
  pollMilliseconds = defaultPollMilliseconds,
  maintenanceSeconds = defaultMaintenanceSeconds,
}: JobsParts): Jobs {
  const queues = new Map<string, Queue>();
  const workers = new Map<string, Worker>();
  let opened: OpenQueues | undefined;
  let timers: NodeJS.Timeout[] = [];
  let stopped = false;

  const add = (queue: Queue): void => {
    if (queues.has(queue.name)) throw new Error(`There is a job "${queue.name}" already`);
    queues.set(queue.name, queue);
  };
  const requireOpen = (): OpenQueues => {
    if (opened === undefined) throw new Error('The queues are not open yet');
    return opened;
  };

  const work = ({ name, concurrency, work: handle }: Queue, { boss, database }: OpenQueues): Worker =>
    createWorker({
      name,
      concurrency,
      pollMilliseconds,
      log,
      take: batchSize => boss.fetch(name, { batchSize, includeMetadata: true }),
      work: handle,
      done: id => boss.complete(name, id),
      failed: (id, message) => boss.fail(name, id, { message }),
      putBack: ids => requeue(database.kysely, name, ids),
    });

  return {
    define(
      name,
      { data: shape, handler, concurrency = 1, retries: retryLimit = defaultRetries, seconds = expirySeconds },
    ) {
      add({ name, concurrency, everySeconds: undefined, work: async data => handler(shape.parse(data)) });
      return {
        async send(data, { key, delaySeconds, database } = {}) {
          const { boss, database: own } = requireOpen();
          const job = shape.parse(data);
          const options = {
            singletonKey: key ?? randomUUID(),
            retryLimit,
            retryDelay: retryDelaySeconds,
            retryBackoff: true,
            expireInSeconds: seconds,
            startAfter: delaySeconds ?? oneSecondAgo,
          };
          await sendOnce(boss, database ?? own.kysely, { name, job, options });
          workers.get(name)?.wake();
        },
      };
    },

    repeat(name, { handler, everySeconds }) {
      add({ name, concurrency: 1, everySeconds, work: handler });
    },

    async open(database) {
      const { default: Boss } = await import('pg-boss');
      const boss = new Boss({
        db: queueDatabase(database.kysely),
        schedule: false,
        maintenanceIntervalSeconds: maintenanceSeconds,
      });
      boss.on('error', error => {
        if (!stopped) log.warn('maintenance of the job queues failed', { error: describeError(error) });
      });
      await boss.start();
      try {
        await withQueuesLock(database, () => createMissingQueues(boss, [...queues.keys()]));
        // Only this process uses an embedded database, so jobs marked as running were started by an earlier one.
        if (database.kind === 'pglite') await requeue(database.kysely);
      } catch (error) {
        await boss.stop({ graceful: false });
        throw error;
      }
      opened = { boss, database };
    },

    start() {
      const open = requireOpen();
      for (const queue of queues.values()) {
        const worker = work(queue, open);
        workers.set(queue.name, worker);
        const { name, everySeconds } = queue;
        if (everySeconds === undefined) continue;
        const send = (): void => {
          open.boss
            .send(
              name,
              {},
              {
                singletonSeconds: everySeconds,
                startAfter: oneSecondAgo,
                retryLimit: 0,
                expireInSeconds: expirySeconds,
              },
            )
            .then(() => worker.wake())
            .catch((error: unknown) =>
              log.warn('a repeated job was not sent', { job: name, error: describeError(error) }),
            );
        };
        send();
        timers.push(setInterval(send, everySeconds * 1000).unref());
      }
    },

    loads: async () => queueLoads(requireOpen().database.kysely, [...queues.keys()]),

    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await Promise.all([...workers.values()].map(worker => worker.stop(shutdownMilliseconds)));
      await opened?.boss.stop({ graceful: false });
    },
  };
}

async function createMissingQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) if (!known.has(name)) await boss.createQueue(name, { name, policy: 'short' });
}

/**
 * Serialises work across processes: two that create a queue would deadlock. The lock is held on a connection that
 * bypasses a pooler, because the work may need the last connection of the pooler. No process occupies a connection
 * while it waits. An embedded database has only one process.
 */
async function withQueuesLock(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return work();
  await database.unpooled(async kysely => {
    while (!(await withFreeLock(kysely, work))) await wait(lockPauseMilliseconds);
  });
}

/** Does the work under the lock unless another process holds it; returns whether it did. */
function withFreeLock(kysely: Kysely<Tables>, work: () => Promise<void>): Promise<boolean> {
  return kysely.transaction().execute(async transaction => {
    const attempt = sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${queuesLock}) as "isHeld"`;
    const { rows } = await attempt.execute(transaction);
    if (rows[0]?.isHeld !== true) return false;
    await work();
    return true;
  });
}

/**
 * Sends a job, unless one with its key is queued. In a transaction, that one is locked until commit; otherwise it could
 * run before the data it needs is visible.
 */
async function sendOnce(
  boss: PgBoss,
  kysely: Kysely<Tables>,
  { name, job, options }: { name: string; job: object; options: PgBoss.SendOptions & { singletonKey: string } },
): Promise<void> {
  for (;;) {
    const id = await boss.send(name, job, { ...options, db: queueDatabase(kysely) });
    if (id !== null || !kysely.isTransaction) return;
    const { rows } = await sql`select 1 from pgboss.job
      where name = ${name} and singleton_key = ${options.singletonKey} and state = 'created' for update`.execute(
      kysely,
    );
    if (rows.length > 0) return;
  }
}

/** Requeues running jobs: those of a queue by id, or all. They are restarted at once. */
async function requeue(kysely: Kysely<Tables>, name?: string, ids: readonly string[] = []): Promise<void> {
  const which = name === undefined ? sql`` : sql`and name = ${name} and id = any(${[...ids]}::uuid[])`;
  await sql`update pgboss.job set state = 'retry', start_after = now() - interval '1 second' where state = 'active' ${which}`.execute(
    kysely,
  );
}
