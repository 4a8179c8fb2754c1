import { describe, expect, test } from 'vitest';
import { parseEquation } from '../equation/index.ts';
import { cellExpression } from './cell-expression.ts';

/** An equation as a cell formula, with cells named like its symbols. */
function inCell(source: string, numberOf?: (text: string) => string): string {
  const [side] = parseEquation(source).sides;
  if (!side) throw new Error(`no expression in ${source}`);
  return cellExpression(side, symbol => symbol.replaceAll('_', ''), numberOf);
}

describe('an expression as a cell formula', () => {
  test.each([
    ['a+b*c', 'a+b*c'],
    ['(a+b)*c', '(a+b)*c'],
    ['a-(b-c)', 'a-(b-c)'],
    ['a-(b+c)', 'a-(b+c)'],
    ['a/(b*c)', 'a/(b*c)'],
    ['a/b*c', 'a/b*c'],
    ['p_1+p_2+p_3', 'p1+p2+p3'],
  ])('keeps the order of sums and products: %s', (source, cell) => expect(inCell(source)).toBe(cell));

  test.each([
    // Spreadsheets read -a^2 as (-a)^2.
    ['-a^2', '(-(a^2))'],
    ['(-a)^2', '(-a)^2'],
    ['a*-b', 'a*(-b)'],
    ['-(a+b)', '(-(a+b))'],
    // Spreadsheets read a^b^c as (a^b)^c.
    ['a^b^c', 'a^(b^c)'],
    ['(a^b)^c', '(a^b)^c'],
    ['a^-b', 'a^(-b)'],
    ['a^(1/3)', 'a^(1/3)'],
    ['2*a^2', '2*a^2'],
    ['(2*a)^2', '(2*a)^2'],
  ])('keeps the meaning of signs and powers: %s', (source, cell) => expect(inCell(source)).toBe(cell));

  test.each([
    ['sqrt(a)', 'SQRT(a)'],
    ['ln(a)+log10(b)', 'LN(a)+LOG10(b)'],
    ['exp(-a)', 'EXP((-a))'],
    ['min(a;b)-max(a;b;0)', 'MIN(a,b)-MAX(a,b,0)'],
    ['abs(a)*sin(b)*cos(b)*tan(b)', 'ABS(a)*SIN(b)*COS(b)*TAN(b)'],
    ['atan(a)+acos(a)+asin(a)', 'ATAN(a)+ACOS(a)+ASIN(a)'],
    ['sqrt(a)^3', 'SQRT(a)^3'],
  ])('uses spreadsheet function names: %s', (source, cell) => expect(inCell(source)).toBe(cell));

  test('writes π, and numbers with powers of ten', () => expect(inCell('π/4*1.5e-7')).toBe('PI()/4*(15/100000000)'));
  test('uses the names of constants', () =>
    expect(inCell('p+101325', text => (text === '101325' ? 'atmosphere' : text))).toBe('p+atmosphere'));
});
