import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupProblem, damagedProblem } from './backup-problem.ts';

/** Bytes per encrypted chunk. */
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** scrypt parameters of OWASP's password storage cheat sheet: 128 MiB per attempt. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/**
 * Key derivation data in the header of an encrypted file, hexadecimal. `check` distinguishes a wrong passphrase from a
 * damaged file.
 */
export interface Lock {
  readonly salt: string;
  readonly check: string;
}

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Derives a key with a new salt, so that no two files share a key. */
export async function newLock(passphrase: string): Promise<{ lock: Lock; key: Buffer }> {
  const salt = randomBytes(16);
  const { key, check } = await keyOf(passphrase, salt);
  return { lock: { salt: salt.toString('hex'), check }, key };
}

/**
 * Derives the key of a file.
 * @throws {BackupProblem} if the passphrase is wrong.
 */
export async function unlock(passphrase: string, lock: Lock): Promise<Buffer> {
  const { key, check } = await keyOf(passphrase, Buffer.from(lock.salt, 'hex'));
  const [is, expected] = [Buffer.from(check), Buffer.from(lock.check)];
  if (is.length !== expected.length || !timingSafeEqual(is, expected))
    throw new BackupProblem('BACKUP_PASSPHRASE is not the passphrase with which this backup was made.');
  return key;
}

async function keyOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: string }> {
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, cost);
  return { key: derived.subarray(0, 32), check: createHash('sha256').update(derived.subarray(32)).digest('hex') };
}

/**
 * Encrypts with AES-256-GCM in chunks. The nonce contains the index of the chunk and marks the last one, so that
 * omitted, moved or truncated chunks are detected.
 * @param head plain text before it, authenticated with every chunk.
 */
export async function* encryptChunks(
  key: Buffer,
  head: Buffer,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { chunk, last } of splitChunks(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(index, last));
    cipher.setAAD(head);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * Decrypts the output of `encryptChunks`.
 * @throws {BackupProblem} if any byte was changed.
 */
export async function* decryptChunks(
  key: Buffer,
  head: Buffer,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { chunk, last } of splitChunks(content, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw damagedProblem('its end is missing');
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(index, last));
    decipher.setAAD(head);
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    let clear: Buffer;
    try {
      clear = Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw damagedProblem(`part ${index + 1} of the encrypted data has been changed`);
    }
    yield clear;
    index += 1;
  }
}

function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(index, 7);
  bytes.writeUInt8(last ? 1 : 0, 11);
  return bytes;
}

/** Splits content into chunks of one size; the last one may be shorter, and there is always one. */
async function* splitChunks(
  content: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let held = Buffer.alloc(0);
  for await (const more of content) {
    held = Buffer.concat([held, more]);
    let from = 0;
    for (; held.length - from > size; from += size) yield { chunk: held.subarray(from, from + size), last: false };
    held = held.subarray(from);
  }
  yield { chunk: held, last: true };
}
