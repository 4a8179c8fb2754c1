import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** The source equations evaluated by hand; bar, kg/h and K. */

const p1 = 9 + 1.01325;
const liquid = { flowRate: 40_000, density: 820, vaporPressure: 3, criticalPressure: 36 };
const gas = { flowRate: 6000, temperature: 60, molecularWeight: 22, gamma: 1.26, compressibilityFactor: 0.93 };
const FF = 0.96 - 0.28 * Math.sqrt(liquid.vaporPressure / liquid.criticalPressure);
const drop = p1 - FF * liquid.vaporPressure;
const T = gas.temperature + 273.15;
const Fgamma = gas.gamma / 1.4;

function answers(fluidType: string, method: string, pressureDifferential: number) {
  const input: CaseInput = { ...(fluidType === 'Gas' ? gas : liquid), fluidType, upstreamPressure: 9 };
  const { results, messages } = calculateJson(definition, { ...input, method, pressureDifferential });
  return {
    cv: (results['valveFlowCoefficient'] as { value: number }).value,
    condition: results['flowCondition'],
    texts: messages.map(({ text }) => text),
  };
}

describe('the simplified method', () => {
  const ofLiquid = (dp: number) => liquid.flowRate / (27.3 * Math.sqrt(dp * liquid.density));
  const ofGas = (x: number, Y: number) =>
    (gas.flowRate / (94.8 * p1 * Y)) * Math.sqrt((T * gas.compressibilityFactor) / (x * gas.molecularWeight));

  test.each([
    ['Liquid', 2, ofLiquid(2), 'Non-Critical'],
    ['Liquid', 8.5, ofLiquid(drop), 'Critical'],
    ['Gas', 2, ofGas(2 / p1, 1 - 2 / p1 / (3 * Fgamma)), 'Non-Critical'],
    ['Gas', 9.5, ofGas(Fgamma, 0.667), 'Critical'],
  ] as const)('size a valve for %s at %d bar', (fluid, dp, cv, condition) => {
    const result = answers(fluid, 'original', dp);
    expect(result.cv).toBeCloseTo(cv, 9);
    expect(result.condition).toBe(condition);
  });
});

describe('IEC 60534-2-1 with FL 0.9 and xT 0.72', () => {
  const ofLiquid = (dp: number) => liquid.flowRate / liquid.density / Math.sqrt((dp * 999.1) / liquid.density) / 0.865;
  const xChoked = Fgamma * 0.72;
  const ofGas = (x: number, Y: number) =>
    gas.flowRate / (110 * p1 * Y * Math.sqrt((x * gas.molecularWeight) / (T * gas.compressibilityFactor))) / 0.865;

  test.each([
    ['Liquid', 2, ofLiquid(2), 'Non-Critical'],
    ['Liquid', 6.5, ofLiquid(0.81 * drop), 'Critical'],
    ['Gas', 2, ofGas(2 / p1, 1 - 2 / p1 / (3 * xChoked)), 'Non-Critical'],
    ['Gas', 7, ofGas(xChoked, 2 / 3), 'Critical'],
  ] as const)('sizes a valve for %s at %d bar', (fluid, dp, cv, condition) => {
    const result = answers(fluid, 'iec60534', dp);
    expect(result.cv).toBeCloseTo(cv, 9);
    expect(result.condition).toBe(condition);
    expect(result.texts.some(text => text.startsWith('Choked: '))).toBe(condition === 'Critical');
    expect(result.texts.some(text => text.startsWith('The standard is applied to a globe valve'))).toBe(true);
  });
});

describe('by either method', () => {
  const flashes = 'The outlet pressure is at or below the vapour pressure, so the liquid flashes in the valve.';

  test.each(['original', 'iec60534'])('warns of a flashing liquid, method %s', method => {
    expect(answers('Liquid', method, 6.9).texts).not.toContain(flashes);
    expect(answers('Liquid', method, 7.1).texts).toContain(flashes);
  });

  test('an excessive pressure differential is an error', () =>
    expect(
      calculateJson(definition, { ...gas, fluidType: 'Gas', upstreamPressure: 9, pressureDifferential: 10.1 }).messages,
    ).toContainEqual({
      level: 'error',
      text: 'Pressure differential must be below the absolute upstream pressure.',
      field: 'pressureDifferential',
    }));
});
