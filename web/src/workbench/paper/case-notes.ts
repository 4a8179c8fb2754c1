import { doubtOf, numbered, readField, type Definition, type Message } from '@isentrope/calculators/kit';
import { isOpen } from '../sheet/rows.ts';
import type { PaperCase } from './paper-case.ts';

/** What a calculation has to say of a case that does not stand in one of its fields already. */
function notesOf(definition: Definition, { item, report, number }: PaperCase): Message[] {
  const said = (report?.messages ?? []).filter(({ level, field, text }) => {
    const input = definition.inputs.find(({ id }) => id === field);
    if (!input || !isOpen(input, item)) return true;
    const inField = level === 'error' && readField(input, item.data, input.id).type === 'invalid';
    return !inField && text !== doubtOf(input, item.data)?.text;
  });
  return said.map(message => numbered(message, number - 1));
}

/** A message with the numbers of the cases that it is about. */
export interface CaseNote {
  readonly message: Message;
  readonly of: readonly number[];
}

const weight = { error: 0, warning: 1, info: 2 } as const;

/** What there is to say of several cases, the gravest first; what is said of more than one stands once. */
export function notesOn(definition: Definition, cases: readonly PaperCase[]): CaseNote[] {
  const notes = new Map<string, { message: Message; of: number[] }>();
  for (const each of cases)
    for (const message of notesOf(definition, each)) {
      const key = JSON.stringify([message.level, message.text, message.source]);
      const known = notes.get(key);
      if (!known) notes.set(key, { message, of: [each.number] });
      else if (!known.of.includes(each.number)) known.of.push(each.number);
    }
  return [...notes.values()].toSorted((a, b) => weight[a.message.level] - weight[b.message.level]);
}
