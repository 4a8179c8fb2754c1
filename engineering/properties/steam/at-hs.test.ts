import { expect, test } from 'vitest';
import { saturationEnthalpy, singlePhaseRegions } from './at-hs.ts';
import { evaluateAtPT } from './at-pt.ts';
import { evaluateAtTX } from './at-quality.ts';
import { evaluateSinglePhaseAtHS } from './hs-single-phase.ts';
import { SteamProperties } from './properties.ts';
import { randomPressureTemperature, uniform } from './testing/random-states.ts';
import { evaluateRegion1 } from './regions/region1.ts';

const state = new SteamProperties();

test('the boundaries of SR4-04 name the region of a single-phase state first, but for neighbours and region 5', () => {
  const draw = randomPressureTemperature(404);
  let others = 0;
  for (let count = 0; count < 20_000; count += 1) {
    const { p, T } = draw();
    const region = evaluateAtPT(p, T, state);
    const candidates: readonly number[] = singlePhaseRegions(state.enthalpy, state.entropy);
    expect(candidates, `${p} Pa, ${T} K`).toContain(region);
    if (region !== 5 && candidates[0] !== region) others += 1;
  }
  expect(others).toBeLessThan(5);
});

test('the saturation line h(s) of SR4-04 parts liquid and vapour from two-phase states', () => {
  const next = uniform(18);
  const liquid = new SteamProperties();
  const vapour = new SteamProperties();
  for (let count = 0; count < 5000; count += 1) {
    const T = 273.16 + next() * (647 - 273.16);
    evaluateAtTX(T, 0, liquid);
    evaluateAtTX(T, 1, vapour);
    evaluateAtTX(T, 0.05 + 0.9 * next(), state);
    expect(Math.abs(saturationEnthalpy(liquid.entropy) - liquid.enthalpy)).toBeLessThan(10);
    expect(Math.abs(saturationEnthalpy(vapour.entropy) - vapour.enthalpy)).toBeLessThan(10);
    expect(saturationEnthalpy(state.entropy)).toBeGreaterThan(state.enthalpy);
  }
});

test('a state outside its region by less than the slack, in K and parts of a thousand of p, counts as in it', () => {
  const liquid = new SteamProperties();
  const lies = (p: number, T: number, slack: number) => {
    liquid.pressure = p;
    liquid.temperature = T;
    evaluateRegion1(liquid);
    return evaluateSinglePhaseAtHS(1, liquid.enthalpy, liquid.entropy, slack, state);
  };
  // Region 1 of R7-97(2012) ends at 100 MPa and 623.15 K.
  expect([99.99e6, 100.01e6].map(p => lies(p, 400, 0))).toEqual([true, false]);
  expect([100.09e6, 100.105e6, 100.19e6].map(p => lies(p, 400, 1))).toEqual([true, false, false]);
  expect([100.19e6, 100.205e6].map(p => lies(p, 400, 2))).toEqual([true, false]);
  expect([623.14, 623.16].map(T => lies(50e6, T, 0))).toEqual([true, false]);
  expect([624.1, 624.2].map(T => lies(50e6, T, 1))).toEqual([true, false]);
});
