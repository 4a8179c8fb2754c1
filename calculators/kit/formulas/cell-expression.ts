import type { Expression, FunctionName } from '../equation/parse.ts';
import { positional } from './formula-text.ts';

/** Spreadsheet names of the functions. */
const functionNames: Readonly<Record<FunctionName, string>> = {
  sqrt: 'SQRT',
  ln: 'LN',
  log10: 'LOG10',
  exp: 'EXP',
  abs: 'ABS',
  min: 'MIN',
  max: 'MAX',
  sin: 'SIN',
  cos: 'COS',
  tan: 'TAN',
  atan: 'ATAN',
  acos: 'ACOS',
  asin: 'ASIN',
};

/** Operator precedence in a spreadsheet: 1 sum, 2 product, 3 power, 4 atom. */
function binding(expression: Expression): number {
  if (expression.type !== 'operation') return 4;
  if (expression.operator === '^') return 3;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

/**
 * Writes an expression as a spreadsheet formula; `cellOf` names the cell of a symbol, `numberOf` writes a number.
 * Spreadsheets apply a sign before a power and read a^b^c as (a^b)^c, so signs, bases and exponents are bracketed.
 * Products and sums are evaluated in the same order as here.
 */
export function cellExpression(
  expression: Expression,
  cellOf: (symbol: string) => string,
  numberOf = positional,
): string {
  const written = (inner: Expression) => cellExpression(inner, cellOf, numberOf);
  const within = (inner: Expression, minimum: number) => {
    const text = written(inner);
    return binding(inner) < minimum ? `(${text})` : text;
  };
  switch (expression.type) {
    case 'number':
      return numberOf(expression.text);
    case 'symbol':
      return expression.name === 'π' ? 'PI()' : cellOf(expression.name);
    case 'negative':
      return `(-${within(expression.operand, 4)})`;
    case 'call':
      return `${functionNames[expression.name]}(${expression.operands.map(written).join(',')})`;
    case 'operation': {
      const { operator, left, right } = expression;
      if (operator === '^') return `${within(left, 4)}^${within(right, 4)}`;
      const own = binding(expression);
      return `${within(left, own)}${operator}${within(right, own + 1)}`;
    }
  }
}
