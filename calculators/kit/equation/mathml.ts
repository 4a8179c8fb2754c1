import { log10 } from '@isentrope/engineering/elementary';
import { formatNumber } from '@isentrope/engineering/quantities';
import { parseEquation, type Expression } from './parse.ts';
import { binding } from './text.ts';

/** A MathML element or text, to be rendered by the page. */
export type MathNode = { readonly tag: string; readonly children: readonly (MathNode | string)[] };

const node = (tag: string, ...children: (MathNode | string)[]): MathNode => ({ tag, children });
const row = (...children: MathNode[]) =>
  children.length === 1 && children[0] ? children[0] : node('mrow', ...children);
const operator = (sign: string) => node('mo', sign);

/** A difference of a quantity: upright Δ, italic letter. */
const difference = /^Δ(\p{L})$/u;

/** A symbol with its subscript. */
export function symbolMath(name: string): MathNode {
  const [base = '', subscript] = name.split('_');
  const [, of] = difference.exec(base) ?? [];
  const letter = of === undefined ? node('mi', base) : row(node('mtext', 'Δ'), node('mi', of));
  if (subscript === undefined) return letter;
  return node('msub', letter, /^\d+$/.test(subscript) ? node('mn', subscript) : node('mi', subscript));
}

/** Mantissa times a power of ten; the power alone if the mantissa is one. */
function powerMath(mantissa: string, power: string): MathNode {
  const ten = node('msup', node('mn', '10'), node('mn', power.replace('-', '−')));
  return mantissa === '1' ? row(ten) : row(node('mn', mantissa), operator('·'), ten);
}

function numberMath(value: number): MathNode {
  const [mantissa = '', exponent] = formatNumber(value, 5).split('·10');
  if (exponent === undefined) return node('mn', mantissa);
  return powerMath(mantissa, String(Math.floor(log10(Math.abs(value)))));
}

/** A number as the equation writes it: 0.13e8 is 0.13·10⁸. */
function writtenMath(text: string): MathNode {
  const [mantissa = '', power] = text.split('e');
  return power === undefined ? node('mn', mantissa) : powerMath(mantissa, power.replace('+', ''));
}

type Values = ReadonlyMap<string, number>;

function inBrackets(inner: MathNode): MathNode {
  return row(operator('('), inner, operator(')'));
}

function math(expression: Expression, values: Values): MathNode {
  switch (expression.type) {
    case 'number':
      return writtenMath(expression.text);
    case 'symbol': {
      const value = values.get(expression.name);
      return value === undefined ? symbolMath(expression.name) : numberMath(value);
    }
    case 'negative':
      return row(operator('−'), bracketed(expression.operand, 2, values));
    case 'call': {
      const operands = expression.operands.map(operand => math(operand, values));
      if (expression.name === 'sqrt') return node('msqrt', ...operands);
      if (expression.name === 'abs') return row(operator('|'), ...operands, operator('|'));
      const list = operands.flatMap((operand, index) => (index > 0 ? [operator(';'), operand] : [operand]));
      return row(node('mi', expression.name), inBrackets(row(...list)));
    }
    case 'operation':
      return operation(expression, values);
  }
}

function operation(expression: Expression & { type: 'operation' }, values: Values): MathNode {
  const { left, right } = expression;
  switch (expression.operator) {
    case '/':
      return node('mfrac', math(left, values), math(right, values));
    case '^':
      return node('msup', bracketed(left, 4, values), math(right, values));
    case '*':
      return row(
        bracketed(left, 2, values),
        operator(startsWithNumber(right, values) ? '·' : '\u2062'),
        bracketed(right, 2, values),
      );
    case '+':
      return row(math(left, values), operator('+'), bracketed(right, 1, values));
    case '-':
      return row(math(left, values), operator('−'), bracketed(right, 2, values));
  }
}

function bracketed(expression: Expression, minimum: number, values: Values): MathNode {
  const inner = math(expression, values);
  const value = expression.type === 'symbol' ? values.get(expression.name) : undefined;
  const isNumber = value !== undefined || expression.type === 'number';
  const needed =
    binding(expression) < minimum ||
    (value !== undefined && value < 0) ||
    (isNumber && minimum > 2 && inner.tag === 'mrow');
  return needed ? inBrackets(inner) : inner;
}

function startsWithNumber(expression: Expression, values: Values): boolean {
  if (expression.type === 'symbol') return values.has(expression.name);
  if (expression.type === 'operation' && expression.operator !== '/') return startsWithNumber(expression.left, values);
  return expression.type === 'number' || (expression.type === 'operation' && startsWithNumber(expression.left, values));
}

/** The terms of a sum, each with its sign. */
function terms(expression: Expression): { sign: '+' | '−'; term: Expression }[] {
  if (expression.type !== 'operation' || (expression.operator !== '+' && expression.operator !== '-')) {
    return [{ sign: '+', term: expression }];
  }
  return [...terms(expression.left), { sign: expression.operator === '+' ? '+' : '−', term: expression.right }];
}

/** Approximate line length in characters before a long sum is wrapped. */
const lineLength = 26;

/** The approximate width of an expression in characters. */
function widthOf(expression: Expression, values: Values): number {
  switch (expression.type) {
    case 'number':
      return expression.text.length;
    case 'symbol':
      return values.has(expression.name) ? 7 : expression.name.replace('_', '').length;
    case 'negative':
      return 1 + widthOf(expression.operand, values);
    case 'call':
      return 3 + expression.operands.reduce((sum, operand) => sum + widthOf(operand, values) + 1, 0);
    case 'operation': {
      const { operator: sign, left, right } = expression;
      if (sign === '/') return Math.max(widthOf(left, values), widthOf(right, values)) + 1;
      const extra = sign === '^' || sign === '*' ? 0 : 3;
      return (
        widthOf(left, values) +
        widthOf(right, values) * (sign === '^' ? 0.7 : 1) +
        extra +
        (binding(expression) === 1 ? 1 : 0)
      );
    }
  }
}

/** A long sum wrapped over several lines. */
function lines(head: MathNode[], expression: Expression, values: Values): MathNode {
  const rows: MathNode[][] = [[...head]];
  let length = 4;
  for (const [index, { sign, term }] of terms(expression).entries()) {
    const width = widthOf(term, values);
    if (index > 0 && length + width > lineLength) {
      rows.push([]);
      length = 0;
    }
    if (index > 0) rows.at(-1)?.push(operator(sign));
    rows.at(-1)?.push(bracketed(term, 2, values));
    length += width + 3;
  }
  return node('mtable', ...rows.map(line => node('mtr', node('mtd', row(...line)))));
}

/** An equation as the children of a `math` element, with numbers in place of the symbols in `values`. */
export function equationMath(source: string, values: Values = new Map()): MathNode {
  const { sides, relations } = parseEquation(source);
  const [first, second] = sides;
  if (sides.length === 2 && first && second && terms(second).length > 1 && widthOf(second, values) > lineLength) {
    return lines([math(first, values), operator(relations[0] ?? '=')], second, values);
  }
  return row(
    ...sides.flatMap((side, index) =>
      index > 0 ? [operator(relations[index - 1] ?? '='), math(side, values)] : [math(side, values)],
    ),
  );
}
