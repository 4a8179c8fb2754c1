import { beforeAll, expect, test } from 'vitest';
import { equationOf, fractionsOf } from './equation-of-state.ts';
import { areByPengRobinson, loadFlareGases } from './index.ts';

const compositions = [
  { C1: 0.85, C2: 0.1, C3: 0.05 },
  { C1: 0.3, C3: 0.3, nC5: 0.4 },
  { C3: 0.2, nC4: 0.3, nC6: 0.5 },
] as const;

const sources = compositions.map(components => ({ gas: { type: 'composition', components } as const }));

beforeAll(() => loadFlareGases(sources));

test('the state of a gas does not depend on earlier evaluations', () => {
  const ids = ['C1', 'C2', 'C3', 'nC4', 'nC5', 'nC6'];
  for (const composition of compositions) {
    const fractions = fractionsOf(composition, ids);
    const used = equationOf(sources);
    for (const temperature of [380, 340, 300, 270, 250, 420])
      for (const pressure of [1e5, 3e5, 8e5, 2e5, 2e6]) {
        // The first question about a composition answers for a liquid of it as well.
        const first = equationOf(sources).asGas(fractions, pressure, temperature);
        expect(used.asGas(fractions, pressure, temperature), `${pressure} Pa, ${temperature} K`).toEqual(first);
      }
  }
});

test('GERG-2008 is not used for a source whose equilibrium it does not have', async () => {
  const wet = [...sources, { gas: { type: 'composition', components: { H2O: 0.5, nC7: 0.5 } } as const }];
  await loadFlareGases(wet);
  expect(areByPengRobinson(wet)).toBe(true);
  expect(areByPengRobinson(sources)).toBe(false);
});

// Without the water, by HEOS of CoolProp 8.0.0 from −10 °C and 71.01 bar: 239.85 K, 174.3 kg/m³ and 25 mol-% of vapour at 20 bar.
test('liquid carbon dioxide with a trace of water boils as it expands', async () => {
  const wet = { type: 'composition', components: { CO2: 0.9, C1: 0.1, H2O: 0.0005 } } as const;
  await loadFlareGases([{ gas: wet }]);
  const equation = equationOf([{ gas: wet }]);
  const fractions = fractionsOf({ CO2: 0.9 / 1.0005, C1: 0.1 / 1.0005, H2O: 0.0005 / 1.0005 }, ['CO2', 'C1', 'H2O']);
  const { enthalpy, density } = equation.atPT(fractions, 71.01325e5, 263.15);
  expect(density / 871.6).toBeCloseTo(1, 2);
  const expanded = equation.atPH(fractions, 20e5, enthalpy);
  expect(Math.abs(expanded.temperature - 239.85)).toBeLessThan(0.5);
  expect(Math.abs(expanded.density / 174.27 - 1)).toBeLessThan(0.02);
  expect(expanded.vapourFraction).toBeGreaterThan(0.15);
});

// Peng–Robinson in NeqSim 3 with three phases, from 60 °C and 30 bar: 49.99 kg/m³ and 0.569 of the mass a gas; at 2 bar 285.5 K, 3.138 kg/m³ and 0.797.
test('a rich gas with water has its condensate beside the water', async () => {
  const rich = { type: 'composition', components: { C1: 0.6, C3: 0.15, nC5: 0.15, nC6: 0.05, H2O: 0.05 } } as const;
  await loadFlareGases([{ gas: rich }]);
  const equation = equationOf([{ gas: rich }]);
  const fractions = fractionsOf(rich.components, Object.keys(rich.components));
  const source = equation.atPT(fractions, 30e5, 333);
  expect(Math.abs(source.density / 49.99 - 1)).toBeLessThan(0.015);
  expect(source.vapourFraction).toBeCloseTo(0.569, 2);
  const expanded = equation.atPH(fractions, 2e5, source.enthalpy);
  expect(Math.abs(expanded.temperature - 285.54)).toBeLessThan(0.5);
  expect(Math.abs(expanded.density / 3.138 - 1)).toBeLessThan(0.015);
  expect(Math.abs(expanded.vapourFraction - 0.797)).toBeLessThan(0.015);
});

// Viscosity of water at 40 °C by CoolProp 8.0.0.
test('a liquid in a header has the viscosity of a liquid', async () => {
  const water = { type: 'composition', components: { H2O: 1 } } as const;
  await loadFlareGases([{ gas: water }]);
  const equation = equationOf([{ gas: water }]);
  const fractions = fractionsOf(water.components, ['H2O']);
  const state = equation.atPT(fractions, 1.4e5, 313.15);
  expect(state.vapourFraction).toBe(0);
  expect((equation.liquidViscosity(fractions, state) ?? NaN) / 6.53e-4).toBeCloseTo(1, 2);
});
