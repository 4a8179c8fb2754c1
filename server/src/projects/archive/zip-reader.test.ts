import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ArchiveProblem, openArchive } from './zip-reader.ts';

const limits = { entries: 3, entry: 1000, total: 1500 };

/** The contents of an archive, or the error. */
async function read(bytes: Uint8Array, within = limits): Promise<Record<string, string> | string> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-zip-'));
  await writeFile(join(folder, 'a.zip'), bytes);
  const file = await open(join(folder, 'a.zip'));
  try {
    const texts: Record<string, string> = {};
    for (const [name, entry] of await openArchive(file, bytes.length, within))
      texts[name] = strFromU8(await entry.read());
    return texts;
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    return error.message;
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

const text = 'Inlet header '.repeat(20);
const whole = zipSync({ 'a.txt': strToU8(text), 'folder/b.txt': [strToU8('b'), { level: 0 }] });
/** The archive with changed numbers of 2 or 4 bytes at offsets after a signature. */
function changed(signature: string, ...changes: [at: number, bytes: 2 | 4, value: number][]): Uint8Array {
  const copy = Buffer.from(whole);
  const start = copy.indexOf(signature, 0, 'latin1');
  for (const [at, bytes, value] of changes) copy.writeUIntLE(value, start + at, bytes);
  return copy;
}
/** With a change in the first entry of its directory, in the header of its first file, or at its end. */
const listing = (at: number, bytes: 2 | 4, value: number) => changed('PK\x01\x02', [at, bytes, value]);
const heading = (at: number, bytes: 2 | 4, value: number) => changed('PK\x03\x04', [at, bytes, value]);
const ending = (...changes: [at: number, bytes: 2 | 4, value: number][]) => changed('PK\x05\x06', ...changes);

/** An archive with another text in place of one of the same length, wherever it is. */
const replaced = (bytes: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');
const megabyte = 1024 * 1024;
const damagedList = 'The list of files of the archive is damaged.';
const damagedFile = 'The file “a.txt” of the archive is damaged.';

test('an archive with comments, further data and folder entries is readable', async () => {
  const texts = { 'a.txt': text, 'folder/b.txt': 'b' };
  expect(await read(whole)).toEqual(texts);
  const commented = Buffer.concat([whole, Buffer.from('made by hand')]);
  commented.writeUInt16LE(12, whole.length - 2);
  expect(await read(commented)).toEqual(texts);
  const described = { comment: 'by hand', extra: { 1: Uint8Array.of(1, 2, 3) } };
  expect(await read(zipSync({ a: [strToU8('a'), described], b: [strToU8('b'), described] }))).toEqual({
    a: 'a',
    b: 'b',
  });
  expect(await read(zipSync({ 'folder/': new Uint8Array(), 'folder/b.txt': strToU8('b') }))).toEqual({
    'folder/b.txt': 'b',
  });
});

test('an archive is read up to its limits', async () => {
  const bytes = (count: number) => new Uint8Array(count).fill(97);
  expect(await read(zipSync({ a: bytes(1000), b: bytes(500), c: bytes(0) }))).toEqual({
    a: 'a'.repeat(1000),
    b: 'a'.repeat(500),
    c: '',
  });
  const large = { entries: 3, entry: 2 * megabyte, total: 3 * megabyte };
  const stored = (count: number) => [bytes(count), { level: 0 }] as const;
  expect(await read(zipSync({ a: stored(2 * megabyte + 1) } as never), large)).toBe(
    'The file “a” of the archive unpacks to more than 2 MB.',
  );
  expect(await read(zipSync({ a: stored(2 * megabyte), b: stored(megabyte + 1) } as never), large)).toBe(
    'The archive unpacks to more than 3 MB.',
  );
  expect(Object.keys(await read(zipSync({ a: bytes(megabyte) }), large))).toEqual(['a']);
  expect(await read(zipSync({ a: bytes(megabyte + 1) }), large)).toBe(
    'The file “a” of the archive unpacks to more than its size allows.',
  );
});

test.each(['..', '../a', 'a/../b', './a', '/a', 'a\u0001', 'a\u202eb'])('the name %j points outside', async name => {
  expect(await read(zipSync({ [name]: strToU8('a') }))).toMatch(
    /^The file “.*” of the archive has a name that points outside it\.$/,
  );
});

test.each<[string, Uint8Array, string]>([
  [
    'with the same file twice',
    replaced(zipSync({ ab: new Uint8Array(), ac: new Uint8Array() }), 'ac', 'ab'),
    'The file “ab” is in the archive twice.',
  ],
  [
    'with a folder that has content',
    zipSync({ 'a/': strToU8('a') }),
    'The file “a/” of the archive is a folder with content of its own.',
  ],
  [
    'with a file stored in another size',
    changed('PK\x01\x02', [46 + 5 + 20, 4, 2]),
    'The file “folder/b.txt” of the archive is damaged.',
  ],
  [
    'with an unreadable name',
    replaced(whole, 'a.txt', '\xff.txt'),
    'The file “ÿ.txt” of the archive has a name that is not text.',
  ],
  ['of which the list is damaged', listing(0, 2, 0), damagedList],
  ['with a name beyond the list', listing(28, 2, 900), damagedList],
  ['with more in its list than files', ending([8, 2, 1], [10, 2, 1]), damagedList],
  ['with fewer in its list than files', ending([8, 2, 3], [10, 2, 3]), damagedList],
  ['with two numbers of files', ending([8, 2, 1]), 'The archive is in several parts.'],
  ['with too many files to count', ending([8, 2, 0xffff], [10, 2, 0xffff]), 'The archive is too large.'],
  ['with a list too far away', ending([16, 4, 0xffffffff]), 'The archive is too large.'],
  ['with a list that reaches beyond it', ending([12, 4, 900]), 'This is not a zip archive, or it is incomplete.'],
  ['with another header of a file', heading(0, 2, 0), damagedFile],
  ['packed otherwise in the header', heading(8, 2, 0), damagedFile],
  ['with a shorter name in the header', heading(26, 2, 4), damagedFile],
  ['with more before the content in the header', heading(28, 2, 3), damagedFile],
  ['with another name in the header', Buffer.from(whole).fill('b', 30, 31), damagedFile],

  ['with too many files', zipSync({ a: [], b: [], c: [], d: [] } as never), 'The archive has more than 3 files.'],
  [
    'with too large a file',
    zipSync({ a: new Uint8Array(1001) }),
    'The file “a” of the archive unpacks to more than 0 MB.',
  ],
  [
    'that is too large',
    zipSync({ a: new Uint8Array(800), b: new Uint8Array(800) }),
    'The archive unpacks to more than 0 MB.',
  ],
  ['that says it is smaller than it is', listing(24, 4, 100), 'The file “a.txt” of the archive is damaged.'],
  ['that says it is larger than it is', listing(24, 4, 300), 'The file “a.txt” of the archive is damaged.'],
  ['with another check sum', listing(16, 4, 1), 'The file “a.txt” of the archive is damaged.'],
  ['that is encrypted', listing(8, 2, 1), 'The file “a.txt” of the archive is encrypted.'],
  ['packed otherwise', listing(10, 2, 14), 'The file “a.txt” of the archive uses an unsupported compression.'],
  ['with files over each other', listing(42, 4, 40), 'The file “folder/b.txt” of the archive overlaps another one.'],
  [
    'in parts',
    Buffer.concat([whole.subarray(0, -18), Uint8Array.of(1, 0), whole.subarray(-16)]),
    'The archive is in several parts.',
  ],
  ['cut off', whole.subarray(0, -1), 'This is not a zip archive, or it is incomplete.'],
  [
    'by a backslash',
    zipSync({ '..\\a': strToU8('a') }),
    'The file “..\\a” of the archive has a name that points outside it.',
  ],
  ['by a drive', zipSync({ 'C:a': strToU8('a') }), 'The file “C:a” of the archive has a name that points outside it.'],
])('an archive %s is refused', async (_, bytes, sentence) => expect(await read(bytes)).toBe(sentence));
