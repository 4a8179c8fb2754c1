import type { PGlite, Results } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * PGlite as a pool of one connection, so that Kysely's PostgreSQL dialect serves both databases. Requests for the
 * connection are queued; otherwise the statements of two transactions would mix.
 */
export function pglitePool(database: PGlite): PostgresPool {
  let previous: Promise<void> = Promise.resolve();

  return {
    async connect() {
      let release = (): void => undefined;
      const released = new Promise<void>(resolve => {
        release = resolve;
      });
      const turn = previous;
      previous = released;
      await turn;
      return new Client(database, release);
    },
    end: () => database.close(),
  };
}

class Client implements PostgresPoolClient {
  readonly release: () => void;
  readonly #database: PGlite;

  constructor(database: PGlite, release: () => void) {
    this.#database = database;
    this.release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('PGlite has no cursors');
    return this.#run(statement, parameters);
  }

  /**
   * As with PostgreSQL's own driver, a text without parameters may be a script; the result is that of its last
   * statement.
   */
  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows, affectedRows } =
      parameters.length === 0 ? await this.#script<R>(sql) : await this.#database.query<R>(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows ?? rows.length, rows };
  }

  async #script<R>(sql: string): Promise<Pick<Results<R>, 'rows' | 'affectedRows'>> {
    const results = (await this.#database.exec(sql)) as Results<R>[];
    return results.at(-1) ?? { rows: [] };
  }
}

const commands = ['UPDATE', 'DELETE', 'INSERT', 'MERGE', 'SELECT'] as const;

/** Kysely counts the rows of the commands it knows by name; anything else is treated like a SELECT. */
function commandOf(sql: string): (typeof commands)[number] {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
  return commands.find(command => command === word) ?? 'SELECT';
}
