import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { StateTable } from './state-table.ts';

/** A van der Waals-like gas of M = 20 g/mol with a linear heat capacity, which condenses below a saturation line at once. */
const specific = 8.314462618 / 0.02;
const inlet = { pressure: 60e5, density: 60e5 / (specific * 320) };
let calls = 0;
function gas(pressure: number, enthalpy: number) {
  calls += 1;
  const temperature = 320 + enthalpy / 2000 + 2e-6 * (pressure - 60e5) - (enthalpy / 2e4) ** 2 / 40;
  const z = 1 - 0.2 * (pressure / 60e5) * (320 / temperature) ** 2;
  return { density: pressure / (z * specific * temperature), temperature, phase: 'gas' };
}
const dewEnthalpy = (pressure: number) => -60e3 + (60e5 - pressure) / 100;
function condensing(pressure: number, enthalpy: number) {
  const state = gas(pressure, enthalpy);
  const below = dewEnthalpy(pressure) - enthalpy;
  return below <= 0 ? state : { ...state, density: state.density * (1 + below / 5e4), phase: 'two-phase' };
}

/** Places spread over pressures from 20 to 61 bar and 100 kJ/kg below to 100 above the inlet. */
const places = Array.from({ length: 4000 }, (_, index) => ({
  pressure: 20e5 + 41e5 * ((index * 0.618_034) % 1),
  enthalpy: -100e3 + 200e3 * ((index * 0.414_214) % 1),
}));

describe('a table of states', () => {
  test.each([
    ['a gas', gas],
    ['a gas that condenses', condensing],
  ])('holds the states of %s within its tolerance', (_, equation) => {
    const table = new StateTable(equation, inlet);
    for (const { pressure, enthalpy } of places) {
      const exact = equation(pressure, enthalpy);
      const found = table.stateAt(pressure, enthalpy);
      expect(Math.abs(found.density / exact.density - 1)).toBeLessThan(2e-5);
      expect(Math.abs(found.temperature / exact.temperature - 1)).toBeLessThan(2e-5);
    }
  });

  test('calls the equation for new tiles only', () => {
    const table = new StateTable(gas, inlet);
    const walk = () => {
      for (let step = 0; step < 1000; step += 1) table.stateAt(60e5 - step * 1e3, -step * 10);
    };
    walk();
    calls = 0;
    walk();
    expect(calls).toBe(0);
  });

  test('has the states next to those that the equation refuses, and refuses these', () => {
    const bounded = (pressure: number, enthalpy: number) => {
      if (pressure < 40e5) throw new Refusal('no state');
      return gas(pressure, enthalpy);
    };
    const table = new StateTable(bounded, inlet);
    expect(table.stateAt(40.1e5, 0)).toEqual(gas(40.1e5, 0));
    expect(() => table.stateAt(39.9e5, 0)).toThrow(Refusal);
  });
});
