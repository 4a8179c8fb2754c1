import { withoutCaseNumber, type Message } from '../definition/messages.ts';
import type { VerdictLevel } from './result.ts';
import type { Point } from './probe.ts';
import { mergeSentences } from './merge-sentences.ts';

/** A message as plain data, without its case number. */
export function plainMessage({ level, text, field, source }: Message) {
  return {
    level,
    text: withoutCaseNumber(text),
    ...(field === undefined ? {} : { field }),
    ...(source === undefined ? {} : { source }),
  };
}

/** The messages of the first point, with numbers that differ among the points replaced by their range. */
export function mergeMessages(points: readonly Point[]) {
  const texts = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { messages } of points) {
    for (const message of messages) {
      const whole = `${message.level} ${message.field ?? ''} ${message.text}`;
      if (seen.has(whole)) continue;
      seen.add(whole);
      const known = texts.get(messageKey(message));
      if (known) known.push(message.text);
      else texts.set(messageKey(message), [message.text]);
    }
  }
  return (points[0]?.messages ?? []).map(message =>
    plainMessage({ ...message, text: mergeSentences(texts.get(messageKey(message)) ?? [message.text]) }),
  );
}

const levels: readonly VerdictLevel[] = ['none', 'info', 'warning', 'error'];

/** The highest level of the messages. */
export function highestLevel(messages: readonly Message[]): VerdictLevel {
  let highest = 0;
  for (const { level } of messages) highest = Math.max(highest, levels.indexOf(level));
  return levels[highest] ?? 'none';
}

/** A key that identifies a message regardless of its numbers, so that it is recognised along a curve. */
export function messageKey({ level, text, field }: Message): string {
  return `${level} ${field ?? ''} ${text.replaceAll(/[\d.,·×⁻⁰¹²³⁴-⁹]+/g, '#')}`;
}
