import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import gas from './gas-vapor-service/definition.ts';
import register from './scenario-register/definition.ts';

beforeAll(loadAllFluidData);

const cold = {
  flowRate: 20_000,
  totalBackpressure: 0,
  setPressure: 6,
  fluidSource: 'pure',
  pureFluid: 'CO2',
  temperature: -33,
};
const messagesOf = (definition: Definition, more: CaseInput) =>
  calculateJson(definition, { ...cold, ...more }).messages.flatMap(({ level, text }) =>
    text.startsWith('Dry ice') ? [`${level}: ${text}`] : [],
  );

/**
 * Carbon dioxide at 7.61325 bar(abs) and −33 °C: 2387 mm² with the throat at 1.0005 of the triple pressure by CoolProp 8.0.0,
 * W/(0.975·ρ·√(2(h_1 − h))) on the isentrope.
 */
describe('carbon dioxide that forms dry ice in the nozzle', () => {
  const bound =
    'warning: Dry ice forms in the nozzle, below the triple point of carbon dioxide, 5.179 bar(abs), and solid may block the valve and its outlet. The area that passes the flow in equilibrium is at most 2387 mm², 4.9 % above the required area, which may be on the unsafe side by that much.';

  test('gives a warning with an upper bound of the area', () => {
    expect(messagesOf(gas, {})).toEqual([bound]);
    expect(messagesOf(register, { scenario: 'Closed outlets', service: 'Gas and vapour' })).toEqual([bound]);
  });

  test('by the real nozzle too, which has no area', () => {
    expect(messagesOf(gas, { method: 'real-nozzle' })).toEqual([
      expect.stringContaining('The method API 520-I sizes the valve and says on which side that is.'),
    ]);
  });

  test('but not if it stays a gas, nor for another fluid', () => {
    expect(messagesOf(gas, { temperature: 46 })).toEqual([]);
    expect(messagesOf(gas, { pureFluid: 'C3', temperature: 40 })).toEqual([]);
  });
});

test('is not reported where the pressure behind the valve is above the triple point, 5.18 bar(abs)', () => {
  const { messages } = calculateJson(gas, {
    setPressure: 10,
    allowableOverpressure: 10,
    totalBackpressure: 6,
    superimposedBackpressure: 6,
    valveType: 'Balanced Bellows',
    kd: 0.85,
    kc: 1,
    fluidSource: 'pure',
    pureFluid: 'CO2',
    temperature: 20,
    flowRate: 5000,
    method: 'real-nozzle',
  });
  expect(messages.map(({ text }) => text).join('\n')).not.toContain('Dry ice');
});
