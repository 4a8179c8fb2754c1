import { pow } from '@isentrope/engineering/elementary';
import { functions, parseEquation, type Expression } from './parse.ts';

/** Evaluates an expression with symbol values from `scope`. Throws a ReferenceError for an unknown symbol. */
export function valueOf(expression: Expression, scope: ReadonlyMap<string, number>): number {
  switch (expression.type) {
    case 'number':
      return Number(expression.text);
    case 'symbol': {
      const value = expression.name === 'π' ? Math.PI : scope.get(expression.name);
      if (value === undefined) throw new ReferenceError(`No value for the symbol ${expression.name}.`);
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
