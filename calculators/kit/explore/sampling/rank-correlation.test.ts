import { describe, expect, test } from 'vitest';
import { choleskyOf, normalCorrelation, reorderForCorrelation } from './rank-correlation.ts';
import { normalQuantile } from './distribution.ts';
import { latinHypercube, randomFrom } from './samples.ts';
import { rankCorrelation, ranksOf } from './statistics.ts';

const rows = (...matrix: readonly (readonly number[])[]) => matrix.map(row => Float64Array.from(row));

/** The random numbers that make the shuffle produce ranks in the order of some values. */
function drawsFor(values: ArrayLike<number>): number[] {
  const order = [...ranksOf(values)].map(Math.floor);
  const standing = order.map((_, index) => index);
  const draws: number[] = [];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = standing.indexOf(order[index] ?? 0);
    draws.push((other + 0.5) / (index + 1));
    [standing[index], standing[other]] = [standing[other] ?? 0, standing[index] ?? 0];
  }
  return draws;
}

describe('a Cholesky factor', () => {
  test('reproduces the matrix', () => {
    const matrix = rows([4, 12, -16], [12, 37, -43], [-16, -43, 98]);
    expect(choleskyOf(matrix)?.map(row => [...row])).toEqual([
      [2, 0, 0],
      [6, 1, 0],
      [-8, 5, 3],
    ]);
  });

  test.each([
    ['that contradicts itself', rows([1, 0.9, -0.9], [0.9, 1, 0.9], [-0.9, 0.9, 1])],
    ['without an inverse', rows([1, 1], [1, 1])],
  ])('does not exist for a matrix that is %s', (_, matrix) => expect(choleskyOf(matrix)).toBeUndefined());
});

test.each([
  [0, 0],
  [0.5, 2 * Math.sin(Math.PI / 12)],
  [-0.5, -2 * Math.sin(Math.PI / 12)],
  [1, 1],
])('rank correlation %d corresponds to a normal correlation of %d', (ofRanks, of) =>
  expect(normalCorrelation(ofRanks)).toBeCloseTo(of, 12),
);

describe('reordered samples', () => {
  const count = 20_000;
  const random = randomFrom(5);
  const columns = latinHypercube(3, count, random);
  const normal = [
    [1, normalCorrelation(0.7), normalCorrelation(-0.4)],
    [normalCorrelation(0.7), 1, 0],
    [normalCorrelation(-0.4), 0, 1],
  ];
  const factor = choleskyOf(rows(...normal)) ?? [];
  const mixed = reorderForCorrelation(columns, factor, random) ?? [];

  test('have the same values', () => {
    expect(mixed.map(column => column.toSorted())).toEqual(columns.map(column => column.toSorted()));
    expect(mixed[0]).not.toEqual(columns[0]);
  });

  test('have the stated rank correlations, and are otherwise independent', () => {
    const [a = [], b = [], c = []] = mixed;
    expect(rankCorrelation(a, b)).toBeCloseTo(0.7, 2);
    expect(rankCorrelation(a, c)).toBeCloseTo(-0.4, 2);
    expect(rankCorrelation(b, c)).toBeCloseTo(0, 2);
  });

  test('exceed their medians together as often as Sheppard’s formula says', () => {
    const [a = new Float64Array(), b = new Float64Array()] = mixed;
    const both = a.reduce((sum, value, row) => sum + Number(value > 0.5 && (b[row] ?? 0) > 0.5), 0) / count;
    const expected = 1 / 4 + Math.asin(normalCorrelation(0.7)) / (2 * Math.PI);
    // Four standard errors of a proportion of independent samples; these are closer.
    expect(Math.abs(both - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / count));
  });

  test('have the stated ranks even if the original samples are correlated', () => {
    const few = 1000;
    const normal = latinHypercube(2, few, randomFrom(7)).map(column => column.map(normalQuantile));
    const [first = new Float64Array(), second = new Float64Array()] = normal;
    const alike = first.map((value, row) => 0.8 * value + 0.6 * (second[row] ?? 0));
    const draws = [...drawsFor(first), ...drawsFor(alike)];
    let drawn = 0;
    const drawNext = () => {
      drawn += 1;
      return draws[drawn - 1] ?? 0.5;
    };
    const half = choleskyOf(rows([1, normalCorrelation(0.5)], [normalCorrelation(0.5), 1])) ?? [];
    const columns = latinHypercube(2, few, randomFrom(9));
    const [a = [], b = []] = reorderForCorrelation(columns, half, drawNext) ?? [];
    expect(rankCorrelation(a, b)).toBeCloseTo(0.5, 1);
  });

  test('require more samples than columns', () => {
    expect(reorderForCorrelation(latinHypercube(3, 2, random), factor, random)).toBeUndefined();
  });
});
