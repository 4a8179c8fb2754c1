import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { hiddenCharacters } from '@isentrope/records';

/** An archive cannot be read; the message names the entry. */
export class ArchiveProblem extends Error {}

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /**
   * Reads and decompresses the entry.
   * @throws {ArchiveProblem} if it does not match the central directory.
   */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Limits for an archive. */
interface ArchiveLimits {
  readonly entries: number;
  /** Uncompressed bytes of one entry, and in total. */
  readonly entry: number;
  readonly total: number;
}

const unpack = promisify(inflateRaw);
const utf8 = new TextDecoder('utf-8', { fatal: true });

const endBytes = 22;
const longestComment = 0xffff;
const directoryEntryBytes = 46;
const localHeaderBytes = 30;
/** Maximum bytes of the central directory. */
const maxDirectoryBytes = 8 * 1024 * 1024;
/** Maximum compression ratio, except for small files: text rarely exceeds a hundred, so more indicates a zip bomb. */
const maxCompressionRatio = 500;
const smallFileBytes = 1024 * 1024;

/** An entry of the central directory. */
interface DirectoryEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Offset of its local header. */
  start: number;
}

/**
 * The entries of a zip archive by name, not yet decompressed. The central directory is used, and compared with each
 * local header on reading; an archive that readers could interpret differently is refused.
 * @throws {ArchiveProblem}
 */
export async function openArchive(
  file: FileHandle,
  bytes: number,
  limits: ArchiveLimits,
): Promise<ReadonlyMap<string, ArchiveEntry>> {
  const { count, listStart, listBytes } = await findDirectory(file, bytes);
  if (count > limits.entries) throw new ArchiveProblem(`The archive has more than ${limits.entries} files.`);
  if (listBytes > maxDirectoryBytes) throw new ArchiveProblem('The list of files of the archive is too large.');
  const listed = readDirectory(await readAt(file, listStart, listBytes), count);
  const entries = new Map<string, ArchiveEntry>();
  let total = 0;
  let end = 0;
  for (const each of listed.toSorted((one, other) => one.start - other.start)) {
    const { name, packed, size, start } = each;
    const wrong = entryError(each, limits);
    if (wrong !== undefined) throw new ArchiveProblem(`The file “${safeName(name)}” of the archive ${wrong}`);
    if (entries.has(name)) throw new ArchiveProblem(`The file “${safeName(name)}” is in the archive twice.`);
    if (start < end || start + localHeaderBytes + packed > listStart)
      throw new ArchiveProblem(`The file “${safeName(name)}” of the archive overlaps another one.`);
    end = start + localHeaderBytes + packed;
    total += size;
    if (total > limits.total)
      throw new ArchiveProblem(`The archive unpacks to more than ${Math.floor(limits.total / 1024 ** 2)} MB.`);
    if (!name.endsWith('/')) entries.set(name, { name, size, read: () => readEntry(file, each) });
  }
  return entries;
}

/** An untrusted name, made safe for a message. */
function safeName(name: string): string {
  return name.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '�').slice(0, 120);
}

function entryError({ name, flags, method, packed, size }: DirectoryEntry, limits: ArchiveLimits): string | undefined {
  const parts = name.split('/');
  if (
    name === '' ||
    parts.includes('..') ||
    parts.includes('.') ||
    /^[/\\]|\\|^[a-z]:|\p{Cc}/iu.test(name) ||
    hiddenCharacters.test(name)
  )
    return 'has a name that points outside it.';
  if ((flags & 1) !== 0) return 'is encrypted.';
  if (method !== 0 && method !== 8) return 'uses an unsupported compression.';
  if (method === 0 && packed !== size) return 'is damaged.';
  if (name.endsWith('/') && size > 0) return 'is a folder with content of its own.';
  if (size > limits.entry) return `unpacks to more than ${Math.floor(limits.entry / 1024 ** 2)} MB.`;
  return size > smallFileBytes && size > packed * maxCompressionRatio
    ? 'unpacks to more than its size allows.'
    : undefined;
}

/** Finds the end of central directory record, before an optional comment. */
async function findDirectory(file: FileHandle, bytes: number) {
  const tail = await readAt(
    file,
    Math.max(0, bytes - endBytes - longestComment),
    Math.min(bytes, endBytes + longestComment),
  );
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50 || tail.readUInt16LE(at + 20) !== tail.length - at - endBytes) continue;
    const [count, listBytes, listStart] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ];
    if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 8) !== count)
      throw new ArchiveProblem('The archive is in several parts.');
    if (count === 0xffff || listStart === 0xffffffff) throw new ArchiveProblem('The archive is too large.');
    if (listStart + listBytes > bytes - (tail.length - at)) break;
    return { count, listStart, listBytes };
  }
  throw new ArchiveProblem('This is not a zip archive, or it is incomplete.');
}

function readDirectory(list: Buffer, count: number): DirectoryEntry[] {
  const listed: DirectoryEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + directoryEntryBytes > list.length || list.readUInt32LE(at) !== 0x02014b50)
      throw new ArchiveProblem('The list of files of the archive is damaged.');
    const nameBytes = list.readUInt16LE(at + 28);
    const end = at + directoryEntryBytes + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    if (end > list.length) throw new ArchiveProblem('The list of files of the archive is damaged.');
    listed.push({
      name: decodeName(list.subarray(at + directoryEntryBytes, at + directoryEntryBytes + nameBytes)),
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      start: list.readUInt32LE(at + 42),
    });
    at = end;
  }
  if (at !== list.length) throw new ArchiveProblem('The list of files of the archive is damaged.');
  return listed;
}

function decodeName(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ArchiveProblem(
      `The file “${safeName(bytes.toString('latin1'))}” of the archive has a name that is not text.`,
    );
  }
}

async function readEntry(file: FileHandle, { name, method, crc, packed, size, start }: DirectoryEntry) {
  const damaged = () => new ArchiveProblem(`The file “${safeName(name)}” of the archive is damaged.`);
  const head = await readAt(file, start, localHeaderBytes);
  if (head.length < localHeaderBytes || head.readUInt32LE(0) !== 0x04034b50 || head.readUInt16LE(8) !== method)
    throw damaged();
  const nameBytes = head.readUInt16LE(26);
  const data = start + localHeaderBytes + nameBytes + head.readUInt16LE(28);
  if (decodeName(await readAt(file, start + localHeaderBytes, nameBytes)) !== name) throw damaged();
  const raw = await readAt(file, data, packed);
  if (raw.length !== packed) throw damaged();
  const bytes =
    method === 0
      ? raw
      : await unpack(raw, { maxOutputLength: Math.max(size, 1) }).catch(() => Promise.reject(damaged()));
  if (bytes.length !== size || crc32(bytes) !== crc) throw damaged();
  return Uint8Array.from(bytes);
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}
