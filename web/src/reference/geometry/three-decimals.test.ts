import { expect, test } from 'vitest';
import { threeDecimals } from './three-decimals.ts';

test('uses three decimals, or four digits where they would round noticeably', () => {
  expect(threeDecimals(0.00042)).toBe('0.00042');
  expect(threeDecimals(0.0123456)).toBe('0.01235');
  expect(threeDecimals(0.02)).toBe('0.020');
  expect(threeDecimals(0.12345)).toBe('0.123');
  expect(threeDecimals(0)).toBe('0.000');
  expect(threeDecimals(4.33594)).toBe('4.336');
  expect(threeDecimals(9999.9994)).toBe('9999.999');
  expect(threeDecimals(1234567.8)).toBe('1\u202f234\u202f567.800');
  expect(threeDecimals(2.5e13)).toBe('2.500·10¹³');
  expect(threeDecimals(2.82743e-8)).toBe('2.827·10⁻⁸');
});
