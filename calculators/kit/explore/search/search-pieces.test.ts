import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchGrid } from './range.ts';
import { Search } from './search.ts';

type Curve = (x: number) => number | undefined;

function result(f: Curve, expected: number, from = 0, to = 10) {
  const search = new Search(f, expected, searchGrid({ from, to, isLog: false, assumed: false }, 97));
  for (const _ of search.run()) continue;
  return search.found;
}

const rounded = (x: number) => Number(x.toFixed(7));

/** A piece of a curve: a line from one value to another, a constant, or a gap. */
type Piece = { readonly width: number } & (
  { readonly type: 'line' | 'flat'; readonly from: number; readonly to: number } | { readonly type: 'gap' }
);

/** A curve made of pieces, and its known features. */
function curveOf(pieces: readonly Piece[], expected: number) {
  let end = 0;
  const placed = pieces.map(piece => {
    const start = end;
    end += piece.width;
    return { piece, start, end };
  });
  const f: Curve = x => {
    const at = placed.find(each => x < each.end) ?? placed.at(-1);
    if (!at || at.piece.type === 'gap') return undefined;
    const { from, to } = at.piece;
    return from === to ? from : from + ((to - from) * (x - at.start)) / at.piece.width;
  };
  const roots: number[] = [];
  const steps: number[] = [];
  const plateaus: (number | boolean)[][] = [];
  const gaps: number[][] = [];
  for (const [index, { piece, start, end: last }] of placed.entries()) {
    if (piece.type === 'gap') {
      gaps.push([start, last]);
      continue;
    }
    const { from, to } = piece;
    if (piece.type === 'flat') plateaus.push([start, last, from === expected]);
    else if ((from - expected) * (to - expected) < 0)
      roots.push(start + ((expected - from) / (to - from)) * piece.width);
    const next = placed[index + 1]?.piece;
    if (next && next.type !== 'gap' && (to - expected) * (next.from - expected) < 0) steps.push(last);
  }
  return { f, end, known: { roots, steps, plateaus, gaps } };
}

const target = 5;
/** Values that are never close to the target value. */
const value = fc.oneof(fc.double({ min: 0, max: 4.5, noNaN: true }), fc.double({ min: 5.5, max: 10, noNaN: true }));
const width = fc.double({ min: 0.53, max: 3, noNaN: true });
const piece: fc.Arbitrary<Piece> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ type: fc.constant('line' as const), width, from: value, to: value })
      .filter(({ from, to }) => Math.abs(to - from) > 0.3),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ width, y: fc.oneof(value, fc.constant(target)) })
      .map(({ width: each, y }) => ({ type: 'flat' as const, width: each, from: y, to: y })),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('gap' as const), width }) },
);
/** No two adjacent gaps or equal values, which would merge. */
const pieces = fc.array(piece, { minLength: 1, maxLength: 7 }).filter(all =>
  all.every((each, index) => {
    const next = all[index + 1];
    if (!next) return true;
    if (each.type === 'gap' || next.type === 'gap') return each.type !== next.type;
    return Math.abs(each.to - next.from) > 0.1;
  }),
);

test('all features of lines, constants and gaps side by side are found', () => {
  fc.assert(
    fc.property(pieces, all => {
      const { f, end, known } = curveOf(all, target);
      const { roots, steps, plateaus, gaps, nearest } = result(f, target, 0, end);
      expect(roots.map(({ x }) => rounded(x))).toEqual(known.roots.map(rounded));
      expect(roots.every(({ touches }) => !touches)).toBe(true);
      expect(steps.map(({ above }) => rounded(above.x))).toEqual(known.steps.map(rounded));
      expect(plateaus.map(({ from, to, isTarget: isWanted }) => [rounded(from), rounded(to), isWanted])).toEqual(
        known.plateaus.map(each => each.map(part => (typeof part === 'number' ? rounded(part) : part))),
      );
      expect(gaps.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual(
        known.gaps.map(each => each.map(rounded)),
      );
      expect(nearest === undefined).toBe(known.gaps.length === all.length);
    }),
    { numRuns: 200, seed: 7 },
  );
});

/** The grid has points at 5 and 5.104 of 10. */
describe('between two grid points', () => {
  const roots = (f: Curve, sought: number) => result(f, sought).roots.map(({ x }) => rounded(x));

  test('three roots are found, or one next to a root on a grid point', () => {
    expect(roots(x => 7 + (x - 5.02) * (x - 5.07) * (x - 5.09), 7)).toEqual([5.02, 5.07, 5.09]);
    expect(roots(x => 7 + (x - 5.015) * (5.035 - x) * (x - 5.085), 7)).toEqual([5.015, 5.035, 5.085]);
    expect(roots(x => (x - 5) * (x - 5.03), 0)).toEqual([5, 5.03]);
    expect(roots(x => (x - 5) * (x - 4.97), 0)).toEqual([4.97, 5]);
    expect(roots(x => (x - 5) * (x - 4.97) * (5.03 - x), 0)).toEqual([4.97, 5, 5.03]);
  });

  test('roots on either side of a gap are found, and the gap', () => {
    const left: Curve = x => (x < 5.04 ? 100 * (x - 5.01) : x < 5.07 ? undefined : 1);
    const right: Curve = x => (x < 5.04 ? -1 : x < 5.07 ? undefined : 71 * (x - 5.09));
    const falling: Curve = x => (x < 5.04 ? 1 : x < 5.07 ? undefined : 71 * (5.09 - x));
    for (const [f, root] of [
      [left, 5.01],
      [right, 5.09],
      [falling, 5.09],
    ] as const) {
      // prettier-ignore
      const { roots: all, gaps, steps } = result(f, 0);
      expect([all.map(({ x }) => rounded(x)), steps]).toEqual([[root], []]);
      expect(gaps.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual([[5.04, 5.07]]);
    }
  });

  test('several gaps are found, in order', () => {
    const f: Curve = x => ((x > 5.02 && x < 5.04) || (x > 5.05 && x < 5.08) ? undefined : x < 5.09 ? -1 : 1);
    const { gaps, steps } = result(f, 0);
    expect(steps.map(({ above }) => rounded(above.x))).toEqual([5.09]);
    expect(gaps.every(({ from }, index) => from >= (gaps[index - 1]?.to ?? 0))).toBe(true);
  });

  test('a gap is listed before later ones', () => {
    const { gaps } = result(x => (x < 5.04 ? -1 : x < 5.07 ? undefined : x < 8 ? 1 : x < 9 ? undefined : 1), 0);
    expect(gaps.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual([
      [5.04, 5.07],
      [8, 9],
    ]);
  });

  test('a value reached at the edge of a jump is a root', () => {
    expect(roots(x => (x < 5.03 ? 1 : x - 3.03), 2)).toEqual([5.03]);
    expect(roots(x => (x <= 5.03 ? x - 3.03 : 3), 2)).toEqual([5.03]);
    expect(roots(x => (x < 5.03 ? 3 : 7.03 - x), 2)).toEqual([5.03]);
    expect(result(x => (x < 5.03 ? 1 : x - 3.03), 2).steps).toEqual([]);
  });

  test('waves shorter than two intervals are found', () => {
    const wave = (count: number) => (x: number) => 2 + Math.sin((x * count * 2 * Math.PI) / 10 + 0.3);
    expect(result(wave(80), 2.5).roots.length).toBe(160);
    expect(result(wave(110), 3).roots.length).toBe(110);
  });
});

describe('a curve near the target value', () => {
  const foot = (beyond: number) => result(x => (x - Math.PI) ** 2 + 2 + beyond, 2);

  test('touches it within a relative 1e-9', () => {
    for (const beyond of [0, 1e-13, 1e-10, 1.9e-9]) {
      const { roots } = foot(beyond);
      expect(roots.map(({ x, touches }) => [x.toFixed(3), touches])).toEqual([['3.142', true]]);
    }
    const summit = result(x => 2 - 1e-10 - (x - Math.PI) ** 2, 2).roots;
    expect(summit.map(({ x, touches }) => [x.toFixed(3), touches])).toEqual([['3.142', true]]);
  });

  test('is only nearest if further away', () => {
    const { roots, nearest } = foot(2.1e-9);
    expect([roots, nearest?.x.toFixed(3)]).toEqual([[], '3.142']);
  });

  test('crosses twice if it goes beyond by a relative 1e-9', () => {
    const { roots } = foot(-1e-8);
    expect(roots.map(({ x, touches }) => [(x - Math.PI).toFixed(6), touches])).toEqual([
      ['-0.000100', false],
      ['0.000100', false],
    ]);
  });
});

describe('without a value', () => {
  test('everywhere there is one gap and nothing else', () => {
    expect(result(() => undefined, 1)).toEqual({ roots: [], steps: [], plateaus: [], gaps: [{ from: 0, to: 10 }], nearest: undefined }); // prettier-ignore
  });

  test('there is no plateau next to a single point', () => {
    const { plateaus, gaps } = result(x => (x <= 5 ? x : undefined), 20);
    expect([plateaus, gaps.map(({ from, to }) => [rounded(from), to])]).toEqual([[], [[5, 10]]]);
    const later = result(x => (x >= 5 ? x : undefined), 20);
    expect([later.plateaus, later.gaps.map(({ from, to }) => [from, rounded(to)])]).toEqual([[], [[0, 5]]]);
  });

  test('between grid points the nearest value is at one of these', () => {
    const search = new Search(x => (Number.isInteger(x) ? (x - 5) ** 2 + 1 : undefined), 0.5, [1, 2, 3, 4, 5, 6, 7, 8]);
    for (const _ of search.run()) continue;
    expect([search.found.roots, search.found.nearest]).toEqual([[], { x: 5, y: 1 }]);
  });

  test('a search ends however many gaps a curve has', () => {
    let looks = 0;
    const scattered: Curve = x => {
      looks += 1;
      return Math.floor(x * 1e7) % 3 === 0 ? undefined : x - 5.03;
    };
    const { gaps } = result(scattered, 0);
    expect(gaps.length).toBeGreaterThan(10);
    expect(looks).toBeLessThan(100_000);
  });
});

test('a function that is zero everywhere meets the target zero everywhere', () => {
  expect(result(() => 0, 0).plateaus).toEqual([{ from: 0, to: 10, y: 0, isTarget: true }]);
});

test('a root at zero is exact to 1e-9 of the highest value', () => {
  const { roots } = result(x => 1e-20 * (x - Math.PI), 0);
  expect(roots.map(({ x }) => rounded(x))).toEqual([rounded(Math.PI)]);
  expect(result(x => 1e-20 * ((x - 3) ** 2 + 1e-6), 0).roots).toEqual([]);
});

test('a search yields after each grid point and while refining', () => {
  const stagesOf = (isThorough: boolean) => [...new Search(x => x, 3, [1, 2, 3, 4], isThorough).run()].length;
  expect(stagesOf(false)).toBe(8);
  expect(stagesOf(true)).toBe(8 + 2 * 3);
});
