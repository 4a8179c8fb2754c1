import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const area = (input: CaseInput) => resultValue(evaluateCase(input).evaluation, 'requiredArea') as number;
const texts = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);

/** Returns the derived defaults by field, in SI. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));
}

const valve = { setPressure: { value: 75, unit: 'psi(g)' }, totalBackpressure: 0, flowRate: 24_270 } as const;
/** Propane and butane of 51 g/mol, as in sizing example 1 of API 520-I. */
const mixture = {
  ...valve,
  fluidSource: 'composition',
  composition: 'C3: 50.76; nC4: 49.24',
  temperature: { value: 348, unit: 'K' },
} as const;
const propane = { ...valve, fluidSource: 'pure', pureFluid: 'C3', temperature: 60 } as const;

describe('a selected fluid', () => {
  test('gives the chart values in example 1 of API 520-I, and its area', () => {
    const values = filled(mixture);
    expect(Object.keys(values).toSorted()).toEqual(['compressibilityFactor', 'gamma', 'molecularWeight']);
    expect(values['molecularWeight']).toBeCloseTo(0.051, 5);
    expect(values['compressibilityFactor']).toBeCloseTo(0.9, 1);
    expect(values['gamma']).toBeCloseTo(1.11, 1);
    const printed = { molecularWeight: 51, compressibilityFactor: 0.9, gamma: 1.11 };
    const byHand = area({ ...valve, ...printed, temperature: { value: 348, unit: 'K' } });
    // The chart's Z is 0.90, that of GERG-2008 0.905; k is 1.093 for 1.11.
    expect(Math.abs(area(mixture) / byHand - 1)).toBeLessThan(0.02);
  });

  test('gives those of propane at the relieving pressure: k of the ideal gas, Z of the real one', () => {
    const values = filled(propane);
    expect(values['molecularWeight']).toBeCloseTo(0.044_096, 6);
    // cp° of propane is 73.9 J/(mol·K) at 300 K and 94.0 J/(mol·K) at 400 K.
    const cp = 73.9 + 0.33 * (94 - 73.9);
    expect(values['gamma']).toBeCloseTo(cp / (cp - 8.314), 2);
    expect(values['compressibilityFactor']).toBeCloseTo(0.9, 1);
  });

  test('is overridden by typed values, and the difference is reported', () => {
    expect(area({ ...propane, compressibilityFactor: 1 })).toBeGreaterThan(area(propane));
    expect(texts({ ...propane, compressibilityFactor: 1 }).join(' ')).toContain(
      'Compressibility factor is used as typed, 1.000',
    );
  });

  // The area goes by the root of Z·T/M: √(15/18.02) = 0.912 and √(20/18.02) = 1.054, with M of steam by IAPWS R6-95.
  test.each([
    [15, '8.8 % lower: the entry is on the safe side'],
    [20, '5.4 % higher: the entry is on the unsafe side'],
  ])('says on which side a typed molecular weight of %d is', (molecularWeight, effect) => {
    const steam = { ...propane, fluidSource: 'water', temperature: 200, molecularWeight };
    expect(texts(steam).join(' ')).toContain(`With that value, the required area would be ${effect}.`);
  });

  test('is reported if it is liquid or partly liquid', () => {
    expect(texts({ ...propane, temperature: 10 })).toContain(
      'Not filled in: molecular weight, compressibility factor, ratio of specific heats. Propane is a liquid at 6.701 bar(abs) and 10.00 °C, not a gas.',
    );
    expect(texts({ ...mixture, temperature: 40 }).join(' ')).toMatch(
      /by mass of the mixture is liquid; the values filled in/,
    );
  });
});
