import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { eventually, newDatabase, startTestPostgres, type TestPostgres } from '../testing/index.ts';
import { openDatabase, type Database } from './open.ts';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const databaseUrl = await newDatabase(postgres.url);
  database = await openDatabase({ databaseUrl, dataDir: '', databaseConnections: 1 }, createLog('silent'), undefined);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('a connection that the server ends between two statements of a transaction fails that transaction and nothing else', async () => {
  const outside = new pg.Client({ connectionString: postgres.url });
  await outside.connect();
  const lost = database.kysely.transaction().execute(async transaction => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await outside.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually('the connection to be gone', async () => {
      const { rowCount } = await outside.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      return rowCount === 0 || undefined;
    });
    return sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow(/terminat|not queryable|connection/i);
  await database.check();
  await outside.end();
});
