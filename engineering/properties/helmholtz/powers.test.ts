import { expect, test } from 'vitest';
import { Powers } from './powers.ts';

test.each([
  ['whole, below 0 and halves', [-1.5, -0.5, -2, -7, 0, 0.5, 1, 3, 22]],
  ['whole alone', [1, 2, 13, 50]],
  ['eighths', [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 7.125, -0.375]],
  ['any others', [0.33, 1.06, 2.1]],
  ['twentieths and fortieths', [0.05, 7.95, -0.3, 1.025, 0.1, 2.15, 5.4]],
  ['mixed, one of them twice', [4.1, 0.5, 1, 4.1, 0.25]],
  ['none', []],
])('of exponents that are %s', (_, exponents) => {
  const powers = new Powers(exponents);
  for (const x of [0.1, 0.77, 1, 1.3, 4]) {
    powers.raise(x, Math.log(x));
    for (const t of exponents) expect((powers.value[powers.placeOf(t)] ?? NaN) / x ** t).toBeCloseTo(1, 14);
  }
});
