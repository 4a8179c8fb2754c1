/** An expression tree. Symbols keep the spelling of the notation: `q_m`, `Re_D`, `Δp`. */
export type Expression =
  | { readonly type: 'number'; readonly text: string }
  | { readonly type: 'symbol'; readonly name: string }
  | { readonly type: 'negative'; readonly operand: Expression }
  | {
      readonly type: 'operation';
      readonly operator: '+' | '-' | '*' | '/' | '^';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly type: 'call'; readonly name: FunctionName; readonly operands: readonly Expression[] };

/** An equation: two or more sides joined by = or ≤ and the like. */
export interface Equation {
  readonly sides: readonly Expression[];
  readonly relations: readonly string[];
}

/** The functions of the notation. */
const functionNames = [
  'sqrt',
  'ln',
  'log10',
  'exp',
  'abs',
  'min',
  'max',
  'sin',
  'cos',
  'tan',
  'atan',
  'acos',
  'asin',
] as const;

export type FunctionName = (typeof functionNames)[number];

const token =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([\p{L}∞][\p{L}\d']*(?:_[\p{L}\d,]+)?'?)|([-+*/^(),;])|(=|≤|≥|<|>|≈))/uy;

type Token = { kind: 'number' | 'symbol' | 'mark' | 'relation'; text: string };

function tokens(source: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.trimEnd().length) {
    const start = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new SyntaxError(`Cannot read "${source.slice(start)}" in the equation "${source}".`);
    const [, number, symbol, mark, relation] = match;
    if (number !== undefined) found.push({ kind: 'number', text: number });
    else if (symbol !== undefined) found.push({ kind: 'symbol', text: symbol });
    else if (mark !== undefined) found.push({ kind: 'mark', text: mark });
    else if (relation !== undefined) found.push({ kind: 'relation', text: relation });
  }
  return found;
}

function isFunction(name: string): name is FunctionName {
  return functionNames.some(each => each === name);
}

/**
 * Parses the notation of equations in definitions: `q_m = C/sqrt(1-β^4)*ε*π/4*d^2*sqrt(2*Δp*ρ_1)`. Operators + - * / ^
 * with the usual precedence, the functions above, symbols with a subscript after `_`. Throws a SyntaxError that quotes
 * the part it cannot read.
 */
export function parseEquation(source: string): Equation {
  let equation = equationCache.get(source);
  if (!equation) {
    equation = readEquation(source);
    equationCache.set(source, equation);
  }
  return equation;
}

/** Cache of parsed equations; definitions contain few. */
const equationCache = new Map<string, Equation>();

function readEquation(source: string): Equation {
  const list = tokens(source);
  let position = 0;
  const peek = () => list[position];
  const take = () => list[position++];
  const fail = (): never => {
    throw new SyntaxError(`Cannot read "${peek()?.text ?? 'the end'}" in the equation "${source}".`);
  };
  const takeMark = (text: string) => {
    if (peek()?.text !== text) fail();
    position += 1;
  };

  function atom(): Expression {
    const next = take();
    if (next?.kind === 'number') return { type: 'number', text: next.text };
    if (next?.kind === 'symbol') {
      if (!isFunction(next.text) || peek()?.text !== '(') return { type: 'symbol', name: next.text };
      takeMark('(');
      const operands = [sum()];
      while (peek()?.text === ';' || peek()?.text === ',') {
        position += 1;
        operands.push(sum());
      }
      takeMark(')');
      return { type: 'call', name: next.text, operands };
    }
    if (next?.text === '(') {
      const inner = sum();
      takeMark(')');
      return inner;
    }
    position -= 1;
    return fail();
  }

  function power(): Expression {
    const base = atom();
    if (peek()?.text !== '^') return base;
    position += 1;
    return { type: 'operation', operator: '^', left: base, right: signed() };
  }

  function signed(): Expression {
    if (peek()?.text !== '-') return power();
    position += 1;
    return { type: 'negative', operand: signed() };
  }

  function product(): Expression {
    let left = signed();
    for (let next = peek(); next?.text === '*' || next?.text === '/'; next = peek()) {
      position += 1;
      left = { type: 'operation', operator: next.text === '*' ? '*' : '/', left, right: signed() };
    }
    return left;
  }

  function sum(): Expression {
    let left = product();
    for (let next = peek(); next?.text === '+' || next?.text === '-'; next = peek()) {
      position += 1;
      left = { type: 'operation', operator: next.text === '+' ? '+' : '-', left, right: product() };
    }
    return left;
  }

  const sides = [sum()];
  const relations: string[] = [];
  for (let next = peek(); next?.kind === 'relation'; next = peek()) {
    position += 1;
    relations.push(next.text);
    sides.push(sum());
  }
  if (position < list.length) fail();
  return { sides, relations };
}

/** The symbols of an expression, each once. π is a number, not a symbol. */
export function symbolsOf(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.type === 'symbol' && expression.name !== 'π') found.add(expression.name);
  if (expression.type === 'negative') symbolsOf(expression.operand, found);
  if (expression.type === 'call') for (const operand of expression.operands) symbolsOf(operand, found);
  if (expression.type === 'operation') {
    symbolsOf(expression.left, found);
    symbolsOf(expression.right, found);
  }
  return found;
}
