import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRoot } from './index.ts';

describe('a bracketed root', () => {
  test('is found to the last digits of a double', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), square => {
        const root = findRoot(x => x * x - square, 0, 1e4);
        expect(Math.abs((root?.x ?? Number.NaN) / Math.sqrt(square) - 1)).toBeLessThan(2e-15);
      }),
    );
  });

  test('is found where the function is steep, flat or an end point', () => {
    expect(findRoot(x => Math.exp(x) - 1e10, -100, 100)?.x).toBeCloseTo(Math.log(1e10), 12);
    expect(findRoot(x => (x - 1) ** 3, 0, 3)?.x).toBeCloseTo(1, 4);
    expect(findRoot(x => x, 0, 1)?.x).toBe(0);
    expect(findRoot(x => x - 1, 0, 1)?.x).toBe(1);
  });

  test('is refused without a change of sign or with a value that is not a number', () => {
    expect(findRoot(x => x * x + 1, -1, 1)).toBeUndefined();
    expect(findRoot(() => Number.NaN, -1, 1)).toBeUndefined();
  });
});
