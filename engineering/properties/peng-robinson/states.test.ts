import { describe, expect, test } from 'vitest';
import { componentOf, createMixture, createState, mixtureSaturationPressure } from '../eos/index.ts';
import { referenceFluids, referenceStates } from '../reference/index.ts';
import { cubicComponent, CubicStates, isFromReference } from './index.ts';

/** States of a mixture of components of the table. */
function statesOf(composition: Readonly<Record<string, number>>): CubicStates {
  return new CubicStates(Object.keys(composition).map(componentOf), Object.values(composition));
}

const mixtures: readonly Readonly<Record<string, number>>[] = [
  { C1: 0.6, C3: 0.4 },
  { CO2: 0.6, C3: 0.4 },
  { C1: 0.7, C2: 0.1, C3: 0.08, nC4: 0.05, CO2: 0.05, N2: 0.02 },
  { C2: 0.3, Bz: 0.4, Tol: 0.3 },
  { NH3: 0.6, H2O: 0.4 },
];

describe.each(mixtures)('%o', composition => {
  const ids = Object.keys(composition);
  const z = Object.values(composition);
  const states = statesOf(composition);

  test('has an envelope whose points are the bubble and dew points that a search by stability finds', () => {
    const { points = [], critical } = states.envelope() ?? {};
    expect(points.length).toBeGreaterThan(15);
    const mixture = createMixture(ids);
    const state = createState(mixture);
    const { temperature: Tc = NaN } = critical ?? {};
    for (const { temperature, pressure, end } of points.filter((_, k) => k % 6 === 0)) {
      // Below 215 K carbon dioxide is solid, and the equation has two liquids instead.
      if (temperature > 0.97 * Tc || ('CO2' in composition && temperature < 215)) continue;
      const result = mixtureSaturationPressure(mixture, temperature, z, end, state);
      expect(Math.abs(result / pressure - 1), `${end} point at ${temperature} K`).toBeLessThan(1e-6);
    }
  });

  test('has the same state from every pair', () => {
    const { points = [] } = states.envelope() ?? {};
    const { temperature = NaN, pressure = NaN } = points.find(({ pressure: p }) => p > 8e5) ?? {};
    for (const [p, T] of [
      [pressure, 1.1 * temperature],
      [pressure, 0.97 * temperature],
      [0.3 * pressure, 0.9 * temperature],
    ] as const) {
      const state = states.atPT(p, T);
      const others = [
        states.atPH(p, state.enthalpy),
        states.atPS(p, state.entropy),
        states.atHS(state.enthalpy, state.entropy),
      ];
      if (state.quality !== undefined) others.push(states.atTX(T, state.quality), states.atPX(p, state.quality));
      for (const other of others) {
        expect(other.temperature / T).toBeCloseTo(1, 7);
        expect(other.pressure / p).toBeCloseTo(1, 6);
        expect(other.density / state.density).toBeCloseTo(1, 5);
      }
    }
  });
});

test('cp, the speed of sound and the Joule-Thomson coefficient are those of the enthalpy', () => {
  const states = statesOf({ C1: 0.9, C2: 0.1 });
  const [p, T] = [5e6, 300];
  const { cp = NaN, jouleThomson = NaN, enthalpy, speedOfSound = NaN, entropy } = states.atPT(p, T);
  const slope = (states.atPT(p, T + 0.01).enthalpy - states.atPT(p, T - 0.01).enthalpy) / 0.02;
  expect(cp / slope).toBeCloseTo(1, 6);
  const byPressure = (states.atPH(p + 500, enthalpy).temperature - states.atPH(p - 500, enthalpy).temperature) / 1000;
  expect(jouleThomson / byPressure).toBeCloseTo(1, 5);
  const density = states.atPS(p + 500, entropy).density - states.atPS(p - 500, entropy).density;
  expect(speedOfSound / Math.sqrt(1000 / density)).toBeCloseTo(1, 5);
});

test('what it does not give is refused', () => {
  const states = statesOf({ C1: 0.9, C2: 0.1 });
  expect(() => states.atPT(1e6, 10)).toThrow(
    'the temperature must be from −253.1 °C to 1227 °C in the Peng-Robinson equation',
  );
  expect(() => states.atPX(3e7, 0.5)).toThrow(
    'no liquid and vapour in equilibrium were found by the Peng-Robinson equation',
  );
  expect(() => states.atPH(1e6, 1e10)).toThrow('the Peng-Robinson equation');
  expect(statesOf({ C1: 1 }).envelope()).toBeUndefined();
});

describe('a component that is not in the table', () => {
  const ids = referenceFluids.map(({ id }) => id).filter(id => id !== 'Air' && isFromReference(id));

  test('is another fluid with a reference equation', async () => {
    expect(ids).toHaveLength(15);
    expect(await cubicComponent('gold')).toBeUndefined();
    expect(await cubicComponent('Air')).toBeUndefined();
    expect(await cubicComponent('C1')).toBe(componentOf('C1'));
  });

  test.each(ids)(
    '%s has the heat capacity, the liquid density and about the boiling point of its equation',
    async id => {
      const component = await cubicComponent(id);
      if (!component) throw new Error(`no ${id}`);
      const states = new CubicStates([component], [1]);
      const reference = await referenceStates(id);
      const Tc = component.criticalTemperature;
      for (const T of [300, 450, 600]) {
        if (T > reference.fluid.equation.range.maximumTemperature) continue;
        const own = reference.atPT(1, T);
        expect(own.phase).toBe('gas');
        expect(Math.abs((states.atPT(1, T).cp ?? NaN) / (own.cp ?? NaN) - 1), `cp at ${T} K`).toBeLessThan(5e-3);
      }
      const liquid = states.atTX(0.8 * Tc, 0).density;
      expect(liquid / reference.atTX(0.8 * Tc, 0).density).toBeCloseTo(1, 1);
      const boiling = states.atPX(101_325, 0).temperature;
      expect(Math.abs(boiling / (component.boilingTemperature ?? NaN) - 1)).toBeLessThan(0.015);
    },
  );
});
