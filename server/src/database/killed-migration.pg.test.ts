import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import { sha256Of } from '@isentrope/records';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { runProgram } from '../rehearsals/programs.ts';
import {
  bundledServer,
  eventually,
  newDatabase,
  openDataFolder,
  startProcess,
  startTestPostgres,
  untilReady,
  type TestPostgres,
} from '../testing/index.ts';
import { appliedMigrations, migrationNames } from './migrate.ts';
import { openDatabase } from './open.ts';

let main: string;
let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  [main, postgres, folder] = await Promise.all([
    bundledServer(),
    startTestPostgres(),
    mkdtemp(join(tmpdir(), 'isentrope-migration-')),
  ]);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Starts a server on a database, waits until it is ready, and stops it. */
async function startWholly(variables: Record<string, string>): Promise<void> {
  const server = await startProcess(main, variables);
  await untilReady(server);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

test('a server killed amid the migrations of PostgreSQL leaves none of them, and the next start does them all', async () => {
  const url = await newDatabase(postgres.url);
  const variables = { DATABASE_URL: url, LOG_LEVEL: 'error' };
  // The migrations wait for the table of another transaction, with most of them done.
  const blocking = new pg.Client({ connectionString: url });
  await blocking.connect();
  await blocking.query('begin');
  await blocking.query('create table "bulkRun" ("id" text)');
  const server = await startProcess(main, variables);
  const watching = new pg.Client({ connectionString: url });
  await watching.connect();
  await eventually('a migration that waits', async () => {
    const { rowCount } = await watching.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%bulkRun%'`,
    );
    return rowCount === 1 || undefined;
  });
  server.kill('SIGKILL');
  await server.ended;
  await blocking.query('rollback');
  await blocking.end();
  await eventually('the connections of the killed server to end', async () => {
    const { rowCount } = await watching.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rowCount === 0 || undefined;
  });
  const { rows } = await watching.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  await watching.end();
  expect(rows.filter(({ tablename }: { tablename: string }) => !tablename.startsWith('kysely_'))).toEqual([]);

  await startWholly(variables);
  const database = await openDatabase(
    { databaseUrl: url, dataDir: '', databaseConnections: 2 },
    createLog('silent'),
    undefined,
  );
  expect(await appliedMigrations(database.kysely)).toEqual(migrationNames);
  await database.close();
}, 300_000);

/** Milliseconds from taking the folder until the server is killed, from opening the database to after its migration. */
const moments = [0, 100, 200, 400, 700, 1100];

test('a server killed again and again while it opens and migrates an older embedded database loses nothing', async () => {
  const stored = join(import.meta.dirname, '..', 'backup', 'earlier-builds', 'folders.tar.br');
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  await writeFile(join(folder, 'folders.tar'), brotliDecompressSync(await readFile(stored), { params }));
  await runProgram('tar', ['-xf', join(folder, 'folders.tar'), '-C', folder]);
  const dataDir = join(folder, '2026-11-25-7dca2b1f');
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const before = await openDataFolder(dataDir);
  const older = await appliedMigrations(before.kysely);
  const { hash } = await before.kysely.selectFrom('revision').select('hash').executeTakeFirstOrThrow();
  await before.close();
  expect(older.length).toBeLessThan(migrationNames.length);

  for (const moment of moments) {
    const locks = async () => (await readdir(dataDir)).filter(name => name.startsWith('lock-'));
    const held = await locks();
    const starting = startProcess(main, variables);
    await eventually(
      'the lock of the folder',
      async () => (await locks()).some(name => !held.includes(name)) || undefined,
    );
    await wait(moment);
    const server = await starting;
    server.kill('SIGKILL');
    await server.ended;
  }

  await startWholly(variables);
  const after = await openDataFolder(dataDir);
  expect(await appliedMigrations(after.kysely)).toEqual(migrationNames);
  const { record, hash: now } = await after.kysely
    .selectFrom('revision')
    .select(['record', 'hash'])
    .executeTakeFirstOrThrow();
  expect(now).toBe(hash);
  expect(await sha256Of(record)).toBe(hash);
  await after.close();
}, 300_000);
