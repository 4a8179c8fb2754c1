import { formatNumber } from '@isentrope/engineering/quantities';
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
export function symbolText(name: string): string {
  if (!name.includes('_')) return name;
  return name.replace(/_(\d+)$/, (_, digits: string) => digits.replaceAll(/\d/g, digit => subscripts[digit] ?? digit));
}

/** How tightly an expression holds together: 1 sum, 2 product, 3 power, 4 atom. */
export function binding(expression: Expression): number {
  if (expression.type === 'negative') return 1;
  if (expression.type !== 'operation') return 4;
  if (expression.operator === '^') return 3;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

function text(expression: Expression, values: ReadonlyMap<string, number>): string {
  const wrapped = (inner: Expression, least: number) => {
    const written = text(inner, values);
    const negativeNumber = inner.type === 'symbol' && (values.get(inner.name) ?? 0) < 0;
    const powerOfTen = least > 2 && written.includes('·');
    return binding(inner) < least || negativeNumber || powerOfTen ? `(${written})` : written;
  };
  switch (expression.type) {
    case 'number':
      return expression.text;
    case 'symbol': {
      const value = values.get(expression.name);
      return value === undefined ? symbolText(expression.name) : formatNumber(value, 5);
    }
    case 'negative':
      return `−${wrapped(expression.operand, 2)}`;
    case 'call': {
      const operands = expression.operands.map(operand => text(operand, values)).join('; ');
      return `${expression.name === 'sqrt' ? '√' : expression.name}(${operands})`;
    }
    case 'operation': {
      const { operator, left, right } = expression;
      if (operator === '^') {
        const raised = right.type === 'number' ? powers[right.text] : undefined;
        return `${wrapped(left, 4)}${raised ?? `^${wrapped(right, 4)}`}`;
      }
      if (operator === '+') return `${text(left, values)} + ${wrapped(right, 1)}`;
      if (operator === '-') return `${text(left, values)} − ${wrapped(right, 2)}`;
      return `${wrapped(left, 2)}${operator === '*' ? '·' : '/'}${wrapped(right, operator === '*' ? 2 : 3)}`;
    }
  }
}

const noValues: ReadonlyMap<string, number> = new Map();

const written = new Map<string, string>();

/** An equation in one line of plain text, for a spreadsheet or a terminal, with numbers in place of known symbols. */
export function equationText(source: string, values: ReadonlyMap<string, number> = noValues): string {
  if (values.size > 0) return writeOut(source, values);
  let plain = written.get(source);
  if (plain === undefined) {
    plain = writeOut(source, values);
    written.set(source, plain);
  }
  return plain;
}

function writeOut(source: string, values: ReadonlyMap<string, number>): string {
  const { sides, relations } = parseEquation(source);
  return sides.map((side, index) => `${index > 0 ? ` ${relations[index - 1]} ` : ''}${text(side, values)}`).join('');
}
