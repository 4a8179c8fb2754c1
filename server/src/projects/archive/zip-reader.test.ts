import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ArchiveProblem, openArchive } from './zip-reader.ts';

const limits = { entries: 3, entry: 1000, total: 1500 };

/** The contents of an archive, or the error. */
async function read(bytes: Uint8Array): Promise<Record<string, string> | string> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-zip-'));
  await writeFile(join(folder, 'a.zip'), bytes);
  const file = await open(join(folder, 'a.zip'));
  try {
    const texts: Record<string, string> = {};
    for (const [name, entry] of await openArchive(file, bytes.length, limits))
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
/** The archive with a changed number of 2 or 4 bytes at an offset in its first directory entry. */
function listing(at: number, bytes: 2 | 4, value: number): Uint8Array {
  const changed = Buffer.from(whole);
  changed.writeUIntLE(value, changed.indexOf('PK\x01\x02', 0, 'latin1') + at, bytes);
  return changed;
}

test('an archive with a trailing comment and folder entries is readable', async () => {
  const texts = { 'a.txt': text, 'folder/b.txt': 'b' };
  expect(await read(whole)).toEqual(texts);
  const commented = Buffer.concat([whole, Buffer.from('made by hand')]);
  commented.writeUInt16LE(12, whole.length - 2);
  expect(await read(commented)).toEqual(texts);
  expect(await read(zipSync({ 'folder/': new Uint8Array(), 'folder/b.txt': strToU8('b') }))).toEqual({
    'folder/b.txt': 'b',
  });
});

test.each<[string, Uint8Array, string]>([
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
