import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { writeDocument } from '../document/document.ts';
import { quantity } from '../definition/fields.ts';
import { linkResults, changesSinceLink, parseLinkResults, type LinkResults } from './link-results.ts';
import { run } from '../report/run.ts';
import { openFragment, shareFragment } from './share-link.ts';
import { fields, step } from '../definition/source.ts';

const { length } = fields({ length: quantity('Length', 'length', 'm') });
const third = step('third', { length }, { label: 'A third', kind: 'length', unit: 'mm' }, v => v.length / 3);
const line = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Line: [length] }, results: { Line: [third] }, primary: third, examples: [], references: [] },
);
const cases = [caseFrom(line, { length: 2 }), caseFrom(line, { length: 5 })];
const reports = run(line, writeDocument(line, { cases })).cases;
const earlier = (...answers: LinkResults['cases']): LinkResults => ({ engine: '0.0.9+other', cases: answers });
const apart = (reading: LinkResults, index = 0) => {
  const report = reports[index];
  return report ? changesSinceLink(line, reading, index, report) : [];
};

describe('the results stored in a link', () => {
  test('are the version and the key results of calculated cases', async () => {
    const [first] = reports;
    const { read } = await openFragment(line, await shareFragment(line, cases, [], [first, undefined]));
    expect(read).toEqual({
      engine: first && run(line, writeDocument(line, { cases })).engine,
      cases: [[0.66666666667], null],
    });
    expect((await openFragment(line, await shareFragment(line, cases))).read).toBeUndefined();
  });

  test('make a link only slightly longer', async () => {
    const [bare, whole] = [await shareFragment(line, cases), await shareFragment(line, cases, [], reports)];
    expect(whole.length - bare.length).toBeLessThan(90);
  });

  test('are not reported for the same version or for differences in rounding', () => {
    expect(apart({ ...linkResults(line, reports), cases: [[1]] })).toEqual([]);
    expect(apart(earlier([0.66666666667]))).toEqual([]);
    expect(apart(earlier([(2 / 3) * (1 + 0.9e-9)]))).toEqual([]);
    expect(apart(earlier())).toEqual([]);
    expect(apart(earlier(null))).toEqual([]);
  });

  test('are reported with the current ones, in their unit', () => {
    expect(apart(earlier([0.6]))).toEqual([
      { case: 0, label: 'A third', part: '', was: '600.0 mm', now: '666.7 mm', by: '' },
    ]);
    expect(apart(earlier(null, [(5 / 3) * (1 + 2e-3)]), 1)).toMatchObject([{ case: 1, label: 'A third' }]);
    expect(apart(earlier(null, [(5 / 3) * (1 + 2e-6)]), 1)).toEqual([]);
    expect(apart(earlier(['high']))).toMatchObject([{ was: 'high', now: '666.7 mm' }]);
    expect(apart(earlier([true]))).toMatchObject([{ was: 'yes', now: '666.7 mm' }]);
  });

  test('are ignored if invalid', () => {
    for (const input of [undefined, null, 1, {}, { engine: 1, cases: [] }, { engine: 'x'.repeat(101), cases: [] }])
      expect(parseLinkResults(input)).toBeUndefined();
    expect(parseLinkResults({ engine: 'a', cases: [1, [{}, Number.NaN, 2, 'b', true, null]] })).toEqual({
      engine: 'a',
      cases: [null, [null, null, 2, 'b', true, null]],
    });
  });
});
