export type Level = 'info' | 'warning' | 'error';

/** Something the person should know about a case: one sentence, the field or result it stands beside, its clause. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly field?: string;
  readonly source?: string;
}

type Details = { field?: string; source?: string };

export const info = (text: string, details: Details = {}): Message => ({ level: 'info', text, ...details });
export const warning = (text: string, details: Details = {}): Message => ({ level: 'warning', text, ...details });
export const error = (text: string, details: Details = {}): Message => ({ level: 'error', text, ...details });
