import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

const texts = (input: CaseInput) => calculateJson(definition, input).messages.map(({ text }) => text);

describe("a temperature outside a material's data", () => {
  test('is rejected with the range, in the typed unit', () => {
    expect(texts({ material: 'CS', temperature: 900 })).toContain(
      'Thermal conductivity: the figures for CS run from 20 °C to 750 °C.',
    );
    expect(texts({ material: 'CS', temperature: { value: 1700, unit: '°F' } })).toContain(
      'Thermal conductivity: the figures for CS run from 68 °F to 1382 °F.',
    );
  });
});
