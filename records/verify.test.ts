import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from './canonical.ts';
import type { PublicKey, RevisionFile, SignedRevision } from './revision.ts';
import { minute, people, recordOf, signActions, testFile, testKey, type TestKey } from './testing.ts';
import { verifyFile } from './verify.ts';

let key: TestKey;
let keys: readonly PublicKey[];
let files: RevisionFile[];
const now = new Date(Date.UTC(2026, 2, 1));

beforeAll(async () => {
  key = await testKey('key-1');
  keys = [key.published];
  files = await Promise.all([1, 2, 3, 4, 5].map(count => testFile(count, key)));
});

const fileOf = (count: number): RevisionFile =>
  structuredClone(files[count - 1] ?? { format: 'isentrope-file', version: 1, revisions: [] });
/** Returns a revision that must exist. */
function at(file: RevisionFile, index: number): SignedRevision {
  const revision = file.revisions[index];
  if (revision === undefined) throw new Error(`There is no revision ${index}`);
  return revision;
}
/** Returns the failed findings as "revision what: text". */
async function broken(file: unknown, published = keys): Promise<string[]> {
  const { findings } = await verifyFile(file, published, now);
  return findings
    .filter(({ holds }) => holds === false)
    .map(({ revision, what, text }) => `${revision ?? '-'} ${what}: ${text}`);
}

describe('a file as issued', () => {
  test.each([1, 2, 3, 4, 5])('of %i revisions passes every check', async count => {
    const { findings } = await verifyFile(JSON.parse(JSON.stringify(fileOf(count))), keys, now);
    expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
    // The form; for each revision its record, chain, two signatures and their order; and an approval.
    expect(findings).toHaveLength(1 + 5 * count + 1);
  });

  test('lists the signatures with times', async () => {
    const { findings } = await verifyFile(fileOf(1), keys, now);
    expect(findings.map(({ text }) => text)).toContain(
      'The checker (checker@example.com) checked it on 3 February 2026 at 09:01 UTC, by password.',
    );
    expect(findings.at(-1)?.text).toBe('It was issued, checked by someone else, and approved.');
  });

  test('keeps valid signatures after the key is retired', async () => {
    expect(await broken(fileOf(1), [{ ...key.published, until: minute(50) }])).toEqual([]);
  });

  test('is checked as far as possible without keys', async () => {
    const { findings } = await verifyFile(fileOf(1), undefined, now);
    expect(findings.filter(({ holds }) => holds === null).map(({ what }) => what)).toEqual([
      'Issue, signature',
      'Check, signature',
      'Approval, signature',
    ]);
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
  });
});

/** Returns the paths of all leaf values. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((inside, index) => leaves(inside, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]));
  return [path];
}

type Json = Record<string | number, unknown>;

/** Returns the object that contains the end of a path. */
function holder(file: unknown, path: readonly (string | number)[]): Json {
  return path.slice(0, -1).reduce<Json>((inside, name) => inside[name] as Json, file as Json);
}

/** Returns another value of the same type, selected by a number. */
function altered(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + (by % 2 === 0 ? 1 : value * 1e-15 + 5e-324);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return 'x';
  const index = by % value.length;
  const other = String.fromCharCode(value.charCodeAt(index) ^ 1);
  return value.slice(0, index) + other + value.slice(index + 1);
}

describe('tampering is detected', () => {
  test('in any digit, letter or value anywhere in a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(), fc.nat(), async (count, which, by) => {
        const file = fileOf(count);
        const paths = leaves(file);
        const path = paths[which % paths.length] ?? [];
        const [inside, name] = [holder(file, path), path.at(-1) ?? ''];
        inside[name] = altered(inside[name], by);
        expect(await broken(file), path.join('.')).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('of a member that is removed, added or moved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.nat(), fc.boolean(), async (count, which, takenOut) => {
        const file = fileOf(count);
        const paths = leaves(file);
        const path = paths[which % paths.length] ?? [];
        const [inside, name] = [holder(file, path), path.at(-1) ?? ''];
        if (Array.isArray(inside)) inside.push(inside[0]);
        else if (takenOut) delete inside[name];
        else inside['another'] = inside[name];
        expect(await broken(file), path.join('.')).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('of a result with a recomputed hash, by the signatures and the chain', async () => {
    const file = fileOf(2);
    const first = at(file, 0);
    first.record.reason = 'Changed';
    first.hash = await hashOf(first.record);
    expect(await broken(file)).toEqual([
      'A Issue, signature: It belongs to another record.',
      'A Check, signature: It belongs to another record.',
      'B Chain: It does not follow from revision A as it is in the file.',
    ]);
  });

  test('of a record signed by someone else', async () => {
    const stranger = await testKey('key-1');
    const file = await testFile(1, stranger);
    expect(await broken(file)).toHaveLength(3);
    const unknown = await testFile(1, await testKey('key-2'));
    expect((await broken(unknown))[0]).toMatch(/with a key that the service has not published/);
  });

  test('of signatures outside the validity of the key', async () => {
    expect(await broken(fileOf(1), [{ ...key.published, since: minute(1) }])).toEqual([
      'A Issue, signature: It is dated at a time when its key was not in use.',
    ]);
    expect(await broken(fileOf(1), [{ ...key.published, until: minute(1) }])).toEqual([
      'A Approval, signature: It is dated at a time when its key was not in use.',
    ]);
  });

  test('of revisions that are swapped or missing', async () => {
    const turned = fileOf(3);
    turned.revisions.reverse();
    expect((await broken(turned)).length).toBeGreaterThan(2);
    const without = fileOf(3);
    without.revisions.splice(1, 1);
    expect(await broken(without)).toEqual(['C Chain: It does not follow revision A.']);
    const headless = fileOf(3);
    headless.revisions.shift();
    expect((await broken(headless))[0]).toBe('B Chain: The first revision of the file is not A.');
  });

  test('of signatures exchanged between revisions', async () => {
    const file = fileOf(2);
    const [first, second] = [at(file, 0), at(file, 1)];
    [first.signatures[1], second.signatures[1]] = [second.signatures[1], first.signatures[1]] as [
      SignedRevision['signatures'][number],
      SignedRevision['signatures'][number],
    ];
    expect(await broken(file)).toContain('A Check, signature: It belongs to another record.');
  });

  test.each([
    ['checked by who issued it', [['checked', people.originator]], /checked by its own originator/],
    [
      'approved by who issued it',
      [
        ['checked', people.checker],
        ['approved', people.originator],
      ],
      /approved by its own originator/,
    ],
    ['approved without a check', [['approved', people.approver]], /approved after it was issued/],
    [
      'checked after it was returned',
      [
        ['returned', people.checker],
        ['checked', people.checker],
      ],
      /checked after it was returned/,
    ],
  ] as const)('of a revision that was %s', async (_, acts, text) => {
    const record = recordOf('A', null, minute(0));
    const revision = await signActions(record, [['issued', people.originator], ...acts], key, 0);
    const result = await broken({ format: 'isentrope-file', version: 1, revisions: [revision] });
    expect(result).toEqual([expect.stringMatching(text)]);
  });

  test('of a revision without an issue, or issued by another user', async () => {
    const record = recordOf('A', null, minute(0));
    const none = await signActions(record, [], key, 0);
    const other = await signActions(record, [['issued', people.checker]], key, 0);
    const result = async (revision: SignedRevision) =>
      broken({ format: 'isentrope-file', version: 1, revisions: [revision] });
    expect(await result(none)).toEqual(['A Order: It was never signed as issued.']);
    expect(await result(other)).toEqual(['A Order: Who signed the issue, or when, is not what the record says.']);
  });

  test('of a signature more than five minutes in the future', async () => {
    const file = {
      format: 'isentrope-file',
      version: 1,
      revisions: [await signActions(recordOf('A', null, minute(5)), [['issued', people.originator]], key, 5)],
    };
    const orderAt = async (time: number) => (await verifyFile(file, keys, new Date(time))).findings.at(-1)?.holds;
    const start = Date.parse(minute(0));
    expect([await orderAt(start), await orderAt(start - 1)]).toEqual([true, false]);
  });

  test('of future timestamps and timestamps out of order', async () => {
    const { findings } = await verifyFile(fileOf(1), keys, new Date(Date.UTC(2026, 1, 3, 8)));
    expect(findings.at(-1)).toMatchObject({ holds: false, text: 'It is signed at a future time.' });
    const early = await signActions(recordOf('A', null, minute(20)), [['issued', people.originator]], key, 20);
    const late = await signActions(recordOf('B', early.hash, minute(5)), [['issued', people.originator]], key, 5);
    expect(await broken({ format: 'isentrope-file', version: 1, revisions: [early, late] })).toEqual([
      'B Order: It was issued before the last signature of the revision before it.',
    ]);
  });

  test.each([[null], ['text'], [[]], [{}], [{ format: 'isentrope-file', version: 2, revisions: [] }]])(
    'of something that is not a revision file: %j',
    async input => expect((await broken(input))[0]).toMatch(/^- Form: This is not a calculation file/),
  );

  test('of a duplicate member name', async () => {
    const text = JSON.stringify(fileOf(2));
    for (const name of ['"reason":', '"at":', '"hash":', '"bore":', '"format":']) {
      const twice = text.replace(name, `${name}1,${name}`);
      expect(await broken(twice), name).toEqual([
        `- Form: This is not a calculation file, or it has been changed: It holds the field ${name.slice(0, -1)} twice in one place.`,
      ]);
    }
    expect(await broken(text.replace('"reason":', String.raw`"reas\u006fn" : "{",$&`))).toEqual([
      expect.stringContaining('"reason" twice'),
    ]);
    expect(await broken(text)).toEqual([]);
    expect(await broken(text.slice(1))).toEqual([expect.stringContaining('It is not JSON.')]);
  });

  test('of a lone surrogate, which has no canonical form', async () => {
    const file = fileOf(1);
    at(file, 0).record.reason = 'Half \ud800';
    expect(await broken(file)).toEqual([
      expect.stringMatching(/^A Record: It has been changed: it does not match the hash/),
    ]);
  });

  test.each(['sheet', 'project'] as const)('of a revision of another %s than the previous one', async part => {
    const first = await signActions(recordOf('A', null, minute(0)), [['issued', people.originator]], key, 0);
    const record = recordOf('B', first.hash, minute(10));
    record[part].id = 'another';
    const second = await signActions(record, [['issued', people.originator]], key, 10);
    expect(await broken({ format: 'isentrope-file', version: 1, revisions: [first, second] })).toEqual([
      'B Chain: It belongs to a different sheet from revision A.',
    ]);
  });

  test('of a revision by another calculator than the previous one', async () => {
    const first = await signActions(recordOf('A', null, minute(0)), [['issued', people.originator]], key, 0);
    const record = recordOf('B', first.hash, minute(10));
    for (const part of [record.sheet, record.document, record.report]) part.tool = 'pump';
    const second = await signActions(record, [['issued', people.originator]], key, 10);
    expect(await broken({ format: 'isentrope-file', version: 1, revisions: [first, second] })).toEqual([
      'B Chain: It uses a different calculator from revision A.',
    ]);
  });
});

describe('the validity of a key', () => {
  test('can begin within the request of the action that it signs, not later', async () => {
    const file = fileOf(1);
    const since = (seconds: number) => new Date(Date.parse(minute(0)) + seconds * 1000).toISOString();
    expect(await broken(file, [{ ...key.published, since: since(10) }])).toEqual([]);
    expect(await broken(file, [{ ...key.published, since: since(11) }])).toEqual([
      'A Issue, signature: It is dated at a time when its key was not in use.',
    ]);
  });
});

describe('a revision after an import', () => {
  /** Returns a file with a revision of another site, followed by one issued here. */
  async function afterImport(change: object = {}, rests = true): Promise<RevisionFile> {
    const abroad = await testKey('key-abroad');
    const elsewhere = { ...recordOf('A', null, minute(0)), origin: 'https://elsewhere.example' };
    const first = await signActions(elsewhere, [['issued', people.originator]], abroad, 0);
    const continues = {
      origin: elsewhere.origin,
      project: 'p-1',
      sheet: 's-1',
      revision: 'A',
      hash: first.hash,
      ...change,
    };
    const plain = recordOf('B', rests ? first.hash : null, minute(10));
    const record = {
      ...plain,
      version: 2 as const,
      project: { ...plain.project, id: 'p-2' },
      sheet: { ...plain.sheet, id: 's-2' },
      continues,
    };
    const second = await signActions(record, [['issued', people.originator]], key, 10);
    return { format: 'isentrope-file', version: 1, revisions: [first, second] };
  }

  test.each([
    [true, 'It follows from revision A, which was imported from https://elsewhere.example.'],
    [
      false,
      'It comes after revision A, which was imported from https://elsewhere.example but does not follow from it.',
    ],
  ])('holds, and what another site signed is not known: resting on it %s', async (rests, wording) => {
    const { findings } = await verifyFile(await afterImport({}, rests), keys, now);
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
    expect(findings.filter(({ holds }) => holds === null).map(({ revision, text }) => `${revision} ${text}`)).toEqual([
      'A It was made at https://elsewhere.example, whose keys are not available.',
    ]);
    expect(findings.map(({ text }) => text)).toContain(wording);
  });

  test.each([
    [{ origin: 'https://third.example' }],
    [{ project: 'p-3' }],
    [{ sheet: 's-3' }],
    [{ revision: 'C' }],
    [{ hash: '0'.repeat(64) }],
  ])('that names another one, %j, is found', async change => {
    expect(await broken(await afterImport(change))).toEqual([
      'B Chain: It follows an imported revision other than A as it is in the file.',
    ]);
  });

  test('cannot come first, and allows no foreign key after it', async () => {
    const alone = await afterImport();
    alone.revisions.shift();
    expect((await broken(alone))[0]).toBe('B Chain: The first revision of the file is not A.');
    const unknown = await broken(await afterImport(), []);
    expect(unknown).toEqual(['B Issue, signature: It was made with a key that the service has not published.']);
  });
});

describe('attachments', () => {
  const [named, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const file = async () => {
    const attachments = [{ sha256: named, name: 'curve.png', caption: '', type: 'image/png' as const, size: 70 }];
    const record = { ...recordOf('A', null, minute(0)), version: 2 as const, attachments };
    const revision = await signActions(record, [['issued', people.originator]], key, 0);
    return { format: 'isentrope-file', version: 1, revisions: [revision] };
  };

  test('are checked against the available files, and skipped if none are available', async () => {
    const result = async (held?: ReadonlySet<string>) =>
      (await verifyFile(await file(), keys, now, held)).findings
        .filter(({ what }) => what === 'Attachment')
        .map(({ holds }) => holds);
    expect([await result(), await result(new Set([named])), await result(new Set([other]))]).toEqual([
      [],
      [true],
      [false],
    ]);
  });
});
