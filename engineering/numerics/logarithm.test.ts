import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logarithm } from './index.ts';

const unit = 2 ** -52;

test('differs from ln by two units of the last place at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 1 / 16, max: 8, noNaN: true }), x => {
      expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThanOrEqual(2 * unit * Math.abs(Math.log(x)));
    }),
    { numRuns: 2000 },
  );
});

test('is 0 at 1, and exact to its last digits beside it', () => {
  expect(logarithm(1)).toBe(0);
  for (const x of [1 - 1e-15, 1 - 1e-9, 1 - 1e-4, 1 + 1e-15, 1 + 1e-9, 1 + 1e-4]) {
    expect(Math.abs(logarithm(x) / Math.log(x) - 1)).toBeLessThanOrEqual(2 * unit);
  }
});

test('has no step from one middle to the next', () => {
  for (let k = 32; k <= 1024; k += 1) {
    const step = logarithm((k / 256) * (1 + 2 * unit)) - logarithm((k / 256) * (1 - 2 * unit));
    expect(Math.abs(step)).toBeLessThan(10 * unit);
  }
});

test('ends as ln does', () => {
  for (const x of [-1, -0, 0, 5e-324, 0.12, 4, 1e300, Infinity, NaN]) expect(logarithm(x)).toBe(Math.log(x));
});
