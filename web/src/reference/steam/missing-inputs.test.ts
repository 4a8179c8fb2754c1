import { findCalculator } from '@isentrope/calculators';
import { describe, expect, test } from 'vitest';
import { findMissingInputs } from './missing-inputs.ts';

const definition = await findCalculator('steam-tables')?.load();
if (!definition) throw new Error('No steam tables calculator');

const texts = (pair: readonly string[], input: Record<string, string>) =>
  findMissingInputs(
    definition,
    pair,
    Object.fromEntries(Object.entries(input).map(([id, text]) => [id, { text }])),
  ).map(({ text }) => text);

describe('a state with a blank input', () => {
  test('names the blank input instead of returning saturation', () => {
    expect(texts(['pressure', 'temperature'], { pressure: '10', temperature: ' ' })).toEqual([
      'Temperature is missing: a state needs both.',
    ]);
    expect(texts(['enthalpy', 'entropy'], {})).toEqual([
      'Specific enthalpy is missing: a state needs both.',
      'Specific entropy is missing: a state needs both.',
    ]);
  });

  test('is complete with both inputs, even unreadable ones', () => {
    expect(texts(['pressure', 'quality'], { pressure: '10', quality: '0.5' })).toEqual([]);
    expect(texts(['pressure', 'temperature'], { pressure: '10', temperature: 'hot' })).toEqual([]);
  });

  test('accepts the pressure alone where only that is required', () => {
    expect(texts(['pressure'], { pressure: '10' })).toEqual([]);
    expect(texts(['pressure'], {})).toEqual(['Pressure is missing.']);
  });
});
