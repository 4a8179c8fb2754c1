import { describe, expect, test } from 'vitest';
import { fluidCases, nearCriticalCases, stateOf } from '../testing/cases.ts';
import {
  createMixture,
  createState,
  flashPh,
  flashPs,
  flashTp,
  flashUv,
  Fugacity,
  fugacity,
  mixtureSaturationTemperature,
  type FluidState,
  type Mixture,
} from '../index.ts';

/** Largest difference of ln f_i between the phases, components below 1e-12 left out, and of the mass balance. */
function imbalance(mixture: Mixture, state: FluidState): number {
  const { vapour, liquid, vapourFraction, temperature, pressure } = state;
  const lighter = new Fugacity(mixture);
  const heavier = new Fugacity(mixture);
  const stable = (x: Float64Array, v: number, out: Fugacity): void => {
    fugacity(mixture, temperature, pressure, x, 'liquid', out);
    const onLiquidRoot = mixture.whole.volumeAt(temperature, pressure, 'liquid') - mixture.whole.c;
    if (Math.abs(onLiquidRoot - v) > 1e-3 * v) fugacity(mixture, temperature, pressure, x, 'vapour', out);
  };
  stable(vapour.moleFractions, vapour.molarVolume, lighter);
  stable(liquid.moleFractions, liquid.molarVolume, heavier);
  let worst = 0;
  for (let i = 0; i < mixture.size; i += 1) {
    const y = vapour.moleFractions[i] ?? NaN;
    const x = liquid.moleFractions[i] ?? NaN;
    const z = state.moleFractions[i] ?? NaN;
    if (Math.min(x, y) > 1e-12) {
      const gap = Math.log(y / x) + (lighter.lnCoefficients[i] ?? NaN) - (heavier.lnCoefficients[i] ?? NaN);
      worst = Math.max(worst, Math.abs(gap));
    }
    worst = Math.max(worst, Math.abs(vapourFraction * y + (1 - vapourFraction) * x - z));
  }
  return worst;
}

describe.each(fluidCases)('$name', fluid => {
  const { ids, z } = fluid;
  const mixture = createMixture(ids);
  const states = Array.from({ length: 120 }, (_, k) => {
    const [T, p] = stateOf(fluid, k);
    const state = createState(mixture);
    flashTp(mixture, T, p, z, state);
    return state;
  });

  test('in two phases the fugacities are equal and no mass is lost, to 1e-10', () => {
    const split = states.filter(({ condition }) => condition === 'two-phase');
    if (mixture.size > 1) expect(split.length).toBeGreaterThan(0);
    for (const state of split)
      expect(imbalance(mixture, state), `${state.temperature} K, ${state.pressure} Pa`).toBeLessThan(1e-10);
  });

  test.each(['PH', 'PS', 'UV'] as const)('a flash from %s comes back to T, p and the phases, cold and warm', kind => {
    const cold = createState(mixture);
    const warm = createState(mixture);
    for (const state of states) {
      const where = `${state.temperature} K, ${state.pressure} Pa, ${state.condition}`;
      for (const result of [cold, warm]) {
        if (result === cold) result.forget();
        if (kind === 'PH') flashPh(mixture, state.pressure, state.molarEnthalpy, z, result);
        else if (kind === 'PS') flashPs(mixture, state.pressure, state.molarEntropy, z, result);
        else flashUv(mixture, state.molarInternalEnergy, state.molarVolume, z, result);
        expect(Math.abs(result.temperature / state.temperature - 1), where).toBeLessThan(1e-9);
        if (kind !== 'UV') continue;
        const stiffness = state.condition === 'liquid' ? 1e9 / state.pressure : 1;
        expect(Math.abs(result.pressure / state.pressure - 1), where).toBeLessThan(1e-8 * Math.max(1, stiffness));
        expect(Math.abs(result.vapourFraction - state.vapourFraction), where).toBeLessThan(1e-7);
      }
    }
  });
});

test.each(nearCriticalCases)('$name about its critical point: equal fugacities to 1e-10, one phase or two', fluid => {
  const mixture = createMixture(fluid.ids);
  const state = createState(mixture);
  let split = 0;
  for (let k = 0; k < 500; k += 1) {
    const [T, p] = stateOf(fluid, k);
    state.forget();
    flashTp(mixture, T, p, fluid.z, state);
    if (state.condition !== 'two-phase') continue;
    split += 1;
    expect(imbalance(mixture, state), `${T} K, ${p} Pa`).toBeLessThan(1e-10);
  }
  expect(split).toBeGreaterThan(2);
});

describe('a pure component between liquid and vapour', () => {
  const mixture = createMixture(['CO2']);
  const state = createState(mixture);
  const result = createState(mixture);
  const ends = [217, 240, 260, 280, 295, 303, 304, 304.1];

  test.each(ends)('at %d K is found again from UV, PH and PS at every vapour fraction', T => {
    mixture.feed[0] = 1;
    mixture.whole.setComposition(mixture.feed, 1);
    expect(mixture.saturation.solveAt(mixture.whole, T)).toBe(true);
    const { pressure } = mixture.saturation;
    const low = createState(mixture);
    const high = createState(mixture);
    flashTp(mixture, T, pressure * (1 + 1e-9), [1], low);
    flashTp(mixture, T, pressure * (1 - 1e-9), [1], high);
    expect([low.vapour.temperature === T, high.vapour.temperature === T].includes(true)).toBe(true);
    for (const share of [0.001, 0.1, 0.5, 0.9, 0.999]) {
      const blend = (name: 'molarEnthalpy' | 'molarEntropy' | 'molarInternalEnergy' | 'molarVolume'): number =>
        share * high[name] + (1 - share) * low[name];
      for (const flash of [
        () => flashPh(mixture, pressure, blend('molarEnthalpy'), [1], result),
        () => flashPs(mixture, pressure, blend('molarEntropy'), [1], result),
        () => flashUv(mixture, blend('molarInternalEnergy'), blend('molarVolume'), [1], result),
      ]) {
        result.forget();
        flash();
        expect(result.condition).toBe('two-phase');
        expect(result.temperature).toBeCloseTo(T, 5);
        expect(result.vapourFraction).toBeCloseTo(share, 4);
        expect(result.vapour.molarEntropy - result.liquid.molarEntropy).toBeCloseTo(
          (result.vapour.molarEnthalpy - result.liquid.molarEnthalpy) / result.temperature,
          6,
        );
      }
    }
  });

  test('is followed by warm UV flashes from liquid through two phases to vapour and back', () => {
    flashTp(mixture, 250, 3e6, [1], state);
    const u = state.molarInternalEnergy;
    const v = state.molarVolume;
    const path = Array.from({ length: 200 }, (_, k) => (k < 100 ? k : 199 - k));
    const seen = new Map<number, number>();
    for (const k of path) {
      flashUv(mixture, u + 160 * k, v * 1.06 ** k, [1], state);
      const before = seen.get(k);
      if (before !== undefined) expect(state.temperature).toBeCloseTo(before, 7);
      seen.set(k, state.temperature);
      expect(state.molarVolume / (v * 1.06 ** k)).toBeCloseTo(1, 11);
    }
    expect(state.condition).toBe('liquid');
  });
});

describe('a mixture that is all but pure', () => {
  const mixture = createMixture(['C1', 'C2', 'C3']);
  const cold = createState(mixture);
  const warm = createState(mixture);
  const result = createState(mixture);

  test.each([1e-5, 1e-8, 2.5e-10, 3.6e-11, 1e-14, 0])(
    'with %d of another component has one state for each h and s',
    rest => {
      const z = [1 - rest, rest, 0];
      for (const pressure of [1.6e5, 20e5]) {
        const boiling = mixtureSaturationTemperature(
          createMixture(['C1']),
          pressure,
          [1],
          'bubble',
          createState(createMixture(['C1'])),
        );
        flashTp(mixture, 0.99 * boiling, pressure, z, cold);
        flashTp(mixture, 1.03 * boiling, pressure, z, warm);
        for (let share = 0; share <= 1; share += 0.05) {
          const enthalpy = cold.molarEnthalpy + share * (warm.molarEnthalpy - cold.molarEnthalpy);
          const entropy = cold.molarEntropy + share * (warm.molarEntropy - cold.molarEntropy);
          result.forget();
          flashPh(mixture, pressure, enthalpy, z, result);
          expect(result.molarEnthalpy).toBeCloseTo(enthalpy, 5);
          result.forget();
          flashPs(mixture, pressure, entropy, z, result);
          expect(result.molarEntropy).toBeCloseTo(entropy, 7);
        }
      }
    },
  );
});

test.each([
  [12_516_901.025961725, -7561.574755225354],
  [12_516_378.301265422, -7561.618930802339],
  [12_516_901.025961725, -7561.5744],
])(
  'next to its critical point, where its two phases differ by a hundredth, a mixture has the enthalpy given to rounding: %d Pa, %d J/mol',
  (pressure, enthalpy) => {
    const mixture = createMixture(['C1', 'CO2', 'H2S', 'C2', 'C3', 'nC7']);
    const z = [
      0.5544977992121596, 0.14554131220360117, 0.1348094034570557, 0.03370640359047902, 0.09861393085301982,
      0.03283115068368481,
    ];
    const result = createState(mixture);
    flashPh(mixture, pressure, enthalpy, z, result);
    expect(result.condition).toBe('two-phase');
    expect(Math.abs(result.molarEnthalpy - enthalpy)).toBeLessThan(1e-10);
  },
);
