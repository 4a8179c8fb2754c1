import { expect, test } from 'vitest';
import { smallestSizes, type SizeFault } from './smallest-sizes.ts';

/** Two lines in series whose resistances 100/d add up to at most a limit, with sizes d = 1, 2, 3 … 10. */
const series =
  (limit: number, largest = Infinity) =>
  (sizes: readonly number[]): SizeFault<string>[] => {
    const [one = NaN, two = NaN] = sizes.map(size => 100 / (size + 1));
    const worst = one > two ? [0, 1] : [1, 0];
    return [
      ...(one + two > limit ? [{ cause: 'sum', key: 'sum', share: (one + two) / limit, lines: worst }] : []),
      ...(100 / one > largest ? [{ cause: 'size', key: 'size', share: 100 / one / largest, lines: [] }] : []),
    ];
  };

const lines = { counts: [10, 10], start: [0, 0], order: [0, 1] };

test('every criterion is met, and a smaller size of any line breaks one', () => {
  for (let limit = 21; limit < 200; limit += 3) {
    const { sizes, unmet, governing } = smallestSizes({ ...lines, faultsOf: series(limit) });
    expect(unmet).toEqual([]);
    for (const line of [0, 1]) {
      const smaller = sizes.map((size, index) => (index === line ? size - 1 : size));
      if (sizes[line] === 0) expect(governing[line]).toBeUndefined();
      else {
        expect(series(limit)(smaller)).toHaveLength(1);
        expect(governing[line]?.cause).toBe('sum');
      }
    }
  }
});

test('by hand: 100/4 + 100/5 is below 46, and neither may be smaller', () => {
  // The second of two equal lines grows first: d = 1, 1 → 200; 1, 2 → 150; 2, 2 → 100; … 4, 4 → 50; 4, 5 → 45.
  expect(smallestSizes({ ...lines, faultsOf: series(46) }).sizes).toEqual([3, 4]);
});

test('the order decides which line is the smaller one', () => {
  const start = [9, 9];
  // 100/10 leaves 36 to the other: size 3, with 33.3.
  expect(smallestSizes({ ...lines, start, faultsOf: series(46) }).sizes).toEqual([2, 7]);
  expect(smallestSizes({ ...lines, start, order: [1, 0], faultsOf: series(46) }).sizes).toEqual([7, 2]);
});

test('criteria that no size meets are returned, and do not get worse', () => {
  const { sizes, unmet } = smallestSizes({ ...lines, faultsOf: series(15) });
  expect(sizes).toEqual([9, 9]);
  expect(unmet).toMatchObject([{ cause: 'sum', share: 20 / 15 }]);
});
