import { Absent } from './absent.ts';
import type { Definition, StepInfo, Varying } from './definition.ts';
import { parseEquation, symbolsOf } from './equation/index.ts';
import type { Evaluation } from './evaluate.ts';

/** One line of the working: what was evaluated, by which equation, with which numbers, from which source. */
export interface WorkingLine {
  readonly id: string;
  readonly info: StepInfo;
  readonly equation: string | undefined;
  /** Helper equations. */
  readonly where: readonly string[];
  readonly source: string | undefined;
  /** The value in SI or as a label; undefined for a step whose value is shown by other steps. */
  readonly value: number | string | boolean | undefined;
  /** The symbols of the equation other than the step's own, with their SI values. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly note: string | undefined;
}

/** The SI value behind every symbol of an evaluation: inputs, and the steps of its method. */
export function symbolValues(definition: Definition, evaluation: Evaluation): Map<string, number> {
  const values = new Map<string, number>();
  const add = (id: string, symbol: string | undefined) => {
    const value = evaluation.values[id];
    if (symbol !== undefined && typeof value === 'number') values.set(symbol, value);
  };
  for (const { id, field } of definition.inputs) add(id, field.symbol);
  for (const { step } of evaluation.steps) add(step.id, step.info.symbol);
  return values;
}

/**
 * The working of an evaluation: its evaluated steps, in order, with the numbers that stand behind the symbols. It is the
 * record of the calculation itself, not a second calculation.
 */
export function workingOf(definition: Definition, evaluation: Evaluation): WorkingLine[] {
  const known = symbolValues(definition, evaluation);
  return evaluation.steps.flatMap(({ step, value, received }) => {
    if (value instanceof Absent || step.info.label === '') return [];
    const { where = [] } = step.info;
    const equation = resolved(step.info.equation, received);
    const shown =
      typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
    return [
      {
        id: step.id,
        info: step.info,
        equation,
        where: typeof where === 'function' ? where(received) : where,
        source: resolved(step.info.source, received),
        value: shown,
        numbers: numbersIn(equation, step.info.symbol, known),
        note: noteOf(value),
      },
    ];
  });
}

function resolved(words: Varying | undefined, received: Readonly<Record<string, unknown>>): string | undefined {
  const text = typeof words === 'function' ? words(received) : words;
  return text === '' ? undefined : text;
}

const symbolsByEquation = new Map<string, readonly string[]>();

function numbersIn(
  equation: string | undefined,
  own: string | undefined,
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const numbers = new Map<string, number>();
  if (equation === undefined) return numbers;
  let symbols = symbolsByEquation.get(equation);
  if (!symbols) {
    symbols = [...new Set(parseEquation(equation).sides.flatMap(side => [...symbolsOf(side)]))];
    symbolsByEquation.set(equation, symbols);
  }
  for (const symbol of symbols) {
    const value = known.get(symbol);
    if (symbol !== own && value !== undefined) numbers.set(symbol, value);
  }
  return numbers;
}

/** A step that solves something may return its summary with a `note` on how it went. */
function noteOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'note' in value && typeof value.note === 'string'
    ? value.note
    : undefined;
}
