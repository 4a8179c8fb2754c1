import { told, type Stated, type UnitTyped } from '@isentrope/engineering/quantities';

export type Level = 'info' | 'warning' | 'error';

/** A message about a case: one sentence, the field or result that it belongs to, its source clause. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly field?: string;
  readonly source?: string;
  /** Values of the `{name}` placeholders in the text; absent once the message is rendered. */
  readonly values?: Readonly<Record<string, Stated>>;
}

/** Renders the values of a message into its text, each in the unit that `typed` selects. */
export function inUnitsOf(message: Message, typed: UnitTyped): Message {
  if (!message.values) return message;
  const { values, ...said } = message;
  return { ...said, text: told(said.text, values, typed) };
}

/** Placeholder for the number of the case, which a definition does not know. */
export const caseNumber = '{case number}';

/** Replaces the placeholder by the number of the case at `index`. */
export function numbered(message: Message, index: number): Message {
  return message.text.includes(caseNumber)
    ? { ...message, text: message.text.replaceAll(caseNumber, String(index + 1)) }
    : message;
}

/** Removes the placeholder, for contexts with a single case. */
export function unnumbered(text: string): string {
  return text.replaceAll(`Case ${caseNumber}: `, '').replaceAll(`Case ${caseNumber}`, 'This case');
}

type Details = Omit<Message, 'level' | 'text'>;

/** An informational message. */
export const info = (text: string, details: Details = {}): Message => ({ level: 'info', text, ...details });
/** A warning to check something before a result is used. */
export const warning = (text: string, details: Details = {}): Message => ({ level: 'warning', text, ...details });
/** An error: the result must not be used. */
export const error = (text: string, details: Details = {}): Message => ({ level: 'error', text, ...details });
