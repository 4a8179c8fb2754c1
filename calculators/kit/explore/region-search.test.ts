import { expect, test } from 'vitest';
import { stretches, type Stretch } from './region-search.ts';

function found(keyOf: (x: number) => string, grid: readonly number[]): Stretch<number>[] {
  const known: Stretch<number>[] = [];
  for (const _ of stretches(x => x, keyOf, grid, known)) continue;
  return known;
}

const places = (known: readonly Stretch<number>[]) => known.map(({ from, to }) => [from, Number(to.toFixed(9))]);

test('stretches end and begin at neighbouring numbers', () => {
  const known = found(x => (x < 5 ? 'a' : 'b'), [0, 4, 8]);
  expect(known.map(({ from, to }) => [from, to])).toEqual([
    [0, 5 - 2 ** -50],
    [5, 8],
  ]);
  expect(known[0]?.state).toBe(4);
});

test('several of them lie between two places of the grid', () => {
  expect(places(found(x => String(Math.floor(x)), [0.5, 4.5]))).toEqual([
    [0.5, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4.5],
  ]);
});

test('twenty changes between two places are told, the rest is left as one', () => {
  const known = places(found(x => String(Math.floor(x)), [0.5, 29.5]));
  expect([known.length, known[19], known[20]]).toEqual([21, [19, 20], [20, 29.5]]);
});

test('where nothing changes there is one, and of nothing none', () => {
  expect(places(found(() => '', [0, 1, 2]))).toEqual([[0, 2]]);
  expect(found(() => '', [])).toEqual([]);
});
