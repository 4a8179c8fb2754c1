import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { eventually, newDatabase, startTestPostgres, type TestPostgres } from '../testing/index.ts';
import { openDatabase, type Database } from './open.ts';
import { databaseOutageIn } from './unreachable.ts';

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

test('a connection closed by the server within a transaction fails that transaction and nothing else', async () => {
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
  await expect(lost).rejects.toThrow(/terminat|not queryable|connection|ECONNRESET/i);
  await database.check();
  await outside.end();
});

test('connection timeouts and losses count as an unreachable database, invalid statements do not', async () => {
  const reasonOf = (statement: Promise<unknown>): Promise<unknown> =>
    statement.then(
      () => undefined,
      (error: unknown) => error,
    );
  let release = (): void => undefined;
  const held = database.kysely.transaction().execute(
    transaction =>
      new Promise<void>(resolve => {
        void sql`select 1`.execute(transaction);
        release = resolve;
      }),
  );
  const tooLate = await reasonOf(sql`select 1`.execute(database.kysely));
  release();
  await held;
  const nonsense = await reasonOf(sql`select nonsense`.execute(database.kysely));
  const ended = await reasonOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.kysely));
  const refused = await reasonOf(new pg.Client({ host: '127.0.0.1', port: 9 }).connect());
  expect([tooLate, ended, refused, nonsense, undefined].map(error => databaseOutageIn(error) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
