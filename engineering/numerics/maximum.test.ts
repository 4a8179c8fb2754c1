import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximize } from './maximum.ts';

/** Runs a search and counts the evaluations. */
function result(f: (x: number) => number, from: number, to: number) {
  const evaluated: number[] = [];
  const { x, f: value } = maximize(
    at => {
      evaluated.push(at);
      return f(at);
    },
    from,
    to,
  );
  return { x, value, asked: evaluated };
}

describe('the greatest value within an interval', () => {
  test.each([
    ['a parabola', (x: number) => 3 - (x - 1.3) ** 2, 0.1, 4, 1.3, 12],
    ['a bell', (x: number) => Math.exp(-((x - 2) ** 2)), 0.5, 5, 2, 20],
    ['x·e⁻ˣ', (x: number) => x * Math.exp(-x), 0.1, 10, 1, 20],
    ['a sine', Math.sin, 0.2, 3, Math.PI / 2, 14],
    ['a flat top', (x: number) => -((x - 2) ** 4), 1, 5, 2, 20],
    ['a steep side', (x: number) => Math.log(x) - x, 1e-3, 50, 1, 30],
    ['a roof', (x: number) => -Math.abs(x - 0.7), 0.1, 3, 0.7, 45],
  ] as const)('of %s is found where it is, in few steps', (_, f, from, to, at, maximum) => {
    const { x, value, asked: evaluated } = result(f, from, to);
    expect(Math.abs(x / at - 1)).toBeLessThan(3e-7);
    expect(value).toBe(f(x));
    expect(evaluated.length).toBeLessThanOrEqual(maximum);
    expect(Math.min(...evaluated)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...evaluated)).toBeLessThanOrEqual(to);
  });

  test('of a monotonic function is exactly at an end', () => {
    for (const [f, end] of [
      [(x: number) => x, 3],
      [(x: number) => -x, 1],
      [(x: number) => x ** 7, 3],
      [(x: number) => 1 / x, 1],
    ] as const)
      expect(maximize(f, 1, 3)).toEqual({ x: end, f: f(end) });
  });

  test('is no less than at any evaluated point', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 9.5, noNaN: true }),
        fc.double({ min: 0.2, max: 6, noNaN: true }),
        (at, power) => {
          const f = (x: number) => -(Math.abs(x - at) ** power);
          const { x, value, asked: evaluated } = result(f, 0.1, 10);
          for (const point of evaluated) expect(value).toBeGreaterThanOrEqual(f(point));
          if (power >= 1 && power <= 2) expect(Math.abs(x - at)).toBeLessThan(2e-6);
          expect(evaluated.length).toBeLessThanOrEqual(63);
        },
      ),
    );
  });
});
