import { expect, test } from 'vitest';
import { CellNames } from './cell-names.ts';
import { numeral, positional, quoted } from './formula-text.ts';

test.each([
  ['1.5e-7', '0.00000015'],
  ['-6.766835474509224E-8', '-0.00000006766835474509224'],
  ['0.13e10', '1300000000'],
  ['2E3', '2000'],
  ['1.2345e2', '123.45'],
  ['0e5', '0'],
  ['12.5', '12.5'],
  ['00.5', '00.5'],
])('the number %s is written as %s, without an exponent', (text, written) => {
  expect(positional(text)).toBe(written);
});

test.each([1e-300, 5e-324, -1.7976931348623157e308, 6.02214076e23, -4e-7, 0.1])(
  'the number %d is the same when it is read again',
  value => {
    expect(Number(numeral(value))).toBe(value);
    expect(numeral(value)).not.toMatch(/e/i);
  },
);

test('quotation marks in a text are written as their code', () => {
  expect(quoted('9 rows, see "Phases"')).toBe('("9 rows, see "&CHAR(34)&"Phases"&CHAR(34)&"")');
  expect(quoted('plain')).toBe('"plain"');
});

test('names have Latin letters, and none is that of a cell or a function', () => {
  const names = new CellNames();
  // HyperFormula 3.5.0 reads none of these as a name.
  expect(
    ['volume_φ', 'rhoV2', 'step2', 'density90', 'offsetFrom', 'Δp', '3K', 'A1', 'e'].map(each => names.nameFor(each)),
  ).toEqual(['volume_phi', 'rhoV2_', 'step2_', 'density90_', 'n_offsetFrom_', 'Deltap', 'n_K_', 'A1_', 'e']);
  expect(names.nameFor('volume_φ')).toBe('volume_phi_2');
});
