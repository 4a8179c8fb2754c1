import { caseFrom, type CaseInput } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import type { WorkbenchCase } from './workbench-model.ts';
import { isUpToDate, awaitsCalculation } from './is-up-to-date.ts';
import { calculateCases } from '../calculation/calculate-cases.ts';
import { box } from '../testing/box.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

const full = { shape: 'slab', side: 100, height: 5, parts: 'bolt: 2; nut: 1', finish: 'plain', margin: 3 };

/** A case calculated from one entry and edited to another. */
function editedCase(then: CaseInput, now: CaseInput): WorkbenchCase {
  const [calculated] = calculateCases(box, [caseFrom(box, then)]);
  if (!calculated) throw new Error('The case gave nothing.');
  return { key: 1, data: caseFrom(box, now), calculated };
}
const stillCurrent = (change: CaseInput) => isUpToDate(box, editedCase(full, { ...full, ...change }));

describe('results are up to date', () => {
  test('if the same values are written differently', () => {
    expect(stillCurrent({})).toBe(true);
    expect(stillCurrent({ side: '100.0' })).toBe(true);
    expect(stillCurrent({ side: { value: 0.1, unit: 'm' } })).toBe(true);
    expect(stillCurrent({ parts: 'Bolt: 2.0;hex nut: 1' })).toBe(true);
    expect(stillCurrent({ margin: ' 3' })).toBe(true);
  });

  test('if only text fields without influence change', () => {
    expect(stillCurrent({ remark: 'new', userDescription: 'Other' })).toBe(true);
  });

  test('if what changed is not part of the case', () => {
    const cube = { side: 100 };
    expect(isUpToDate(box, editedCase(cube, { ...cube, height: 7 }))).toBe(true);
  });

  test('unless an entry or choice is changed or cleared', () => {
    for (const change of [
      { side: 101 },
      { side: { value: 100, unit: 'm' } },
      { side: '' },
      { side: 'x' },
      { height: 6 },
      { parts: 'bolt: 2; nut: 2' },
      { parts: '' },
      { finish: 'painted' },
      { shape: 'cube' },
      { margin: '' },
      { coating: 1 },
    ] satisfies CaseInput[])
      expect(stillCurrent(change), JSON.stringify(change)).toBe(false);
  });

  test('unless there are none', () => {
    expect(isUpToDate(box, { key: 1, data: caseFrom(box, full) })).toBe(false);
  });
});

test('no case awaits Calculate in a fast calculator', () => {
  expect(awaitsCalculation(box, { key: 1, data: caseFrom(box, full) })).toBe(false);
});
