import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
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

/**
 * Starts a TCP proxy to the database that can fall silent: its connections stay open, but transfer nothing any more.
 */
async function silenceableWay(url: string): Promise<{ url: string; silence: () => void; close: () => Promise<void> }> {
  const { hostname, port: behind } = new URL(url);
  const sockets: Socket[] = [];
  const way = createServer(near => {
    const far = connect(Number(behind), hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const through = new URL(url);
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: through.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      way.close();
      await once(way, 'close');
    },
  };
}

test('silent connections are abandoned: their statements fail as an outage, and new connections are opened', async () => {
  const way = await silenceableWay(await newDatabase(postgres.url));
  const place = { databaseUrl: way.url, dataDir: '', databaseConnections: 1, answerMilliseconds: 500 };
  const opened = await openDatabase(place, createLog('silent'), undefined);
  const outageOf = (statement: Promise<unknown>) =>
    statement.then(
      () => undefined,
      (error: unknown) => databaseOutageIn(error)?.message,
    );
  const work = async (sawStatement: () => void) =>
    opened.kysely.transaction().execute(async transaction => {
      await sql`select 1`.execute(transaction);
      sawStatement();
      await sql`select 2`.execute(transaction);
    });
  expect(await outageOf(work(way.silence))).toBe('Query read timeout');
  expect(await outageOf(work(() => undefined))).toBeUndefined();
  way.silence();
  expect(await outageOf(sql`update "session" set "userId" = ''`.execute(opened.kysely))).toBe('Query read timeout');
  await opened.check();
  expect(opened.connections()).toEqual({ open: 1, idle: 1, waiting: 0 });
  await opened.close();
  await way.close();
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
