import { describe, expect, test } from 'vitest';
import { saturationPressure as steamSaturationPressure } from '../../steam/index.ts';
import {
  components,
  createMixture,
  createState,
  flashTp,
  mixtureSaturationPressure,
  mixtureSaturationTemperature,
} from '../index.ts';

/** The equation of state reproduces the boiling point by the acentric factor, defined at 0.7 of the critical temperature. */
const boiling = components.filter(({ boilingTemperature }) => boilingTemperature !== undefined);

test.each(boiling)('$name boils at 101 325 Pa within 0.6 % of its boiling point, helium within 1.4 %', component => {
  const mixture = createMixture([component.id]);
  const result = mixtureSaturationTemperature(mixture, 101_325, [1], 'bubble', createState(mixture));
  const expected = component.boilingTemperature ?? NaN;
  expect(Math.abs(result - expected)).toBeLessThan((component.id === 'He' ? 0.014 : 0.006) * expected);
});

describe('vapour pressures', () => {
  /** Saturation of the reference equations of state, as tabulated by the NIST Chemistry WebBook. */
  const references = [
    ['C1', 150, 1.04e6],
    ['CO2', 250, 1.785e6],
    ['CO2', 290, 5.3177e6],
    ['C3', 300, 0.9978e6],
  ] as const;
  test.each(references)('%s at %d K: %d Pa within 1 %', (id, T, expected) => {
    const mixture = createMixture([id]);
    const result = mixtureSaturationPressure(mixture, T, [1], 'dew', createState(mixture));
    expect(Math.abs(result / expected - 1)).toBeLessThan(0.01);
  });

  /** Water is not what the α function was made for: within 3 % from 400 K, up to 20 % too low near its freezing point. */
  test.each([400, 450, 500, 550, 600, 640])('water at %d K is within 3 % of IAPWS-IF97', T => {
    const mixture = createMixture(['H2O']);
    const result = mixtureSaturationPressure(mixture, T, [1], 'bubble', createState(mixture));
    expect(Math.abs(result / steamSaturationPressure(T) - 1)).toBeLessThan(0.03);
  });

  test.each(components)('of $name rise from far below to the critical point, where they end', component => {
    const mixture = createMixture([component.id]);
    const state = createState(mixture);
    const { criticalTemperature: Tc, criticalPressure } = component;
    let before = 0;
    for (const share of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 0.999_99]) {
      const p = mixtureSaturationPressure(mixture, share * Tc, [1], 'bubble', state);
      expect(p).toBeGreaterThan(before);
      before = p;
      expect(mixtureSaturationTemperature(mixture, p, [1], 'dew', state) / (share * Tc)).toBeCloseTo(1, 9);
      const { vapour, liquid } = state;
      const gibbs = (phase: typeof vapour): number => phase.molarEnthalpy - phase.temperature * phase.molarEntropy;
      expect(Math.abs(gibbs(vapour) - gibbs(liquid)) / (8.314 * Tc)).toBeLessThan(1e-10);
    }
    expect(before / criticalPressure).toBeCloseTo(1, 3);
    expect(() => mixtureSaturationPressure(mixture, Tc, [1], 'bubble', state)).toThrow(
      new RangeError(`temperature must be below the critical ${Tc} K, got ${Tc}`),
    );
  });
});

describe('a natural gas', () => {
  const z = [0.7, 0.1, 0.08, 0.05, 0.05, 0.02];
  const mixture = createMixture(['C1', 'C2', 'C3', 'nC4', 'CO2', 'N2']);
  const state = createState(mixture);

  test.each([150, 180, 200, 220, 240])('at %d K has two phases between its dew and its bubble pressure only', T => {
    const dew = mixtureSaturationPressure(mixture, T, z, 'dew', state);
    expect(state.vapourFraction).toBeGreaterThan(0.999_99);
    const bubble = mixtureSaturationPressure(mixture, T, z, 'bubble', state);
    expect(state.vapourFraction).toBeLessThan(1e-5);
    expect([...state.liquid.moleFractions].every((x, i) => Math.abs(x - (z[i] ?? NaN)) < 1e-5)).toBe(true);
    for (const [p, expected] of [
      [0.999 * dew, false],
      [1.001 * dew, true],
      [0.999 * bubble, true],
      [1.001 * bubble, false],
    ] as const) {
      state.forget();
      flashTp(mixture, T, p, z, state);
      expect(state.condition === 'two-phase', `${p} Pa`).toBe(expected);
    }
    expect(mixtureSaturationTemperature(mixture, dew, z, 'dew', state)).toBeCloseTo(T, 6);
    expect(mixtureSaturationTemperature(mixture, bubble, z, 'bubble', state)).toBeCloseTo(T, 5);
  });

  test('has no bubble point above its critical point', () => {
    expect(() => mixtureSaturationPressure(mixture, 270, z, 'bubble', state)).toThrow(
      new RangeError('no bubble point at 270 K: it is beyond the critical point of the mixture'),
    );
    expect(() => mixtureSaturationPressure(mixture, 450, z, 'bubble', state)).toThrow(
      new RangeError('no two phases found at 450 K'),
    );
  });
});
