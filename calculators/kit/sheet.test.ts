import { expect, test } from 'vitest';
import { numberFormat } from './sheet.ts';

test('a number format shows as many significant digits as are asked for', () => {
  expect([123_456, 1234, 123.4, 12.34, 1.234, 0.1234].map(value => numberFormat(value, 4))).toEqual([
    '#,##0',
    '#,##0',
    '#,##0.0',
    '#,##0.00',
    '#,##0.000',
    '#,##0.0000',
  ]);
  expect(numberFormat(-12.34, 4)).toBe('#,##0.00');
  expect(numberFormat(0, 4)).toBe('#,##0.000');
  expect(numberFormat(12.34, 6)).toBe('#,##0.0000');
});

test('a number too small or too large for that is written with a power of ten', () => {
  expect(numberFormat(0.000_12, 4)).toBe('#,##0.0000000');
  expect(numberFormat(0.000_099, 4)).toBe('0.000E+00');
  expect(numberFormat(9_999_999, 4)).toBe('#,##0');
  expect(numberFormat(10_000_000, 4)).toBe('0.000E+00');
});
