import { expect, test } from 'vitest';
import { publishedEosValues } from './index.ts';

/** Half a unit of the last digit. */
function tolerance(printed: string): number {
  return 0.5 * 10 ** -(printed.split('.')[1] ?? '').length;
}

for (const { label, expected, unit, source, compute } of publishedEosValues) {
  test(`${label} is ${expected} ${unit} as in ${source}`, () => {
    const computed = compute();
    expect(Math.abs(computed - Number(expected)), `computed ${computed}`).toBeLessThanOrEqual(tolerance(expected));
  });
}
