import { formatClause, type MessageValue, type UnitSelector } from '@isentrope/engineering/quantities';

export type Level = 'info' | 'warning' | 'error';

/** A message about a case: one sentence, the field or result that it belongs to, its source clause. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly field?: string;
  readonly source?: string;
  /** Values of the `{name}` placeholders in the text; absent once the message is rendered. */
  readonly values?: Readonly<Record<string, MessageValue>>;
  /** Whether it is on an entry of `field` that is used instead of the value for a blank one. Absent once its effect is added. */
  readonly isOverridden?: boolean;
}

/** Renders the values of a message into its text, each in the unit that `typed` selects. */
export function renderMessage(message: Message, typed: UnitSelector): Message {
  if (!message.values) return message;
  const { values, ...rest } = message;
  return { ...rest, text: formatClause(rest.text, values, typed) };
}

/** Placeholder for the case number, which is unknown in a definition. */
export const caseNumberPlaceholder = '{case number}';

/** Replaces the placeholder by the number of the case at `index`. */
export function withCaseNumber(message: Message, index: number): Message {
  return message.text.includes(caseNumberPlaceholder)
    ? { ...message, text: message.text.replaceAll(caseNumberPlaceholder, String(index + 1)) }
    : message;
}

/** Removes the placeholder, for contexts with a single case. */
export function withoutCaseNumber(text: string): string {
  return text
    .replaceAll(`Case ${caseNumberPlaceholder}: `, '')
    .replaceAll(`Case ${caseNumberPlaceholder}`, 'This case');
}

type MessageDetails = Omit<Message, 'level' | 'text'>;

/** An informational message. */
export const info = (text: string, details: MessageDetails = {}): Message => ({ level: 'info', text, ...details });
/** A warning to check something before a result is used. */
export const warning = (text: string, details: MessageDetails = {}): Message => ({
  level: 'warning',
  text,
  ...details,
});
/** An error: the result must not be used. */
export const error = (text: string, details: MessageDetails = {}): Message => ({ level: 'error', text, ...details });
