import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import {
  accountsFromResult,
  withReturnedAccounts,
  authorizationTables,
  unionOfUsers,
  type AffectedUsers,
} from './affected-users.ts';
import { recordOutage } from './outage-notes.ts';
import { isUnanswered } from './unreachable.ts';

/** Called with the affected users, and the connection for announcing that to other processes. */
export type OnAuthorizationChange = (client: PostgresPoolClient, whose: AffectedUsers) => Promise<void>;

const noUsers: AffectedUsers = new Set();

/** New rows in these tables change no decision about an existing user: a sign-in invalidates nobody else's. */
const tablesWithHarmlessInserts = new Set(['user', 'session', 'account']);

const writePattern = new RegExp(
  String.raw`\b(insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+(?:"?public"?\.)?"?(${authorizationTables.join('|')})(?![\w])`,
  'gi',
);
const conflictPattern = /\bon\s+conflict\b/i;
const beginPattern = /^\s*(?:begin|start\s+transaction)\b/i;
const commitPattern = /^\s*(?:commit|end)\b/i;
const rollbackPattern = /^\s*rollback\b(?!\s+to\b)/i;

/** Whether a statement may change an authorization decision. */
export function affectsAuthorization(sql: string): boolean {
  return [...sql.matchAll(writePattern)].some(
    ([, verb = '', table = '']) =>
      !(verb.toLowerCase().startsWith('insert') && tablesWithHarmlessInserts.has(table) && !conflictPattern.test(sql)),
  );
}

/**
 * Wraps a pool so that every write to an authorization table is published once committed and before its result is
 * returned. All such writes, of the server, of a library or of a command, go through the pool. Outages of the database
 * are recorded.
 */
export function poolWithChangeEvents(pool: PostgresPool, changed: OnAuthorizationChange): PostgresPool {
  const watched = new WeakMap<PostgresPoolClient, WatchedClient>();
  return {
    async connect() {
      const client = await recordingOutages(pool.connect());
      const known = watched.get(client) ?? new WatchedClient(client, changed);
      watched.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Waits for a connection or statement and records an outage. */
async function recordingOutages<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    recordOutage(error);
    throw error;
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #changed: OnAuthorizationChange;
  #inTransaction = false;
  #written = noUsers;
  /** Why the connection was abandoned: a late answer would be taken for that of another statement. */
  #lossReason: Error | undefined;

  constructor(client: PostgresPoolClient, changed: OnAuthorizationChange) {
    this.#client = client;
    this.#changed = changed;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof statement === 'string' ? this.#run<R>(statement, parameters) : this.#client.query(statement);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lossReason !== undefined);
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#lossReason !== undefined) throw this.#lossReason;
    if (beginPattern.test(sql)) [this.#inTransaction, this.#written] = [true, noUsers];
    try {
      return await recordingOutages(
        affectsAuthorization(sql) ? this.#write<R>(sql, parameters) : this.#client.query<R>(sql, parameters),
      );
    } catch (error) {
      if (isUnanswered(error)) this.#lossReason = error;
      throw error;
    } finally {
      if (rollbackPattern.test(sql)) [this.#inTransaction, this.#written] = [false, noUsers];
      if (commitPattern.test(sql)) this.#inTransaction = false;
      const whose = this.#written;
      if (!this.#inTransaction && (whose === 'everybody' || whose.size > 0)) {
        this.#written = noUsers;
        await this.#changed(this, whose);
      }
    }
  }

  /** A failed write or commit may have taken effect nevertheless: its response can get lost. */
  async #write<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const extended = withReturnedAccounts(sql);
    let written: AffectedUsers = 'everybody';
    try {
      const result = await this.#client.query<R>(extended ?? sql, parameters);
      if (extended === undefined) return result;
      const affected = accountsFromResult(sql, result);
      written = affected.whose;
      return affected.result;
    } finally {
      this.#written = unionOfUsers(this.#written, written);
    }
  }
}
