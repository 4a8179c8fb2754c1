import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LinearIntegral } from './index.ts';

const table = new LinearIntegral([
  [100, 2],
  [200, 4],
  [300, 1],
]);

describe('the integral of a table', () => {
  test('is constant times x below it, its trapezia within it, and goes on straight above it', () => {
    expect(table.integral(50)).toBe(100);
    expect(table.integral(100)).toBe(200);
    expect(table.integral(200)).toBe(500);
    expect(table.integral(150)).toBe(200 + 50 * 2.5);
    expect(table.integral(300)).toBe(750);
    expect(table.integral(400)).toBe(850);
  });

  test('has the table as its slope', () => {
    for (const [x, value] of [
      [10, 2],
      [120, 2.4],
      [180, 3.6],
      [250, 2.5],
      [350, 1],
    ] as const) {
      const slope = (table.integral(x + 1e-4) - table.integral(x - 1e-4)) / 2e-4;
      expect(slope).toBeCloseTo(value, 6);
    }
  });

  test('inverts to x', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), x => {
        expect(Math.abs(table.inverse(table.integral(x)) / x - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  test('of one point is that of a constant', () => {
    const constant = new LinearIntegral([[293, 45]]);
    expect([constant.integral(100), constant.integral(400), constant.inverse(4500)]).toEqual([4500, 18_000, 100]);
  });

  test('throws for an invalid table', () => {
    expect(() => new LinearIntegral([])).toThrow('a table needs at least one point');
    expect(() => new LinearIntegral([[1, 0]])).toThrow('values of a table must be positive, got 0 at 1');
    expect(
      () =>
        new LinearIntegral([
          [2, 1],
          [2, 1],
        ]),
    ).toThrow('x of a table must rise from above 0');
  });
});
