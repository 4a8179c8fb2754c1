import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const about = (input: CaseInput) =>
  calculateJson(definition, input).messages.flatMap(({ level, text }) =>
    text.includes('The line is calculated') ? [`${level}: ${text}`] : [],
  );

const carbonDioxide = {
  fluidType: 'Gas',
  fluidSource: 'pure',
  pureFluid: 'CO2',
  pressure: 60,
  temperature: 35,
  length: 600,
  insideDiameter: 100,
  flowRate: 70_000,
} as const;

describe('a gas line is compared with the other thermal assumption', () => {
  // Integration in steps of 0.1 bar with CoolProp 8.0.0 states, at the friction factor of this line: 27.66 bar at constant temperature,
  // 23.06 bar at constant h + v²/2.
  test('with size and side where the loss differs by more than 5 %', () => {
    const warmed =
      'warning: The line is calculated without heat exchange; at constant temperature it loses 27.66 bar, 20 % more: the unsafe side as far as the gas exchanges heat with its surroundings. Enter a heat transfer coefficient and an ambient temperature to calculate the heat.';
    expect(about(carbonDioxide)).toEqual([warmed]);
    expect(about({ ...carbonDioxide, method: 'adiabatic' })).toEqual([warmed]);
    expect(about({ ...carbonDioxide, method: 'isothermal' })).toEqual([
      'info: The line is calculated at constant temperature; without heat exchange it loses 23.05 bar, 17 % less: the safe side.',
    ]);
  });

  test('not where it does not matter, nor where the heat is calculated', () => {
    expect(about({ ...carbonDioxide, flowRate: 20_000 })).toEqual([]);
    expect(about({ ...carbonDioxide, heatTransferCoefficient: 20, ambientTemperature: 35 })).toEqual([]);
  });

  // Choked isothermal flow of an ideal gas, Shapiro (1953), ch. 6: f·L/D = (p_1/p_2)² − 1 − ln(p_1/p_2)² with G = p_2/√(R·T/M).
  test('where it chokes by one of them only', () => {
    const nitrogen = {
      fluidType: 'Gas',
      pressure: 1,
      temperature: 300,
      molecularWeight: 28,
      gamma: 1.4,
      compressibilityFactor: 1,
      viscosity: 0.02,
      insideDiameter: 100,
      length: 10,
      flowRate: 7000,
    } as const;
    const { evaluation } = calculateCase(definition, caseFrom(definition, nitrogen));
    const frictionFactor = Number(resultValue(evaluation, 'frictionFactor'));
    const resistance = (frictionFactor * 10) / 0.1;
    const specific = (8.314462618 * 573.15) / 0.028;
    let [low, high] = [1e-3, 1];
    for (let step = 0; step < 100; step += 1) {
      const r = (low + high) / 2;
      if (1 / r ** 2 - 1 + 2 * Math.log(r) > resistance) low = r;
      else high = r;
    }
    const most = (low * 201_325 * Math.PI * 0.1 ** 2 * 3600) / 4 / Math.sqrt(specific);
    const [text = ''] = about(nitrogen);
    expect(text).toMatch(
      /^warning: .*; at constant temperature it chokes at this flow, as it passes no more than \d+ kg\/h, \d\.\d % less/,
    );
    expect(Number(/than (\d+) kg/.exec(text)?.[1]) / most).toBeCloseTo(1, 3);
    expect(text).not.toContain('Enter a heat transfer coefficient');
  });
});
