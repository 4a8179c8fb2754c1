import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * The tables from which is read who somebody is and what they may open. Whatever writes to one of them, of this server, of a
 * library or of a command, does so through the pool, which is where it is noticed.
 */
export const decisiveTables = [
  'user',
  'session',
  'account',
  'twoFactor',
  'passkey',
  'billingCustomer',
  'subscription',
  'termsAcceptance',
] as const;

/** A new row of these decides of nobody who was decided of before: a sign-in makes nobody else's answer stale. */
const newcomers = new Set(['user', 'session', 'account']);

const write = new RegExp(
  String.raw`\b(insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+(?:"?public"?\.)?"?(${decisiveTables.join('|')})(?![\w])`,
  'gi',
);
const conflict = /\bon\s+conflict\b/i;
const begins = /^\s*(?:begin|start\s+transaction)\b/i;
const commits = /^\s*(?:commit|end)\b/i;
const rollsBack = /^\s*rollback\b(?!\s+to\b)/i;

/** Whether a statement may change what was decided of somebody. */
export function isDecisive(sql: string): boolean {
  return [...sql.matchAll(write)].some(
    ([, verb = '', table = '']) =>
      !(verb.toLowerCase().startsWith('insert') && newcomers.has(table) && !conflict.test(sql)),
  );
}

/**
 * A pool that tells of every write to a decisive table once it has been committed, and before whoever wrote is answered.
 * @param changed is given the connection, on which it may say so to others.
 */
export function watchedPool(pool: PostgresPool, changed: (client: PostgresPoolClient) => Promise<void>): PostgresPool {
  const watched = new WeakMap<PostgresPoolClient, WatchedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = watched.get(client) ?? new WatchedClient(client, changed);
      watched.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #changed: (client: PostgresPoolClient) => Promise<void>;
  #inTransaction = false;
  #wrote = false;

  constructor(client: PostgresPoolClient, changed: (client: PostgresPoolClient) => Promise<void>) {
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

  release(): void {
    this.#client.release();
  }

  /** A write or a commit that fails may have been carried out all the same: its answer can get lost. */
  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (begins.test(sql)) [this.#inTransaction, this.#wrote] = [true, false];
    if (isDecisive(sql)) this.#wrote = true;
    try {
      return await this.#client.query<R>(sql, parameters);
    } finally {
      if (rollsBack.test(sql)) [this.#inTransaction, this.#wrote] = [false, false];
      if (commits.test(sql)) this.#inTransaction = false;
      if (this.#wrote && !this.#inTransaction) {
        this.#wrote = false;
        await this.#changed(this.#client);
      }
    }
  }
}
