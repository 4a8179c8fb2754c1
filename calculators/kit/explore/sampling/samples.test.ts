import { describe, expect, test } from 'vitest';
import { independent, latinHypercube, randomFrom } from './samples.ts';
import { deviationOf, meanOf } from './statistics.ts';

describe('random numbers', () => {
  const random = randomFrom(1);
  const drawn = Array.from({ length: 20_000 }, random);

  test('fill the interval from 0 to 1 evenly', () => {
    expect(drawn.every(each => each > 0 && each < 1)).toBe(true);
    // Three standard errors.
    expect(Math.abs(meanOf(drawn) - 0.5)).toBeLessThan(3 * Math.sqrt(1 / 12 / 20_000));
    expect(deviationOf(drawn)).toBeCloseTo(Math.sqrt(1 / 12), 2);
    expect(new Set(drawn.map(each => Math.floor(each * 1000))).size).toBe(1000);
  });

  test('do not depend on the previous one', () => {
    const products = drawn.slice(1).map((each, index) => (each - 0.5) * ((drawn[index] ?? 0) - 0.5));
    expect(Math.abs(meanOf(products))).toBeLessThan(3 / 12 / Math.sqrt(20_000));
  });

  test('are deterministic for a seed and uncorrelated with those of the next', () => {
    expect(randomFrom(1)()).toBe(drawn[0]);
    const firsts = Array.from({ length: 1000 }, (_, seed) => randomFrom(seed)());
    expect(new Set(firsts).size).toBe(1000);
    expect(Math.abs(meanOf(firsts) - 0.5)).toBeLessThan(3 * Math.sqrt(1 / 12 / 1000));
    expect(deviationOf(firsts)).toBeCloseTo(Math.sqrt(1 / 12), 1);
  });
});

/** sfc32 as in PractRand, with BigInt; the first 15 numbers are skipped. */
function* reference(seed: number) {
  const bits = 1n << 32n;
  let [a, b, c, counter] = [0x9e3779b9n, 0x243f6a88n, BigInt(seed), 1n];
  for (let round = 0; ; round += 1) {
    const sum = (a + b + counter) % bits;
    counter = (counter + 1n) % bits;
    a = b ^ (b >> 9n);
    b = (c * 9n) % bits;
    c = ((((c << 21n) % bits) | (c >> 11n)) + sum) % bits;
    if (round >= 15) yield (Number(sum) + 0.5) / 2 ** 32;
  }
}

test.each([0, 1, 12_345])('the seed %i gives the numbers of the published generator', seed => {
  const [random, expected] = [randomFrom(seed), reference(seed)];
  for (let draw = 0; draw < 100; draw += 1) expect(random()).toBe(expected.next().value);
});

describe('a Latin hypercube', () => {
  test('has one value in each interval of every input, at random within it', () => {
    const columns = latinHypercube(3, 200, randomFrom(5));
    expect(columns.length).toBe(3);
    for (const column of columns) {
      const rising = column.toSorted();
      expect(Array.from(rising, each => Math.floor(each * 200))).toEqual(
        Array.from({ length: 200 }, (_, part) => part),
      );
      const within = Array.from(rising, (each, part) => each * 200 - part);
      expect(Math.max(...within) - Math.min(...within)).toBeGreaterThan(0.9);
    }
  });

  test('has its intervals in every order equally often', () => {
    const random = randomFrom(5);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const [column] = latinHypercube(1, 3, random);
      const order = Array.from(column ?? [], each => Math.floor(each * 3)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    // Five standard deviations of a binomial count.
    for (const count of counts.values())
      expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (1 / 6) * (5 / 6)));
  });
});

test('independent samples are drawn input by input', () => {
  const random = randomFrom(7);
  const drawn = Array.from({ length: 6 }, random);
  expect(independent(2, 3, randomFrom(7)).map(column => [...column])).toEqual([drawn.slice(0, 3), drawn.slice(3)]);
});
