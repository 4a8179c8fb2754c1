import { blankBasis } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { readProject, readSheet, type Entries } from './read-archive.ts';
import { ArchiveProblem } from './zip-reader.ts';

const origin = 'https://site.example';
const keys = { keys: [], origin };

/** An archive with these files: texts, bytes, or objects in JSON. */
const archiveOf = (files: Readonly<Record<string, string | Uint8Array | object>>): Entries =>
  new Map(
    Object.entries(files).map(([name, content]) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const bytes = content instanceof Uint8Array ? content : Buffer.from(text);
      return [name, { name, size: bytes.byteLength, read: () => Promise.resolve(Uint8Array.from(bytes)) }];
    }),
  );

/** The reason why a reading failed. */
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ArchiveProblem) return error.message;
      throw error;
    },
  );

const project = {
  format: 'isentrope-project',
  version: 1,
  origin,
  exported: { at: '2026-01-01T00:00:00.000Z', by: 'Ann' },
  project: { id: 'p', number: 'P-1', name: 'Compression', client: '', basis: blankBasis },
  people: [],
  fluids: [],
  sheets: [
    { folder: '001-a', id: 'a' },
    { folder: '002-b', id: 'b' },
  ],
  history: [],
};

describe('the project of an archive', () => {
  const reason = (files: Parameters<typeof archiveOf>[0]) => reasonOf(readProject(archiveOf(files)));

  test('is read, with only the files of its sheets', async () => {
    const entries = archiveOf({
      'project.json': project,
      'README.txt': '',
      'sheets/001-a/sheet.json': '',
      'sheets/001-a/comments.json': '',
      'sheets/001-a/revisions.isentrope.json': '',
      'sheets/002-b/attachments/001-curve.png': '',
    });
    expect((await readProject(entries)).sheets).toEqual(project.sheets);
  });

  test.each(['other.txt', 'sheets/003-c/sheet.json', 'sheets/001-a/other.json', 'sheets/001-a/attachments/.png'])(
    'has no file %s',
    async name => {
      expect(await reason({ 'project.json': project, [name]: '' })).toBe(
        `The file “${name}” is not part of an exported project.`,
      );
    },
  );

  test.each([[{ folder: '001-a', id: 'c' }], [{ folder: '003-c', id: 'a' }]])(
    'names no sheet twice, as with %j',
    async sheet => {
      const sheets = [...project.sheets, sheet];
      expect(await reason({ 'project.json': { ...project, sheets } })).toBe(
        'The file “project.json” names a sheet twice.',
      );
    },
  );

  test('is there, in JSON of its shape', async () => {
    expect(await reason({})).toBe('The file “project.json” is not in the archive.');
    expect(await reason({ 'project.json': '{' })).toMatch(/^The file “project\.json” is not valid\. ./);
    expect(await reason({ 'project.json': Uint8Array.of(0xff) })).toBe(
      'The file “project.json” is not valid. It is not text.',
    );
    expect(await reason({ 'project.json': { ...project, version: 2 } })).toMatch(
      /^The file “project\.json” is not valid\. .*version/,
    );
  });
});

describe('a sheet of an archive', () => {
  const path = 'sheets/001-a';
  const png = (last: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last);
  // sha256sum of the nine bytes that end in 1.
  const sha256 = '275f1bcbbb585c71e3b2184304eccfa0e37de92022ca3b6f4e9c10df32318d85';
  const attachment = { sha256, name: 'Curve', caption: '', type: 'image/png', size: 9, file: '001-curve.png' };
  const sheet = {
    format: 'isentrope-sheet',
    version: 1,
    id: 'a',
    tool: 'restriction-orifice',
    number: 'C-1',
    title: 'Pump',
    notes: '',
    document: null,
    attachments: [],
  };
  const read = (change: object, files: Parameters<typeof archiveOf>[0] = {}) =>
    readSheet(
      archiveOf({ [`${path}/sheet.json`]: { ...sheet, ...change }, ...files }),
      { folder: '001-a', id: 'a' },
      keys,
    );
  const reason = (change: object, files: Parameters<typeof archiveOf>[0] = {}) => reasonOf(read(change, files));
  const file = `${path}/attachments/001-curve.png`;

  test('without revisions is read as it is', async () => {
    expect(await read({})).toEqual({ sheet, file: undefined, isVerified: true, comments: [], files: new Map() });
    const { files } = await read({ attachments: [attachment] }, { [file]: png(1) });
    expect([...files.entries()].map(([hash, { name }]) => [hash, name])).toEqual([[sha256, file]]);
  });

  const invalid = `The file “${path}/sheet.json”`;
  test.each([
    ['of another sheet', { id: 'b' }, {}, `${invalid} belongs to a different sheet from the one in “project.json”.`],
    [
      'with a document of another calculator',
      { document: { schema: 1, tool: 'orifice', cases: [{}] } },
      {},
      `${invalid} belongs to two calculators.`,
    ],
    [
      'whose attachment is missing',
      { attachments: [attachment] },
      { [file]: png(2) },
      `${invalid} names the attachment “Curve”, which is missing from the archive or has been changed.`,
    ],
    [
      'with an attachment twice',
      { attachments: [attachment, { ...attachment, name: 'Again' }] },
      { [file]: png(1) },
      `${invalid} names the attachment “Again” twice.`,
    ],
    [
      'with an attachment that nothing names',
      {},
      { [file]: png(1) },
      `The file “${file}” is not referenced anywhere in the archive.`,
    ],
    [
      'with the same attachment under two names',
      { attachments: [attachment] },
      { [file]: png(1), [`${path}/attachments/002-again.png`]: png(1) },
      `The file “${path}/attachments/002-again.png” is also in the archive under another name.`,
    ],
    [
      'with a comment on a revision that is not there',
      {},
      {
        [`${path}/comments.json`]: [
          { revision: 'B', field: '', text: 'Why?', by: 'Bob', at: '2026-01-01T00:00:00.000Z', resolved: null },
        ],
      },
      `The file “${path}/comments.json” names revision B, which does not exist.`,
    ],
  ])('%s is refused', async (_, change, files, expected) => {
    expect(await reason(change, files as Parameters<typeof archiveOf>[0])).toBe(expected);
  });

  test('with an attachment of another kind, or larger than 5 MB, is refused', async () => {
    expect(await reason({}, { [file]: 'text' })).toMatch(new RegExp(`^The file “${file}” cannot be attached\\. .+`));
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    large.set(png(1));
    expect(await reason({}, { [file]: large })).toBe(`The file “${file}” is larger than 5 MB.`);
    const most = large.subarray(0, -1);
    expect(await reason({}, { [file]: most })).toBe(`The file “${file}” is not referenced anywhere in the archive.`);
  });

  test('whose revisions are no calculation file is refused', async () => {
    const name = `${path}/revisions.isentrope.json`;
    for (const content of ['{', '{}', 'null', '[]'])
      expect(await reason({}, { [name]: content })).toMatch(new RegExp(`^The file “${name}” is not valid\\. .+`));
  });
});
