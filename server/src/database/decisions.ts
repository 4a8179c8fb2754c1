import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { describe, type Log } from '../http/log.ts';
import type { Changed } from './decisive-writes.ts';
import type { Whose } from './written-accounts.ts';

const channel = 'isentrope_decisions';
const longestPauseMilliseconds = 10_000;

/**
 * A change of more accounts is announced as one of everybody: a PostgreSQL notification holds less than 8,000 bytes.
 */
const mostTold = 100;

/** Tells authorization caches which users' decisions are out of date: see `watchedPool`. */
export class Decisions {
  readonly #keepers = new Set<(whose: Whose) => void>();

  /** Calls `forget` whenever decisions about users must be made again. */
  onStale(forget: (whose: Whose) => void): void {
    this.#keepers.add(forget);
  }

  readonly stale = (whose: Whose): void => {
    for (const forget of this.#keepers) forget(whose);
  };
}

export interface SharedDecisions {
  decisions: Decisions;
  /** Publishes a write of this process, here and to the other processes. */
  changed: Changed;
  /** Starts listening for writes of other processes. */
  follow: () => void;
  close: () => Promise<void>;
}

const told = z.object({ by: z.string(), of: z.array(z.string()).optional() });

/** The notification payload for other processes. */
function telling(by: string, whose: Whose): string {
  return JSON.stringify(whose === 'everybody' || whose.size > mostTold ? { by } : { by, of: [...whose] });
}

/** The users affected by a notification; undefined if this process sent it. An unreadable payload affects everybody. */
function heard(payload: string | undefined, self: string): Whose | undefined {
  const parsed = told.safeParse(jsonOf(payload ?? ''));
  if (!parsed.success) return 'everybody';
  const { by, of } = parsed.data;
  if (by === self) return undefined;
  return of === undefined ? 'everybody' : new Set(of);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Authorization changes of several processes on one PostgreSQL, announced with `NOTIFY`. Notifications can fail or get
 * lost, so nothing may rely on them alone. A lost connection invalidates everything, because notifications are missed
 * meanwhile.
 */
export function sharedDecisions(databaseUrl: string, log: Log): SharedDecisions {
  const decisions = new Decisions();
  const self = randomUUID();
  const stopping = new AbortController();
  let listening = Promise.resolve();

  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'isentrope listening',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const over = new Promise<void>(resolve => {
      client.once('end', resolve);
      stopping.signal.addEventListener('abort', () => resolve());
    });
    client.on('error', () => decisions.stale('everybody'));
    client.on('notification', ({ payload }) => {
      const whose = heard(payload, self);
      if (whose !== undefined) decisions.stale(whose);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      decisions.stale('everybody');
      await over;
    } finally {
      decisions.stale('everybody');
      await client.end().catch(() => undefined);
    }
  };

  const listenAlways = async (): Promise<void> => {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMilliseconds)) {
      const started = performance.now();
      try {
        await listen();
      } catch (error) {
        log.warn('changes by other processes are not heard', { error: describe(error) });
      }
      if (performance.now() - started > longestPauseMilliseconds) pause = 250;
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    decisions,
    async changed(client, whose) {
      decisions.stale(whose);
      try {
        await client.query('select pg_notify($1, $2)', [channel, telling(self, whose)]);
      } catch (error) {
        log.warn('a change was not told to other processes', { error: describe(error) });
      }
    },
    follow() {
      listening = listenAlways();
    },
    async close() {
      stopping.abort();
      await listening;
    },
  };
}
