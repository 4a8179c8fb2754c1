import { formatNumber } from '@isentrope/engineering/quantities';
import { memoize } from '../common/memoize.ts';
import { parseEquation, type Expression } from './parse.ts';

const subscripts: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
};
const powers: Readonly<Record<string, string>> = { '2': '²', '3': '³', '4': '⁴', '8': '⁸' };

/** A symbol in plain text: p₁, Re_D. */
export const symbolText = memoize((name: string): string =>
  name.replace(/_(\d+)$/, (_, digits: string) => digits.replaceAll(/\d/g, digit => subscripts[digit] ?? digit)),
);

/** Operator precedence: 1 sum, 2 product, 3 power, 4 atom. */
export function binding(expression: Expression): number {
  if (expression.type === 'negative') return 1;
  if (expression.type !== 'operation') return 4;
  if (expression.operator === '^') return 3;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

/** Writes an expression with numbers in place of its symbols, except the symbol `own`. */
type Write = (values: ReadonlyMap<string, number>, own: string | undefined) => string;

/** Compiles an expression to a writer; everything independent of the numbers is prepared once. */
function writer(expression: Expression): Write {
  switch (expression.type) {
    case 'number':
      return () => expression.text;
    case 'symbol': {
      const { name } = expression;
      const plain = symbolText(name);
      return (values, own) => {
        const value = name === own ? undefined : values.get(name);
        return value === undefined ? plain : numberText(value);
      };
    }
    case 'negative': {
      const operand = within(expression.operand, 2);
      return (values, own) => `−${operand(values, own)}`;
    }
    case 'call': {
      const name = expression.name === 'sqrt' ? '√' : expression.name;
      const operands = expression.operands.map(writer);
      return (values, own) => `${name}(${operands.map(operand => operand(values, own)).join('; ')})`;
    }
    case 'operation':
      return operationWriter(expression);
  }
}

function operationWriter({ operator, left, right }: Extract<Expression, { type: 'operation' }>): Write {
  if (operator === '^') {
    const base = within(left, 4);
    const raised = right.type === 'number' ? powers[right.text] : undefined;
    if (raised !== undefined) return (values, own) => `${base(values, own)}${raised}`;
    const exponent = within(right, 4);
    return (values, own) => `${base(values, own)}^${exponent(values, own)}`;
  }
  if (operator === '+' || operator === '-') {
    const first = writer(left);
    const second = within(right, operator === '+' ? 1 : 2);
    const sign = operator === '+' ? '+' : '−';
    return (values, own) => `${first(values, own)} ${sign} ${second(values, own)}`;
  }
  const first = within(left, 2);
  const second = within(right, operator === '*' ? 2 : 3);
  const sign = operator === '*' ? '·' : '/';
  return (values, own) => `${first(values, own)}${sign}${second(values, own)}`;
}

/** A writer of an operand, with brackets if its precedence is lower. */
function within(inner: Expression, minimum: number): Write {
  const write = writer(inner);
  if (binding(inner) < minimum) return (values, own) => `(${write(values, own)})`;
  const bracketed = (text: string) => (minimum > 2 && text.includes('·') ? `(${text})` : text);
  if (inner.type !== 'symbol') return minimum > 2 ? (values, own) => bracketed(write(values, own)) : write;
  const { name } = inner;
  return (values, own) => {
    const text = write(values, own);
    return name !== own && (values.get(name) ?? 0) < 0 ? `(${text})` : bracketed(text);
  };
}

/** Formats a number in an equation; memoised, as equations of a case share numbers. */
const numberText = memoize((value: number) => formatNumber(value, 5));

const noValues: ReadonlyMap<string, number> = new Map();

const writers = memoize((source: string): ((values: ReadonlyMap<string, number>, own?: string) => string) => {
  const { sides, relations } = parseEquation(source);
  const parts = sides.map(writer);
  return (values, own) =>
    parts.map((part, index) => `${index > 0 ? ` ${relations[index - 1]} ` : ''}${part(values, own)}`).join('');
});

const plainText = memoize((source: string) => writers(source)(noValues));

/**
 * An equation as a line of plain text, for a spreadsheet or a terminal, with numbers in place of known symbols, except
 * the symbol `own`, which the equation defines.
 */
export function equationText(source: string, values: ReadonlyMap<string, number> = noValues, own?: string): string {
  return values.size > 0 ? writers(source)(values, own) : plainText(source);
}
