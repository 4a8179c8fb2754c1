import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
const result = (input: CaseInput, id: string) => Number(resultValue(evaluateCase(input).evaluation, id));

const gas = { fluidType: 'Gas', insideDiameter: 100, roughness: 0.05 } as const;
const carbonDioxide = {
  ...gas,
  fluidSource: 'pure',
  pureFluid: 'CO2',
  pressure: { value: 65, unit: 'bar(abs)' },
  temperature: 32,
  flowRate: 60_000,
  length: 900,
};

describe('a gas of a selected fluid expands by its equation of state', () => {
  // Integration in 6000 steps with CoolProp 8.0.0 states at this line's friction factor: 25.7 bar and 20.6 bar.
  test('carbon dioxide near its critical point loses a quarter more than with the inlet Z', () => {
    expect(result({ ...carbonDioxide, method: 'isothermal' }, 'totalPressureDrop') / 1e5).toBeCloseTo(25.7, 1);
    expect(result({ ...carbonDioxide, method: 'adiabatic' }, 'totalPressureDrop') / 1e5).toBeCloseTo(20.6, 1);
  });

  test('that condenses gives a warning, and does not meet the criteria of a gas', () => {
    expect(messagesOf({ ...carbonDioxide, method: 'adiabatic' }).join(' ')).toMatch(
      /The gas condenses in the line: 0\.4\d % by mass is liquid at the outlet, at 9\.\d+ °C/,
    );
    const long = { ...carbonDioxide, method: 'adiabatic', insideDiameter: 150, length: 9000 };
    expect(evaluateCase(long).evaluation.value('verdict')).toBe(
      'Two phases at the outlet: not judged by these criteria',
    );
  });

  test('with a typed density uses the ideal-gas equations', () => {
    const typed = { ...carbonDioxide, method: 'isothermal', compressibilityFactor: 0.574 };
    expect(result(typed, 'totalPressureDrop') / 1e5).toBeCloseTo(20.6, 0.3);
  });
});

describe('a liquid of a selected fluid that boils in the line', () => {
  const propane = {
    fluidType: 'Liquid',
    fluidSource: 'pure',
    pureFluid: 'C3',
    pressure: 13,
    liquidTemperature: 35,
    flowRate: 60_000,
    insideDiameter: 100,
    roughness: 0.0457,
  } as const;

  test('does not pass a line that is too long', () => {
    const long = { ...propane, length: 600 };
    expect(evaluateCase(long).evaluation.value('verdict')).toBe('Too small: does not pass the flow');
    expect(messagesOf(long)).toContain('The liquid boils in the line and chokes: the line cannot pass the flow.');
    expect(result(long, 'totalPressureDrop')).toBeNaN();
  });

  test('loses more after it boils, and is not rated as a liquid', () => {
    const shorter = { ...propane, length: 450 };
    expect(evaluateCase(shorter).evaluation.value('verdict')).toBe(
      'Two phases at the outlet: not judged by these criteria',
    );
    expect(messagesOf(shorter).join(' ')).toMatch(
      /The liquid boils from about 23\d m onwards; at the outlet \d+ % by mass is vapour/,
    );
    expect(result(shorter, 'totalPressureDrop')).toBeGreaterThan(1.3 * (450 / 600) * 4.7e5);
  });

  test('boils from the inlet if saturated there within rounding', () => {
    // Propane at 41.05 °C boils at 14.04 bar(abs) by its reference equation; 14.01 bar(abs) is entered.
    const saturated = { ...propane, liquidTemperature: 41.05, length: 100 };
    expect(messagesOf(saturated).join(' ')).toContain('The liquid boils from about 0 m on');
  });

  test('that stays liquid is calculated as incompressible', () => {
    const short = { ...propane, length: 100 };
    expect(evaluateCase(short).evaluation.value('verdict')).not.toContain('Two phases');
    expect(messagesOf(short).join(' ')).not.toContain('boils');
  });
});
