import { describe, expect, test } from 'vitest';
import { Refusal, stated } from './index.ts';

describe('a refusal', () => {
  const thick = new Refusal('the wall must be thinner than {limit}', { limit: stated('length', 0.045) });

  test('states its values in the usual unit of their kind', () =>
    expect(thick.message).toBe('the wall must be thinner than 45.00 mm'));

  test('states them in the unit that the person works in', () =>
    expect(thick.in(() => 'inch')).toBe('the wall must be thinner than 1.772 inch'));

  test('states one in a unit of its own where it has one', () =>
    expect(new Refusal('no line of {most}', { most: stated('length', 400, { unit: 'm', digits: 3 }) }).message).toBe(
      'no line of 400 m',
    ));

  test('leaves braces alone that name none of its values', () =>
    expect(new Refusal('a {strange} word').message).toBe('a {strange} word'));

  test('states each of several, and leaves a brace that is never closed', () => {
    const values = { low: stated('length', 0.1), high: stated('length', 0.2) };
    expect(new Refusal('{low} to {high} {', values).in(() => 'm')).toBe('0.1000 m to 0.2000 m {');
  });
});
