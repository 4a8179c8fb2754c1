import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDifferingCells, cellMatches } from './differing-cells.ts';

/** The number rounded to a program's precision. */
const roundTo = (value: number, digits: number) => Number(value.toPrecision(digits));

/** The number with one of its first 15 significant digits (counted from 1) changed by one. */
function withDigit(value: number, digit: number, up: boolean): number {
  const [mantissa = '', exponent = ''] = value.toExponential(14).split('e');
  const digits = BigInt(mantissa.replace('.', ''));
  const one = 10n ** BigInt(15 - digit);
  return Number(`${digits + (up ? one : -one)}e${Number(exponent) - 14}`);
}

const finite = fc
  .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -290, max: 290 }), fc.boolean())
  .map(([mantissa, exponent, minus]) => Number(`${minus ? -mantissa : mantissa}e${exponent}`));

test('treats a number saved with 15, 16 or 17 digits as equal', () => {
  fc.assert(
    fc.property(finite, value => {
      for (const digits of [15, 16, 17]) expect(cellMatches(roundTo(value, digits), value)).toBe(true);
      expect(cellMatches(roundTo(roundTo(value, 16), 15), value)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  // As LibreOffice 7.4.7 saves them: decimal digits, with a final 5 rounded up.
  [-0.0000580652798392911, -0.00005806527983929105],
  [927.82281361745, 927.8228136174495],
  [36448845896456900, 36448845896456850],
  [8.93031824778071e-199, 8.930318247780705e-199],
  // As openpyxl saves them, with 16 digits.
  [10652.7849314549, 10652.784931454848],
  // As Gnumeric 1.12.55 saves them.
  [5.0803068408906356, 5.080306840890636],
  [0, -0],
])('%d equals %d', (cell, record) => {
  expect(cellMatches(cell, record)).toBe(true);
});

test('detects a change in any of the first 15 digits', () => {
  fc.assert(
    fc.property(finite, fc.integer({ min: 1, max: 15 }), fc.boolean(), (value, digit, up) => {
      const changed = withDigit(value, digit, up);
      // A tie at 15 digits may be rounded either way.
      fc.pre(digit < 15 || !/5e/.test(value.toExponential(15)));
      expect(cellMatches(changed, value)).toBe(false);
      expect(cellMatches(changed, roundTo(value, 15))).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

test('sign, magnitude, non-numbers and texts are compared exactly', () => {
  expect(cellMatches(-62.17, 62.17)).toBe(false);
  expect(cellMatches(621.7, 62.17)).toBe(false);
  expect(cellMatches(0, 1e-300)).toBe(false);
  expect(cellMatches(1e-300, 0)).toBe(false);
  expect(cellMatches(Infinity, 1.7e308)).toBe(false);
  expect(cellMatches(NaN, 1)).toBe(false);
  expect(cellMatches('62.17', 62.17)).toBe(false);
  expect(cellMatches(62.17, '62.17')).toBe(false);
  expect(cellMatches(undefined, 0)).toBe(false);
  expect(cellMatches('0.7135631172371280', '0.7135631172371281')).toBe(false);
  expect(cellMatches('a ', 'a')).toBe(false);
});

test('ignores blank cells and trailing rows, blank texts and line endings', () => {
  const expected = [
    {
      name: 'S',
      rows: [[{ value: 'a\nb' }, { value: '' }], [{ value: 1 }]],
      widths: [],
      frozenRows: 0,
      frozenColumns: 0,
    },
  ];
  const rows = [['a\r\nb', null, null], [1, ''], [], [null, null]];
  expect(findDifferingCells([{ name: 'S', rows }], expected)).toEqual({ cells: [], added: [] });
});

test('says where a cell differs and what both have, long texts shortened', () => {
  const [most, more] = ['x'.repeat(80), 'y'.repeat(81)];
  const row = [...Array.from({ length: 26 }, () => undefined), { value: 1 }, { value: most }];
  const sheet = { widths: [], frozenRows: 0, frozenColumns: 0 };
  const expected = [
    { ...sheet, name: "Results 'A'", rows: [[], row] },
    { ...sheet, name: 'Inputs', rows: [] },
  ];
  const read = [{ name: "Results 'A'", rows: [[7], [...Array.from({ length: 26 }, () => null), null, more]] }];
  expect(findDifferingCells([...read, { name: 'Mine', rows: [] }], expected)).toEqual({
    cells: [
      "'Results ''A'''!A1 shows 7; the record has nothing there.",
      "'Results ''A'''!AA2 is blank; the record says 1.",
      `'Results ''A'''!AB2 shows "${'y'.repeat(80)}…"; the record says "${most}".`,
      'The sheet "Inputs" is missing; the record has it.',
    ],
    added: ['Mine'],
  });
});
