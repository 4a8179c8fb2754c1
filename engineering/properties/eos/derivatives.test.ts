import { describe, expect, test } from 'vitest';
import { fluidCases, stateOf } from './testing/cases.ts';
import {
  createMixture,
  createState,
  EquilibriumDerivatives,
  equilibriumDerivatives,
  flashPs,
  flashTp,
  flashUv,
  Fugacity,
  fugacity,
  phaseAt,
  PhaseState,
} from './index.ts';

const R = 8.314_462_618_153_24;

/** Relative difference of a and b. */
function apart(a: number, b: number): number {
  return Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1e-300);
}

describe.each(fluidCases)('one phase of $name', fluid => {
  const { ids, z } = fluid;
  const mixture = createMixture(ids);
  const phase = new PhaseState(mixture.size);
  const before = new PhaseState(mixture.size);
  const after = new PhaseState(mixture.size);
  const middle = new Fugacity(mixture);
  const less = new Fugacity(mixture);
  const more = new Fugacity(mixture);
  const points = Array.from({ length: 12 }, (_, k) => stateOf(fluid, k));

  test.each(points)('at %d K and %d Pa the analytic derivatives are those of the functions', (T, p) => {
    phaseAt(mixture, T, p, z, 'vapour', phase);
    const dT = 1e-4 * T;
    phaseAt(mixture, T - dT, p, z, 'vapour', before);
    phaseAt(mixture, T + dT, p, z, 'vapour', after);
    if (apart(before.molarVolume, after.molarVolume) < 0.01) {
      expect(apart((after.molarEnthalpy - before.molarEnthalpy) / (2 * dT), phase.molarCp)).toBeLessThan(1e-4);
      expect(apart((after.molarEntropy - before.molarEntropy) / (2 * dT), phase.molarCp / T)).toBeLessThan(1e-4);
      const expansion = -phase.pressureByTemperature / phase.pressureByVolume;
      expect(apart((after.molarVolume - before.molarVolume) / (2 * dT), expansion)).toBeLessThan(1e-4);
      fugacity(mixture, T, p, z, 'vapour', middle);
      fugacity(mixture, T - dT, p, z, 'vapour', less);
      fugacity(mixture, T + dT, p, z, 'vapour', more);
      for (let i = 0; i < mixture.size; i += 1) {
        const slope = ((more.lnCoefficients[i] ?? NaN) - (less.lnCoefficients[i] ?? NaN)) / (2 * dT);
        expect(Math.abs(slope - (middle.byTemperature[i] ?? NaN)) * T).toBeLessThan(1e-5);
      }
    }
    const dp = 1e-5 * p;
    phaseAt(mixture, T, p - dp, z, 'vapour', before);
    phaseAt(mixture, T, p + dp, z, 'vapour', after);
    const compression = (after.molarVolume - before.molarVolume) / (2 * dp);
    if (apart(before.molarVolume, after.molarVolume) > 0.01) return;
    expect(Math.abs(compression * phase.pressureByVolume - 1)).toBeLessThan(1e-3);
    fugacity(mixture, T, p, z, 'vapour', middle);
    fugacity(mixture, T, p - dp, z, 'vapour', less);
    fugacity(mixture, T, p + dp, z, 'vapour', more);
    let sum = 0;
    for (let i = 0; i < mixture.size; i += 1) {
      const slope = ((more.lnCoefficients[i] ?? NaN) - (less.lnCoefficients[i] ?? NaN)) / (2 * dp);
      expect(Math.abs(slope - (middle.byPressure[i] ?? NaN)) * p).toBeLessThan(1e-4);
      sum += (z[i] ?? NaN) * (middle.byPressure[i] ?? NaN) * p;
    }
    expect(sum).toBeCloseTo(phase.compressibility - 1, 9);
  });

  test('ln φ obeys Gibbs and Duhem, is symmetric, and its derivatives in the amounts are those of the function', () => {
    for (const [T, p] of points) {
      fugacity(mixture, T, p, z, 'vapour', middle);
      for (let j = 0; j < mixture.size; j += 1) {
        let sum = 0;
        for (let i = 0; i < mixture.size; i += 1) {
          const value = middle.byAmount[i * mixture.size + j] ?? NaN;
          sum += (z[i] ?? NaN) * value;
          expect(Math.abs(value - (middle.byAmount[j * mixture.size + i] ?? NaN))).toBeLessThan(
            1e-8 * (1 + Math.abs(value)),
          );
        }
        expect(Math.abs(sum)).toBeLessThan(1e-7);
        const share = z[j] ?? NaN;
        if (mixture.size === 1 || share === 0) continue;
        const dn = 1e-5 * share;
        const moved = (amount: number): number[] =>
          z.map((value, i) => (i === j ? value + amount : value) / (1 + amount));
        fugacity(mixture, T, p, moved(-dn), 'vapour', less);
        fugacity(mixture, T, p, moved(dn), 'vapour', more);
        for (let i = 0; i < mixture.size; i += 1) {
          const analytic = middle.byAmount[i * mixture.size + j] ?? NaN;
          const slope = ((more.lnCoefficients[i] ?? NaN) - (less.lnCoefficients[i] ?? NaN)) / (2 * dn);
          expect(Math.abs(slope - analytic), `${T} K, ${p} Pa`).toBeLessThan(1e-4 * (1 + Math.abs(analytic)));
        }
      }
    }
  });

  test('heat capacities, enthalpy and entropy belong together', () => {
    for (const [T, p] of points) {
      phaseAt(mixture, T, p, z, 'liquid', phase);
      const { pressureByTemperature: slope, pressureByVolume } = phase;
      expect(apart(phase.molarCp - phase.molarCv, (-T * slope * slope) / pressureByVolume)).toBeLessThan(1e-10);
      expect(phase.molarEnthalpy - phase.molarInternalEnergy).toBeCloseTo(p * phase.molarVolume, 6);
      phaseAt(mixture, 298.15, 1e-3, z, 'vapour', phase);
      const mixing = z.reduce((sum, x) => (x > 0 ? sum - R * x * Math.log(x) : sum), 0);
      expect(Math.abs(phase.molarEnthalpy)).toBeLessThan(1e-3);
      expect(phase.molarEntropy).toBeCloseTo(mixing + R * Math.log(101_325 / 1e-3), 6);
    }
  });
});

describe.each(fluidCases)('equilibrium of $name', fluid => {
  const { ids, z } = fluid;
  const mixture = createMixture(ids);
  const state = createState(mixture);
  const less = createState(mixture);
  const more = createState(mixture);
  const answer = new EquilibriumDerivatives();

  test('the derivatives in u and v and the speed of sound are those of the flashes, in one phase and two', () => {
    for (let k = 0; k < 25; k += 1) {
      const [T, p] = stateOf(fluid, k);
      flashTp(mixture, T, p, z, state);
      const { molarInternalEnergy: u, molarVolume: v, molarEntropy: s, condition } = state;
      equilibriumDerivatives(mixture, state, answer);
      const du = 0.5;
      flashUv(mixture, u - du, v, z, less);
      flashUv(mixture, u + du, v, z, more);
      const same = less.condition === condition && more.condition === condition;
      if (!same) continue;
      expect(apart((more.temperature - less.temperature) / (2 * du), answer.temperatureByEnergy)).toBeLessThan(1e-3);
      expect(apart((more.pressure - less.pressure) / (2 * du), answer.pressureByEnergy)).toBeLessThan(1e-3);
      const dv = 1e-5 * v;
      flashUv(mixture, u, v - dv, z, less);
      flashUv(mixture, u, v + dv, z, more);
      if (less.condition !== condition || more.condition !== condition) continue;
      expect(
        apart((more.pressure - less.pressure) / (2 * dv), answer.pressureByVolume),
        `${T} K, ${p} Pa`,
      ).toBeLessThan(1e-3);
      flashPs(mixture, p * (1 - 1e-4), s, z, less);
      flashPs(mixture, p * (1 + 1e-4), s, z, more);
      if (less.condition !== condition || more.condition !== condition) continue;
      const speed = Math.sqrt((more.pressure - less.pressure) / (more.density - less.density));
      expect(apart(speed, answer.speedOfSound), `${T} K, ${p} Pa`).toBeLessThan(1e-4);
      if (condition === 'vapour') expect(answer.speedOfSound).toBeCloseTo(state.vapour.speedOfSound, 6);
    }
  });
});

test('derivatives of an empty state are refused', () => {
  const mixture = createMixture(['N2']);
  const ask = (): void => equilibriumDerivatives(mixture, createState(mixture), new EquilibriumDerivatives());
  expect(ask).toThrow(new RangeError('the state is empty: a flash must fill it first'));
});
