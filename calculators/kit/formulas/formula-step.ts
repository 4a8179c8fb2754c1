import type { Expression } from '../equation/parse.ts';
import { Absent } from '../definition/absent.ts';
import type { Step } from '../definition/calculator-definition.ts';
import { resolveText } from '../report/working.ts';
import { boundsOfAgreement, type Agreement, type Bound } from './equation-check.ts';
import type { InputDependencies } from './input-dependencies.ts';
import { expressionFor, statedEquation, valueIn, type StatedEquation } from './stated-equation.ts';
import type { ChangedCase, TracedCase } from './traced-case.ts';

/** A step whose equation gives its value, so that it can be written as a formula. */
export interface FormulaStep {
  readonly expression: Expression;
  readonly helpers: StatedEquation['helpers'];
  /** The value index of each symbol. */
  readonly operands: ReadonlyMap<string, number>;
  /** All indexes that must hold a number. */
  readonly numbers: readonly number[];
  /** The bounds within which the equation is known to hold. */
  readonly bounds: readonly Bound[];
  /** The inputs that must stay unchanged: choices, lists, and others that the step depends on outside its equation. */
  readonly held: ReadonlySet<string>;
}

/** The dependencies of a step: numbers that have a cell, and for everything else the inputs that it depends on. */
interface Dependencies {
  readonly numbers: ReadonlySet<number>;
  readonly others: ReadonlySet<string>;
}

/** The symbol of the value at an index. */
function symbolAt(traced: TracedCase, index: number): string | undefined {
  return traced.stepAt(index)?.node.info?.symbol ?? traced.definition.inputs[index]?.field.symbol;
}

/** Whether the value at an index has a cell: inputs, and steps with a line in the working. */
function hasCell(traced: TracedCase, index: number): boolean {
  const step = traced.stepAt(index);
  return step === undefined ? index < traced.definition.inputs.length : step.node.info !== undefined;
}

/** The equation and helper equations of a step for given inputs. */
export function equationOf(
  { info }: Step,
  received: Readonly<Record<string, unknown>>,
): { readonly equation: string | undefined; readonly where: readonly string[] } {
  const where = info?.where ?? [];
  return {
    equation: resolveText(info?.equation, received),
    where: typeof where === 'function' ? where(received) : where,
  };
}

/**
 * The dependencies of the step at an index. An intermediate value without a cell is replaced by its own dependencies if
 * a symbol of the equation is among them.
 */
function dependenciesOf(
  traced: TracedCase,
  index: number,
  dependencies: InputDependencies,
  symbols: ReadonlySet<string>,
): Dependencies {
  const bases = { numbers: new Set<number>(), others: new Set<string>() };
  const needs = traced.stepAt(index)?.needs ?? [];
  const isNumber = (at: number) => hasCell(traced, at) && traced.numberAt(at) !== undefined;
  const inputSymbols = new Set(needs.flatMap(need => (isNumber(need.index) ? [symbolAt(traced, need.index)] : [])));
  for (const need of needs) {
    const behind = { numbers: new Set<number>(), others: new Set<string>() };
    collectDependencies(traced, need.index, need.id, dependencies, behind, new Set());
    const found = [...behind.numbers].map(at => symbolAt(traced, at));
    if (
      isNumber(need.index) ||
      found.some(each => each !== undefined && symbols.has(each) && !inputSymbols.has(each))
    ) {
      for (const at of behind.numbers) bases.numbers.add(at);
      for (const id of behind.others) bases.others.add(id);
    } else if (isEmpty(traced, need.index)) for (const id of behind.others) bases.others.add(id);
    else for (const id of dependencies.inputsOf(need.id)) bases.others.add(id);
  }
  return bases;
}

/** Collects the numbers with cells that a value depends on, and for everything else the inputs that it depends on. */
function collectDependencies(
  traced: TracedCase,
  index: number,
  id: string,
  dependencies: InputDependencies,
  { numbers, others }: { readonly numbers: Set<number>; readonly others: Set<string> },
  seen: Set<number>,
): void {
  if (seen.has(index)) return;
  seen.add(index);
  const step = traced.stepAt(index);
  const value = traced.values[index];
  if (isEmpty(traced, index))
    for (const input of inputsKeepingAbsent(traced, index, new Map()) ?? dependencies.inputsOf(id)) others.add(input);
  else if (hasCell(traced, index) && typeof value === 'number') numbers.add(index);
  else if (!step || step.node.isExpensive || (hasCell(traced, index) && typeof value !== 'object'))
    for (const input of dependencies.inputsOf(id)) others.add(input);
  else
    for (const need of step.needs)
      collectDependencies(traced, need.index, need.id, dependencies, { numbers, others }, seen);
}

/**
 * The inputs that keep a value missing as long as they stay blank, whatever else is entered while the choices stay;
 * undefined if it may be missing for another reason.
 */
function inputsKeepingAbsent(
  traced: TracedCase,
  index: number,
  known: Map<number, readonly string[] | undefined>,
): readonly string[] | undefined {
  if (known.has(index)) return known.get(index);
  const value = traced.values[index];
  const step = traced.stepAt(index);
  if (!step) return value instanceof Absent && !value.ruledOut ? traced.plan.ids.slice(index, index + 1) : [];
  const needs = step.needs.filter(({ optional, index: at }) => (step.node.fills ?? !optional) && isEmpty(traced, at));
  const keeping = needs.map(need => inputsKeepingAbsent(traced, need.index, known));
  const all = keeping.length === step.needs.length ? allInputs(keeping) : undefined;
  const ids = step.node.fills ? all : keeping.find(each => each !== undefined);
  known.set(index, ids);
  return ids;
}

/** All inputs of several indexes; undefined if one is unknown. */
function allInputs(each: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const known = each.filter(ids => ids !== undefined);
  return known.length === each.length ? known.flat() : undefined;
}

function isEmpty(traced: TracedCase, index: number): boolean {
  const value = traced.values[index];
  return value === undefined || value instanceof Absent;
}

/**
 * Whether the value at an index depends on some indexes only, through steps that each have a cell; adds them to
 * `found`.
 */
function dependsOnlyOn(traced: TracedCase, index: number, numbers: ReadonlySet<number>, found: Set<number>): boolean {
  if (found.has(index)) return true;
  const step = traced.stepAt(index);
  const isIn = numbers.has(index);
  if (!isIn && (!step || step.node.fills || !hasCell(traced, index))) return false;
  if (!isIn && !step?.needs.every(need => dependsOnlyOn(traced, need.index, numbers, found))) return false;
  found.add(index);
  return true;
}

/** The last index of each symbol with a number, as in the working. */
export function indicesBySymbol(traced: TracedCase): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  for (const index of traced.values.keys()) {
    const symbol = symbolAt(traced, index);
    if (symbol !== undefined && hasCell(traced, index) && traced.numberAt(index) !== undefined)
      cells.set(symbol, index);
  }
  return cells;
}

/**
 * The index of each symbol of an equation, which the step depends on or which depends on its dependencies only; and all
 * indexes visited on the way to those dependencies.
 */
function operandsOf(
  traced: TracedCase,
  symbols: readonly string[],
  own: number,
  { numbers }: Dependencies,
  known: ReadonlyMap<string, number>,
): { readonly operands: ReadonlyMap<string, number>; readonly visited: ReadonlySet<number> } | undefined {
  const operands = new Map<string, number>();
  const visited = new Set<number>();
  for (const symbol of symbols) {
    const direct = [...numbers].filter(index => symbolAt(traced, index) === symbol);
    if (direct.length > 1) return undefined;
    const position = direct[0] ?? known.get(symbol);
    if (position === undefined || position === own || !dependsOnlyOn(traced, position, numbers, visited))
      return undefined;
    operands.set(symbol, position);
  }
  return { operands, visited };
}

/** The values of symbols in a changed case, without missing ones. */
function scopeIn(changed: ChangedCase, operands: ReadonlyMap<string, number>): Map<string, number> {
  const scope = new Map<string, number>();
  for (const [symbol, index] of operands) {
    const value = changed.valueAt(index);
    if (typeof value === 'number') scope.set(symbol, value);
  }
  return scope;
}

/**
 * Derives the formula of the step at an index; undefined if there is none. The equation is tested against the step at
 * many random values of its inputs and must agree each time. Inputs outside the equation that matter are held: the
 * formula is valid only while they are unchanged.
 */
export function formulaStep(
  traced: TracedCase,
  index: number,
  dependencies: InputDependencies,
  known: ReadonlyMap<string, number>,
): FormulaStep | undefined {
  const node = traced.stepAt(index)?.node;
  const value = traced.numberAt(index);
  const received = traced.changed(new Map()).receivedAt(index);
  if (!node || value === undefined || !received) return undefined;
  const { equation, where } = equationOf(node, received);
  const stated = equation === undefined ? undefined : statedEquation(equation, where);
  const expression = stated && expressionFor(stated, node.info?.symbol);
  if (!stated || !expression) return undefined;
  const symbols = stated.symbols.filter(symbol => symbol !== node.info?.symbol);
  const bases = dependenciesOf(traced, index, dependencies, new Set(symbols));
  const found = operandsOf(traced, symbols, index, bases, known);
  if (!found) return undefined;
  const { operands } = found;
  const { inputs } = traced.definition;
  const chosen = inputs.filter(({ field }) => field.type !== 'quantity').map(({ id }) => id);
  const usedInputs = dependencies.inputsOf(node.id);
  const always = [...chosen.filter(id => usedInputs.has(id)), ...bases.others];
  const named = [...bases.numbers].filter(at => found.visited.has(at));
  const unnamed = [...bases.numbers].filter(at => !found.visited.has(at));
  const inputsAt = (cells: readonly number[]) =>
    cells.flatMap(at => [...dependencies.inputsOf(traced.plan.ids[at] ?? '')]);
  const agreement = (changed: ChangedCase): Agreement => {
    const changedValue = changed.valueAt(index);
    const shown = valueIn(expression, stated, scopeIn(changed, operands));
    if (Number.isNaN(shown)) return 'same';
    if (typeof changedValue !== 'number')
      return Number.isFinite(shown) && Math.sign(shown) !== Math.sign(value) ? 'otherSign' : 'none';
    const goes = changed.receivedAt(index);
    const now = goes && equationOf(node, goes);
    if (now?.equation !== equation || now?.where.join() !== where.join()) return 'none';
    return Math.abs(changedValue - shown) <= 1e-9 * Math.max(Math.abs(changedValue), Math.abs(shown)) ? 'same' : 'none';
  };
  if (agreement(traced.changed(new Map())) !== 'same') return undefined;
  for (const varied of unnamed.length > 0 ? [[...named, ...unnamed], named] : [named]) {
    const held = new Set([...always, ...inputsAt([...bases.numbers].filter(at => !varied.includes(at)))]);
    if (inputsAt(varied).every(id => held.has(id))) continue;
    const bounds = boundsOfAgreement(traced, varied, index, agreement);
    if (bounds)
      return {
        expression,
        helpers: stated.helpers,
        operands,
        numbers: [...new Set([...operands.values(), ...varied])],
        bounds,
        held,
      };
  }
  return undefined;
}
