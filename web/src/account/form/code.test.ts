import { expect, test } from 'vitest';
import { normaliseCode } from './code.ts';

test.each(['123456', '123 456', '123-456', ' 12 34 56 ', '123–456'])('%j is the code 123456', typed => {
  expect(normaliseCode(typed)).toBe('123456');
});

test('leaves other characters for the server to reject', () => {
  expect(normaliseCode('123 45a')).toBe('12345a');
});
