import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { writeDocument } from '../document/document.ts';
import { driftOf } from './drift.ts';
import { quantity } from '../definition/fields.ts';
import { issuedReportOptions, recompute } from './recompute.ts';
import type { CaseReport } from './report.ts';
import { run } from './run.ts';
import { fields, step } from '../definition/source.ts';

const { length } = fields({ length: quantity('Length', 'length', 'm') });

/** A calculator with two results that depend on one coefficient, the first also on another. */
function line(coefficient: number, further: number, label = 'Twice') {
  const double = step('double', { length }, { label, kind: 'length', unit: 'm' }, v => coefficient * v.length);
  const longer = step('longer', { double }, { label: 'Longer', kind: 'length', unit: 'm' }, v => v.double + further);
  return calculation(
    { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
    { inputs: { Line: [length] }, results: { Line: [longer, double] }, primary: longer, examples: [], references: [] },
  );
}

const stored = line(2, 1);
const document = writeDocument(stored, { cases: [2, 0].map(length => caseFrom(stored, { length })) });
const report = JSON.parse(JSON.stringify(run(stored, document, issuedReportOptions))) as CaseReport;
const driftBy = async (now: typeof stored) => driftOf(now, report, await recompute(now, document, report));

describe('the drift of an issued report', () => {
  test('is none if the results are the same, even if the wording of the working changes', async () => {
    const same = { outcome: 'same', change: '', results: [], more: 0, firstSteps: [] };
    expect(await driftBy(stored)).toEqual({ engine: report.engine, ...same });
    expect(await driftBy(line(2, 1, 'Doubled'))).toMatchObject(same);
  });

  test('is none unless a displayed digit changes', async () => {
    expect(await driftBy(line(2 * (1 + 1e-6), 1))).toMatchObject({ outcome: 'same' });
    expect(await driftBy(line(2 * (1 + 1e-3), 1))).toMatchObject({ outcome: 'differs' });
  });

  test('is none up to a relative 1e-9, even if a displayed digit changes', async () => {
    const half = caseFrom(stored, { length: 1.00025 });
    const document = writeDocument(stored, { cases: [half] });
    const report = run(stored, document, issuedReportOptions);
    const driftWith = async (factor: number) => {
      const now = line(2 * factor, 1);
      return driftOf(now, report, await recompute(now, document, report)).outcome;
    };
    // Twice 1.00025 m is 2.0005 m, displayed as 2.001 m; slightly less is displayed as 2.000 m.
    expect([await driftWith(1 - 9e-10), await driftWith(1 - 9e-9)]).toEqual(['same', 'differs']);
  });

  test('lists each result with old, new and change, the largest key result, and the first differing step', async () => {
    expect(await driftBy(line(1.9, 1))).toEqual({
      engine: report.engine,
      outcome: 'differs',
      change: '−4.0 %',
      results: [
        { case: 0, label: 'Longer', part: '', was: '5.000 m', now: '4.800 m', by: '−4.0 %' },
        { case: 0, label: 'Twice', part: '', was: '4.000 m', now: '3.800 m', by: '−5.0 %' },
      ],
      more: 0,
      firstSteps: [{ case: 0, label: 'Twice', part: '', was: '4.0000 m', now: '3.8000 m', by: '−5.0 %' }],
    });
  });

  test('has the first differing step of each case', async () => {
    const { change, firstSteps } = await driftBy(line(2, 1.1));
    expect(change).toBe('+10 %');
    expect(firstSteps.map(({ case: index, label }) => [index, label])).toEqual([
      [0, 'Longer'],
      [1, 'Longer'],
    ]);
  });

  test('has no size for a result that has become missing', async () => {
    const { outcome, change, results } = await driftBy(line(Number.POSITIVE_INFINITY, 1));
    expect([outcome, change]).toEqual(['differs', '']);
    expect(results[0]).toMatchObject({ was: '5.000 m', now: expect.stringContaining('no value') as string, by: '' });
  });
});
