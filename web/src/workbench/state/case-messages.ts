import {
  ambiguityWarning,
  withCaseNumber,
  readField,
  type CaseData,
  type Definition,
  type Message,
} from '@isentrope/calculators/kit';
import { isFieldVisible } from '../input-pane/rows.ts';
import type { WorkbenchCase } from './workbench-model.ts';

/** The messages of a case that are not already shown next to a field. */
export function caseMessages(definition: Definition, item: WorkbenchCase, index: number): readonly Message[] {
  const { data, calculated } = item;
  return (calculated?.report.messages ?? [])
    .filter(message => !isShownAtField(definition, item, data, message))
    .map(message => withCaseNumber(message, index));
}

function isShownAtField(definition: Definition, item: WorkbenchCase, data: CaseData, { level, field, text }: Message) {
  const input = definition.inputs.find(({ id }) => id === field);
  if (!input || !isFieldVisible(input, item)) return false;
  return (
    (level === 'error' && readField(input, data, input.id).type === 'invalid') ||
    text === ambiguityWarning(input, data)?.text
  );
}

/** A message and the numbers of the cases it applies to. */
export interface CaseNote {
  readonly message: Message;
  readonly of: readonly number[];
}

/** Merges the messages of several cases, listing each distinct message once. */
export function mergeMessages(
  cases: readonly { readonly number: number; readonly notes: readonly Message[] }[],
): readonly CaseNote[] {
  const known = new Map<string, { message: Message; of: number[] }>();
  for (const { number, notes } of cases)
    for (const message of notes) {
      const key = JSON.stringify([message.level, message.text, message.source]);
      const note = known.get(key);
      if (!note) known.set(key, { message, of: [number] });
      else if (!note.of.includes(number)) note.of.push(number);
    }
  return [...known.values()];
}

/** Formats ascending numbers with ranges: "1–3, 5". */
export function formatRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}${to === from + 1 ? ', ' : '–'}${to}`)).join(', ');
}
