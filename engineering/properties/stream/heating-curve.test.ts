import { beforeAll, describe, expect, test } from 'vitest';
import {
  fluidOf,
  loadStreamData,
  streamHeatCapacity,
  streamHeatingCurve,
  streamPhaseAt,
  type StreamFluid,
} from '../index.ts';

const gas: StreamFluid = { type: 'components', amounts: { C1: 0.85, C2: 0.08, C3: 0.05, nC5: 0.02 } };
const steam: StreamFluid = { type: 'components', amounts: { H2O: 1 } };
const glycol: StreamFluid = { type: 'solution', solute: 'ethyleneGlycol', massFraction: 0.4 };

beforeAll(async () => {
  for (const fluid of [gas, steam]) await loadStreamData(fluid);
});

describe('the temperature of a stream along its heat', () => {
  test.each([
    ['a natural gas through its dew point', gas, 46e5, 293.15, 223.15],
    ['the same, warmed', gas, 46e5, 223.15, 293.15],
  ])('is that whose enthalpy has the share: %s', (_, fluid, pressure, from, to) => {
    const { temperatureAt } = streamHeatingCurve(fluid, pressure, from, to);
    const enthalpyAt = (temperature: number) => fluidOf(gas.amounts).stateAt({ pressure, temperature }).enthalpy;
    const [first, last] = [enthalpyAt(from), enthalpyAt(to)];
    for (let part = 0; part <= 1; part += 0.125) {
      const temperature = from + part * (to - from);
      expect(temperatureAt((enthalpyAt(temperature) - first) / (last - first))).toBeCloseTo(temperature, 6);
    }
  });

  test('stands still where a pure fluid condenses, between its breaks', () => {
    const { temperatureAt, breaks } = streamHeatingCurve(steam, 1e5, 423.15, 353.15);
    // Steam tables at 1 bar: 2776.6 kJ/kg at 150 °C, 2674.9 and 417.4 saturated, 335.0 at 80 °C.
    const [bubble = NaN, dew = NaN] = breaks;
    expect(dew).toBeCloseTo((2776.6 - 2674.9) / (2776.6 - 335), 3);
    expect(bubble).toBeCloseTo((2776.6 - 417.4) / (2776.6 - 335), 3);
    for (const share of [dew + 1e-6, 0.5, bubble - 1e-6]) expect(temperatureAt(share)).toBeCloseTo(372.76, 1);
  });

  test('continues beyond its ends', () => {
    const { temperatureAt } = streamHeatingCurve(gas, 46e5, 293.15, 263.15);
    const enthalpyAt = (temperature: number) => fluidOf(gas.amounts).stateAt({ pressure: 46e5, temperature }).enthalpy;
    const [first, last] = [enthalpyAt(293.15), enthalpyAt(263.15)];
    for (const temperature of [303.15, 253.15])
      expect(temperatureAt((enthalpyAt(temperature) - first) / (last - first))).toBeCloseTo(temperature, 6);
    expect(streamHeatingCurve(glycol, 3e5, 280, 340).temperatureAt(1.1)).toBeCloseTo(346, 6);
  });

  test('of a liquid known by its heat capacity is by the integral of that', () => {
    const { temperatureAt } = streamHeatingCurve(glycol, 3e5, 280, 340);
    const cpAt = (temperature: number) => streamHeatCapacity(streamPhaseAt(glycol, 3e5, temperature)).value;
    const steps = 600;
    const heats = Array.from({ length: steps }, (_, step) => cpAt(280 + (60 * (step + 0.5)) / steps));
    const whole = heats.reduce((sum, heat) => sum + heat, 0);
    const half = heats.slice(0, steps / 2).reduce((sum, heat) => sum + heat, 0);
    expect(temperatureAt(half / whole)).toBeCloseTo(310, 3);
    expect([temperatureAt(0), temperatureAt(1)]).toEqual([280, 340]);
  });

  test('does not change where the ends are the same', () => {
    expect(streamHeatingCurve(steam, 1e5, 372.76, 372.76).temperatureAt(0.3)).toBe(372.76);
  });
});
