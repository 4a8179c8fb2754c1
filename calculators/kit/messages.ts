import { told, type Stated, type UnitTyped } from '@isentrope/engineering/quantities';

export type Level = 'info' | 'warning' | 'error';

/** Something the person should know about a case: one sentence, the field or result it stands beside, its clause. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly field?: string;
  readonly source?: string;
  /** What a `{name}` in the text stands for, as the definition gives it; a reader has it in the text. */
  readonly values?: Readonly<Record<string, Stated>>;
}

/** A message with its values in its text, each in the unit that `typed` names for it. */
export function inUnitsOf(message: Message, typed: UnitTyped): Message {
  if (!message.values) return message;
  const { values, ...said } = message;
  return { ...said, text: told(said.text, values, typed) };
}

/** Stands in a message for the number of its case, which is known where cases stand side by side, not to a definition. */
export const caseNumber = '{case number}';

/** A message of the case at `index` as a person reads it. */
export function numbered(message: Message, index: number): Message {
  return message.text.includes(caseNumber)
    ? { ...message, text: message.text.replaceAll(caseNumber, String(index + 1)) }
    : message;
}

/** A text as it is read where only its own case is spoken of. */
export function unnumbered(text: string): string {
  return text.replaceAll(`Case ${caseNumber}: `, '').replaceAll(`Case ${caseNumber}`, 'This case');
}

type Details = Omit<Message, 'level' | 'text'>;

/** A message of something worth knowing. */
export const info = (text: string, details: Details = {}): Message => ({ level: 'info', text, ...details });
/** A message of something to be looked at before a result is used. */
export const warning = (text: string, details: Details = {}): Message => ({ level: 'warning', text, ...details });
/** A message that a result must not be used as it stands. */
export const error = (text: string, details: Details = {}): Message => ({ level: 'error', text, ...details });
