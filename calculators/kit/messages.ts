export type Level = 'info' | 'warning' | 'error';

/** Something the person should know about a case: one sentence, the field or result it stands beside, its clause. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly field?: string;
  readonly source?: string;
}

/** Stands in a message for the number of its case, which is known where cases stand side by side, not to a definition. */
export const caseNumber = '{case number}';

/** A message of the case at `index` as a person reads it. */
export function numbered(message: Message, index: number): Message {
  return message.text.includes(caseNumber)
    ? { ...message, text: message.text.replaceAll(caseNumber, String(index + 1)) }
    : message;
}

type Details = { field?: string; source?: string };

export const info = (text: string, details: Details = {}): Message => ({ level: 'info', text, ...details });
export const warning = (text: string, details: Details = {}): Message => ({ level: 'warning', text, ...details });
export const error = (text: string, details: Details = {}): Message => ({ level: 'error', text, ...details });
