import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import {
  bundledServer,
  createDataFolder,
  eventually,
  newDatabase,
  openDataFolder,
  startProcess,
  startTestPostgres,
  untilReady,
  type TestPostgres,
} from '../testing/index.ts';
import { makeBackup } from './make-backup.ts';
import { readContents, type Manifest } from './contents.ts';

/** Rows of the largest table, so that a backup and a restore take long enough to be killed in the middle. */
const rows = 15_000;

let postgres: TestPostgres;
let folder: string;
let files: string;
let main: string;
let made: Manifest;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'isentrope-killed-'));
  [postgres, folder, main] = await Promise.all([startTestPostgres(), createDataFolder(), bundledServer()]);
  const source = await openDataFolder(folder);
  await sql`insert into "billingEvent" ("id", "type")
    select 'event ' || n, (select string_agg(md5(n::text || k), '') from generate_series(1, 40) k) from generate_series(1, ${sql.lit(rows)}) n`.execute(
    source.kysely,
  );
  made = await makeBackup(source, file('whole'), undefined);
  await source.close();
  // Bundles the server, and fills an embedded database.
}, 600_000);
afterAll(async () => {
  await postgres.stop();
  await Promise.all([folder, files].map(path => rm(path, { recursive: true })));
});

const file = (name: string) => join(files, name);

interface Command {
  child: ChildProcess;
  ended: Promise<{ code: number | null; text: string }>;
}

/** `npm run admin`, as npm calls it. */
function command(words: readonly string[], variables: Record<string, string>): Command {
  const env = { PATH: process.env['PATH'], INIT_CWD: files, ...variables };
  const child = spawn(process.execPath, [join(dirname(main), 'admin.js'), ...words], { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, text: text.trim() })) };
}

/** Kills a command as soon as something is seen of it; fails if it ended before. */
async function killOnce({ child, ended }: Command, what: string, seen: () => Promise<boolean>): Promise<void> {
  await eventually(what, async () => (await seen()) || child.exitCode !== null || undefined);
  child.kill('SIGKILL');
  const { code, text } = await ended;
  expect([code, text]).toEqual([null, '']);
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size;
const drafts = async () => (await readdir(files)).filter(name => name.endsWith('.part'));

/** The list of a complete backup, whose hashes are verified by reading it. */
async function manifestOf(path: string): Promise<Manifest | undefined> {
  for await (const piece of readContents(path, undefined)) if ('manifest' in piece) return piece.manifest;
  return undefined;
}

async function bytesIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map(entry => (entry.isFile() ? sizeOf(join(entry.parentPath, entry.name)) : Promise.resolve(0))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a backup killed in the middle leaves no file of its name, and earlier files as they were', async () => {
  const earlier = await readFile(file('whole'));
  const started = command(['backup', 'cut'], { DATA_DIR: folder });
  await killOnce(started, 'a part of the backup', async () => {
    const [draft] = await drafts();
    return draft !== undefined && (await sizeOf(file(draft))) > 1_000_000;
  });
  expect(existsSync(file('cut'))).toBe(false);
  expect(earlier.equals(await readFile(file('whole')))).toBe(true);
  const part = (await drafts())[0] ?? '';
  expect((await command(['restore', part], { DATABASE_URL: await newDatabase(postgres.url) }).ended).text).toMatch(
    /^The backup is damaged or was cut short: /,
  );

  expect(await command(['backup', 'cut'], { DATA_DIR: folder }).ended).toMatchObject({ code: 0 });
  expect(await manifestOf(file('cut'))).toEqual(made);
  expect(await command(['backup', 'whole'], { DATA_DIR: folder }).ended).toMatchObject({
    code: 1,
    text: expect.stringContaining('already exists; name a new file.') as string,
  });
  expect(earlier.equals(await readFile(file('whole')))).toBe(true);
}, 300_000);

const interrupted = /A restore into this database was interrupted before it was complete\. Restore the backup again/;

/** Restores again after a kill, and compares all tables with the backup. */
async function expectRestorable(variables: Record<string, string>, open: () => Promise<Database>): Promise<void> {
  expect(await command(['backup', 'of-half'], variables).ended).toMatchObject({
    code: 1,
    text: expect.stringMatching(interrupted) as string,
  });
  expect(existsSync(file('of-half'))).toBe(false);
  expect(await command(['restore', 'whole'], variables).ended).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Restored \d+ rows in \d+ tables; every table has the hash/) as string,
  });
  const database = await open();
  const again = file(`again-${Object.keys(variables).join('-')}`);
  expect(await makeBackup(database, again, undefined)).toEqual(made);
  await database.close();
  const server = await startProcess(main, variables);
  await untilReady(server);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

describe('a restore killed in the middle is not taken for a database, and is restored again', () => {
  test('into PostgreSQL', async () => {
    const url = await newDatabase(postgres.url);
    const variables = { DATABASE_URL: url, LOG_LEVEL: 'error' };
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await killOnce(command(['restore', 'whole'], variables), 'rows being written', async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_stat_activity where datname = $1 and query like '%insert into "billingEvent"%'`,
        [new URL(url).pathname.slice(1)],
      );
      return rowCount === 1;
    });
    await client.end();

    const server = await startProcess(main, variables);
    await eventually('a message of the server', () => Promise.resolve(server.errors().includes('\n') || undefined));
    expect(server.errors()).toMatch(interrupted);
    server.kill('SIGKILL');
    await server.ended;
    await expectRestorable(variables, () =>
      openDatabase({ databaseUrl: url, dataDir: '', databaseConnections: 2 }, createLog('silent'), undefined),
    );
  }, 300_000);

  test('into an embedded database', async () => {
    const target = await mkdtemp(join(tmpdir(), 'isentrope-half-'));
    const variables = { DATA_DIR: target, LOG_LEVEL: 'error' };
    const empty = await command(['backup', 'nothing'], variables).ended;
    expect(empty.text).toContain('The database has no tables yet');
    const before = await bytesIn(join(target, 'database'));
    await killOnce(
      command(['restore', 'whole'], variables),
      'rows being written',
      async () => (await bytesIn(join(target, 'database'))) > before + 8e6,
    );
    const server = await startProcess(main, variables);
    expect([await server.ended, server.errors()]).toEqual([1, expect.stringMatching(interrupted)]);
    await expectRestorable(variables, () => openDataFolder(target));
    await rm(target, { recursive: true });
  }, 300_000);
});
