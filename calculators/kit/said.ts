import type { CaseData } from './case-input.ts';
import type { Definition } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { numbered, type Message } from './messages.ts';
import { resolved, workedSteps } from './working.ts';

/** What stands beside the numbers in the line of a step. */
export interface SaidOfStep {
  readonly equation: string | undefined;
  /** Helper equations. */
  readonly where: readonly string[];
  readonly source: string | undefined;
}

/** What a calculator says of a case beside its numbers. */
export interface SaidOfCase {
  readonly method: string | undefined;
  readonly messages: readonly Message[];
  /** What fills its fields, by the field: the source of each value. */
  readonly filled: ReadonlyMap<string, string>;
  /** The lines of the working that were asked for, by the steps' ids. */
  readonly lines: ReadonlyMap<string, SaidOfStep>;
}

/**
 * Works a case through by its own method, for what is said on the way: the cheap form of `run` where many cases are tried and no
 * number is shown.
 * @param steps the ids of the steps whose lines are wanted.
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
