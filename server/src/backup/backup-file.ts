import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupProblem, damagedProblem } from './backup-problem.ts';
import { newLock, encryptChunks, unlock, decryptChunks } from './encryption.ts';

/** The first line of every backup: file type and format version. */
const title = 'ISENTROPE-BACKUP 1\n';
const maxHeadBytes = 1000;

const hexadecimal = z.string().regex(/^[0-9a-f]+$/);
const lockLine = z.object({ lock: z.object({ salt: hexadecimal, check: hexadecimal }).nullable() });

/**
 * Writes lines to a new file: two lines of plain text, then gzip, encrypted if there is a passphrase. The file is
 * renamed once complete and synced, and is readable by its owner only.
 * @throws {BackupProblem} if the file exists.
 */
export async function writeBackupFile(
  path: string,
  passphrase: string | undefined,
  lines: AsyncIterable<string>,
): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  if (existing !== undefined) throw new BackupProblem(`${path} already exists; name a new file.`);
  const locked = passphrase === undefined ? undefined : await newLock(passphrase);
  const head = Buffer.from(`${title}${JSON.stringify({ lock: locked?.lock ?? null })}\n`);
  const body = async function* (compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield head;
    yield* locked === undefined ? compressed : encryptChunks(locked.key, head, compressed);
  };
  // Of its own, so that two backups to one file cannot write into each other.
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    await finished(Readable.from(lines), createGzip(), body, target);
    await syncFile(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/**
 * Reads the lines of a backup.
 * @throws {BackupProblem} if it is not a backup, the passphrase is wrong, or it is damaged.
 */
export async function* backupLines(path: string, passphrase: string | undefined): AsyncGenerator<string> {
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    const bytes = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const { head, rest } = await readHead(bytes, path);
    const body = await decryptedBody(head, concatenated(rest, bytes), passphrase);
    const clear = pipeline(Readable.from(body), createGunzip(), () => undefined);
    yield* splitLines(clear);
  } catch (error) {
    throw backupErrorFrom(error, path);
  } finally {
    source.destroy();
  }
}

async function readHead(bytes: AsyncIterator<Buffer>, path: string): Promise<{ head: Buffer; rest: Buffer }> {
  let held = Buffer.alloc(0);
  for (;;) {
    const end = held.indexOf('\n', title.length);
    if (held.subarray(0, title.length).toString() === title && end > 0)
      return { head: held.subarray(0, end + 1), rest: held.subarray(end + 1) };
    const next = held.length > maxHeadBytes ? undefined : await bytes.next();
    if (next === undefined || next.done === true) throw new BackupProblem(`${path} is not a backup of Isentrope.`);
    held = Buffer.concat([held, next.value]);
  }
}

async function* concatenated(first: Buffer, bytes: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await bytes.next(); next.done !== true; next = await bytes.next()) yield next.value;
}

async function decryptedBody(
  head: Buffer,
  body: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<AsyncIterable<Buffer>> {
  const { lock } = lockLine.parse(JSON.parse(head.subarray(title.length).toString()));
  if (lock === null) return body;
  if (passphrase === undefined)
    throw new BackupProblem(
      'The backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that was used to make it.',
    );
  return decryptChunks(await unlock(passphrase, lock), head, body);
}

async function* splitLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer[] = [];
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...held, chunk.subarray(from, end)]).toString('utf8');
      held = [];
      from = end + 1;
    }
    held.push(chunk.subarray(from));
  }
  if (held.some(part => part.length > 0)) throw damagedProblem('its last line is incomplete');
}

/** Converts library errors into messages for the operator. */
function backupErrorFrom(error: unknown, path: string): unknown {
  if (error instanceof BackupProblem) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError) return damagedProblem('its header cannot be read');
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ENOENT') return new BackupProblem(`There is no file ${path}.`);
  if (error.code === 'Z_BUF_ERROR') return damagedProblem('its end is missing');
  return String(error.code).startsWith('Z_') ? damagedProblem('it cannot be unpacked') : error;
}
