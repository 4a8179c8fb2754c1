import { describe, expect, test } from 'vitest';
import { deviationOf, histogramOf, meanOf, percentileOf, rankCorrelation, shareOf } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test('mean and standard deviation of a sample', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  expect(meanOf(values)).toBe(5);
  expect(deviationOf(values)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(deviationOf([5])).toBe(0);
});

describe('a percentile', () => {
  test('is interpolated between neighbours', () => {
    expect(percentileOf([10, 20, 40], 50).value).toBe(20);
    expect(percentileOf([10, 20, 40], 75).value).toBe(30);
    expect(percentileOf([10, 20, 40], 10).value).toBe(12);
  });

  test('has the interval of order statistics: of a median of 100, the 40th and the 61st', () => {
    expect(percentileOf(hundred, 50)).toEqual({ percent: 50, value: 50.5, from: 40, to: 61 });
  });

  test('has an interval that ends with the sample', () => {
    expect(percentileOf(hundred, 99)).toMatchObject({ from: 97, to: 100 });
    expect(percentileOf(hundred, 1)).toMatchObject({ from: 1, to: 4 });
  });
});

// R. G. Newcombe, Statistics in Medicine 17 (1998) 857, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i in %i is that published by Wilson', (hits, count, from, to) => {
  const share = shareOf(hits, count);
  expect([share.value, share.from.toFixed(4), share.to.toFixed(4)]).toEqual([
    hits / count,
    from.toFixed(4),
    to.toFixed(4),
  ]);
  expect(shareOf(count - hits, count).to).toBeCloseTo(1 - share.from, 12);
});

test('a proportion of nothing may be anything', () => {
  expect(shareOf(0, 0)).toEqual({ value: 0, from: 0, to: 1 });
  expect(shareOf(0, 20).from).toBeGreaterThanOrEqual(0);
  expect(shareOf(20, 20).to).toBeLessThanOrEqual(1);
});

describe('rank correlation', () => {
  test('of ten people, their intelligence and their hours of television, is -29/165', () => {
    const quotients = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(rankCorrelation(quotients, hours)).toBeCloseTo(-29 / 165, 12);
  });

  test('gives equal values their mean rank', () => {
    // Ranks 0, 1.5, 1.5, 3 and 0, 2, 1, 3, and 1, 1, 1, 3.
    expect(rankCorrelation([1, 2, 2, 3], [1, 3, 2, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
    expect(rankCorrelation([5, 5, 5, 9], [1, 2, 3, 4])).toBeCloseTo(3 / Math.sqrt(3 * 5), 12);
  });

  test('is undefined if one variable is constant', () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(rankCorrelation([1, 2, 3], [1, 1, 1])).toBeNull();
  });
});

describe('a histogram', () => {
  test('has 40 equal bins, with the highest value in the last', () => {
    const bins = histogramOf([10, 10.5, 11, 12.9, 49, 50]);
    expect(bins.length).toBe(40);
    expect([bins[0], bins[1], bins[2], bins[39]]).toEqual([
      { from: 10, to: 11, count: 2 },
      { from: 11, to: 12, count: 1 },
      { from: 12, to: 13, count: 1 },
      { from: 49, to: 50, count: 2 },
    ]);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  test('of one value has one bin, and of no values has no bins', () => {
    expect(histogramOf([3, 3])).toEqual([{ from: 3, to: 3, count: 2 }]);
    expect(histogramOf([])).toEqual([]);
  });
});
