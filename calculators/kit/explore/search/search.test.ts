import { describe, expect, test } from 'vitest';
import { searchGrid } from './range.ts';
import { Search } from './search.ts';

/** Runs a search along a curve, as goal seek does. */
function result(f: (x: number) => number | undefined, expected: number, from: number, to: number) {
  const search = new Search(
    f,
    expected,
    searchGrid({ from, to, isLog: from > 0 && to / from > 10, assumed: false }, 97),
  );
  for (const _ of search.run()) continue;
  return search.found;
}

const product = (roots: readonly number[]) => (x: number) => 7 + roots.reduce((value, root) => value * (x - root), 1);
const turns = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * Math.PI);

/** Curves whose roots are all known. */
const known: readonly [string, (x: number) => number | undefined, number, number, number, readonly number[]][] = [
  ['a line', x => 3 * x + 1, 10, 0, 10, [3]],
  ['a line that falls', x => 1 - 3 * x, -8, 0, 10, [3]],
  ['a power over decades', x => 5 * x ** 1.85, 5e-7, 1e-6, 1e3, [1e-7 ** (1 / 1.85)]],
  ['a parabola on both sides', x => (x - 4) ** 2, 1, 0, 10, [3, 5]],
  ['a parabola near its foot', x => (x - 4) ** 2, 1e-6, 0, 10, [3.999, 4.001]],
  ['a parabola touched', x => (x - 4) ** 2 + 2, 2, 0, 10, [4]],
  ['a summit touched', x => 5 - (x - Math.E) ** 2, 5, 0, 10, [Math.E]],
  ['a cubic', product([1, 2, 3]), 7, 0, 10, [1, 2, 3]],
  ['a cubic with two roots close', product([1, 5, 5.01]), 7, 0, 10, [1, 5, 5.01]],
  ['a cubic with a double root', x => 7 + (x - 2) * (x - 6) ** 2, 7, 0, 10, [2, 6]],
  ['a quintic', product([0.5, 2, 2.5, 7, 9]), 7, 0, 10, [0.5, 2, 2.5, 7, 9]],
  [
    'roots decades apart',
    x => Math.log10(x / 1e-3) * Math.log10(x) * Math.log10(x / 1e3),
    0,
    1e-6,
    1e6,
    [1e-3, 1, 1e3],
  ],
  ['roots decades apart on a linear wave', x => Math.sin(x), 0, 0.01, 31, turns(9)],
  ['a slow wave', x => 2 + Math.sin(x), 2, 1, 50, turns(15)],
  ['a cosine touched at its summits', x => Math.cos(x), 1, 1, 40, [2, 4, 6, 8, 10, 12].map(n => n * Math.PI)],
  ['a bell', x => Math.exp(-((x - 5) ** 2)), 0.5, 0, 10, [5 - Math.sqrt(Math.LN2), 5 + Math.sqrt(Math.LN2)]],
  [
    'a narrow bell',
    x => Math.exp(-(((x - 5) / 0.2) ** 2)),
    0.5,
    0,
    10,
    [5 - 0.2 * Math.sqrt(Math.LN2), 5 + 0.2 * Math.sqrt(Math.LN2)],
  ],
  ['a kink', x => Math.abs(x - 3), 1, 0, 10, [2, 4]],
  ['a kink touched', x => Math.abs(x - 3) + 1, 1, 0, 10, [3]],
  [
    'friction that falls, jumps up and falls',
    x => (x < 2300 ? 64 / x : 0.316 / x ** 0.25),
    0.03,
    100,
    1e5,
    [64 / 0.03, (0.316 / 0.03) ** 4],
  ],
  ['a branch on either side of a pole', x => 1 / (x - 5), 2, 0, 10, [5.5]],
  ['a branch on either side of an even pole', x => 1 / (x - 5) ** 2, 4, 0, 10, [4.5, 5.5]],
  ['tangents', x => Math.tan(x), 1, 0.1, 10, [0.25, 1.25, 2.25].map(n => n * Math.PI)],
  ['a root beside a gap', x => (x < 3 ? undefined : x * x), 9.000001, 0, 10, [Math.sqrt(9.000001)]],
  ['roots on both sides of a gap', x => (x > 4 && x < 6 ? undefined : (x - 5) ** 2), 4, 0, 10, [3, 7]],
  ['a root before the choke', x => Math.min(x, 5), 4, 0, 10, [4]],
  ['a rise, a plateau and a fall', x => Math.min(x, 5, 15 - x), 3, 0, 15, [3, 12]],
  ['a root at the end of the range', x => x * x, 100, 0, 10, [10]],
  ['a root at the beginning of the range', x => x * x + 1, 1, 0, 10, [0]],
  ['a wanted zero', x => (x - 1) * (x - 8), 0, 0, 10, [1, 8]],
  ['a steep rise', x => Math.exp(50 * x), 1e15, 0, 2, [Math.log(1e15) / 50]],
  ['nothing at all', x => x * x + 1, 0.5, 0, 10, []],
];

describe('all points at which a curve has a target value', () => {
  test.each(known)('%s', (_, f, expected, from, to, roots) => {
    const places = result(f, expected, from, to).roots;
    expect(places.map(({ x }) => Number(x.toPrecision(4)))).toEqual(roots.map(x => Number(x.toPrecision(4))));
    places.forEach(({ x, y, touches }, index) => {
      const scale = expected === 0 ? 8 : Math.abs(expected);
      expect(Math.abs(y - expected)).toBeLessThanOrEqual(1e-9 * scale);
      expect(Math.abs(x - (roots[index] ?? Number.NaN))).toBeLessThan((touches ? 2e-4 : 1e-7) * Math.max(x, 1e-3));
    });
  });

  test('include more than thirty test curves', () => expect(known.length).toBeGreaterThan(30));
});

describe('roots between two grid points', () => {
  /** An even grid with spacing 1. */
  const grid = Array.from({ length: 41 }, (_, index) => index);
  const rootsOf = (f: (x: number) => number, isThorough = true) => {
    const search = new Search(f, 7, grid, isThorough);
    for (const _ of search.run()) continue;
    return search.found.roots.map(({ x }) => Number(x.toPrecision(6)));
  };
  const cubic = (middle: number, apart: number) => product([middle - apart, middle, middle + apart]);

  test.each([
    [20.4, 0.3],
    [20.7, 0.1],
    [20.5, 0.05],
    [20.31, 0.03],
    [0.5, 0.2],
    [39.6, 0.3],
  ])('three about %d that are %d apart are all found', (middle, apart) => {
    expect(rootsOf(cubic(middle, apart))).toEqual(
      [middle - apart, middle, middle + apart].map(x => Number(x.toPrecision(6))),
    );
  });

  test('two on a narrow bump are found by sampling every interval', () => {
    const bump = (x: number) => x / 100 + 6 + 3 * Math.exp(-(((x - 20.5) / 0.12) ** 2));
    expect(rootsOf(bump, false)).toEqual([]);
    expect(rootsOf(bump)).toHaveLength(2);
  });

  test('are limited by the resolution of the scan', () => {
    const search = new Search(x => x, 7.3, grid);
    for (const _ of search.run()) continue;
    const rising = search.scanned.toSorted((a, b) => a - b);
    expect([rising.length, rising[0], rising.at(-1)]).toEqual([81, 0, 40]);
    expect(Math.max(...rising.map((x, index) => x - (rising[index - 1] ?? x)))).toBe(0.5);
  });
});

describe('other features', () => {
  test('a jump past the value has both sides', () => {
    const { roots, steps } = result(x => (x < 5 ? 1 : 2), 1.5, 0, 10);
    expect(roots).toEqual([]);
    expect(steps.map(({ below, above }) => [below.y, above.y, above.x - below.x < 1e-14, above.x])).toEqual([
      [1, 2, true, 5],
    ]);
  });

  test('a staircase jumps past a value once', () => {
    const { roots, steps } = result(x => Math.ceil(x), 4.5, 0.5, 9.5);
    expect([roots, steps.length, steps[0]?.below.x]).toEqual([[], 1, 4]);
  });

  test('a pole is a jump', () => {
    expect(result(x => 1 / (x - Math.PI), 0, 0, 10)).toMatchObject({ roots: [], steps: [{ below: {}, above: {} }] });
  });

  test('a plateau has both ends and states whether it has the target value', () => {
    const choked = (x: number) => Math.min(x, 5);
    expect(result(choked, 7, 0, 10)).toMatchObject({
      roots: [],
      plateaus: [{ to: 10, y: 5, isTarget: false }],
      nearest: { y: 5 },
    });
    const { roots, plateaus } = result(choked, 5, 0, 10);
    expect(roots).toEqual([]);
    expect(plateaus[0]).toMatchObject({ to: 10, isTarget: true });
    expect(plateaus[0]?.from).toBeCloseTo(5, 9);
  });

  test('gaps end where values begin', () => {
    const { gaps } = result(x => (x > 4 && x < 6 ? undefined : x), 20, 0, 10);
    expect(gaps.length).toBe(1);
    expect(gaps[0]?.from).toBeCloseTo(4, 9);
    expect(gaps[0]?.to).toBeCloseTo(6, 9);
  });

  test('the nearest value is found between grid points', () => {
    expect(result(x => (x - Math.E) ** 2 + 1, 0.5, 0, 10).nearest?.x).toBeCloseTo(Math.E, 6);
  });
});

test('grid points are never closer than rounding, whatever the value of the case', () => {
  for (const standing of [7.93194, 0.1 + 0.2, 1e-5 / 3, 4.9]) {
    const range = { from: standing / 1000, to: standing * 1000, isLog: true, assumed: true };
    const grid = searchGrid(range, 97, standing);
    expect([grid[0], grid.at(-1)]).toEqual([range.from, range.to]);
    const closest = Math.min(...grid.slice(1).map((x, index) => x / (grid[index] ?? x) - 1));
    expect(closest).toBeGreaterThan(1e-9);
  }
});
