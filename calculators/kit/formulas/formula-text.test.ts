import { expect, test } from 'vitest';
import { CellNames } from './cell-names.ts';
import { numeral, positional, quoted } from './formula-text.ts';

test.each([
  ['1.5e-7', '(15/100000000)'],
  ['0.000000328', '(328/1000000000)'],
  ['-4E-7', '(-4/10000000)'],
  ['6.02214076e23', '(602214076*1000000000000000)'],
  ['0.13e10', '1300000000'],
  ['2E3', '2000'],
  ['1.2345e2', '123.45'],
  ['0e5', '0'],
  ['12.5', '12.5'],
  ['2.80', '2.8'],
  ['00.5', '0.5'],
  // The digits form an integer that a double cannot represent exactly.
  ['-6.7668354745092247E-8', '-0.00000006766835474509225'],
])('the number %s is written as %s, without an exponent', (text, written) => {
  expect(positional(text)).toBe(written);
});

/** The number that a spreadsheet reads. */
function read(formula: string): number {
  const [, left, operator, right] = /^\((-?\d+)([*/])(\d+)\)$/.exec(formula) ?? [];
  if (operator === undefined) return Number(formula);
  return operator === '/' ? Number(left) / Number(right) : Number(left) * Number(right);
}

test.each([1e-300, 5e-324, -1.7976931348623157e308, 6.02214076e23, -4e-7, 3.72e-7, 4.7110928736e-15, 1e21, 0.1])(
  'the number %d survives a round trip',
  value => {
    expect(read(numeral(value))).toBe(value);
    expect(numeral(value)).not.toMatch(/e/i);
  },
);

test('quotation marks in a text are written as character codes', () => {
  expect(quoted('9 rows, see "Phases"')).toBe('("9 rows, see "&CHAR(34)&"Phases"&CHAR(34)&"")');
  expect(quoted('plain')).toBe('"plain"');
});

test('names have Latin letters and are never those of cells or functions', () => {
  const names = new CellNames();
  // HyperFormula 3.5.0 does not read these as names.
  expect(
    ['volume_φ', 'rhoV2', 'step2', 'density90', 'offsetFrom', 'Δp', '3K', 'A1', 'e'].map(each => names.nameFor(each)),
  ).toEqual(['volume_phi', 'rhoV2_', 'step2_', 'density90_', 'n_offsetFrom_', 'Deltap', 'n_K_', 'A1_', 'e']);
  expect(names.nameFor('volume_φ')).toBe('volume_phi_2');
});
