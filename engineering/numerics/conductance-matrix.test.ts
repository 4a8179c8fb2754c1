import { expect, test } from 'vitest';
import { solveLinearSystem, ConductanceMatrix } from './index.ts';

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

/** A connected graph of random pairs. */
function randomPairs(random: () => number, size: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 1; i < size; i += 1) pairs.push([Math.floor(random() * i), i]);
  for (let extra = 0; extra < size; extra += 1) {
    const i = Math.floor(random() * size);
    const j = Math.floor(random() * size);
    if (i !== j) pairs.push([i, j]);
  }
  return pairs;
}

test('sparse factors give the solution of dense elimination with pivoting', () => {
  const random = randomNumbers(46);
  for (let round = 0; round < 40; round += 1) {
    const size = 2 + Math.floor(random() * 30);
    const pairs = randomPairs(random, size);
    const sparse = new ConductanceMatrix(size, pairs);
    const dense = new Float64Array(size * size);
    const add = (i: number, j: number, value: number) => {
      dense[i * size + j] = (dense[i * size + j] as number) + value;
    };
    sparse.clear();
    for (const [index, [i, j]] of pairs.entries()) {
      const [a, b] = [random(), random() * 100];
      sparse.addPair(index, a, b);
      add(i, i, a);
      add(j, i, -a);
      add(j, j, b);
      add(i, j, -b);
    }
    for (let i = 0; i < size; i += 1) {
      sparse.addGround(i, 1);
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

test('conductances that differ by thirty decades keep their digits', () => {
  // Two nodes joined by 1e15, one of them grounded by 1e-15: what enters, 1e-15, lifts both to 1.
  const sparse = new ConductanceMatrix(2, [[0, 1]]);
  sparse.clear();
  sparse.addPair(0, 1e15, 1e15);
  sparse.addGround(0, 1e-15);
  expect(sparse.factorize()).toBe(true);
  const vector = Float64Array.of(0, 1e-15);
  sparse.solve(vector);
  expect(vector[0]).toBeCloseTo(1, 12);
  expect(vector[1]).toBeCloseTo(1, 12);
});

test('a part without a way to ground is reported', () => {
  const sparse = new ConductanceMatrix(2, [[0, 1]]);
  sparse.clear();
  sparse.addPair(0, 1, 1);
  expect(sparse.factorize()).toBe(false);
});
