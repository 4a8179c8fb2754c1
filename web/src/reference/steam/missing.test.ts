import { findCalculator } from '@isentrope/calculators';
import { describe, expect, test } from 'vitest';
import { missingOf } from './missing.ts';

const definition = await findCalculator('steam-tables')?.load();
if (!definition) throw new Error('There are no steam tables.');

const texts = (question: readonly string[], given: Record<string, string>) =>
  missingOf(definition, question, Object.fromEntries(Object.entries(given).map(([id, text]) => [id, { text }]))).map(
    ({ text }) => text,
  );

describe('a state of which half is blank', () => {
  test('names the blank half instead of answering with saturation', () => {
    expect(texts(['pressure', 'temperature'], { pressure: '10', temperature: ' ' })).toEqual([
      'Temperature is missing: a state needs both.',
    ]);
    expect(texts(['enthalpy', 'entropy'], {})).toEqual([
      'Specific enthalpy is missing: a state needs both.',
      'Specific entropy is missing: a state needs both.',
    ]);
  });

  test('is complete with both, and with what cannot be read', () => {
    expect(texts(['pressure', 'quality'], { pressure: '10', quality: '0.5' })).toEqual([]);
    expect(texts(['pressure', 'temperature'], { pressure: '10', temperature: 'hot' })).toEqual([]);
  });

  test('takes the pressure alone where that is the question', () => {
    expect(texts(['pressure'], { pressure: '10' })).toEqual([]);
    expect(texts(['pressure'], {})).toEqual(['Pressure is missing.']);
  });
});
