import { expect, test } from 'vitest';
import { solveLinearSystem, SparseLu } from './index.ts';

/** Seeded numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test('sparse factors give the solution of dense elimination with pivoting', () => {
  const random = randomNumbers(46);
  for (let round = 0; round < 40; round += 1) {
    const size = 2 + Math.floor(random() * 30);
    const pairs: [number, number][] = [];
    for (let i = 1; i < size; i += 1) pairs.push([Math.floor(random() * i), i]);
    for (let extra = 0; extra < size; extra += 1) {
      const i = Math.floor(random() * size);
      const j = Math.floor(random() * size);
      if (i !== j) pairs.push([i, j]);
    }
    const sparse = new SparseLu(size, pairs);
    const dense = new Float64Array(size * size);
    const add = (i: number, j: number, value: number) => {
      dense[i * size + j] = (dense[i * size + j] as number) + value;
    };
    sparse.clear();
    for (const [index, [i, j]] of pairs.entries()) {
      const [a, b] = [random(), random() * 1e3];
      sparse.addPair(index, -a, -b);
      sparse.addDiagonal(i, b);
      sparse.addDiagonal(j, a);
      add(i, j, -a);
      add(j, i, -b);
      add(i, i, b);
      add(j, j, a);
    }
    for (let i = 0; i < size; i += 1) {
      sparse.addDiagonal(i, 1);
      add(i, i, 1);
    }
    const right = Float64Array.from({ length: size }, () => random() - 0.5);
    const expected = right.slice();
    expect(solveLinearSystem(dense, expected, size)).toBe(true);
    expect(sparse.factorize()).toBe(true);
    sparse.solve(right);
    const scale = Math.max(...expected.map(Math.abs));
    for (let i = 0; i < size; i += 1) {
      expect(Math.abs((right[i] as number) - (expected[i] as number))).toBeLessThan(1e-9 * scale);
    }
  }
});

test('a matrix without a last pivot is reported as singular', () => {
  const sparse = new SparseLu(2, [[0, 1]]);
  sparse.clear();
  sparse.addPair(0, -1, -1);
  sparse.addDiagonal(0, 1);
  sparse.addDiagonal(1, 1);
  expect(sparse.factorize()).toBe(false);
});
