import { parseEquation, symbolsOf } from '../equation/index.ts';
import type { Expression } from '../equation/parse.ts';
import { valueOf } from '../equation/value.ts';

/** An equation as a line of the working states it, its helper equations apart. */
export interface StatedEquation {
  /** What is equal to each other; a line may state a value by its expression alone. */
  readonly sides: readonly Expression[];
  readonly helpers: readonly { readonly symbol: string; readonly expression: Expression }[];
  /** What the equation is about, but for the symbols that its helpers give. */
  readonly symbols: readonly string[];
}

/** Reads an equation with its helpers; undefined for one that states no equality. */
export function statedEquation(equation: string, where: readonly string[]): StatedEquation | undefined {
  const { sides, relations } = parseEquation(equation);
  if (relations.some(relation => relation !== '=')) return undefined;
  const helpers = where.flatMap(helper => {
    const [symbol, expression] = parseEquation(helper).sides;
    return symbol?.type === 'symbol' && expression ? [{ symbol: symbol.name, expression }] : [];
  });
  const symbols = new Set<string>();
  const given = new Set<string>();
  for (const { symbol, expression } of helpers) {
    for (const name of symbolsOf(expression)) if (!given.has(name)) symbols.add(name);
    given.add(symbol);
  }
  for (const side of sides) for (const name of symbolsOf(side)) if (!given.has(name)) symbols.add(name);
  return { sides, helpers, symbols: [...symbols] };
}

/** The expression by which an equation gives a step of a symbol; undefined where it gives it only together with others. */
export function expressionFor({ sides, helpers }: StatedEquation, own: string | undefined): Expression | undefined {
  const [first, second] = sides;
  if (!second) return first;
  const isOwn = own !== undefined && first?.type === 'symbol' && first.name === own;
  const rests = [second, ...helpers.map(({ expression }) => expression)];
  return isOwn && !rests.some(each => symbolsOf(each).has(own)) ? second : undefined;
}

/** The value of an expression with the helpers of its equation worked out first; NaN where a symbol has none. */
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
 * The value of an expression. Of a negative number a root is none for us, while some spreadsheets find one: such an
 * expression has the value infinity, which agrees with nothing.
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
