import type { CaseData } from './case-input.ts';
import { Absent } from './absent.ts';
import { methodInWords, type Definition } from './definition.ts';
import type { Evaluation } from './evaluate.ts';
import { lowerFirst } from './first-letter.ts';
import { info, type Message } from './messages.ts';

/** An input that was typed and had no part in the results, with the reason. */
export interface UnusedInput {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
}

/**
 * What was typed and had no part in the results: the method does without it, or what uses it lacks something else. A choice
 * always stands at something and is not counted; what all cases are seen by together has its part there.
 */
export function unusedInputs(definition: Definition, data: CaseData, evaluation: Evaluation): UnusedInput[] {
  const unused: UnusedInput[] = [];
  definition.inputs.forEach(({ id, field }, place) => {
    if (field.type === 'choice' || field.type === 'text') return;
    if (evaluation.isUsed(place) || definition.seenInputs.includes(id)) return;
    if ((data[id]?.text ?? '').trim() === '') return;
    if (evaluation.value(id) instanceof Absent) return;
    unused.push({ id, label: lowerFirst(field.label), reason: reasonFor(definition, id, evaluation) });
  });
  return unused;
}

/** What there is to say of unused inputs: a sentence for each reason. */
export function unusedMessages(unused: readonly UnusedInput[]): Message[] {
  const byReason = new Map<string, string[]>();
  for (const { label, reason } of unused) byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  return [...byReason].map(([reason, labels]) => info(`Entered but not used ${reason}: ${labels.join(', ')}.`));
}

function reasonFor(definition: Definition, id: string, evaluation: Evaluation): string {
  for (const { step, value } of evaluation.steps)
    if (value instanceof Absent && !value.ruledOut && step.needs.some(need => need.id === id)) return `(${value.text})`;
  return evaluation.method === undefined ? 'in this case' : `by ${methodInWords(definition, evaluation.method)}`;
}
