import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

/** Liquid carbon dioxide that falls down a well. */
const well: CaseInput = {
  fluidType: 'Liquid',
  nominalSize: '6',
  schedule: '40',
  service: 'Liquid, general (API RP 14E)',
  method: 'churchill',
  fluidSource: 'pure',
  pureFluid: 'CO2',
  flowRate: 50_000,
  pressure: 60,
  liquidTemperature: 15,
  elevationChange: -3000,
  length: 3000,
};
const on = (input: CaseInput, wanted: string) =>
  calculateJson(definition, input).messages.flatMap(({ level, field, text }) =>
    field === wanted && level === 'warning' ? [text] : [],
  );

describe('a falling liquid', () => {
  // 3000 steps with CoolProp 8.0.0 states of constant enthalpy and potential energy, the friction of the case included.
  test.each([
    [{}, 320.7],
    [{ pressure: 100, liquidTemperature: 28, elevationChange: -1500, length: 1500 }, 220.46],
    [{ pureFluid: 'C2', elevationChange: -1500, length: 1500 }, 116.73],
  ])('has a warning with the pressure that its compressed column gives, and the side %#', (change, expected) => {
    const [text = ''] = on({ ...well, ...change }, 'outletPressure');
    expect(text).toMatch(/ bar higher than stated: the unsafe side for the pressure that the line and what follows/);
    expect(Number(/outlet pressure is ([\d.]+) bar/.exec(text)?.[1]) / expected).toBeCloseTo(1, 3);
  });

  test('is one that is just saturated, or a mixture', () => {
    const short = { elevationChange: -1500, length: 1500, liquidTemperature: 28 };
    expect(on({ ...well, ...short, pressure: 67.93 }, 'outletPressure')).toHaveLength(1);
    const mixture = { fluidSource: 'composition', composition: 'CO2: 95; N2: 2; C1: 3', pressure: 120 };
    expect(on({ ...well, ...mixture, liquidTemperature: 30 }, 'outletPressure')).toHaveLength(1);
  });

  test('has none where its density hardly changes, or was entered', () => {
    expect(on({ ...well, fluidSource: 'water' }, 'outletPressure')).toEqual([]);
    expect(on({ ...well, elevationChange: 0 }, 'outletPressure')).toEqual([]);
    expect(on({ ...well, density: 900 }, 'outletPressure')).toEqual([]);
  });
});

test('a rising liquid that becomes lighter has a higher outlet pressure', () => {
  const rising = { ...well, pressure: 250, liquidTemperature: 35, elevationChange: 1800, length: 1800 };
  expect(on(rising, 'outletPressure').join()).toMatch(/ bar higher than stated/);
});
