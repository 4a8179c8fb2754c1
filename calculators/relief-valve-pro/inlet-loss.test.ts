import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import gasService from './gas-vapor-service/definition.ts';
import liquidService from './liquid-service/definition.ts';

const valve: CaseInput = { setPressure: 20, totalBackpressure: 1, flowRate: 24_270, inletPipeDiameter: 60 };
const gas = { ...valve, molecularWeight: 44, temperature: 75, compressibilityFactor: 0.9, gamma: 1.11 };
const liquid = { ...valve, kd: 0.65, flowRate: 70_000, fluidUpstreamDensity: 900, viscosity: 1, method: 'api520' };

const warnings = (of: Definition, input: CaseInput) =>
  calculateJson(of, input).messages.flatMap(({ level, field, text }) =>
    level === 'warning' && field === 'inletPressureLoss' ? [text] : [],
  );

describe('an inlet loss above 3 % of the set pressure', () => {
  test.each([
    [gasService, gas, 6],
    [liquidService, liquid, 12],
  ] as const)(
    'has the capacity with it, and the side if that is less than required %#',
    (of, input, inletResistance) => {
      expect(warnings(of, { ...input, inletResistance }).join()).toMatch(
        /more than 3 %: the valve may chatter\. With this loss its capacity is about [\d\s]+ kg\/h instead of the rated [\d\s]+ kg\/h, less than the required flow: the unsafe side\.$/,
      );
    },
  );

  test('that leaves enough capacity says so, and a smaller one has no warning', () => {
    expect(warnings(gasService, { ...gas, inletResistance: 6, flowRate: 14_000 }).join()).toMatch(
      /, which is enough\.$/,
    );
    expect(warnings(gasService, { ...gas, inletResistance: 0.5 })).toEqual([]);
  });
});
