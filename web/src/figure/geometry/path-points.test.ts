import { expect, test } from 'vitest';
import { pathPoints } from './path-points.ts';

const rounded = (d: string) => pathPoints(d).map(point => point?.map(value => Number(value.toFixed(2)) + 0));
const ends = (d: string) => rounded(d).at(-1);

test('straight segments yield their corners, and a move yields a gap', () => {
  expect(rounded('M1 2H5V7L0 0')).toEqual([undefined, [1, 2], [5, 2], [5, 7], [0, 0]]);
  expect(rounded('M1 2h4v5l-5 -7M9 9')).toEqual([undefined, [1, 2], [5, 2], [5, 7], [0, 0], undefined, [9, 9]]);
  expect(rounded('M1 1l2 0 0 2Z')).toEqual([undefined, [1, 1], [3, 1], [3, 3], [1, 1]]);
  expect(rounded('M1 1m2 2h-1.5-.5')).toEqual([undefined, [1, 1], undefined, [3, 3], [1.5, 3], [1, 3]]);
});

test('curves yield points on them up to their end', () => {
  const half = pathPoints('M0 0a5 5 0 0 1 10 0');
  for (const [x, y] of half.filter(point => point !== undefined)) expect(Math.hypot(x - 5, y)).toBeCloseTo(5);
  expect(Math.min(...half.flatMap(point => (point ? [point[1]] : [])))).toBeCloseTo(-5);
  expect(Math.max(...pathPoints('M0 0a5 5 0 0 0 10 0').flatMap(point => (point ? [point[1]] : [])))).toBeCloseTo(5);
  expect(ends('M0 0q5 10 10 0t10 0')).toEqual([20, 0]);
  expect(
    Math.min(...rounded('M0 0q5 10 10 0t10 0').flatMap(point => (point?.[1] === undefined ? [] : [point[1]]))),
  ).toBe(-5);
  expect(ends('M0 0c0 5 5 5 5 0s5 -5 5 0')).toEqual([10, 0]);
  expect(ends('M0 0A8 3 0 1 1 4 4')).toEqual([4, 4]);
  expect(ends('M2 2a0 5 0 0 1 3 3')).toEqual([5, 5]);
});
