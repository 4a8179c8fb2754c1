import { describe, expect, test } from 'vitest';
import { lognormal, normal, normalQuantile, shareBelow, triangular, truncated, uniform } from './distribution.ts';

// M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions (1964), tables 26.5 and 26.6, with further digits.
const quantiles = [
  [1e-6, -4.753424308822899],
  [0.001, -3.090232306167813],
  [0.01, -2.3263478740408408],
  [0.02, -2.053748910631823],
  [0.025, -1.959963984540054],
  [0.03, -1.880793608151251],
  [0.1, -1.2815515655446004],
  [0.25, -0.6744897501960817],
  [0.3, -0.5244005127080407],
  [0.4, -0.2533471031357997],
] as const;

describe('the standard normal distribution', () => {
  test.each(quantiles)('has the published quantile of %d, on both sides', (share, quantile) => {
    expect(Math.abs(normalQuantile(share) / quantile - 1)).toBeLessThan(1.2e-9);
    expect(normalQuantile(1 - share) / -quantile).toBeCloseTo(1, 8);
  });

  test('has its median at 0', () => expect(normalQuantile(0.5)).toBe(0));
});

test('one standard deviation covers 68 %', () => {
  const [below, above] = [0.15865525393145707, 0.8413447460685429];
  expect(normal(5, 2)(above)).toBeCloseTo(7, 7);
  expect(normal(5, 2)(below)).toBeCloseTo(3, 7);
  expect(lognormal(10, 2)(0.5)).toBeCloseTo(10, 12);
  expect(lognormal(10, 2)(above)).toBeCloseTo(20, 7);
  expect(lognormal(10, 2)(below)).toBeCloseTo(5, 7);
});

test('uniform and triangular quantiles follow from areas', () => {
  expect([0, 0.25, 1].map(uniform(2, 6))).toEqual([2, 3, 6]);
  expect([0, 0.0625, 0.25, 0.8125, 1].map(triangular(0, 1, 4))).toEqual([0, 0.5, 1, 2.5, 4]);
  expect([0, 0.75, 1].map(triangular(10, 10, 14))).toEqual([10, 12, 14]);
  expect([0, 0.25, 1].map(triangular(10, 14, 14))).toEqual([10, 12, 14]);
});

test('the cumulative probability inverts the quantile', () => {
  expect(shareBelow(uniform(2, 4), 2.5)).toBeCloseTo(0.25, 14);
  expect(shareBelow(normal(5, 2), 7)).toBeCloseTo(0.8413447460685429, 9);
});

describe('a truncated distribution', () => {
  test('keeps its shape between the limits', () => {
    const { quantile, cut } = truncated(uniform(0, 10), 2, 6);
    expect(cut).toBeCloseTo(0.6, 12);
    expect([0, 0.5, 1].map(share => Number(quantile(share).toFixed(12)))).toEqual([2, 4, 6]);
  });

  test('may be truncated on one side', () => {
    const [above, below] = [truncated(uniform(0, 10), 2), truncated(uniform(0, 10), undefined, 6)];
    expect([above.cut, above.quantile(0.5), above.quantile(1)].map(each => Number(each.toFixed(12)))).toEqual([0.2, 6, 10]); // prettier-ignore
    expect([below.cut, below.quantile(0), below.quantile(0.5)].map(each => Number(each.toFixed(12)))).toEqual([0.4, 0, 3]); // prettier-ignore
  });

  test('stays within its limits', () => {
    for (let limit = 0.1; limit < 3; limit += 0.01) {
      const { quantile } = truncated(normal(0, 1), -limit, limit);
      expect(quantile(0)).toBeGreaterThanOrEqual(-limit);
      expect(quantile(1)).toBeLessThanOrEqual(limit);
    }
  });

  test('is unchanged if nothing lies beyond', () => {
    const whole = uniform(2, 4);
    expect(truncated(whole, 0, 10)).toEqual({ quantile: whole, cut: 0 });
    expect(truncated(whole)).toEqual({ quantile: whole, cut: 0 });
  });
});
