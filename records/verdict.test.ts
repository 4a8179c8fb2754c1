import { beforeAll, describe, expect, test } from 'vitest';
import { minute, people, recordOf, signActions, testFile, testKey, type TestKey } from './testing.ts';
import type { RevisionAction, Actor, RevisionFile } from './index.ts';
import { verdictOf, type Recomputation } from './verdict.ts';
import { verifyFile, type VerificationResult } from './verify.ts';

let key: TestKey;
let whole: VerificationResult;
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
  test('of a valid file names its status and signatures', () => {
    const { state, sentence, recomputed: again, findings } = verdictOf(whole, [recomputed()]);
    expect([state, sentence, again]).toEqual([
      'holds',
      'This calculation is what was issued, checked and approved.',
      'Same calculation: recalculated, every digit is the same.',
    ]);
    expect(findings.at(-1)).toEqual({
      revision: 'A',
      what: 'Recomputation',
      holds: true,
      text: 'Same to every digit, by the same version of the calculator, 1.0.0+a.',
    });
  });

  test.each<[readonly (readonly [RevisionAction, Actor])[], string]>([
    [[], 'This calculation is what was issued. Nobody has checked it yet.'],
    [[['checked', people.checker]], 'This calculation is what was issued and checked. It is not approved.'],
    [
      [['returned', people.checker]],
      'This calculation is what was issued. It was returned and does not count as checked.',
    ],
  ])('goes by the last act', async (acts, sentence) => {
    const revision = await signActions(
      recordOf('A', null, minute(0)),
      [['issued', people.originator], ...acts],
      key,
      0,
    );
    const file = { format: 'isentrope-file', version: 1, revisions: [revision] };
    expect(verdictOf(await verifyFile(file, [key.published]), [])).toMatchObject({ state: 'holds', sentence });
  });

  const file = (change: (file: RevisionFile) => void) => async () => {
    const input = await testFile(2, key);
    change(input);
    return verifyFile(input, [key.published]);
  };
  test.each<[string, () => Promise<VerificationResult>, string, RegExp]>([
    [
      'a word',
      file(({ revisions: [first] }) => first && (first.record.reason = 'Changed')),
      'revision A was changed after it was issued.',
      /^Revision A, record: It has been changed: it does not match the hash/,
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
      'revision B does not have the signatures it needs.',
      /^Revision B, order: It was never signed/,
    ],
    [
      'a key that is not theirs',
      file(({ revisions: [first] }) => first?.signatures.forEach(each => (each.key = 'other'))),
      'revision A has an invalid signature.',
      /^Revision A, issue, signature: It was made with a key/,
    ],
    [
      'anything else',
      () => verifyFile('no', undefined),
      'it is not a calculation file, or it has been changed.',
      /^Form: This is not a calculation file/,
    ],
  ])('warns of a file with %s, and says why', async (_, result, clause, reason) => {
    const { state, sentence, reasons } = verdictOf(await result(), []);
    expect([state, sentence]).toEqual(['fails', `Do not rely on this file: ${clause}`]);
    expect(reasons[0]).toMatch(reason);
  });

  test('is "open" without a statement on the signers if no keys are available', async () => {
    const { state, sentence } = verdictOf(await verifyFile(await testFile(1, key), undefined), [recomputed()]);
    expect([state, sentence]).toEqual(['open', 'This file is consistent, but its signatures could not be checked.']);
  });

  const another = { kept: '0.2.0+a', present: '0.2.1+b' };

  test('is "holds" if another version gives other results', () => {
    const differs = { largest: 0.002, differences: [wrong], engines: another };
    const { state, sentence, recomputed: again, findings } = verdictOf(whole, [recomputed(differs)]);
    expect([state, sentence]).toEqual(['holds', 'This calculation is what was issued, checked and approved.']);
    expect(again).toBe(
      'Same record: another version of the calculator gives different results for revision A; they are listed below. The issued record remains valid.',
    );
    expect(findings.at(-1)).toEqual({
      revision: 'A',
      what: 'Recomputation',
      holds: null,
      text: '1 place differs, by version 0.2.1+b; the record is by 0.2.0+a. The record remains as issued.',
    });
  });

  test.each(['0.1.0+a', '0.1.9+a', '0.0.7+a'])(
    'states that the last digits of version %s depended on the machine',
    stored => {
      const engines = { kept: stored, present: '0.2.0+b' };
      for (const largest of [2e-9, 1e-4, Infinity]) {
        const { state, reasons, findings } = verdictOf(whole, [recomputed({ largest, differences: [wrong], engines })]);
        expect([state, reasons]).toEqual(['holds', []]);
        expect(findings.at(-1)?.text).toMatch(/Before version 0\.2\.0 the last digits depended on the machine/);
      }
    },
  );

  test.each(['0.2.0+a', '0.10.0+a', '1.0.0+a'])('does not mention the JavaScript engine for version %s', stored => {
    const engines = { kept: stored, present: '2.0.0+b' };
    const { findings } = verdictOf(whole, [recomputed({ largest: 1e-4, differences: [wrong], engines })]);
    expect(findings.at(-1)?.text).not.toMatch(/machine/);
  });

  test('is "open" if the same version gives other results', () => {
    const differs = { largest: 0.002, differences: [wrong] };
    const { state, sentence, reasons, recomputed: again } = verdictOf(whole, [recomputed(differs)]);
    expect([state, reasons]).toEqual(['open', []]);
    expect(sentence).toBe(
      'This calculation is what was issued, checked and approved. But the same version of the calculator gives different results for revision A here: find out why before you use it.',
    );
    expect(again).toBe(
      'The same version of the calculator gives different results for revision A; they are listed below.',
    );
  });

  test('treats differences in the last digits as equal, and names them', () => {
    const {
      state,
      recomputed: again,
      findings,
    } = verdictOf(whole, [recomputed({ largest: 1e-10, differences: [wrong] })]);
    expect([state, again]).toEqual(['holds', 'Same calculation: recalculated, at least nine digits are the same.']);
    expect(findings.at(-1)?.text).toContain('1 place differs beyond that');
  });

  test.each([
    [1e-9, 'holds', 'Same calculation: recalculated, at least nine digits are the same.'],
    [
      1.001e-9,
      'open',
      'The same version of the calculator gives different results for revision A; they are listed below.',
    ],
  ])('of a relative difference of %s is "%s"', (largest, expected, sentence) => {
    const { state, recomputed: again } = verdictOf(whole, [recomputed({ largest, differences: [wrong, wrong] })]);
    expect([state, again]).toEqual([expected, sentence]);
  });

  test('names several revisions and places', () => {
    const differs = { largest: 0.002, differences: [wrong, wrong] };
    const { recomputed: again, findings } = verdictOf(whole, [
      recomputed(differs),
      recomputed({ ...differs, revision: 'B' }),
    ]);
    expect(again).toContain('different results for revisions A, B; they are listed below');
    expect(findings.at(-1)?.text).toMatch(/^2 places differ, by the same version/);
    expect(verdictOf(whole, []).recomputed).toBe('Not recalculated.');
  });

  test('states why a revision was not recalculated', () => {
    const reason = 'Recalculating this sheet needs a Pro subscription.';
    const none = verdictOf(whole, [{ revision: 'A', reason }]);
    expect([none.state, none.recomputed]).toEqual(['holds', `Not recalculated: ${reason}`]);
    const some = verdictOf(whole, [recomputed(), { revision: 'B', reason }]);
    expect(some.recomputed).toBe(
      `Same calculation: recalculated, every digit is the same. Recalculated in part: ${reason}`,
    );
  });
});
