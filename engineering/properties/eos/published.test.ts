import { expect, test } from 'vitest';
import { publishedEosValues } from './index.ts';

/** A unit of the last digit: the source cuts some of its figures instead of rounding them. */
function tolerance(printed: string): number {
  return 10 ** -(printed.split('.')[1] ?? '').length;
}

for (const { label, expected, unit, source, compute } of publishedEosValues) {
  test(`${label} is ${expected} ${unit} as in ${source}`, () => {
    const computed = compute();
    expect(Math.abs(computed - Number(expected)), `computed ${computed}`).toBeLessThanOrEqual(tolerance(expected));
  });
}
