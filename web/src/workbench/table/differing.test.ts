import type { CaseInput } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { uncalculatedTestCases } from '../testing/test-cases.ts';
import { box } from '../testing/box.ts';
import { differingInputs } from './differing.ts';

const side = { side: 100 };
const differing = (...input: readonly CaseInput[]) => [...differingInputs(box, uncalculatedTestCases(box, input))];

describe('an input differs', () => {
  test('if any case has another value', () => {
    expect(differing(side, side, { side: 101 })).toEqual(['side']);
    expect(differing({ ...side, remark: 'a' }, { ...side, remark: 'b' })).toEqual(['remark']);
    expect(differing({ ...side, finish: 'plain' }, { ...side, finish: 'painted' })).toEqual(['finish']);
    expect(differing({ ...side, parts: 'bolt: 1' }, { ...side, parts: 'bolt: 2' })).toEqual(['parts']);
    expect(differing({ side: -100 }, side)).toEqual(['side']);
  });

  test('if it is blank in one case only', () => {
    expect(differing({ ...side, margin: 3 }, side)).toEqual(['margin']);
    expect(differing(side, { ...side, margin: 3 })).toEqual(['margin']);
  });

  test('if it is invalid, unless the text is equal', () => {
    expect(differing({ ...side, margin: 'x' }, { ...side, margin: 'y' })).toEqual(['margin']);
    expect(differing({ ...side, margin: 'x' }, { ...side, margin: 3 })).toEqual(['margin']);
    expect(differing({ ...side, margin: 'x' }, { ...side, margin: 'x' })).toEqual([]);
  });
});

describe('an input does not differ', () => {
  test('if the same quantity is written differently or in another unit', () => {
    expect(differing(side, { side: '100.0' }, { side: { value: 0.1, unit: 'm' } })).toEqual([]);
    expect(differing({ ...side, margin: '' }, { ...side, margin: ' ' })).toEqual([]);
    expect(differing({ ...side, margin: { value: '', unit: 'm' } }, side)).toEqual([]);
  });

  test('if values only differ by conversion noise', () => {
    expect(differing(side, { side: 100 * (1 + 5e-10) })).toEqual([]);
    expect(differing(side, { side: 100 * (1 + 5e-9) })).toEqual(['side']);
  });

  test('if texts only differ in surrounding white space', () => {
    expect(differing({ ...side, remark: 'a' }, { ...side, remark: ' a ' })).toEqual([]);
  });

  test('in cases that do not show it, or in blank cases', () => {
    expect(differing({ ...side, shape: 'slab', height: 1 }, { ...side, height: 2 })).toEqual(['shape']);
    expect(differing(side, {}, side)).toEqual([]);
    expect(differing(side)).toEqual([]);
  });
});
