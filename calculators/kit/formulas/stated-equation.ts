import { parseEquation, symbolsOf } from '../equation/index.ts';
import type { Expression } from '../equation/parse.ts';
import { valueOf } from '../equation/value.ts';

/** A parsed equation of the working, with its helper equations. */
export interface StatedEquation {
  /** The equal sides; a line may have a single expression. */
  readonly sides: readonly Expression[];
  readonly helpers: readonly { readonly symbol: string; readonly expression: Expression }[];
  /** The symbols of the equation, except those that helpers define. */
  readonly symbols: readonly string[];
}

/** Parses an equation with its helpers; undefined if it is not an equality. */
export function statedEquation(equation: string, where: readonly string[]): StatedEquation | undefined {
  const { sides, relations } = parseEquation(equation);
  if (relations.some(relation => relation !== '=')) return undefined;
  const helpers = where.flatMap(helper => {
    const [symbol, expression] = parseEquation(helper).sides;
    return symbol?.type === 'symbol' && expression ? [{ symbol: symbol.name, expression }] : [];
  });
  const symbols = new Set<string>();
  const stated = new Set<string>();
  for (const { symbol, expression } of helpers) {
    for (const name of symbolsOf(expression)) if (!stated.has(name)) symbols.add(name);
    stated.add(symbol);
  }
  for (const side of sides) for (const name of symbolsOf(side)) if (!stated.has(name)) symbols.add(name);
  return { sides, helpers, symbols: [...symbols] };
}

/** The expression for the symbol of a step; undefined if the equation is implicit in it. */
export function expressionFor({ sides, helpers }: StatedEquation, own: string | undefined): Expression | undefined {
  const [first, second] = sides;
  if (!second) return first;
  const isOwn = own !== undefined && first?.type === 'symbol' && first.name === own;
  const remaining = [second, ...helpers.map(({ expression }) => expression)];
  return isOwn && !remaining.some(each => symbolsOf(each).has(own)) ? second : undefined;
}

/** Evaluates an expression after the helpers of its equation; NaN if a symbol has no value. */
export function valueIn(
  expression: Expression,
  { helpers }: Pick<StatedEquation, 'helpers'>,
  scope: ReadonlyMap<string, number>,
): number {
  const known = new Map(scope);
  try {
    for (const helper of helpers) known.set(helper.symbol, definite(helper.expression, known));
    return definite(expression, known);
  } catch (error) {
    if (error instanceof ReferenceError) return Number.NaN;
    throw error;
  }
}

/**
 * Evaluates an expression; infinity if it contains a root of a negative number, which some spreadsheets evaluate
 * differently, so that it agrees with nothing.
 */
function definite(expression: Expression, scope: ReadonlyMap<string, number>): number {
  return hasRootOfNegative(expression, scope) ? Number.POSITIVE_INFINITY : valueOf(expression, scope);
}

function hasRootOfNegative(expression: Expression, scope: ReadonlyMap<string, number>): boolean {
  switch (expression.type) {
    case 'negative':
      return hasRootOfNegative(expression.operand, scope);
    case 'call':
      return expression.operands.some(operand => hasRootOfNegative(operand, scope));
    case 'operation': {
      const { operator, left, right } = expression;
      if (hasRootOfNegative(left, scope) || hasRootOfNegative(right, scope)) return true;
      return operator === '^' && valueOf(left, scope) < 0 && !Number.isInteger(valueOf(right, scope));
    }
    default:
      return false;
  }
}
