import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { waterNotes } from './water.ts';

const drum: CaseInput = {
  orientation: 'Horizontal',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 30,
  composition: 'C1: 0.64; C3: 0.06; nC7: 0.1; H2O: 0.2',
  initialPressure: 40,
  initialTemperature: 15,
  orificeDiameter: 40,
  heat: 'adiabatic',
  duration: { value: 60, unit: 's' },
};
const gerg = {
  model: 'equilibrium',
  composition: [
    { item: 'C1', amount: 0.9 },
    { item: 'H2O', amount: 0.1 },
  ],
} as const;
const calculated = (change: CaseInput) => {
  const { messages } = calculateJson(definition, { ...drum, ...change });
  return messages.map(({ text }) => text).join('\n');
};

describe('free water', () => {
  test('is a separate phase at one temperature, with its mass, level and released amount', () => {
    const texts = calculated({});
    expect(texts).toMatch(
      /Free water lies below the hydrocarbon liquid as pure water: [\d.]+ kg at the start, up to a level of [\d.]+ mm, .* [\d.]+ kg of water leaves/,
    );
    expect(texts).toMatch(/Hydrate may form in the vessel: from /);
    expect(texts).not.toContain('only two are modelled');
  });

  test('is not mentioned for dry contents', () => {
    expect(calculated({ composition: 'C1: 0.9; C3: 0.1' })).not.toMatch(/[Ww]ater|[Hh]ydrate/);
  });

  test('has the liquid temperature in the two-temperature model, and ice is checked with one temperature too', () => {
    const texts = calculated({
      composition: 'C1: 0.8; C3: 0.1; H2O: 0.1',
      initialTemperature: 5,
      model: 'non-equilibrium',
      duration: { value: 180, unit: 's' },
    });
    expect(texts).toContain('free water has the temperature of the liquid above it');
    expect(texts).toMatch(/Free water lies below the hydrocarbon liquid as pure water: [\d.]+ kg at the start/);
    expect(texts).toMatch(/Ice may form in the vessel: /);
  });

  test('mixes with ammonia, so that a liquid of both is only described poorly', () => {
    const texts = calculated({
      composition: 'NH3: 0.5; H2O: 0.2; N2: 0.3',
      initialPressure: 20,
      initialTemperature: 120,
    });
    expect(texts).toContain('describes liquids of water with ammonia or methanol poorly');
    expect(texts).not.toMatch(/hydrocarbons/i);
  });

  test('has no note of its own by either equation, which warns itself', () => {
    expect(waterNotes({ ...gerg, equationOfState: 'reference' })).toEqual([]);
    expect(waterNotes({ ...gerg, equationOfState: 'peng-robinson' })).toEqual([]);
  });
});
