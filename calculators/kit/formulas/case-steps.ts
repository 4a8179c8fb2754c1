import { symbolsOf } from '../equation/index.ts';
import type { Expression } from '../equation/parse.ts';
import type { Step, StepInfo } from '../definition/calculator-definition.ts';
import { resolveText, shownValue } from '../report/working.ts';
import { equationOf, formulaStep, indicesBySymbol, type FormulaStep } from './formula-step.ts';
import type { InputDependencies } from './input-dependencies.ts';
import { statedEquation, valueIn, type StatedEquation } from './stated-equation.ts';
import type { TracedCase } from './traced-case.ts';

/** A step of a case, as written to a workbook. */
export interface CaseStep {
  readonly index: number;
  readonly step: Step;
  readonly info: StepInfo;
  readonly value: number | string | boolean;
  readonly equation: string | undefined;
  readonly source: string | undefined;
  /** The formula; undefined for a step written as its calculated value. */
  readonly live: FormulaStep | undefined;
  /** The equation that a calculated value satisfies. */
  readonly residual: Residual | undefined;
  /** The inputs that its value depends on. */
  readonly inputs: ReadonlySet<string>;
}

/** An equation with two equal sides, in terms of values that have cells. */
export interface Residual {
  readonly left: Expression;
  readonly right: Expression;
  readonly operands: ReadonlyMap<string, number>;
}

/** The steps of a case with a value and a line in the working, in order. */
export function caseSteps(traced: TracedCase, dependencies: InputDependencies): CaseStep[] {
  const known = indicesBySymbol(traced);
  return traced.plan.nodes.flatMap((planned): CaseStep[] => {
    if (planned.index === undefined) return [];
    const { node: step, index } = planned;
    const value = shownValue(traced.values[index]);
    if (!step.info || step.fills || value === undefined) return [];
    const received = traced.changed(new Map()).receivedAt(index) ?? {};
    const { equation, where } = equationOf(step, received);
    const live = formulaStep(traced, index, dependencies, known);
    const stated = live || equation === undefined ? undefined : statedEquation(equation, where);
    return [
      {
        index,
        step,
        info: step.info,
        value,
        equation,
        source: resolveText(step.info.source, received),
        live,
        residual: stated && residualOf(traced, stated, known),
        inputs: dependencies.inputsOf(step.id),
      },
    ];
  });
}

/** Maximum size of an equation with its helpers substituted. */
const maxParts = 400;

/** The two sides of an equation, if all its symbols have cells and the sides are equal. */
function residualOf(
  traced: TracedCase,
  stated: StatedEquation,
  known: ReadonlyMap<string, number>,
): Residual | undefined {
  const [left, right] = stated.sides;
  if (!left || !right) return undefined;
  const operands = new Map<string, number>();
  const scope = new Map<string, number>();
  for (const symbol of stated.symbols) {
    const index = known.get(symbol);
    const value = index === undefined ? undefined : traced.numberAt(index);
    if (index === undefined || value === undefined) return undefined;
    operands.set(symbol, index);
    scope.set(symbol, value);
  }
  const one = valueIn(left, stated, scope);
  const other = valueIn(right, stated, scope);
  if (one === 0 || !(Math.abs(one - other) <= 1e-10 * Math.abs(one))) return undefined;
  const whole = [left, right].map(side => substituteHelpers(side, stated));
  if (whole.some(side => partsIn(side) > maxParts)) return undefined;
  const [first = left, second = right] = whole;
  const used = new Set([...symbolsOf(first), ...symbolsOf(second)]);
  return { left: first, right: second, operands: new Map([...operands].filter(([symbol]) => used.has(symbol))) };
}

/** Substitutes helper expressions for their symbols. */
function substituteHelpers(expression: Expression, { helpers }: StatedEquation): Expression {
  return helpers
    .toReversed()
    .reduce<Expression>((substituted, helper) => substitute(substituted, helper.symbol, helper.expression), expression);
}

function substitute(expression: Expression, symbol: string, by: Expression): Expression {
  switch (expression.type) {
    case 'symbol':
      return expression.name === symbol ? by : expression;
    case 'negative':
      return { ...expression, operand: substitute(expression.operand, symbol, by) };
    case 'call':
      return { ...expression, operands: expression.operands.map(each => substitute(each, symbol, by)) };
    case 'operation':
      return {
        ...expression,
        left: substitute(expression.left, symbol, by),
        right: substitute(expression.right, symbol, by),
      };
    default:
      return expression;
  }
}

/** The number of nodes of an expression. */
function partsIn(expression: Expression): number {
  switch (expression.type) {
    case 'negative':
      return 1 + partsIn(expression.operand);
    case 'call':
      return expression.operands.reduce((count, each) => count + partsIn(each), 1);
    case 'operation':
      return 1 + partsIn(expression.left) + partsIn(expression.right);
    default:
      return 1;
  }
}
