import { describe, expect, test } from 'vitest';
import { formatAsTyped, numberFormat } from './sheet.ts';

test('a number format shows the requested significant digits', () => {
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

test('a very small or large number is written with a power of ten', () => {
  expect(numberFormat(0.000_12, 4)).toBe('#,##0.0000000');
  expect(numberFormat(0.000_099, 4)).toBe('0.000E+00');
  expect(numberFormat(9_999_999, 4)).toBe('#,##0');
  expect(numberFormat(10_000_000, 4)).toBe('0.000E+00');
});

describe('the format that shows a number as typed', () => {
  test.each([
    ['48600', 'General'],
    ['-0.5', 'General'],
    ['0,5', 'General'],
    ['.5', 'General'],
    ['5.', 'General'],
    ['0.50', '0.00#############'],
    ['10,0', '0.0##############'],
    ['00123', '00000'],
    ['00.5', '00.0##############'],
    ['48 600', '# ##0'],
    ['1\u202f234\u202f567,5', '# ### ##0.0##############'],
    ['123456789', 'General'],
    ['12345.6789', 'General'],
    ['1234567890', '0'],
    ['1234567890123', '0'],
    ['28554.9812345', '0.0000000########'],
    ['0.12345678901234567890', '0.000000000000000'],
    ['1e3', '0E+0'],
    ['1.50e-3', '0.00#############E+0'],
    ['2.71·10⁵', '0.00#############E+0'],
    ['0'.repeat(30), '000000000000000'],
  ])('%s: %s', (typed, format) => expect(formatAsTyped(typed)).toBe(format));
});
