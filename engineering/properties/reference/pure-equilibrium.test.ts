import { describe, expect, test } from 'vitest';
import { PureEquilibrium } from './pure-equilibrium.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureStates } from './states.ts';
import { allEquations, generatedStates, uniform } from './testing/generated-states.ts';
import type { EquilibriumState } from '../helmholtz/index.ts';

/** Pure fluids, as vessel contents. */
const substances = allEquations.filter(({ ancillaries }) => !ancillaries.bubblePressure);

/** Where the equation no longer describes a fluid, past the melting line. */
const frozen = /holds up to the melting line/;

/** States in one phase and in two, from p–T and T–x. */
function statesOf(states: PureStates): EquilibriumState[] {
  const { equation, critical } = states.fluid;
  const next = uniform(5);
  const { minimumTemperature } = equation.range;
  const split = Array.from({ length: 24 }, (_, index) => {
    const T = minimumTemperature + (critical.temperature * 0.999 - minimumTemperature) * next();
    return states.atTX(T, index % 8 === 0 ? 1e-6 : next());
  });
  const single = generatedStates(equation, 36).flatMap(({ p, T }) => {
    try {
      return [states.atPT(p, T)];
    } catch (error) {
      if (frozen.test(String(error))) return [];
      throw error;
    }
  });
  return [...split, ...single];
}

interface Totals {
  readonly temperature: number;
  readonly pressure: number;
  readonly energy: number;
  readonly volume: number;
  readonly enthalpy: number;
  readonly entropy: number;
}

/** Overall properties of the result, from its phases. */
function totals({ condition, quality, vapour, liquid }: PureEquilibrium): Totals {
  const [above, below] =
    condition === 'two-phase' ? [vapour, liquid] : condition === 'vapour' ? [vapour, vapour] : [liquid, liquid];
  const between = (of: (phase: typeof above) => number): number => (1 - quality) * of(below) + quality * of(above);
  return {
    temperature: above.temperature,
    pressure: above.pressure,
    energy: between(each => each.enthalpy - each.pressure / each.density),
    volume: between(each => 1 / each.density),
    enthalpy: between(each => each.enthalpy),
    entropy: between(each => each.entropy),
  };
}

describe.each(substances.map(equation => [equation.name, equation] as const))('%s', (_, equation) => {
  const fluid = new PureFluid(equation);
  const states = statesOf(new PureStates(fluid));
  const { specificGasConstant: R, critical } = fluid;
  const energyScale = R * critical.temperature;
  /** Shares by which energies (of R·T_c), entropies (of R) and the rest may differ. */
  const off = (result: Totals, expected: EquilibriumState) => ({
    energy: Math.abs(result.energy - expected.internalEnergy) / energyScale,
    volume: Math.abs(result.volume / expected.specificVolume - 1),
    enthalpy: Math.abs(result.enthalpy - expected.enthalpy) / energyScale,
    entropy: Math.abs(result.entropy - expected.entropy) / R,
  });

  test('the state of u and v has this u and v, and is the one that p and T have', () => {
    const following = new PureEquilibrium(fluid);
    for (const [index, state] of states.entries()) {
      for (const point of index % 6 === 0 ? [following, new PureEquilibrium(fluid)] : [following]) {
        point.atUV(state.internalEnergy, state.specificVolume);
        const result = totals(point);
        const { energy, volume, entropy } = off(result, state);
        expect(energy).toBeLessThan(1e-8);
        expect(volume).toBeLessThan(1e-8);
        // Of all states of an isochore that have this energy the stable one is found, which has the most entropy.
        expect(entropy).toBeLessThan(1e-7);
        expect(Math.abs(result.temperature / state.temperature - 1)).toBeLessThan(1e-7);
        expect(point.condition === 'two-phase').toBe(state.phase === 'two-phase');
      }
    }
  });

  test('p and h, p and s, and p and T lead to the same state', () => {
    const point = new PureEquilibrium(fluid);
    for (const state of states) {
      point.atPH(state.pressure, state.enthalpy);
      expect(off(totals(point), state).entropy).toBeLessThan(1e-7);
      point.atPS(state.pressure, state.entropy);
      expect(off(totals(point), state).enthalpy).toBeLessThan(1e-7);
      if (state.phase === 'two-phase') continue;
      point.atPT(state.pressure, state.temperature);
      expect(off(totals(point), state).enthalpy).toBeLessThan(1e-8);
      expect(point.condition === 'liquid').toBe(state.phase === 'liquid');
    }
  });

  test('its slopes of the pressure are those of its pressures', () => {
    const point = new PureEquilibrium(fluid);
    for (const { phase, pressure: p, temperature: T } of states) {
      if (phase === 'two-phase' || Math.abs(T / critical.temperature - 1) < 0.02) continue;
      point.gasAt(p, T);
      const { density, pressureByDensity, pressureByTemperature, cp, cv, speedOfSound } = point.vapour;
      const coupling = (T * pressureByTemperature ** 2) / (density * density * pressureByDensity);
      expect(Math.abs(cp - cv - coupling) / cp).toBeLessThan(1e-9);
      expect(speedOfSound ** 2 / ((cp / cv) * pressureByDensity)).toBeCloseTo(1, 9);
    }
  });
});

describe('a single phase without a stability test', () => {
  const propane = new PureFluid(allEquations.find(({ id }) => id === 'C3') as (typeof allEquations)[number]);
  const point = new PureEquilibrium(propane);
  const { vapour, pressure } = new PureStates(propane).saturatedAtTemperature(300);

  test('is the gas just above its vapour pressure, and the liquid where no gas is possible', () => {
    point.gasAt(1.1 * pressure, 300);
    expect(point.condition).toBe('vapour');
    expect(point.vapour.density).toBeGreaterThan(vapour.density);
    expect(point.vapour.density).toBeLessThan(1.3 * vapour.density);
    point.gasAt(3 * pressure, 300);
    expect(point.condition).toBe('liquid');
  });
});

describe('an impossible state is refused', () => {
  const carbonDioxide = new PureFluid(allEquations.find(({ id }) => id === 'CO2') as (typeof allEquations)[number]);
  const point = new PureEquilibrium(carbonDioxide);

  test.each([
    ['p of nothing', () => point.atPH(0, 0)],
    ['T far below the triple point', () => point.atPT(1e5, 100)],
    ['an energy of ice', () => point.atUV(-8e5, 1e-2)],
    ['a volume of nothing', () => point.atUV(0, 0)],
    ['boiling above the critical point', () => point.boilingAt(305)],
    ['no number', () => point.atPS(1e5, NaN)],
  ])('%s', (_, ask) => {
    expect(ask).toThrow(RangeError);
  });

  test('both phases extend slightly below the triple point', () => {
    point.boilingAt(195);
    const { pressure } = point.vapour;
    point.boilingAt(216.592);
    // About 100 kPa, which is that of dry ice at 194.7 K: liquid that is not there has a higher one.
    expect(pressure).toBeGreaterThan(101_325);
    expect(pressure).toBeLessThan(0.5 * point.vapour.pressure);
  });
});
