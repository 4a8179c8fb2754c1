import { describe, expect, test } from 'vitest';
import { evaluateAtHS } from './at-hs.ts';
import { evaluateAtPH } from './at-ph.ts';
import { evaluateAtPS } from './at-ps.ts';
import { evaluateAtPT } from './at-pt.ts';
import { evaluateAtPX, evaluateAtTX } from './at-quality.ts';
import { outside, SteamProperties } from './properties.ts';
import { randomPressureTemperature, uniform } from './testing/random-states.ts';

const states = 10_000;
const input = new SteamProperties();
const result = new SteamProperties();

test.each([
  ['h', evaluateAtPH, 1e6],
  ['s', evaluateAtPS, 3e3],
] as const)('p and %s outside the range of pressures, or no number, are no state', (_, evaluateAt, value) => {
  expect(evaluateAt(1e5, value, result)).not.toBe(outside);
  for (const p of [0, -1e5, 1e-3, 100.1e6, NaN]) expect(evaluateAt(p, value, result), `${p} Pa`).toBe(outside);
  for (const none of [NaN, Infinity, -Infinity]) expect(evaluateAt(1e5, none, result)).toBe(outside);
});

/** Difference relative to the quantity, or to a size below which it is as good as zero. */
function relative(a: number, b: number, minimum: number): number {
  return Math.abs(a - b) / Math.max(Math.abs(a), minimum);
}

/**
 * The regions meet within the release's tolerances, not exactly, so near a boundary a state of one region may be found in its neighbour:
 * there only the specified values must be reproduced.
 */
function neighbours(): boolean {
  return result.region !== input.region && input.region !== 4 && result.region !== 4;
}

function expectSame(tolerance: number): void {
  expect(relative(input.enthalpy, result.enthalpy, 1e3)).toBeLessThan(1e-10);
  expect(relative(input.entropy, result.entropy, 10)).toBeLessThan(neighbours() ? 1e-4 : 1e-10);
  expect(relative(input.temperature, result.temperature, 1)).toBeLessThan(neighbours() ? 1e-4 : tolerance);
  expect(relative(input.specificVolume, result.specificVolume, 0)).toBeLessThan(neighbours() ? 1e-3 : tolerance * 10);
}

describe('10 000 random single-phase states round-trip', () => {
  const pairs = {
    'p and h': () => evaluateAtPH(input.pressure, input.enthalpy, result),
    'p and s': () => evaluateAtPS(input.pressure, input.entropy, result),
    'h and s': () => evaluateAtHS(input.enthalpy, input.entropy, result),
  };
  for (const [inputs, evaluate] of Object.entries(pairs)) {
    test(`from ${inputs}`, () => {
      const draw = randomPressureTemperature(1997);
      for (let count = 0; count < states; count += 1) {
        const { p, T } = draw();
        evaluateAtPT(p, T, input);
        const region = evaluate();
        const context = `${inputs} of ${p} Pa, ${T} K, region ${input.region}, found ${region}`;
        expect(region, context).not.toBe(outside);
        expect(region, context).not.toBe(4);
        expectSame(1e-11);
        if (!neighbours()) expect(relative(p, result.pressure, 1e3), context).toBeLessThan(1e-8);
      }
    });
  }
});

/** Just below the critical point the phases merge, and rounding in T moves h′, h″ and x ever further. */
describe('10 000 random two-phase states round-trip', () => {
  const pairs = {
    'p and h': () => evaluateAtPH(input.pressure, input.enthalpy, result),
    'p and s': () => evaluateAtPS(input.pressure, input.entropy, result),
    'h and s': () => evaluateAtHS(input.enthalpy, input.entropy, result),
    'p and x': () => evaluateAtPX(input.pressure, input.quality, result),
  };
  for (const [inputs, evaluate] of Object.entries(pairs)) {
    test(`from ${inputs}`, () => {
      const next = uniform(2012);
      for (let count = 0; count < states; count += 1) {
        const T = count % 10 === 0 ? 647.096 - 10 ** (-4 + 5 * next()) : 273.15 + next() * (647.09 - 273.15);
        evaluateAtTX(T, next(), input);
        expect(evaluate(), `${inputs} of ${T} K, x = ${input.quality}`).toBe(4);
        expect(relative(T, result.temperature, 1)).toBeLessThan(1e-11);
        const merging = T > 646;
        expect(Math.abs(input.quality - result.quality)).toBeLessThan(merging ? 1e-3 : 1e-8);
        expect(relative(input.enthalpy, result.enthalpy, 1e3)).toBeLessThan(merging ? 1e-6 : 1e-10);
      }
    });
  }
});

test('a (p, T) state of region 3 has the pressure it was asked for', () => {
  const next = uniform(31);
  const check = new SteamProperties();
  for (let count = 0; count < states; count += 1) {
    const p = 16.53e6 + next() * 83e6;
    const T = 623.15 + next() * 240;
    if (evaluateAtPT(p, T, input) !== 3) continue;
    evaluateAtHS(input.enthalpy, input.entropy, check);
    expect(relative(p, check.pressure, 1)).toBeLessThan(1e-9);
  }
});
