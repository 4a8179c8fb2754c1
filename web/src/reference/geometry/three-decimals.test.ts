import { expect, test } from 'vitest';
import { threeDecimals } from './three-decimals.ts';

test('a figure has three decimals, whatever its size', () => {
  expect(threeDecimals(0.0004)).toBe('0.000');
  expect(threeDecimals(4.33594)).toBe('4.336');
  expect(threeDecimals(9999.9994)).toBe('9999.999');
  expect(threeDecimals(1234567.8)).toBe('1\u202f234\u202f567.800');
  expect(threeDecimals(2.5e13)).toBe('2.500·10¹³');
});
