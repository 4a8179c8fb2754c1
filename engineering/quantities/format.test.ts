import { expect, test } from 'vitest';
import { fullNumber, superscript } from './index.ts';

test.each([
  [9999, '9999'],
  [10_000, '10\u202f000'],
  [-1_234_567.25, '−1\u202f234\u202f567.25'],
  [123_456, '123\u202f456'],
  [0.123_456, '0.123456'],
  [1e21, '1e+21'],
])('%d is stated in full as %s', (value, text) => expect(fullNumber(value)).toBe(text));

test.each([
  [0, '⁰'],
  [-15, '⁻¹⁵'],
  [308, '³⁰⁸'],
])('%d is raised as %s', (exponent, text) => expect(superscript(exponent)).toBe(text));
