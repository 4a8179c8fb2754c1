import { describe, expect, test } from 'vitest';
import { boundary23Temperature } from './regions/boundaries.ts';
import { SteamProperties } from './properties.ts';
import { evaluateRegion1 } from './regions/region1.ts';
import { evaluateRegion2 } from './regions/region2.ts';
import { density3AtPT, evaluateRegion3 } from './regions/region3.ts';
import { evaluateRegion5 } from './regions/region5.ts';
import { evaluateSaturated } from './saturated.ts';
import { saturationPressureAt, saturationTemperatureAt } from './regions/saturation.ts';

const here = new SteamProperties();
const there = new SteamProperties();

function at(evaluate: (state: SteamProperties) => void, p: number, T: number, state: SteamProperties): void {
  state.pressure = p;
  state.temperature = T;
  evaluate(state);
}

const gibbs = (state: SteamProperties) => state.enthalpy - state.temperature * state.entropy;

/**
 * Largest difference between the two states in parts of what IAPWS-IF97 was developed to, R7-97(2012) section 10 (the
 * "Prague values"): v 0.05 %, h and g 0.2 kJ/kg, s 0.2 J/(kg·K), cp and w 1 %.
 */
function differenceInPragueValues(): number {
  return Math.max(
    Math.abs(here.specificVolume / there.specificVolume - 1) / 0.0005,
    Math.abs(here.enthalpy - there.enthalpy) / 200,
    Math.abs(gibbs(here) - gibbs(there)) / 200,
    Math.abs(here.entropy - there.entropy) / 0.2,
    Math.abs(here.isobaricHeatCapacity / there.isobaricHeatCapacity - 1) / 0.01,
    Math.abs(here.speedOfSound / there.speedOfSound - 1) / 0.01,
  );
}

describe('the regions meet within the tolerances of R7-97', () => {
  test('1 and 3 on the isotherm 623.15 K', () => {
    for (let p = 16.53e6; p <= 100e6; p += 0.5e6) {
      at(evaluateRegion1, p, 623.15, here);
      evaluateRegion3(density3AtPT(p, 623.15, true), 623.15, there);
      expect(differenceInPragueValues()).toBeLessThan(1);
    }
  });

  test('2 and 3 on their boundary', () => {
    for (let p = 16.53e6; p <= 100e6; p += 0.5e6) {
      const T = boundary23Temperature(p);
      at(evaluateRegion2, p, T, here);
      evaluateRegion3(density3AtPT(p, T, false), T, there);
      expect(differenceInPragueValues()).toBeLessThan(1);
    }
  });

  test('2 and 5 on the isotherm 1073.15 K', () => {
    for (let p = 1e3; p <= 50e6; p += 0.5e6) {
      at(evaluateRegion2, p, 1073.15, here);
      at(evaluateRegion5, p, 1073.15, there);
      expect(differenceInPragueValues()).toBeLessThan(1);
    }
  });

  test('saturated vapour of region 2 and of region 3 at 623.15 K', () => {
    const p = saturationPressureAt(623.15);
    at(evaluateRegion2, p, 623.15, here);
    evaluateRegion3(density3AtPT(p, 623.15, false), 623.15, there);
    expect(differenceInPragueValues()).toBeLessThan(1);
  });
});

test('saturated liquid and vapour have the same Gibbs energy within 0.2 kJ/kg', () => {
  for (let T = 273.15; T < 647.096; T += 0.25) {
    evaluateSaturated(saturationPressureAt(T), T, here, there);
    expect(Math.abs(gibbs(here) - gibbs(there))).toBeLessThan(200);
  }
});

test('the saturation equations are inverses', () => {
  for (let T = 273.15; T < 647; T += 0.1) {
    expect(Math.abs(saturationTemperatureAt(saturationPressureAt(T)) - T)).toBeLessThan(1e-8);
  }
});
