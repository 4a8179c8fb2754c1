import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { answeredWhose, askingWhose, decisiveTables, together, type Whose } from './written-accounts.ts';

/** Is told whose rows were written, and the connection on which that may be said to others. */
export type Changed = (client: PostgresPoolClient, whose: Whose) => Promise<void>;

const nobody: Whose = new Set();

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
 * A pool that tells of every write to a decisive table once it has been committed, and before whoever wrote is answered. Whatever
 * writes to one, of this server, of a library or of a command, does so through the pool.
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

  /** A write that fails may have been carried out all the same: its answer can get lost. So may a commit. */
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
