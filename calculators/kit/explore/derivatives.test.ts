import { describe, expect, test } from 'vitest';
import { slopeOf } from './derivatives.ts';

describe('the slope of a curve', () => {
  test.each([
    ['a line', (x: number) => 3 * x + 1, 2, 3],
    ['a square', (x: number) => x ** 2, 2, 4],
    ['a cubic, whose two step sizes differ', (x: number) => x ** 3, 2, 12],
    ['an exponential', Math.exp, 1, Math.E],
    ['a summit', (x: number) => -((x - 2) ** 2), 2, 0],
    ['a constant', () => 7, 2, 0],
  ])('of %s is analytically correct', (_, f, x, expected) => {
    const slope = slopeOf(f, x, 0.002);
    expect('slope' in slope && Math.abs(slope.slope - expected)).toBeLessThan(1e-10);
  });

  test('is not taken as a jump if a large value is rounded', () => {
    const slope = slopeOf(x => 1e6 + (x > 2.0015 ? 2e-9 : 0), 2, 0.002);
    expect('slope' in slope && Math.abs(slope.slope)).toBeLessThan(1e-6);
  });

  test('has an error from the narrower step', () => {
    // (x + h)³ has a central difference of 3x² + h².
    const slope = slopeOf(x => x ** 3, 2, 0.02);
    expect('error' in slope && slope.error).toBeCloseTo(0.01 ** 2, 10);
  });

  test.each([
    ['a kink', (x: number) => Math.abs(x - 2)],
    ['a kink between slopes that are nearly the same', (x: number) => x + 0.01 * Math.abs(x - 2)],
    ['a jump', (x: number) => (x < 2 ? 1 : 2)],
    ['a jump on a slope', (x: number) => (x < 2 ? x : x + 1)],
    ['a jump beside the place, within the step', (x: number) => (x < 2.0015 ? 1 : 2)],
  ])('is not defined at %s', (_, f) => {
    expect(slopeOf(f, 2, 0.002)).toEqual({ notDefined: 'Not defined here: the result jumps or has a kink.' });
  });

  test.each([-1, -0.5, 0, 0.5, 1])('is not defined without a value %d steps away', share => {
    const lacking = 2 + share * 0.25;
    expect(slopeOf(x => (x === lacking ? undefined : x), 2, 0.25)).toEqual({
      notDefined: 'There is no result here or close to it.',
    });
  });
});
