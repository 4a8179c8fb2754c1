import { Absent } from '../definition/absent.ts';
import type { Definition, StepInfo, DynamicText } from '../definition/calculator-definition.ts';
import { parseEquation, symbolsOf } from '../equation/index.ts';
import { memoize } from '../common/memoize.ts';
import type { EvaluatedStep, Evaluation } from '../evaluation/evaluate.ts';
import { Table } from '../definition/table.ts';

/** A line of the working: step, equation, numbers and source. */
export interface WorkingLine {
  readonly id: string;
  readonly info: StepInfo;
  readonly equation: string | undefined;
  /** Helper equations. */
  readonly where: readonly string[];
  readonly source: string | undefined;
  /** The value in SI or as text, or a table that is no result; undefined if other steps or the results show it. */
  readonly value: number | string | boolean | Table | undefined;
  /** SI values of the symbols in the equation, except the step's own. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly note: string | undefined;
}

/** SI values by symbol, of inputs and of the steps of the method. */
export function symbolValues(definition: Definition, evaluation: Evaluation): Map<string, number> {
  const values = new Map<string, number>();
  const add = (symbol: string | undefined, value: unknown) => {
    if (symbol !== undefined && typeof value === 'number') values.set(symbol, value);
  };
  for (const { id, field } of definition.inputs) add(field.symbol, evaluation.value(id));
  for (const { step, value } of evaluation.steps) add(step.info?.symbol, value);
  return values;
}

/**
 * The working of an evaluation: its evaluated steps in order, with the numbers of their equations. It is a record of
 * the calculation, not a second one.
 */
export function workingOf(definition: Definition, evaluation: Evaluation): WorkingLine[] {
  const known = symbolValues(definition, evaluation);
  const results = new Set(definition.results.map(({ id }) => id));
  return stepsWithWorking(evaluation).map(({ step, info, value, received }) => {
    const { where = [] } = info;
    const equation = resolveText(info.equation, received);
    return {
      id: step.id,
      info,
      equation,
      where: typeof where === 'function' ? where(received) : where,
      source: resolveText(info.source, received),
      value: value instanceof Table && !results.has(step.id) ? value : shownValue(value),
      numbers: value instanceof Table ? new Map() : numbersIn(equation, info.symbol, known),
      note: noteOf(value),
    };
  });
}

/** The evaluated steps that have a line in the working. */
export function stepsWithWorking({ steps }: Evaluation): readonly (EvaluatedStep & { readonly info: StepInfo })[] {
  return steps.flatMap(each => {
    const { info } = each.step;
    return info && !(each.value instanceof Absent) ? [{ ...each, info }] : [];
  });
}

/** The value of a step as shown in one line; undefined for a table and what other steps show. */
export function shownValue(value: unknown): number | string | boolean | undefined {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

/** The text of an equation or source for the inputs of a step; undefined if empty. */
export function resolveText(
  words: DynamicText | undefined,
  received: Readonly<Record<string, unknown>>,
): string | undefined {
  const text = typeof words === 'function' ? words(received) : words;
  return text === '' ? undefined : text;
}

const symbolsOfEquation = memoize((equation: string): readonly string[] => [
  ...new Set(parseEquation(equation).sides.flatMap(side => [...symbolsOf(side)])),
]);

function numbersIn(
  equation: string | undefined,
  own: string | undefined,
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const numbers = new Map<string, number>();
  if (equation === undefined) return numbers;
  for (const symbol of symbolsOfEquation(equation)) {
    const value = known.get(symbol);
    if (symbol !== own && value !== undefined) numbers.set(symbol, value);
  }
  return numbers;
}

/** The `note` of a solver's result, on how it converged. */
export function noteOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'note' in value && typeof value.note === 'string'
    ? value.note
    : undefined;
}
