import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponential } from './index.ts';

const unit = 2 ** -52;

test('differs from exp by two units of the last place at most', () => {
  fc.assert(
    fc.property(fc.double({ min: -708, max: 709, noNaN: true }), x => {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThanOrEqual(2 * unit);
    }),
    { numRuns: 2000 },
  );
});

test('is 1 at 0 and has no step where the tables go on to the next power', () => {
  expect(exponential(0)).toBe(1);
  expect(exponential(-0)).toBe(1);
  for (let k = -1000; k <= 1000; k += 1) {
    const x = ((k + 0.5) * Math.LN2) / 128;
    const step = exponential(x * (1 + 2 * unit)) / exponential(x * (1 - 2 * unit)) - 1;
    expect(Math.abs(step)).toBeLessThan((4 * Math.abs(x) + 6) * unit);
  }
});

test('ends as exp does', () => {
  for (const x of [-Infinity, -800, -745, -701, 701, 800, Infinity, NaN]) expect(exponential(x)).toBe(Math.exp(x));
});
