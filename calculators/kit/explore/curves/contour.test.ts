import { describe, expect, test } from 'vitest';
import { boundaryLines, type Place } from './contour.ts';

function lines(xs: readonly number[], ys: readonly number[], holds: (x: number, y: number) => boolean) {
  const grid = ys.map(y => xs.map(x => holds(x, y)));
  return boundaryLines(xs, ys, grid, holds);
}

/** Ten bisections of an edge of length 1, and the middle of the rest. */
const precision = 2 ** -11;

const near = (line: readonly Place[] | undefined, expected: readonly Place[]) =>
  line?.length === expected.length &&
  line.every(([x, y], index) => {
    const [wantedX, wantedY] = expected[index] ?? [Number.NaN, Number.NaN];
    return Math.abs(x - wantedX) <= precision && Math.abs(y - wantedY) <= precision;
  });

describe('a boundary on a map', () => {
  test('passes through the edges that it crosses, from one side to the other', () => {
    const [upright, ...others] = lines([0, 1, 2, 3], [0, 1, 2], x => x < 1.3);
    expect(others).toEqual([]);
    expect(near(upright, [[1.3, 0], [1.3, 1], [1.3, 2]])).toBe(true); // prettier-ignore
    const [level] = lines([0, 1, 2], [0, 1, 2, 3], (_, y) => y >= 2.6);
    expect(near(level, [[0, 2.6], [1, 2.6], [2, 2.6]])).toBe(true); // prettier-ignore
  });

  test('that is closed ends where it begins', () => {
    const [line = [], ...others] = lines([0, 1, 2], [0, 1, 2], (x, y) => Math.hypot(x - 1, y - 1) < 0.4);
    expect(others).toEqual([]);
    expect([line.length, line[0]]).toEqual([5, line[4]]);
    for (const [x, y] of line) expect(Math.abs(Math.hypot(x - 1, y - 1) - 0.4)).toBeLessThanOrEqual(precision);
  });

  test('around a corner is open', () => {
    const [line, ...others] = lines([0, 1, 2], [0, 1], (x, y) => x + y < 0.7);
    expect(others).toEqual([]);
    expect(near(line, [[0.7, 0], [0, 0.7]])).toBe(true); // prettier-ignore
  });

  test.each([
    ['joins what holds across a cell where the middle does', 1, 1, -0.02, 'south east, north west'],
    ['parts it where the middle does not', 1, 1, 0.02, 'south west, north east'],
    ['joins it across the other way', 1, -1, -0.02, 'south west, north east'],
    ['parts it across the other way', 1, -1, 0.02, 'south east, north west'],
  ])('%s', (_, alongX, alongY, minimum, joined) => {
    const side = ([x, y]: Place) => (y === 3 ? 'south' : y === 4 ? 'north' : x === 1 ? 'west' : 'east');
    // The centre of the cell is at 0.01 or -0.01.
    const result = lines([1, 2], [3, 4], (x, y) => alongX * (x - 1.4) * alongY * (y - 3.4) > minimum);
    expect(result.map(line => line.map(side).join(' ')).join(', ')).toBe(joined);
  });

  test('is empty if the condition is the same everywhere', () => {
    expect(lines([0, 1, 2], [0, 1, 2], () => true)).toEqual([]);
  });
});
