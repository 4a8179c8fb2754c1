import { describe, expect, test } from 'vitest';
import { pumpCurve } from './pump-curve.ts';

const perHead = 1000 * 9.80665;

/** The head, m, of a curve of rows in m³/h and m, at flows in m³/h. */
function headsOf(rows: readonly (readonly [flow: number, head: number])[], flows: readonly number[]): number[] {
  const { differentialAt } = pumpCurve(
    rows.map(([flow, head]) => ({ flow: flow / 3600, head })),
    1000,
  );
  return flows.map(flow => differentialAt(flow / 3600) / perHead);
}

const near = (values: readonly number[]) => values.map(value => expect.closeTo(value, 9));

describe('below the first row, a curve', () => {
  // The parabola through the rows is 90 + 0.1·Q − 0.002·Q², with its vertex of 91.25 m at 25 m³/h.
  test('goes on along the parabola through three rows, up to its vertex', () => {
    const rows = [
      [100, 80],
      [150, 60],
      [200, 30],
    ] as const;
    expect(headsOf(rows, [100, 83.8, 60, 25, 10, 0])).toEqual(near([80, 84.33512, 88.8, 91.25, 91.25, 91.25]));
  });

  test('goes on along the line through two rows', () =>
    expect(
      headsOf(
        [
          [100, 80],
          [200, 60],
        ],
        [50, 0],
      ),
    ).toEqual(near([90, 100])));

  test('keeps the head of rows that rise from the first on', () =>
    expect(
      headsOf(
        [
          [100, 80],
          [150, 82],
          [200, 60],
        ],
        [50, 0],
      ),
    ).toEqual(near([80, 80])));
});

test('through every row with the first at zero flow, a curve ends there', () => {
  const rows = [
    [0, 100],
    [100, 99],
    [300, 85],
  ] as const;
  expect(headsOf(rows, [0, 100, 300])).toEqual(near([100, 99, 85]));
});
