import { expect, test } from 'vitest';
import { constantRegions, type ConstantRegion } from './region-search.ts';

function result(keyOf: (x: number) => string, grid: readonly number[]): ConstantRegion<number>[] {
  const known: ConstantRegion<number>[] = [];
  for (const _ of constantRegions(x => x, keyOf, grid, known)) continue;
  return known;
}

const places = (known: readonly ConstantRegion<number>[]) => known.map(({ from, to }) => [from, Number(to.toFixed(9))]);

test('regions begin and end at adjacent numbers', () => {
  const known = result(x => (x < 5 ? 'a' : 'b'), [0, 4, 8]);
  expect(known.map(({ from, to }) => [from, to])).toEqual([
    [0, 5 - 2 ** -50],
    [5, 8],
  ]);
  expect(known[0]?.state).toBe(4);
});

test('several regions are found between two grid points', () => {
  expect(places(result(x => String(Math.floor(x)), [0.5, 4.5]))).toEqual([
    [0.5, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4.5],
  ]);
});

test('twenty changes between two grid points are located, the rest is one region', () => {
  const known = places(result(x => String(Math.floor(x)), [0.5, 29.5]));
  expect([known.length, known[19], known[20]]).toEqual([21, [19, 20], [20, 29.5]]);
});

test('there is one region without changes, and no region without a grid', () => {
  expect(places(result(() => '', [0, 1, 2]))).toEqual([[0, 2]]);
  expect(result(() => '', [])).toEqual([]);
});
