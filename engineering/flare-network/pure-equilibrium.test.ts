import { beforeAll, describe, expect, test } from 'vitest';
import { cubicComponentsOf } from '../properties/index.ts';
import { CubicGasEquation } from './cubic-gas-equation.ts';
import { equationOf } from './equation-of-state.ts';
import type { GasEquation } from './gas-equation.ts';
import { loadFlareGases, solveFlareNetwork } from './index.ts';

const source = (components: Readonly<Record<string, number>>) => ({
  gas: { type: 'composition', components } as const,
});
const [water, nitrogen, propane] = [source({ H2O: 1 }), source({ N2: 0.9, C1: 0.1 }), source({ C3: 1 })];

beforeAll(async () => {
  for (const sources of [[water], [water, nitrogen], [propane, nitrogen], [propane]]) await loadFlareGases(sources);
});

const first = (equation: GasEquation) =>
  Float64Array.from({ length: equation.size }, (_, index) => (index === 0 ? 1 : 0));

describe('one substance in an equation of several', () => {
  test.each([0.1, 0.5, 0.9])('boils at one temperature with %s of its mass as vapour', share => {
    const mixture = equationOf([water, nitrogen]);
    const alone = equationOf([water]);
    const fractions = first(mixture);
    const pressure = 2e5;
    const { temperature } = alone.atPH(Float64Array.of(1), pressure, 1e6);
    const [liquid, vapour] = [0.98, 1.02].map(ratio => mixture.atPT(fractions, pressure, ratio * temperature));
    const ends = [liquid?.enthalpy ?? NaN, vapour?.enthalpy ?? NaN] as const;
    const state = mixture.atPH(fractions, pressure, ends[0] + share * (ends[1] - ends[0]));
    expect(state.vapourFraction).toBeGreaterThan(0);
    expect(state.vapourFraction).toBeLessThan(1);
    // IAPWS-IF97 has 120.21 °C at 2 bar; 7 K of each phase are 1 to 3 % of the heat of evaporation.
    expect(state.temperature - temperature).toBeLessThan(0.3);
    expect(Math.abs(state.vapourFraction - share)).toBeLessThan(0.02);
    expect(state.enthalpy).toBeCloseTo(ends[0] + share * (ends[1] - ends[0]), 3);
    // IAPWS-IF97: 0.88568 m³/kg of vapour.
    expect(1 / state.density / (state.vapourFraction * 0.88568)).toBeCloseTo(1, 1);
    const isentropic = mixture.atPS(fractions, pressure, state.entropy);
    expect(isentropic.density / state.density).toBeCloseTo(1, 6);
  });

  test('boils by Peng–Robinson too', () => {
    const cubic = new CubicGasEquation(cubicComponentsOf(['C3', 'N2']));
    const fractions = first(cubic);
    const [liquid, vapour] = [240, 320].map(temperature => cubic.atPT(fractions, 5e5, temperature).enthalpy);
    const state = cubic.atPH(fractions, 5e5, ((liquid ?? NaN) + (vapour ?? NaN)) / 2);
    expect(state.vapourFraction).toBeGreaterThan(0.2);
    expect(state.vapourFraction).toBeLessThan(0.8);
  });
});

test('a flashing liquid beside another gas has nearly the back pressure that it has alone', async () => {
  const hot = { ...water, tag: 'S', to: 'A', temperature: 473.15, pressure: 133e5, flow: 20 };
  const small = { ...nitrogen, tag: 'V', to: 'M', temperature: 293, pressure: 12e5, flow: 0.001 };
  await loadFlareGases([hot, small]);
  const line = (tag: string, from: string, to: string, insideDiameter: number) =>
    ({ type: 'line', tag, from, to, length: 30, insideDiameter, roughness: 5e-5 }) as const;
  const items = [line('1', 'A', 'M', 0.2), line('2', 'M', 'E', 0.45)];
  const pressures = [[hot], [hot, small]].map(sources => {
    const solution = solveFlareNetwork({ outletPressure: 101_325, sources, items });
    return solution.type === 'solved' ? (solution.sources[0]?.backPressure ?? NaN) : expect.fail(solution.text.message);
  });
  expect(pressures[0]).toBeGreaterThan(1.5e5);
  expect(Math.abs((pressures[1] ?? NaN) / (pressures[0] ?? NaN) - 1)).toBeLessThan(0.01);
});
