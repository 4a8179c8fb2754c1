import { expect, test } from 'vitest';
import { saturationEnthalpy, singlePhaseRegions } from './at-hs.ts';
import { evaluateAtPT } from './at-pt.ts';
import { evaluateAtTX } from './at-quality.ts';
import { SteamProperties } from './properties.ts';
import { randomPressureTemperature, uniform } from './random-states.ts';

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
