import { expect, test } from 'vitest';
import { codeDigits } from './code.ts';

test.each(['123456', '123 456', '123-456', ' 12 34 56 ', '123–456'])('%j is the code 123456', typed => {
  expect(codeDigits(typed)).toBe('123456');
});

test('leaves other characters for the server to reject', () => {
  expect(codeDigits('123 45a')).toBe('12345a');
});
