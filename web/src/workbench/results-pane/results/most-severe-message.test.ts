import type { Message, ReportedCase } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { mostSevereMessage } from './most-severe-message.ts';

const message = (level: Message['level'], text: string, field?: string): Message => ({
  level,
  text,
  ...(field === undefined ? {} : { field }),
});
const report = (...messages: readonly Message[]) => ({ messages }) as unknown as ReportedCase;

test('an error outranks a warning, and the first of equals is used', () => {
  const said = report(message('warning', 'a'), message('error', 'b'), message('error', 'c'), message('warning', 'd'));
  expect(mostSevereMessage(said)?.text).toBe('b');
  expect(mostSevereMessage(report(message('warning', 'a'), message('warning', 'b')))?.text).toBe('a');
});

test('messages of level info are ignored', () => {
  expect(mostSevereMessage(report(message('info', 'a')))).toBeUndefined();
  expect(mostSevereMessage(report(message('info', 'a'), message('warning', 'b')))?.text).toBe('b');
});

test('for a result only its own messages count', () => {
  const said = report(message('error', 'a', 'edge'), message('warning', 'b', 'volume'), message('error', 'c'));
  expect(mostSevereMessage(said, 'volume')?.text).toBe('b');
  expect(mostSevereMessage(said, 'grade')).toBeUndefined();
});
