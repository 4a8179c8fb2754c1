import { beforeAll, describe, expect, test } from 'vitest';
import { minute, people, recordOf, signed, testFile, testKey, type TestKey } from './testing.ts';
import type { Act, Person, RevisionFile } from './index.ts';
import { verdictOf, type Recomputation } from './verdict.ts';
import { verifyFile, type Verified } from './verify.ts';

let key: TestKey;
let whole: Verified;
beforeAll(async () => {
  key = await testKey('key-1');
  whole = await verifyFile(await testFile(2, key), [key.published]);
});

const engines = { kept: '1.0.0+a', present: '1.0.0+a' };
const recomputed = (more: object = {}): Recomputation => ({
  revision: 'A',
  engines,
  largest: 0,
  differences: [],
  firstSteps: [],
  ...more,
});
const wrong = 'Case 1, Bore: 52.1 mm in the file, 52.2 mm recomputed';

describe('the verdict', () => {
  test('of a file in which everything holds says what was done with it', () => {
    const { state, sentence, recomputed: again } = verdictOf(whole, [recomputed()]);
    expect([state, sentence, again]).toEqual([
      'holds',
      'This calculation is what was issued, checked and approved.',
      'Recomputed: same to every digit.',
    ]);
  });

  test.each<[readonly (readonly [Act, Person])[], string]>([
    [[], 'This calculation is what was issued. Nobody has checked it yet.'],
    [[['checked', people.checker]], 'This calculation is what was issued and checked. It is not approved.'],
    [
      [['returned', people.checker]],
      'This calculation is what was issued. It was returned and does not count as checked.',
    ],
  ])('goes by the last act', async (acts, sentence) => {
    const revision = await signed(recordOf('A', null, minute(0)), [['issued', people.originator], ...acts], key, 0);
    const file = { format: 'isentrope-file', version: 1, revisions: [revision] };
    expect(verdictOf(await verifyFile(file, [key.published]), [])).toMatchObject({ state: 'holds', sentence });
  });

  const file = (change: (file: RevisionFile) => void) => async () => {
    const given = await testFile(2, key);
    change(given);
    return verifyFile(given, [key.published]);
  };
  test.each<[string, () => Promise<Verified>, string, RegExp]>([
    [
      'a word',
      file(({ revisions: [first] }) => first && (first.record.reason = 'Changed')),
      'revision A was changed after it was issued.',
      /^Revision A, record: Something in it was changed/,
    ],
    [
      'a revision that is missing',
      file(({ revisions }) => revisions.shift()),
      'revision B does not follow the one before it.',
      /^Revision B, chain: The first revision/,
    ],
    [
      'an issue that is missing',
      file(({ revisions }) => revisions[1]?.signatures.shift()),
      'revision B was not signed as it has to be.',
      /^Revision B, order: It was never signed/,
    ],
    [
      'a key that is not theirs',
      file(({ revisions: [first] }) => first?.signatures.forEach(each => (each.key = 'other'))),
      'revision A has a signature that does not hold.',
      /^Revision A, issue, signature: It is by a key/,
    ],
    [
      'anything else',
      () => verifyFile('no', undefined),
      'it is not a file of revisions, or it has been changed.',
      /^Form: This is not a file of revisions/,
    ],
  ])('warns of a file with %s, and says why', async (_, found, clause, reason) => {
    const { state, sentence, reasons } = verdictOf(await found(), []);
    expect([state, sentence]).toEqual(['fails', `Do not rely on this file: ${clause}`]);
    expect(reasons[0]).toMatch(reason);
  });

  test('leaves open who signed where there are no keys', async () => {
    const { state, sentence } = verdictOf(await verifyFile(await testFile(1, key), undefined), [recomputed()]);
    expect([state, sentence]).toEqual([
      'open',
      'This file agrees with itself, but who signed it could not be checked.',
    ]);
  });

  test('warns where the same version gives something else, and not where another does', () => {
    const differs = { largest: 0.002, differences: [wrong] };
    const same = verdictOf(whole, [recomputed(differs)]);
    expect([same.state, same.recomputed]).toEqual(['fails', 'Recomputed: revision A gives other results.']);
    expect(same.sentence).toBe('Do not rely on this file: revision A gives other results when it is recalculated.');
    expect(same.findings.at(-1)).toMatchObject({ what: 'Recomputation', holds: false });
    const other = verdictOf(whole, [recomputed({ ...differs, engines: { kept: '1.0.0+a', present: '1.0.1+b' } })]);
    expect([other.state, other.findings.at(-1)?.holds]).toEqual(['holds', null]);
    expect(other.findings.at(-1)?.text).toContain('by version 1.0.1+b; the record is by 1.0.0+a');
  });

  test('does not warn of the last digits, and names them', () => {
    const {
      state,
      recomputed: again,
      findings,
    } = verdictOf(whole, [recomputed({ largest: 1e-10, differences: [wrong] })]);
    expect([state, again]).toEqual(['holds', 'Recomputed: same to nine digits and more.']);
    expect(findings.at(-1)?.text).toContain('1 place differs beyond that');
    expect(verdictOf(whole, [recomputed({ largest: 2e-9, differences: [wrong] })]).state).toBe('fails');
  });

  test('says why a revision was not worked through again', () => {
    const reason = 'Recomputing this sheet needs Pro.';
    const none = verdictOf(whole, [{ revision: 'A', reason }]);
    expect([none.state, none.recomputed]).toEqual(['holds', `Not recomputed: ${reason}`]);
    const some = verdictOf(whole, [recomputed(), { revision: 'B', reason }]);
    expect(some.recomputed).toBe(`Recomputed: same to every digit. Not all of it: ${reason}`);
  });
});
