import { describe, expect, test } from 'vitest';
import { formatDifference } from './format-difference.ts';

describe('the difference of two values', () => {
  test.each([
    [42.92, 0.002, 'mm', '+0.20 %'],
    [30, -0.004, 't/h', '−0.40 %'],
    [30, 0.25, 't/h', '+25.0 %'],
    [0, -1, 't/h', '−100 %'],
    [1, 0.00004, '', '±0 %'],
  ])('%d, as a fraction %d, in %s: %s', (value, fraction, unit, text) => {
    expect(formatDifference(value, fraction, unit)).toBe(text);
  });

  test('of two levels is in decibels: 179.0 dB is 5.8 dB above 173.2 dB, not 3.4 %', () => {
    expect(formatDifference(179, 179 / 173.2 - 1, 'dB')).toBe('+5.8 dB');
    expect(formatDifference(82, 82 / 85 - 1, 'dB(A)')).toBe('−3.0 dB');
  });
});
