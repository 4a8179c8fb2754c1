import { describe, expect, test } from 'vitest';
import { jetOf } from './jet.ts';

const gas = { p1: 1e6, density: 5.3, gamma: 1.22 };
const valve = { FL: 0.8, strouhalNumber: 0.2, efficiencyExponent: -4, cv: 90, Fd: 0.3, massFlow: 2.2 };
const jetAt = (x: number, change: Partial<Parameters<typeof jetOf>[0]> = {}) => {
  const input = { ...gas, ...valve, ...change };
  return jetOf({ ...input, p2: input.p1 * (1 - x) });
};

/** IEC 60534-8-3:2010, clause 5, as printed: the differential pressure ratios at which the regimes end. */
function regimesEnd(gamma: number, FL: number) {
  const sonic = 1 - Math.pow(2 / (gamma + 1), gamma / (gamma - 1));
  const critical = FL * FL * sonic;
  const alpha = (1 - sonic) / (1 - critical);
  const breakPoint = 1 - (1 / alpha) * Math.pow(1 / gamma, gamma / (gamma - 1));
  const constant = 1 - 1 / (22 * alpha);
  return { sonic, critical, alpha, breakPoint, constant };
}

describe('the jet of a gas', () => {
  test.each([
    [1.22, 0.8],
    [1.4, 0.9],
    [1.1, 0.6],
    [1.67, 0.95],
  ])('goes through the five regimes at the ratios of the standard: γ %d, F_L %d', (gamma, FL) => {
    const { critical, sonic, breakPoint, constant } = regimesEnd(gamma, FL);
    const ends = [critical, sonic, breakPoint, constant];
    expect(ends.toSorted((a, b) => a - b)).toEqual(ends);
    for (const [index, end] of ends.entries()) {
      expect(jetAt(end - 1e-6, { gamma, FL }).regime).toBe(index + 1);
      expect(jetAt(end + 1e-6, { gamma, FL }).regime).toBe(index + 2);
    }
  });

  const { p1, density, gamma } = gas;
  const { FL, cv, Fd, massFlow } = valve;
  const diameter = 4.6e-3 * Fd * Math.sqrt(cv * FL);
  const { sonic, critical, alpha, breakPoint, constant } = regimesEnd(gamma, FL);
  const soundSpeed = Math.sqrt((2 * gamma * p1) / ((gamma + 1) * density));
  const streamPower = (massFlow * soundSpeed ** 2) / 2;
  const machOf = (x: number) =>
    Math.sqrt((2 / (gamma - 1)) * (Math.pow(1 / (alpha * (1 - x)), (gamma - 1) / gamma) - 1));
  const off = (value: number, expected: number) => Math.abs(value / expected - 1);

  test('is subsonic in regime I: η = 10^A·Ma³, and of its power F_L² is there', () => {
    const x = 0.6 * critical;
    const ratio = Math.pow(1 - x / FL ** 2, (gamma - 1) / gamma);
    const velocity = Math.sqrt(((2 * gamma) / (gamma - 1)) * (1 - ratio) * (p1 / density));
    const mach = velocity / Math.sqrt(((gamma * p1) / density) * ratio);
    const { power, peak } = jetAt(x);
    expect(off(power, 1e-4 * mach ** 3 * 0.5 * massFlow * velocity ** 2 * FL ** 2)).toBeLessThan(1e-12);
    expect(off(peak, (0.2 * velocity) / diameter)).toBeLessThan(1e-12);
  });

  test.each([
    ['II', (critical + sonic) / 2, (critical + sonic) / 2 / sonic],
    ['III', (sonic + breakPoint) / 2, 1],
  ])('is sonic in regime %s: η = 10^A·Ma^(6.6·F_L²)', (_, x, share) => {
    const mach = machOf(x);
    const { power, peak } = jetAt(x);
    expect(off(power, 1e-4 * share * mach ** (6.6 * FL ** 2) * streamPower)).toBeLessThan(1e-12);
    expect(off(peak, (0.2 * mach * soundSpeed) / diameter)).toBeLessThan(1e-12);
  });

  test.each([
    ['IV', (breakPoint + constant) / 2, machOf((breakPoint + constant) / 2)],
    ['V', (constant + 1) / 2, Math.sqrt((2 / (gamma - 1)) * (Math.pow(22, (gamma - 1) / gamma) - 1))],
  ])('has shock cells in regime %s: η = 10^A·Ma²/2·√2^(6.6·F_L²)', (_, x, mach) => {
    const { power, peak } = jetAt(x);
    expect(off(power, 1e-4 * (mach ** 2 / 2) * Math.SQRT2 ** (6.6 * FL ** 2) * streamPower)).toBeLessThan(1e-12);
    expect(off(peak, (1.4 * 0.2 * soundSpeed) / (diameter * Math.sqrt(mach ** 2 - 1)))).toBeLessThan(1e-12);
  });

  test('has no step in its power where the regimes of sonic flow meet', () => {
    for (const end of [sonic, breakPoint, constant])
      expect(Math.abs(jetAt(end + 1e-9).power / jetAt(end - 1e-9).power - 1)).toBeLessThan(1e-6);
  });

  test('has its limit at γ = 1', () => {
    for (const x of [0.2, 0.35, 0.5, 0.9]) {
      const [one, beside] = [jetAt(x, { gamma: 1 }), jetAt(x, { gamma: 1 + 1e-7 })];
      expect(one.regime).toBe(beside.regime);
      expect(Math.abs(beside.power / one.power - 1)).toBeLessThan(1e-5);
      expect(Math.abs(beside.peak / one.peak - 1)).toBeLessThan(1e-5);
    }
  });
});
