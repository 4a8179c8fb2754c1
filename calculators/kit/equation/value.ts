import { acos, asin, atan, cos, exp, log, log10, pow, sin, tan } from '@isentrope/engineering/elementary';
import { parseEquation, type Expression, type FunctionName } from './parse.ts';

const functions: Readonly<Record<FunctionName, (...operands: number[]) => number>> = {
  sqrt: Math.sqrt,
  ln: log,
  log10: log10,
  exp: exp,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
  sin: sin,
  cos: cos,
  tan: tan,
  atan: atan,
  acos: acos,
  asin: asin,
};

/** Evaluates an expression with symbol values from `scope`. Throws a ReferenceError for an unknown symbol. */
export function valueOf(expression: Expression, scope: ReadonlyMap<string, number>): number {
  switch (expression.type) {
    case 'number':
      return Number(expression.text);
    case 'symbol': {
      const value = expression.name === 'π' ? Math.PI : scope.get(expression.name);
      if (value === undefined)
        throw new ReferenceError(
          `No value for the symbol ${expression.name}. Symbols with a value: ${[...scope.keys()].join(', ') || 'none'}.`,
        );
      return value;
    }
    case 'negative':
      return -valueOf(expression.operand, scope);
    case 'call':
      return functions[expression.name](...expression.operands.map(operand => valueOf(operand, scope)));
    case 'operation': {
      const left = valueOf(expression.left, scope);
      const right = valueOf(expression.right, scope);
      switch (expression.operator) {
        case '+':
          return left + right;
        case '-':
          return left - right;
        case '*':
          return left * right;
        case '/':
          return left / right;
        case '^':
          return pow(left, right);
      }
    }
  }
}

/**
 * The values of the sides of an equation, after its helper equations (each `symbol = …`). Tests use it to check
 * displayed equations against computed values.
 */
export function sidesInNumbers(source: string, where: readonly string[], scope: ReadonlyMap<string, number>): number[] {
  const known = new Map(scope);
  for (const helper of where) {
    const [symbol, value] = parseEquation(helper).sides;
    if (symbol?.type !== 'symbol' || !value) throw new SyntaxError(`"${helper}" must read symbol = expression.`);
    known.set(symbol.name, valueOf(value, known));
  }
  return parseEquation(source).sides.map(side => valueOf(side, known));
}
