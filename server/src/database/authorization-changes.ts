import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { describeError, type Log } from '../http/log.ts';
import type { OnAuthorizationChange } from './authorization-writes.ts';
import type { AffectedUsers } from './affected-users.ts';

const channel = 'isentrope_decisions';
const longestPauseMilliseconds = 10_000;

/**
 * Maximum number of accounts in a notification; more are announced as everybody, because PostgreSQL's limit is 8,000
 * bytes.
 */
const maxUsersInNotification = 100;

/** Announces to authorization caches which users' decisions are out of date: see `poolWithChangeEvents`. */
export class AuthorizationChanges {
  readonly #keepers = new Set<(whose: AffectedUsers) => void>();

  /** Calls `forget` whenever decisions about users must be made again. */
  onStale(forget: (whose: AffectedUsers) => void): void {
    this.#keepers.add(forget);
  }

  readonly stale = (whose: AffectedUsers): void => {
    for (const forget of this.#keepers) forget(whose);
  };
}

interface SharedAuthorizationChanges {
  decisions: AuthorizationChanges;
  /** Publishes a write of this process, here and to the other processes. */
  changed: OnAuthorizationChange;
  /** Starts listening for writes of other processes. */
  follow: () => void;
  close: () => Promise<void>;
}

const notification = z.object({ by: z.string(), of: z.array(z.string()).optional() });

/** Warns if the role's statements have no time limit, which a pooler does not let the pool set. */
async function warnWithoutTimeout(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ none: boolean }>(
    `select setting = '0' as none from pg_settings where name = 'statement_timeout'`,
  );
  if (rows[0]?.none === true)
    log.warn('statements have no time limit: run alter role <role> set statement_timeout = 15s', {
      setting: 'DATABASE_DIRECT_URL',
    });
}

/** The notification payload for other processes. */
function encodeNotification(by: string, whose: AffectedUsers): string {
  return JSON.stringify(whose === 'everybody' || whose.size > maxUsersInNotification ? { by } : { by, of: [...whose] });
}

/** The users affected by a notification; undefined if this process sent it. An unreadable payload affects everybody. */
function affectedUsersOf(payload: string | undefined, self: string): AffectedUsers | undefined {
  const parsed = notification.safeParse(jsonOf(payload ?? ''));
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
 * @param databaseUrl PostgreSQL itself: a pooler in transaction mode passes no notifications on.
 * @param needsRoleTimeout whether the role must have a statement timeout, because the pool cannot set one.
 */
export function sharedAuthorizationChanges(
  databaseUrl: string,
  log: Log,
  { needsRoleTimeout }: { readonly needsRoleTimeout: boolean },
): SharedAuthorizationChanges {
  const authorizationChanges = new AuthorizationChanges();
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
    const disconnected = new Promise<void>(resolve => {
      client.once('end', resolve);
      stopping.signal.addEventListener('abort', () => resolve());
    });
    client.on('error', () => authorizationChanges.stale('everybody'));
    client.on('notification', ({ payload }) => {
      const whose = affectedUsersOf(payload, self);
      if (whose !== undefined) authorizationChanges.stale(whose);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (needsRoleTimeout) await warnWithoutTimeout(client, log);
      authorizationChanges.stale('everybody');
      await disconnected;
    } finally {
      authorizationChanges.stale('everybody');
      await client.end().catch(() => undefined);
    }
  };

  const listenWithRetries = async (): Promise<void> => {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMilliseconds)) {
      const started = performance.now();
      try {
        await listen();
      } catch (error) {
        log.warn('notifications from other processes are not received', { error: describeError(error) });
      }
      if (performance.now() - started > longestPauseMilliseconds) pause = 250;
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    decisions: authorizationChanges,
    async changed(client, whose) {
      authorizationChanges.stale(whose);
      try {
        await client.query('select pg_notify($1, $2)', [channel, encodeNotification(self, whose)]);
      } catch (error) {
        log.warn('other processes were not notified of a change', { error: describeError(error) });
      }
    },
    follow() {
      listening = listenWithRetries();
    },
    async close() {
      stopping.abort();
      await listening;
    },
  };
}
