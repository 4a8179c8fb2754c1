import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appliedMigrations, lockFolder, migrate, migrationNames, openDatabase } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import {
  bundledServer,
  createDataFolder,
  migratedDatabase,
  newDatabase,
  openDataFolder,
  startTestPostgres,
  type TestPostgres,
} from '../testing/index.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const run = promisify(execFile);

let postgres: TestPostgres;
let folder: string;
let files: string;
let admin: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'isentrope-backup-'));
  [postgres, folder, admin] = await Promise.all([
    startTestPostgres(),
    createDataFolder(),
    bundledServer().then(main => join(dirname(main), 'admin.js')),
  ]);
});
afterAll(async () => {
  await postgres.stop();
  await Promise.all([folder, files].map(path => rm(path, { recursive: true })));
});

const file = (name: string) => join(files, name);
const onPostgres = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '', databaseConnections: 3 }, createLog('silent'), undefined);

/** `npm run admin`, as npm calls it. */
async function command(words: string[], variables: Record<string, string>): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env['PATH'], INIT_CWD: files, ...variables };
  return run(process.execPath, [admin, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: (error.stdout + error.stderr).trim(),
    }),
  );
}

test('backups move an embedded database to PostgreSQL and back with the same hashes', async () => {
  const held = await lockFolder(folder, () => Promise.resolve(''));
  expect(await command(['backup', 'held'], { DATA_DIR: folder })).toEqual({
    code: 1,
    text: expect.stringMatching(/is in use by another Isentrope process.*stop the other one/) as string,
  });
  await held.release();

  const BACKUP_PASSPHRASE = 'correct horse battery staple';
  const target = { DATABASE_URL: await newDatabase(postgres.url) };
  expect(await command(['backup', 'out'], { DATA_DIR: folder, BACKUP_PASSPHRASE })).toEqual({
    code: 0,
    text: expect.stringMatching(/out holds \d+ rows in \d+ tables \(encrypted\)\.$/) as string,
  });
  expect(await command(['restore', 'out'], { ...target, BACKUP_PASSPHRASE })).toEqual({
    code: 0,
    text: expect.stringMatching(/^Restored \d+ rows in \d+ tables; every table has the hash/) as string,
  });
  expect(await command(['restore', 'out'], { ...target, BACKUP_PASSPHRASE })).toEqual({
    code: 1,
    text: 'The database is not empty. A backup is restored into a new database only; nothing was changed.',
  });
  expect((await command(['backup', 'back'], target)).text).toMatch(/not encrypted: BACKUP_PASSPHRASE is not set/);

  const [source, here, back] = await Promise.all([
    openDataFolder(folder),
    onPostgres(target.DATABASE_URL),
    migratedDatabase(),
  ]);
  const before = await makeBackup(source, file('before'), undefined);
  expect(await makeBackup(here, file('there'), undefined)).toEqual(before);
  await restoreBackup(back, file('back'), undefined);
  expect(await makeBackup(back, file('again'), undefined)).toEqual(before);
  await Promise.all([source, here, back].map(database => database.close()));
});

test('a backup is a consistent snapshot while others write', async () => {
  const database = await onPostgres(await newDatabase(postgres.url));
  await migrate(database.kysely);
  const add = (key: string) =>
    sql`insert into "rateLimit" ("key", "count", "resetsAt") values (${key}, 1, now())`.execute(database.kysely);
  await add('before');
  // The backup waits until another writer is done, because a table before "rateLimit" in the order is locked until
  // then.
  let release = (): void => undefined;
  const wait = new Promise<void>(resolve => {
    release = resolve;
  });
  let locked = (): void => undefined;
  const held = new Promise<void>(resolve => {
    locked = resolve;
  });
  const holding = database.kysely.transaction().execute(async transaction => {
    await sql`lock table "billingEvent" in access exclusive mode`.execute(transaction);
    locked();
    await wait;
  });
  await held;
  const backup = makeBackup(database, file('moment'), undefined);
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(database.kysely);
      return rows.length;
    })
    .toBe(1);
  await add('after');
  release();
  await holding;
  const { tables } = await backup;
  expect(tables.find(({ name }) => name === 'rateLimit')?.rows).toBe(1);
  await database.close();
});

test('a backup of an older version is restored and migrated, but not into a later schema', async () => {
  const [older, restored] = await Promise.all([0, 1].map(async () => onPostgres(await newDatabase(postgres.url))));
  if (older === undefined || restored === undefined) throw new Error('Two were opened');
  await expect(makeBackup(older, file('nothing'), undefined)).rejects.toThrow('The database has no tables yet');
  await migrate(older.kysely, '0010-drift');
  await sql`insert into "rateLimit" ("key", "count", "resetsAt") values ('kept', 1, now())`.execute(older.kysely);
  await makeBackup(older, file('older'), undefined);
  await restoreBackup(restored, file('older'), undefined);
  expect(await appliedMigrations(restored.kysely)).toEqual(migrationNames);
  expect(await restored.kysely.selectFrom('rateLimit').select('key').execute()).toEqual([{ key: 'kept' }]);
  await restored.kysely.deleteFrom('rateLimit').execute();
  await expect(restoreBackup(restored, file('older'), undefined)).rejects.toThrow(
    'The database has the tables of a later schema',
  );
  await Promise.all([older.close(), restored.close()]);
});
