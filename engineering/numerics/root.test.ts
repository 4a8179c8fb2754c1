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

  test('counts its evaluations, and needs few where the function is smooth', () => {
    const smooth: readonly (readonly [(x: number) => number, number, number, number])[] = [
      // Wallis's equation, and one from each kind of bend.
      [x => x ** 3 - 2 * x - 5, 2, 3, 10],
      [x => Math.cos(x) - x, 0, 1, 9],
      [x => Math.exp(x) - 2, 0, 5, 14],
      [x => Math.log(x), 0.5, 5, 12],
      [x => 1 / x - 0.3, 1, 10, 14],
    ];
    for (const [f, from, to, maximum] of smooth) {
      let calls = 0;
      const root = findRoot(
        x => {
          calls += 1;
          return f(x);
        },
        from,
        to,
      );
      expect(root?.evaluations).toBe(calls);
      expect(calls).toBeLessThanOrEqual(maximum);
    }
  });

  test('is found in three times the halvings at worst, where a parabola leads astray', () => {
    const steps: readonly ((x: number) => number)[] = [
      x => Math.sign(x - 0.3),
      x => (x - 0.3) ** 9,
      x => Math.cbrt(x - 0.3),
      x => Math.exp(-1 / (x - 0.3) ** 2) * Math.sign(x - 0.3),
    ];
    for (const f of steps) expect(findRoot(f, -1, 2)?.evaluations).toBeLessThan(160);
  });

  test('is undefined without a change of sign or with NaN', () => {
    expect(findRoot(x => x * x + 1, -1, 1)).toBeUndefined();
    expect(findRoot(() => Number.NaN, -1, 1)).toBeUndefined();
  });
});
