import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { withCaseNumber, type Message } from '../definition/messages.ts';
import { resolveText, stepsWithWorking } from './working.ts';

/** The texts in the working line of a step. */
interface StepText {
  readonly equation: string | undefined;
  /** Helper equations. */
  readonly where: readonly string[];
  readonly source: string | undefined;
}

/** The texts of an evaluated case: messages, sources of defaults, and working lines. */
export interface CaseDescription {
  readonly method: string | undefined;
  readonly messages: readonly Message[];
  /** The sources of derived defaults by field id. */
  readonly filled: ReadonlyMap<string, string>;
  /** The requested lines of the working by step id. */
  readonly lines: ReadonlyMap<string, StepText>;
}

/**
 * Evaluates a case by its selected method and returns its texts only. Cheaper than `run` when many cases are tried and
 * no numbers are shown.
 * @param steps ids of the steps whose lines are returned.
 */
export function describeCase(definition: Definition, data: CaseData, steps: ReadonlySet<string>): CaseDescription {
  const evaluation = evaluate(definition, data);
  const lines = new Map<string, StepText>();
  for (const { step, info, received } of stepsWithWorking(evaluation)) {
    if (!steps.has(step.id)) continue;
    const { equation, where = [], source } = info;
    lines.set(step.id, {
      equation: resolveText(equation, received),
      where: typeof where === 'function' ? where(received) : where,
      source: resolveText(source, received),
    });
  }
  return {
    method: evaluation.method,
    messages: evaluation.messages.map(message => withCaseNumber(message, 0)),
    filled: new Map(evaluation.filled.map(({ id, source }) => [id, source])),
    lines,
  };
}
