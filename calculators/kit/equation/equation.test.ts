import { describe, expect, test } from 'vitest';
import { equationMath, equationText, sidesInNumbers, type MathNode } from './index.ts';

function markup(node: MathNode | string): string {
  if (typeof node === 'string') return node;
  return `<${node.tag}>${node.children.map(markup).join('')}</${node.tag}>`;
}

describe('an equation in the notation of definitions', () => {
  const source = 'q_m = C/sqrt(1-β^4)*ε*π/4*d^2*sqrt(2*Δp*ρ_1)';

  test('reads as plain text', () => {
    expect(equationText(source)).toBe('q_m = C/√(1 − β⁴)·ε·π/4·d²·√(2·Δp·ρ₁)');
  });

  test('has numbers in place of symbols', () => {
    const values = new Map([
      ['C', 0.6],
      ['β', 0.5],
      ['Δp', 124000],
    ]);
    expect(equationText(source, values)).toBe('q_m = 0.60000/√(1 − 0.50000⁴)·ε·π/4·d²·√(2·124\u202f000·ρ₁)');
  });

  test('has brackets only where precedence requires them', () => {
    expect(equationText('y = (a+b)*c-(d-e)/(f*g)')).toBe('y = (a + b)·c − (d − e)/(f·g)');
    expect(equationText('y = a-(b+c)')).toBe('y = a − (b + c)');
    expect(equationText('y = a-(b-c)+d')).toBe('y = a − (b − c) + d');
    expect(equationText('y = a/(b/c)')).toBe('y = a/(b/c)');
    expect(equationText('y = a/b/c')).toBe('y = a/b/c');
    expect(equationText('y = (a^b)^c')).toBe('y = (a^b)^c');
    expect(equationText('y = -(a+b)')).toBe('y = −(a + b)');
    expect(equationText('y = -(a*b)')).toBe('y = −a·b');
    expect(equationText('y = a*(b*c)')).toBe('y = a·b·c');
    expect(equationText('y = (a+b)+c')).toBe('y = a + b + c');
    expect(equationText('y = a+(b+c)')).toBe('y = a + b + c');
    expect(equationText('y = a^(b+c)')).toBe('y = a^(b + c)');
    expect(equationText('y = a^(b*c)')).toBe('y = a^(b·c)');
    expect(equationText('y = a^5')).toBe('y = a^5');
    expect(equationText('y = a/b', new Map([['b', 3e9]]))).toBe('y = a/(3.0000·10⁹)');
    expect(equationText('y = a*b', new Map([['b', 3e9]]))).toBe('y = a·3.0000·10⁹');
    expect(equationText('y = a-b', new Map([['b', -2]]))).toBe('y = a − (−2.0000)');
    expect(equationText('y = a-b', new Map([['b', 0]]))).toBe('y = a − 0');
    expect(equationText('y = a-y', new Map([['y', -2]]), 'y')).toBe('y = a − y');
    expect(equationText('y = a/b^2')).toBe('y = a/b²');
    expect(equationText('y = a/(b*c)')).toBe('y = a/(b·c)');
    expect(equationText('y = (a^b)^c')).toBe('y = (a^b)^c');
    expect(equationText('y = (-a)^2')).toBe('y = (−a)²');
    expect(equationText('y = a^2', new Map([['a', -3]]))).toBe('y = (−3.0000)²');
    expect(equationText('y = a^2', new Map([['a', 3e9]]))).toBe('y = (3.0000·10⁹)²');
  });

  test('becomes MathML', () => {
    expect(markup(equationMath('x = a_1/b'))).toBe(
      '<mrow><mi>x</mi><mo>=</mo><mfrac><msub><mi>a</mi><mn>1</mn></msub><mi>b</mi></mfrac></mrow>',
    );
    expect(markup(equationMath('x = 2*(a+b)', new Map([['a', 5]])))).toBe(
      '<mrow><mi>x</mi><mo>=</mo><mrow><mn>2</mn><mo>·</mo><mrow><mo>(</mo><mrow><mn>5.0000</mn><mo>+</mo><mi>b</mi></mrow><mo>)</mo></mrow></mrow></mrow>'.replace(
        '<mo>·</mo><mrow><mo>(</mo>',
        '<mo>·</mo><mrow><mo>(</mo>',
      ),
    );
  });

  test('is evaluated, helper equations first', () => {
    expect(
      sidesInNumbers(
        'y = A^2+1',
        ['A = 2*x'],
        new Map([
          ['x', 3],
          ['y', 37],
        ]),
      ),
    ).toEqual([37, 37]);
    expect(
      sidesInNumbers(
        'y = max(0; 1-x)*exp(0)-2^-1',
        [],
        new Map([
          ['x', 0.25],
          ['y', 0.25],
        ]),
      ),
    ).toEqual([0.25, 0.25]);
  });

  test('is evaluated with the usual functions, from the left', () => {
    const calculated = (source: string) => sidesInNumbers(source, [], new Map([['y', 0]]))[1];
    expect(calculated('y = 8-3-2')).toBe(3);
    expect(calculated('y = 8/4/2')).toBe(1);
    expect(calculated('y = 2+3*4^2')).toBe(50);
    expect(calculated('y = -3+5')).toBe(2);
    expect(calculated('y = min(4; 3; 5)+max(1; 2)')).toBe(5);
    expect(calculated('y = sqrt(16)*exp(0)+ln(1)')).toBe(4);
    expect(calculated('y = π')).toBe(Math.PI);
  });

  test.each([
    ['y = 2*', 'Cannot read "the end" in the equation "y = 2*".'],
    ['y = (a', 'Cannot read "the end" in the equation "y = (a".'],
    ['y = a b', 'Cannot read "b" in the equation "y = a b".'],
    ['y = a?', 'Cannot read "?" in the equation "y = a?".'],
  ])('%j is refused', (wrong, message) => expect(() => equationText(wrong)).toThrow(new SyntaxError(message)));

  test('names a symbol without a value', () => {
    const values = new Map([
      ['Δp', 2],
      ['ρ', 1000],
    ]);
    expect(() => sidesInNumbers('Δp = Delta*ρ', [], values)).toThrow(
      new ReferenceError('No value for the symbol Delta. Symbols with a value: Δp, ρ.'),
    );
  });
});
