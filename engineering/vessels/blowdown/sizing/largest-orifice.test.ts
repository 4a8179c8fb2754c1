import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestOrifice } from '../../index.ts';

test('the largest orifice that keeps a condition is found to a third of a per cent, and never one that fails', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.011, max: 0.29, noNaN: true }), limit => {
      const result = largestOrifice(diameter => diameter <= limit, 0.01, 0.3);
      expect(result?.diameter).toBeLessThanOrEqual(limit);
      expect(result?.failing).toBeGreaterThan(limit);
      expect((result?.failing ?? NaN) / (result?.diameter ?? NaN)).toBeLessThan(1.003_001);
    }),
  );
});

test('an orifice larger than one that fails is not returned, even if it passes', () => {
  const keeps = (diameter: number) => diameter < 0.04 || diameter > 0.09;
  expect(largestOrifice(keeps, 0.01, 0.3)?.diameter).toBeLessThan(0.04);
});

test('is the largest tried if all pass, undefined if the smallest fails, and progress ends at 1', () => {
  const reported: number[] = [];
  const result = largestOrifice(
    () => true,
    0.01,
    0.25,
    fraction => reported.push(fraction),
  );
  expect(result).toMatchObject({ diameter: 0.25, failing: undefined });
  expect(reported.at(-1)).toBe(1);
  expect(reported).toEqual(reported.toSorted((one, other) => one - other));
  expect(largestOrifice(() => false, 0.01, 0.25)).toBeUndefined();
  expect(() => largestOrifice(() => true, 0.3, 0.25)).toThrow('diameters must rise from above 0, got 0.3 to 0.25');
});
