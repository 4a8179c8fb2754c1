import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { methodInSentence, type Definition } from '../definition/calculator-definition.ts';
import type { Evaluation } from './evaluate.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { info, type Message } from '../definition/messages.ts';
import { memoize } from '../common/memoize.ts';

/** An input that was entered but not used, with the reason. */
export interface UnusedInput {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
}

/**
 * Inputs that were entered but not used, because the method does not need them or their consumer lacks another input.
 * Choices always have a value and are not counted, nor are inputs of the aggregate.
 */
export function unusedInputs(definition: Definition, data: CaseData, evaluation: Evaluation): UnusedInput[] {
  const unused: UnusedInput[] = [];
  for (const { id, label, index } of usableInputs(definition)) {
    if ((data[id]?.text ?? '').trim() === '' || evaluation.isUsed(index)) continue;
    if (evaluation.value(id) instanceof Absent) continue;
    unused.push({ id, label, reason: reasonFor(definition, id, evaluation) });
  }
  return unused;
}

/** The inputs that may go unused, with their indexes. */
const usableInputs = memoize(({ inputs, aggregateInputs }: Definition) =>
  inputs.flatMap(({ id, field }, index) =>
    field.type === 'choice' || field.type === 'text' || aggregateInputs.includes(id)
      ? []
      : [{ id, label: lowerFirst(field.label), index }],
  ),
);

/** Notes on unused inputs, one for each reason. */
export function unusedMessages(unused: readonly UnusedInput[]): Message[] {
  const byReason = new Map<string, string[]>();
  for (const { label, reason } of unused) byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  return [...byReason].map(([reason, labels]) => info(`Entered but not used ${reason}: ${labels.join(', ')}.`));
}

function reasonFor(definition: Definition, id: string, evaluation: Evaluation): string {
  for (const { step, value } of evaluation.steps)
    if (value instanceof Absent && !value.ruledOut && step.needs.some(need => need.id === id)) return `(${value.text})`;
  return evaluation.method === undefined ? 'in this case' : `by ${methodInSentence(definition, evaluation.method)}`;
}
