import { expect, test } from 'vitest';
import { median, pairedTable, saturationPressure, spreadOf } from './bench-compare.mjs';

test('the yardstick computes the saturation pressures that IAPWS R7-97(2012) prints in Table 35', () => {
  expect(saturationPressure(300)).toBeCloseTo(0.00353658941, 11);
  expect(saturationPressure(500)).toBeCloseTo(2.63889776, 8);
  expect(saturationPressure(600)).toBeCloseTo(12.3443146, 7);
});

test('the median and the quartiles do not depend on the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(spreadOf([5, 4, 3, 2, 1])).toEqual([2, 4]);
});

test('the table has a row for each figure, the geometric mean and the yardstick', () => {
  const row = { now: 200, before: 100, ratio: 2, spread: [1.9, 2.1], yardstick: 12 } as const;
  const other = { ...row, name: 'two', now: 50, ratio: 0.5 };
  const lines = pairedTable([{ ...row, name: 'one' }, other], 'abc').split('\n');
  expect(lines[1]).toMatch(/^one +200 ns +100 ns +2\.00 +1\.90-2\.10$/u);
  expect(lines.at(-1)).toBe('All: 1.000. Yardstick, a saturation state of water: 12.0 ns.');
});
