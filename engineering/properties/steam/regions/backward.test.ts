import { describe, expect, test } from 'vitest';
import { evaluateAtPT } from '../at-pt.ts';
import {
  backwardPressure1HS,
  backwardPressure2HS,
  backwardPressure3HS,
  backwardSaturationPressure3H,
  backwardSaturationPressure3S,
  backwardSaturationTemperatureHS,
  backwardTemperature1PH,
  backwardTemperature1PS,
  backwardTemperature2PH,
  backwardTemperature2PS,
  backwardTemperature3PH,
  backwardTemperature3PS,
  backwardVolume3PH,
  backwardVolume3PS,
} from './backward.ts';
import { criticalTemperature } from '../constants.ts';
import { SteamProperties, type Region } from '../properties.ts';
import { randomPressureTemperature, uniform } from '../testing/random-states.ts';
import { evaluateSaturated } from '../saturated.ts';
import { saturationPressureAt } from './saturation.ts';
import { volume3AtPT } from './volume3.ts';

const state = new SteamProperties();

/** Largest value over random states of a region at which the backward equations are valid. */
function worst(region: Region, figure: () => number): number {
  const draw = randomPressureTemperature(7);
  let largest = 0;
  for (let count = 0; count < 60_000; count += 1) {
    const { p, T } = draw();
    if (p < 612 || evaluateAtPT(p, T, state) !== region) continue;
    largest = Math.max(largest, figure());
  }
  return largest;
}

const off = (value: number, exact: number) => Math.abs(value - exact);
const offRelative = (value: number, exact: number) => Math.abs(value / exact - 1);

describe('backward equations agree with the fundamental ones as their releases promise', () => {
  test('T(p, h) and T(p, s) of region 1 within 25 mK, R7-97 sections 5.2.1 and 5.2.2', () => {
    expect(worst(1, () => off(backwardTemperature1PH(state.pressure, state.enthalpy), state.temperature))).toBeLessThan(
      0.025,
    );
    expect(worst(1, () => off(backwardTemperature1PS(state.pressure, state.entropy), state.temperature))).toBeLessThan(
      0.025,
    );
  });

  test('p(h, s) of region 1 within 15 kPa, SR2-01', () => {
    expect(worst(1, () => off(backwardPressure1HS(state.enthalpy, state.entropy), state.pressure))).toBeLessThan(15e3);
  });

  test('T(p, h) and T(p, s) of region 2 within 10 mK, 25 mK in subregion 2c, R7-97 sections 6.3.1 and 6.3.2', () => {
    const allowed = () => (state.pressure > 4e6 && state.entropy < 5850 ? 0.025 : 0.01);
    const byH = () => off(backwardTemperature2PH(state.pressure, state.enthalpy), state.temperature) / allowed();
    const byS = () => off(backwardTemperature2PS(state.pressure, state.entropy), state.temperature) / allowed();
    expect(worst(2, byH)).toBeLessThan(1);
    expect(worst(2, byS)).toBeLessThan(1);
  });

  test('p(h, s) of region 2 within 0.0035 %, 0.0088 % in subregion 2c, SR2-01', () => {
    const allowed = () => (state.entropy < 5850 ? 0.88e-4 : 0.35e-4);
    const relative = () => offRelative(backwardPressure2HS(state.enthalpy, state.entropy), state.pressure) / allowed();
    expect(worst(2, relative)).toBeLessThan(1);
  });

  test('T(p, h) and T(p, s) of region 3 within 25 mK, v within 0.01 %, SR3-03', () => {
    expect(worst(3, () => off(backwardTemperature3PH(state.pressure, state.enthalpy), state.temperature))).toBeLessThan(
      0.025,
    );
    expect(worst(3, () => off(backwardTemperature3PS(state.pressure, state.entropy), state.temperature))).toBeLessThan(
      0.025,
    );
    expect(
      worst(3, () => offRelative(backwardVolume3PH(state.pressure, state.enthalpy), state.specificVolume)),
    ).toBeLessThan(1e-4);
    expect(
      worst(3, () => offRelative(backwardVolume3PS(state.pressure, state.entropy), state.specificVolume)),
    ).toBeLessThan(1e-4);
  });

  test('p(h, s) of region 3 within 0.01 %, SR4-04', () => {
    expect(
      worst(3, () => offRelative(backwardPressure3HS(state.enthalpy, state.entropy), state.pressure)),
    ).toBeLessThan(1e-4);
  });

  test('v(p, T) of region 3 within 0.001 %, near the critical point within 2 %, SR5-05', () => {
    const figure = () => {
      const { pressure: p, temperature: T } = state;
      const liquid = T < criticalTemperature && p >= saturationPressureAt(T);
      const allowed = p > 21.04e6 && p < 22.5e6 ? 0.02 : 1e-5;
      return offRelative(volume3AtPT(p, T, liquid), state.specificVolume) / allowed;
    };
    expect(worst(3, figure)).toBeLessThan(1);
  });

  test('T(h, s) of the two-phase region within 10 mK, SR4-04', () => {
    const liquid = new SteamProperties();
    const vapour = new SteamProperties();
    const next = uniform(9);
    let largest = 0;
    for (let count = 0; count < 5000; count += 1) {
      const T = 273.16 + next() * (criticalTemperature - 273.2);
      evaluateSaturated(saturationPressureAt(T), T, liquid, vapour);
      const x = next();
      const h = liquid.enthalpy + x * (vapour.enthalpy - liquid.enthalpy);
      const s = liquid.entropy + x * (vapour.entropy - liquid.entropy);
      if (s >= 5210.887825) largest = Math.max(largest, off(backwardSaturationTemperatureHS(h, s), T));
    }
    expect(largest).toBeLessThan(0.01);
  });

  test('p(h) and p(s) on the saturation line of region 3 within 0.005 %, SR3-03', () => {
    const liquid = new SteamProperties();
    const vapour = new SteamProperties();
    for (let T = 623.16; T < 647.09; T += 0.05) {
      const p = saturationPressureAt(T);
      evaluateSaturated(p, T, liquid, vapour);
      for (const { enthalpy, entropy } of [liquid, vapour]) {
        expect(offRelative(backwardSaturationPressure3H(enthalpy), p)).toBeLessThan(5e-5);
        expect(offRelative(backwardSaturationPressure3S(entropy), p)).toBeLessThan(5e-5);
      }
    }
  });
});
