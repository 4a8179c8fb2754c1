import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256Of } from '@isentrope/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { createDataFolder, migratedDatabase, openDataFolder } from '../testing/index.ts';
import { readContents, type Manifest } from './contents.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { isEmpty } from './tables.ts';

const passphrase = 'correct horse battery staple';

let folder: string;
let source: Database;
let empty: Database;
let files: string;
let made: Manifest;
beforeAll(async () => {
  [folder, files, empty] = await Promise.all([
    createDataFolder(),
    mkdtemp(join(tmpdir(), 'isentrope-backup-')),
    migratedDatabase(),
  ]);
  source = await openDataFolder(folder);
  made = await makeBackup(source, file('plain'), undefined);
  await makeBackup(source, file('sealed'), passphrase);
});
afterAll(async () => {
  await source.close();
  await empty.close();
  await Promise.all([folder, files].map(path => rm(path, { recursive: true })));
});

const file = (name: string) => join(files, name);
const headEnd = (bytes: Buffer) => bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;

describe('a backup', () => {
  test('has all tables except local ones, and is readable by its owner only', async () => {
    const rows = Object.fromEntries(made.tables.map(part => [part.name, part.rows]));
    expect(rows).toMatchObject({ user: 1, revision: 1, revisionSignature: 1, projectFile: 1, rateLimit: 2 });
    expect(made.tables.map(({ name }) => name).filter(name => /^(kysely|sandbox)/.test(name))).toEqual([]);
    expect((await stat(file('plain'))).mode & 0o777).toBe(0o600);
  });

  test('that is encrypted reveals none of its content', async () => {
    const [plain, sealed] = await Promise.all([readFile(file('plain')), readFile(file('sealed'))]);
    const unpacked = gunzipSync(plain.subarray(headEnd(plain))).toString();
    expect(unpacked).toContain('Inlet compression');
    expect(() => gunzipSync(sealed.subarray(headEnd(sealed)))).toThrow('incorrect header check');
  });

  test('does not overwrite a file', async () => {
    await expect(makeBackup(source, file('plain'), undefined)).rejects.toThrow('already exists; name a new file.');
  });
});

describe('a restored database', () => {
  test('has everything unchanged', async () => {
    const restored = await migratedDatabase();
    await restoreBackup(restored, file('sealed'), passphrase);
    expect(await makeBackup(restored, file('again'), undefined)).toEqual(made);

    const { record, hash } = await restored.kysely
      .selectFrom('revision')
      .select(['record', 'hash'])
      .executeTakeFirstOrThrow();
    expect(await sha256Of(record)).toBe(hash);
    const content = sql<string>`encode("content", 'hex')`.as('content');
    const bytes = (database: Database) => database.kysely.selectFrom('projectFile').select(content).execute();
    expect(await bytes(restored)).toEqual(await bytes(source));
    const next = (database: Database) =>
      sql<{ event: string; reading: string }>`select nextval('"projectEvent_id_seq"')::text as "event",
        nextval('"billingReading"')::text as "reading"`.execute(database.kysely);
    const [{ rows: here }, { rows: there }] = [await next(restored), await next(source)];
    expect(here).toEqual(there);
    await restored.close();
  });
});

describe('a restore is refused and changes nothing', () => {
  /** The message of the refusal; the database must still be empty. */
  const refusal = async (name: string, phrase: string | undefined): Promise<string> => {
    const sentence = await restoreBackup(empty, file(name), phrase).then(
      () => 'It was restored',
      (error: unknown) => String(error),
    );
    return (await isEmpty(empty.kysely)) ? sentence : `Not empty after: ${sentence}`;
  };
  const draft = async (name: string, bytes: Buffer) => writeFile(file(name), bytes);

  test('without the right passphrase', async () => {
    expect(await refusal('sealed', undefined)).toMatch(
      /^BackupProblem: The backup is encrypted: set BACKUP_PASSPHRASE/,
    );
    expect(await refusal('sealed', 'another passphrase')).toMatch(
      /^BackupProblem: BACKUP_PASSPHRASE is not the passphrase/,
    );
  });

  test('of a missing or invalid file', async () => {
    await draft('note', Buffer.from('Nothing but a note.\n'));
    expect(await refusal('note', undefined)).toMatch(/note is not a backup of Isentrope\.$/);
    expect(await refusal('nowhere', undefined)).toMatch(/^BackupProblem: There is no file .*nowhere\.$/);
  });

  test.each(['plain', 'sealed'])('of a %s file that was truncated anywhere', async name => {
    const bytes = await readFile(file(name));
    const start = headEnd(bytes);
    for (const end of [start, Math.floor((start + bytes.length) / 2), bytes.length - 1]) {
      await draft('cut', bytes.subarray(0, end));
      expect(await refusal('cut', name === 'sealed' ? passphrase : undefined)).toMatch(
        /^BackupProblem: The backup is damaged or was cut short: /,
      );
    }
  });

  test.each(['plain', 'sealed'])('of a %s file with a changed byte anywhere', async name => {
    const bytes = await readFile(file(name));
    const start = headEnd(bytes);
    for (const part of [0.05, 0.999]) {
      const other = Buffer.from(bytes);
      const index = start + Math.floor((bytes.length - start) * part);
      other.writeUInt8((other[index] ?? 0) ^ 1, index);
      await draft('other', other);
      expect(await refusal('other', name === 'sealed' ? passphrase : undefined)).toMatch(
        /^BackupProblem: The backup is damaged or was cut short: /,
      );
    }
  });

  test.each([
    ['a row is left out', (lines: string[]) => lines.filter(line => !line.includes('Ærøskøbing'))],
    ['a row is another', (lines: string[]) => lines.map(line => line.replace('Inlet compression', 'Inlet'))],
    ['a whole table is left out', (lines: string[]) => withoutTable(lines, 'apiKey')],
    ['its end is left out', (lines: string[]) => lines.slice(0, -1)],
  ])('of a file that was repacked after %s', async (_, change) => {
    await draft('changed', await changed(change));
    expect(await refusal('changed', undefined)).toMatch(/^BackupProblem: The backup is damaged or was cut short: /);
  });

  test('of a newer version', async () => {
    await draft('newer', await changed(lines => lines.map(line => line.replace(/"\]\}\}$/, '","9999-later"]}}'))));
    expect(await refusal('newer', undefined)).toMatch(
      /^BackupProblem: The backup was made by a newer version of Isentrope \(its schema is 9999-later/,
    );
  });

  test('into a database that is not empty', async () => {
    await expect(restoreBackup(source, file('plain'), undefined)).rejects.toThrow('The database is not empty.');
    expect((await makeBackup(source, file('still'), undefined)).tables).toEqual(made.tables);
  });

  /** The plain backup with changed lines. */
  async function changed(change: (lines: string[]) => string[]): Promise<Buffer> {
    const bytes = await readFile(file('plain'));
    const start = headEnd(bytes);
    const lines = gunzipSync(bytes.subarray(start)).toString().trimEnd().split('\n');
    const other = change(lines);
    expect(other).not.toEqual(lines);
    return Buffer.concat([bytes.subarray(0, start), gzipSync(`${other.join('\n')}\n`)]);
  }
});

function withoutTable(lines: string[], name: string): string[] {
  const from = lines.findIndex(line => line.startsWith(`{"table":{"name":"${name}"`));
  const to = lines.findIndex(line => line.startsWith(`{"part":{"name":"${name}"`));
  return lines.filter((_, index) => index < from || index > to);
}

test('a backup is read in batches of limited size', async () => {
  const many = await migratedDatabase();
  await sql`insert into "billingEvent" ("id", "type") select 'event ' || n, repeat('x', 900) from generate_series(1, 2500) n`.execute(
    many.kysely,
  );
  await makeBackup(many, file('many'), undefined);
  const sizes: number[] = [];
  for await (const piece of readContents(file('many'), undefined)) if ('rows' in piece) sizes.push(piece.rows.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2500);
  await many.close();
});
