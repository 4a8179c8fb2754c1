import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secantRoot } from './index.ts';

describe('a root by secants', () => {
  it('of a function that rises or falls is found from any guess, within its bounds', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        fc.constantFrom(1, -1),
        (square, guess, sign) => {
          const bounds = { minimum: 0, maximum: 200, tolerance: 1e-9 };
          const result = secantRoot(x => sign * (x * x - square), { ...bounds, guess, slope: sign });
          expect(result?.x).toBeCloseTo(Math.sqrt(square), 8);
        },
      ),
    );
  });

  it('needs few evaluations from a known slope, and returns the final one', () => {
    let calls = 0;
    const cube = (x: number) => {
      calls += 1;
      return x ** 3 - 8;
    };
    const result = secantRoot(cube, { guess: 2.0001, slope: 12, tolerance: 1e-8 });
    expect(result?.x).toBeCloseTo(2, 12);
    expect(result?.slope).toBeCloseTo(12, 2);
    expect(calls).toBeLessThanOrEqual(2);
  });

  it('is undefined where there is no root or the function is NaN', () => {
    expect(secantRoot(x => x + 1, { guess: 1, slope: 1, tolerance: 1e-9, minimum: 0, maximum: 2 })).toBeUndefined();
    expect(secantRoot(() => NaN, { guess: 1, slope: 1, tolerance: 1e-9 })).toBeUndefined();
  });
});
