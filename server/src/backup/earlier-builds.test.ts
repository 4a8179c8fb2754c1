import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { publishedKeys, sha256Of, verifyFile } from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appliedMigrations, migrationNames, type Database } from '../database/index.ts';
import { runProgram } from '../rehearsals/programs.ts';
import { openDataFolder, orificeDocument, save, startTestServer, testPassword } from '../testing/index.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Backups and data folders written by earlier builds with their packages: an account with a project, an issued sheet
 * and an attachment. Files are added, never changed: stored data must always open.
 */
const stored = join(import.meta.dirname, 'earlier-builds');
const builds = ['2026-11-25-7dca2b1f', '2026-11-26-745b4ec5', '2026-11-29-d33a5ae0'];

let unpacked: string;
beforeAll(async () => {
  unpacked = await mkdtemp(join(tmpdir(), 'isentrope-earlier-'));
  const folders = brotliDecompressSync(await readFile(join(stored, 'folders.tar.br')), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  await writeFile(join(unpacked, 'folders.tar'), folders);
  await runProgram('tar', ['-xf', join(unpacked, 'folders.tar'), '-C', unpacked]);
});
afterAll(() => rm(unpacked, { recursive: true }));

test('every stored backup and folder is tried', async () => {
  const files = (await readdir(stored)).filter(name => name.endsWith('.backup'));
  expect(files.toSorted()).toEqual(builds.map(build => `${build}.backup`));
  expect((await readdir(unpacked)).filter(name => !name.endsWith('.tar')).toSorted()).toEqual(builds);
});

describe.each(builds)('of the build %s', build => {
  test('the backup is restored and migrated', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'isentrope-restored-'));
    const database = await openDataFolder(folder);
    await restoreBackup(database, join(stored, `${build}.backup`), undefined);
    expect(await appliedMigrations(database.kysely)).toEqual(migrationNames);
    await expectRecord(database);
    await database.close();
    await rm(folder, { recursive: true });
  });

  test('the data folder is opened: its owner signs in, verifies the issued sheet, and continues to work', async () => {
    const folder = join(unpacked, build);
    const before = await openDataFolder(folder);
    const { email } = await before.kysely.selectFrom('user').select('email').executeTakeFirstOrThrow();
    const { id: sheet } = await before.kysely.selectFrom('sheet').select('id').executeTakeFirstOrThrow();
    await before.close();
    const server = await startTestServer({ DATA_DIR: folder });
    const browser = server.browser();
    expect((await browser.post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(200);
    const { keys } = publishedKeys.parse((await browser.get('/.well-known/isentrope-keys.json')).json);
    const { findings } = await verifyFile((await browser.get(`/api/sheets/${sheet}/file`)).text, keys);
    expect(findings.length).toBeGreaterThan(2);
    expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
    expect((await save({ browser }, sheet, orificeDocument)).status).toBe(200);
    await server.stop();
    const after = await openDataFolder(folder);
    expect(await appliedMigrations(after.kysely)).toEqual(migrationNames);
    await expectRecord(after);
    await after.close();
  });
});

const countOf = z.object({ count: z.coerce.number() });

/** The issued record has the hash that was stored with it, and its attachment is there. */
async function expectRecord({ kysely }: Database): Promise<void> {
  const { record, hash } = await kysely.selectFrom('revision').select(['record', 'hash']).executeTakeFirstOrThrow();
  expect(await sha256Of(record)).toBe(hash);
  const files = await kysely
    .selectFrom('projectFile')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(countOf.parse(files)).toEqual({ count: 1 });
}
