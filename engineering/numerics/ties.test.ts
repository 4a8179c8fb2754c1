import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exceeds, reaches } from './ties.ts';

const limits = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const rounding = fc.double({ min: -1e-12, max: 1e-12, noNaN: true });

describe('a value near its limit', () => {
  test('reaches it and does not exceed it, despite rounding', () => {
    fc.assert(
      fc.property(limits, rounding, (limit, by) => {
        expect([reaches(limit * (1 + by), limit), exceeds(limit * (1 + by), limit)]).toEqual([true, false]);
      }),
    );
  });

  test('is distinguished from it at a relative distance of 1e-10', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e12, noNaN: true }), limit => {
        expect([reaches(limit * (1 - 1e-10), limit), exceeds(limit * (1 + 1e-10), limit)]).toEqual([false, true]);
      }),
    );
  });

  test('which is infinite or no number', () => {
    expect([reaches(NaN, 1), exceeds(NaN, 1), reaches(1, Infinity), exceeds(1, Infinity)]).not.toContain(true);
    expect(reaches(1, -Infinity)).toBe(true);
  });
});
