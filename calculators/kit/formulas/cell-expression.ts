import type { Expression, FunctionName } from '../equation/parse.ts';

/** What the functions of the notation are called in a spreadsheet. */
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

/** How tightly an expression holds together in a spreadsheet: 1 sum, 2 product, 3 power, 4 what needs no brackets. */
function binding(expression: Expression): number {
  if (expression.type !== 'operation') return 4;
  if (expression.operator === '^') return 3;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

/**
 * An expression as it stands in a cell; `cellOf` names the cell of a symbol, `numberOf` writes a number. A spreadsheet takes a sign before a power and
 * a^b^c as (a^b)^c, so signs stand in brackets of their own and so does whatever is raised or raises. Products and sums are
 * worked out in the order in which we do.
 */
export function cellExpression(
  expression: Expression,
  cellOf: (symbol: string) => string,
  numberOf = (text: string) => text.toUpperCase(),
): string {
  const written = (inner: Expression) => cellExpression(inner, cellOf, numberOf);
  const within = (inner: Expression, least: number) => {
    const text = written(inner);
    return binding(inner) < least ? `(${text})` : text;
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
