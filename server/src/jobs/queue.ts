import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Tables } from '../database/index.ts';

/** The database connection for pg-boss: the server's own database, or a transaction in it. */
export function queueDatabase(kysely: Kysely<Tables>): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } =
        values.length > 0 || kysely.isTransaction
          ? await kysely.executeQuery(CompiledQuery.raw(text, values))
          : await runScript(kysely, text);
      return { rows };
    },
  };
}

/** A script has its own transaction; if it fails, the connection must be rolled back. */
function runScript(kysely: Kysely<Tables>, text: string) {
  return kysely.connection().execute(async connection => {
    try {
      return await connection.executeQuery(CompiledQuery.raw(text));
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  });
}
