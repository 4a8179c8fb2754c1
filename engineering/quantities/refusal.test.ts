import { describe, expect, test } from 'vitest';
import { Refusal, messageValue } from './index.ts';

describe('a refusal', () => {
  const thick = new Refusal('the wall must be thinner than {limit}', { limit: messageValue('length', 0.045) });

  test('displays its values in the default unit of their kind', () =>
    expect(thick.message).toBe('the wall must be thinner than 45.00 mm'));

  test("displays them in the user's unit", () =>
    expect(thick.in(() => 'inch')).toBe('the wall must be thinner than 1.772 inch'));

  test('displays a value in its own unit where it has one', () =>
    expect(
      new Refusal('no line of {most}', { most: messageValue('length', 400, { unit: 'm', digits: 3 }) }).message,
    ).toBe('no line of 400 m'));

  test('leaves braces without a matching value unchanged', () =>
    expect(new Refusal('a {strange} word').message).toBe('a {strange} word'));

  test('displays several values, and leaves an unclosed brace unchanged', () => {
    const values = { low: messageValue('length', 0.1), high: messageValue('length', 0.2) };
    expect(new Refusal('{low} to {high} {', values).in(() => 'm')).toBe('0.1000 m to 0.2000 m {');
  });
});
