import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { numbered, type Message } from '../definition/messages.ts';
import { resolved, workedSteps } from './working.ts';

/** The texts in the working line of a step. */
export interface SaidOfStep {
  readonly equation: string | undefined;
  /** Helper equations. */
  readonly where: readonly string[];
  readonly source: string | undefined;
}

/** The texts of an evaluated case: messages, sources of defaults, and working lines. */
export interface SaidOfCase {
  readonly method: string | undefined;
  readonly messages: readonly Message[];
  /** The sources of derived defaults by field id. */
  readonly filled: ReadonlyMap<string, string>;
  /** The requested lines of the working by step id. */
  readonly lines: ReadonlyMap<string, SaidOfStep>;
}

/**
 * Evaluates a case by its selected method and returns its texts only. Cheaper than `run` when many cases are tried and
 * no numbers are shown.
 * @param steps ids of the steps whose lines are wanted.
 */
export function saidOf(definition: Definition, data: CaseData, steps: ReadonlySet<string>): SaidOfCase {
  const evaluation = evaluate(definition, data);
  const lines = new Map<string, SaidOfStep>();
  for (const { step, info, received } of workedSteps(evaluation)) {
    if (!steps.has(step.id)) continue;
    const { equation, where = [], source } = info;
    lines.set(step.id, {
      equation: resolved(equation, received),
      where: typeof where === 'function' ? where(received) : where,
      source: resolved(source, received),
    });
  }
  return {
    method: evaluation.method,
    messages: evaluation.messages.map(message => numbered(message, 0)),
    filled: new Map(evaluation.filled.map(({ id, source }) => [id, source])),
    lines,
  };
}
