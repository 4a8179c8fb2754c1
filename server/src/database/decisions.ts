import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { describe, type Log } from '../http/log.ts';

const channel = 'isentrope_decisions';
const longestPauseMilliseconds = 10_000;

/** Counts what made earlier decisions about people stale: see `decisive-writes.ts`. */
export class Decisions {
  #version = 0;

  /** Another number than before: what was decided by then is to be decided again. */
  get version(): number {
    return this.#version;
  }

  readonly stale = (): void => {
    this.#version += 1;
  };
}

export interface SharedDecisions {
  decisions: Decisions;
  /** Notes a write of this process, and tells the others. */
  changed: (client: PostgresPoolClient) => Promise<void>;
  /** Hears from now on what other processes write. */
  follow: () => void;
  close: () => Promise<void>;
}

/**
 * Decisions of several processes on one PostgreSQL. Each tells the others by `NOTIFY` what it wrote; that may fail or get lost,
 * so nobody may rely on it alone. A lost connection makes everything stale, as nothing is heard meanwhile.
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
    client.on('error', decisions.stale);
    client.on('notification', ({ payload }) => {
      if (payload !== self) decisions.stale();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      decisions.stale();
      await over;
    } finally {
      decisions.stale();
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
    async changed(client) {
      decisions.stale();
      try {
        await client.query('select pg_notify($1, $2)', [channel, self]);
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
