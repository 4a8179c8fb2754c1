import { describe, expect, test } from 'vitest';
import { equationMath, symbolMath, type MathNode } from './index.ts';

/** The MathML as plain text: brackets, signs and lines, without the elements. */
function drawn(node: MathNode | string): string {
  if (typeof node === 'string') return node === '\u2062' ? '' : node;
  const [first, second] = node.children.map(drawn);
  switch (node.tag) {
    case 'mfrac':
      return `{${first} over ${second}}`;
    case 'msup':
      return `${first}^${second}`;
    case 'msub':
      return `${first}_${second}`;
    case 'msqrt':
      return `√{${first}}`;
    case 'mtr':
      return `${first};`;
    default:
      return node.children.map(drawn).join('');
  }
}

const written = (source: string, values: Readonly<Record<string, number>> = {}) =>
  drawn(equationMath(source, new Map(Object.entries(values))));

describe('a typeset equation', () => {
  test('has brackets only where precedence requires them', () => {
    expect(written('y = a*b*c')).toBe('y=abc');
    expect(written('y = (a+b)*c')).toBe('y=(a+b)c');
    expect(written('y = c*(a-b)')).toBe('y=c(a−b)');
    expect(written('y = a+(b+c)')).toBe('y=a+b+c');
    expect(written('y = a-(b+c)')).toBe('y=a−(b+c)');
    expect(written('y = a-b*c')).toBe('y=a−bc');
    expect(written('y = (a*b)^2')).toBe('y=(ab)^2');
    expect(written('y = (a^b)^c')).toBe('y=(a^b)^c');
    expect(written('y = a^(b+c)')).toBe('y=a^b+c');
    expect(written('y = -(a+b)')).toBe('y=−(a+b)');
    expect(written('y = -(a*b)')).toBe('y=−ab');
    expect(written('y = (a+b)/(c-d)')).toBe('y={a+b over c−d}');
  });

  test('has brackets around a negative number and a raised power of ten', () => {
    expect(written('y = a*b', { a: 2, b: -3 })).toBe('y=2.0000·(−3.0000)');
    expect(written('y = a^2', { a: -3 })).toBe('y=(−3.0000)^2');
    expect(written('y = a^2', { a: 3e9 })).toBe('y=(3.0000·10^9)^2');
    expect(written('y = a*b', { a: 3e9 })).toBe('y=3.0000·10^9b');
    expect(written('y = a-b', { b: 4e-7 })).toBe('y=a−4.0000·10^−7');
    expect(written('y = a+b', { b: 0 })).toBe('y=a+0');
  });

  test('has a dot before a factor that begins with a number', () => {
    expect(written('y = a*2')).toBe('y=a·2');
    expect(written('y = a*b', { a: 5 })).toBe('y=5.0000b');
    expect(written('y = a*b', { b: 5 })).toBe('y=a·5.0000');
    expect(written('y = a*2^b')).toBe('y=a·2^b');
    expect(written('y = a*b^2')).toBe('y=ab^2');
    expect(written('y = a*(2/b)')).toBe('y=a·{2 over b}');
    expect(written('y = a*(b/2)')).toBe('y=a{b over 2}');
    expect(written('y = a*exp(2)')).toBe('y=aexp(2)');
  });

  test('writes functions with their operands, and roots as roots', () => {
    expect(written('y = max(a; b; 1)')).toBe('y=max(a;b;1)');
    expect(written('y = sqrt(a+b)')).toBe('y=√{a+b}');
  });

  test('writes a chain of relations', () => expect(written('a < b < c')).toBe('a<b<c'));

  test('wraps a long sum, term by term with its sign', () => {
    expect(written('y = aaaaaaaaaa+bbbbbbbbbb-cccccccccc+d')).toBe('y=aaaaaaaaaa;+bbbbbbbbbb−cccccccccc;+d;');
    // A line has 26 characters: four for the left side, three for a sign.
    expect(written('y = aaaaa*bbbbb+ccccccccc+ddddd')).toBe('y=aaaaabbbbb+ccccccccc;+ddddd;');
    expect(written('y = aaaaa*bbbbb+cccccccccc+ddddd')).toBe('y=aaaaabbbbb;+cccccccccc+ddddd;');
    expect(written('y = aaaaaaaaaa*bbbbbbbbbb*cccccccccc+d')).toBe('y=aaaaaaaaaabbbbbbbbbbcccccccccc;+d;');
    expect(written('y = aaaaaaaaaa-bbbbbbbbbb')).toBe('y=aaaaaaaaaa−bbbbbbbbbb');
    expect(written('y = aaaaaaaaaaaaa*bbbbbbbbbbbbbbbbbb')).toBe('y=aaaaaaaaaaaaabbbbbbbbbbbbbbbbbb');
    expect(written('y = a+b+c+d', { a: 1, b: 2, c: 3, d: -4 })).toBe('y=1.0000+2.0000;+3.0000+(−4.0000);');
  });

  test('writes a subscript, upright if it is a number', () => {
    expect(symbolMath('p')).toEqual({ tag: 'mi', children: ['p'] });
    expect(symbolMath('p_12').children[1]).toEqual({ tag: 'mn', children: ['12'] });
    expect(symbolMath('q_m1').children[1]).toEqual({ tag: 'mi', children: ['m1'] });
  });

  test('writes a difference with an upright Δ and an italic letter', () => {
    const [difference, subscript] = symbolMath('Δp_vc').children;
    expect(difference).toEqual({
      tag: 'mrow',
      children: [
        { tag: 'mtext', children: ['Δ'] },
        { tag: 'mi', children: ['p'] },
      ],
    });
    expect(subscript).toEqual({ tag: 'mi', children: ['vc'] });
    expect(symbolMath('Δ')).toEqual({ tag: 'mi', children: ['Δ'] });
  });

  test('writes a power of ten', () => {
    expect(written('y = 0.13e8*a')).toBe('y=0.13·10^8a');
    expect(written('y = a*3.28e-7')).toBe('y=a·3.28·10^−7');
    expect(written('y = a/1e-12')).toBe('y={a over 10^−12}');
    expect(written('y = 2e3^2')).toBe('y=(2·10^3)^2');
  });
});
