import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { answeredWhose, askingWhose, decisiveTables, together, type Whose } from './written-accounts.ts';

/** Called with the affected users, and the connection for announcing that to other processes. */
export type Changed = (client: PostgresPoolClient, whose: Whose) => Promise<void>;

const nobody: Whose = new Set();

/** New rows in these tables change no decision about an existing user: a sign-in invalidates nobody else's. */
const newcomers = new Set(['user', 'session', 'account']);

const write = new RegExp(
  String.raw`\b(insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+(?:"?public"?\.)?"?(${decisiveTables.join('|')})(?![\w])`,
  'gi',
);
const conflict = /\bon\s+conflict\b/i;
const begins = /^\s*(?:begin|start\s+transaction)\b/i;
const commits = /^\s*(?:commit|end)\b/i;
const rollsBack = /^\s*rollback\b(?!\s+to\b)/i;

/** Whether a statement may change an authorization decision. */
export function isDecisive(sql: string): boolean {
  return [...sql.matchAll(write)].some(
    ([, verb = '', table = '']) =>
      !(verb.toLowerCase().startsWith('insert') && newcomers.has(table) && !conflict.test(sql)),
  );
}

/**
 * Wraps a pool so that every write to an authorization table is published once committed and before its result is
 * returned. All such writes, of the server, of a library or of a command, go through the pool.
 */
export function watchedPool(pool: PostgresPool, changed: Changed): PostgresPool {
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
  readonly #changed: Changed;
  #inTransaction = false;
  #written = nobody;

  constructor(client: PostgresPoolClient, changed: Changed) {
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

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (begins.test(sql)) [this.#inTransaction, this.#written] = [true, nobody];
    try {
      return isDecisive(sql) ? await this.#write<R>(sql, parameters) : await this.#client.query<R>(sql, parameters);
    } finally {
      if (rollsBack.test(sql)) [this.#inTransaction, this.#written] = [false, nobody];
      if (commits.test(sql)) this.#inTransaction = false;
      const whose = this.#written;
      if (!this.#inTransaction && (whose === 'everybody' || whose.size > 0)) {
        this.#written = nobody;
        await this.#changed(this.#client, whose);
      }
    }
  }

  /** A failed write or commit may have taken effect all the same: its response can get lost. */
  async #write<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const asking = askingWhose(sql);
    let written: Whose = 'everybody';
    try {
      const result = await this.#client.query<R>(asking ?? sql, parameters);
      if (asking === undefined) return result;
      const answered = answeredWhose(sql, result);
      written = answered.whose;
      return answered.result;
    } finally {
      this.#written = together(this.#written, written);
    }
  }
}
