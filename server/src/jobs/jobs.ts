import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database, Tables } from '../database/index.ts';
import { describe, type Log } from '../http/log.ts';
import type { QueueLoad } from '../metrics/index.ts';
import { queueDatabase } from './queue.ts';
import { queueLoads } from './queue-loads.ts';
import { createWorker, type Worker } from './worker.ts';

/** How long an idle worker rests; what is sent in its own process wakes it. */
const restMilliseconds = 3000;
/** How long a stop waits for what is under way; what is not finished then is begun again after the next start. */
const settlingMilliseconds = 3000;
const tendedSeconds = 60;
const longestSeconds = 300;
const retries = 5;
const firstPauseSeconds = 10;
/** The key of the database's lock for making queues: any number that nothing else locks by. */
const queuesLock = 7200458191;
/** A moment ago, in seconds: what begins now is not found by who looks within the same tick of the database's clock. */
const aMomentAgo = '-1';

/** A kind of work that nobody waits for. */
export interface JobDefinition<T> {
  /** What one is told, as plain JSON. */
  readonly data: z.ZodType<T>;
  /**
   * Does it. It may be begun again after it was done, by a process that was killed before it had written that down, and at the
   * same time as another of the same key; so it must come to the same whichever happens.
   */
  readonly handler: (data: T) => Promise<void>;
  /** How many of the kind this process works at at once; 1 unless given. */
  readonly atOnce?: number;
  /** How often it is tried again when it fails, after pauses that double from ten seconds on; 5 unless given. */
  readonly retries?: number;
  /** After how many seconds it counts as lost with its process, and is begun again; 300 unless given. */
  readonly seconds?: number;
}

/** Work that comes back by itself. */
export interface RepeatedJob {
  readonly handler: () => Promise<void>;
  /** Every how many seconds, at most twelve hours; one process of all does it. */
  readonly every: number;
}

export interface SendOptions {
  /** Of one key, no more than one waits: what is sent meanwhile is the same job. Without, every one is its own. */
  readonly key?: string;
  /** After how many seconds it may begin; what is sent with its key until then adds nothing. */
  readonly after?: number;
  /** The transaction with which it is sent, and without which it never was. */
  readonly database?: Kysely<Tables>;
}

export interface Job<T> {
  /** Sees to it that the work is done once, at some time after. */
  send(data: T, options?: SendOptions): Promise<void>;
}

/** Background work: kept in the database, done by whichever process comes to it, lost by none that is killed. */
export interface Jobs {
  /** Declares a kind of work, before `open`. @param name by which the queue keeps it, for good. */
  define<T>(name: string, definition: JobDefinition<T>): Job<T>;
  repeat(name: string, definition: RepeatedJob): void;
  /** Makes the queues in a database that has none. From then on jobs can be sent. */
  open(database: Database): Promise<void>;
  /** Begins to work at what waits. */
  start(): void;
  /** How the queues stand, over all processes. */
  loads(): Promise<readonly QueueLoad[]>;
  /** Takes no more, lets what is under way finish, and puts back what takes too long. The database must still be open. */
  stop(): Promise<void>;
}

interface Queue {
  readonly name: string;
  readonly atOnce: number;
  readonly every: number | undefined;
  readonly work: (data: unknown) => Promise<void>;
}

interface Opened {
  readonly boss: PgBoss;
  readonly database: Database;
}

export interface JobsParts {
  log: Log;
  /** How long an idle worker rests, in milliseconds. */
  rest?: number;
  /** Every how many seconds one process of all puts back what others have lost. */
  tended?: number;
}

export function createJobs({ log, rest = restMilliseconds, tended = tendedSeconds }: JobsParts): Jobs {
  const queues = new Map<string, Queue>();
  const workers = new Map<string, Worker>();
  let opened: Opened | undefined;
  let clock: NodeJS.Timeout[] = [];
  let stopped = false;

  const add = (queue: Queue): void => {
    if (queues.has(queue.name)) throw new Error(`There is a job "${queue.name}" already`);
    queues.set(queue.name, queue);
  };
  const isOpen = (): Opened => {
    if (opened === undefined) throw new Error('The queues are not open yet');
    return opened;
  };

  const work = ({ name, atOnce, work: handle }: Queue, { boss, database }: Opened): Worker =>
    createWorker({
      name,
      atOnce,
      rest,
      log,
      take: batchSize => boss.fetch(name, { batchSize, includeMetadata: true }),
      work: handle,
      done: id => boss.complete(name, id),
      failed: (id, message) => boss.fail(name, id, { message }),
      putBack: ids => putBack(database.kysely, name, ids),
    });

  return {
    define(name, { data: shape, handler, atOnce = 1, retries: retryLimit = retries, seconds = longestSeconds }) {
      add({ name, atOnce, every: undefined, work: async data => handler(shape.parse(data)) });
      return {
        async send(data, { key, after, database } = {}) {
          const { boss, database: own } = isOpen();
          const job = shape.parse(data);
          const options = {
            singletonKey: key ?? randomUUID(),
            retryLimit,
            retryDelay: firstPauseSeconds,
            retryBackoff: true,
            expireInSeconds: seconds,
            startAfter: after ?? aMomentAgo,
          };
          await sendOnce(boss, database ?? own.kysely, { name, job: toObject(job), options });
          workers.get(name)?.wake();
        },
      };
    },

    repeat(name, { handler, every }) {
      add({ name, atOnce: 1, every, work: handler });
    },

    async open(database) {
      const { default: Boss } = await import('pg-boss');
      const boss = new Boss({
        db: queueDatabase(database.kysely),
        schedule: false,
        maintenanceIntervalSeconds: tended,
      });
      boss.on('error', error => {
        if (!stopped) log.warn('the queues were not tended', { error: describe(error) });
      });
      await boss.start();
      try {
        await oneAtATime(database, () => makeQueues(boss, [...queues.keys()]));
        // An embedded database has this process alone, so whatever is under way in it was begun by one that is gone.
        if (database.kind === 'pglite') await putBack(database.kysely);
      } catch (error) {
        await boss.stop({ graceful: false });
        throw error;
      }
      opened = { boss, database };
    },

    start() {
      const open = isOpen();
      for (const queue of queues.values()) {
        const worker = work(queue, open);
        workers.set(queue.name, worker);
        if (queue.every === undefined) continue;
        const { name, every } = queue;
        const send = (): void => {
          open.boss
            .send(
              name,
              {},
              {
                singletonSeconds: every,
                startAfter: aMomentAgo,
                retryLimit: 0,
                expireInSeconds: longestSeconds,
              },
            )
            .then(() => worker.wake())
            .catch((error: unknown) => log.warn('a repeated job was not sent', { job: name, error: describe(error) }));
        };
        send();
        clock.push(setInterval(send, every * 1000).unref());
      }
    },

    loads: async () => queueLoads(isOpen().database.kysely, [...queues.keys()]),

    async stop() {
      stopped = true;
      for (const timer of clock) clearInterval(timer);
      clock = [];
      await Promise.all([...workers.values()].map(worker => worker.stop(settlingMilliseconds)));
      await opened?.boss.stop({ graceful: false });
    },
  };
}

async function makeQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) if (!known.has(name)) await boss.createQueue(name, { name, policy: 'short' });
}

/**
 * Does what two processes must not do at once: of two that make a queue, each would hold a lock that the other waits for. An
 * embedded database has one process alone.
 */
async function oneAtATime({ kind, kysely }: Database, work: () => Promise<void>): Promise<void> {
  if (kind === 'pglite') return work();
  return kysely.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${queuesLock})`.execute(transaction);
    await work();
  });
}

/**
 * Sends a job, unless one of its key waits. In a transaction, that one is held until it is over: else it could be done before
 * what it was sent for is there to be read.
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

/** Puts jobs back that are under way: those of a queue by their ids, or all. They are begun again at once. */
async function putBack(kysely: Kysely<Tables>, name?: string, ids: readonly string[] = []): Promise<void> {
  const which = name === undefined ? sql`` : sql`and name = ${name} and id = any(${[...ids]}::uuid[])`;
  await sql`update pgboss.job set state = 'retry', start_after = now() - interval '1 second' where state = 'active' ${which}`.execute(
    kysely,
  );
}

function toObject(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('A job is told an object');
  return value;
}
