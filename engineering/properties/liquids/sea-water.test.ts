import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { steamAtPT } from '../steam/index.ts';
import { seaWater } from './index.ts';
import { conductivityChange, saltPart } from './sea-water.ts';

/** Half a unit of the last digit of a number printed with so many digits. */
const printed = (value: number, digits: number): number =>
  0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits);

function expectDigits(value: number, expected: number, digits = 9): void {
  expect(Math.abs(value - expected), `${value}, printed ${expected}`).toBeLessThanOrEqual(
    printed(expected, digits) * 1.0001,
  );
}

/** IAPWS R13-08, table 8: Pa, K, kg/kg; g, g_T, g_TT, g_p, g_S of the saline part in J, kg, K, Pa. */
const saline = [
  [0.101325e6, 273.15, 0.03516504, -0.101342742e3, -0.147643376, 0.852861151, -0.274957224e-4, 0.639974067e5],
  [0.101325e6, 353, 0.1, 0.15087174e5, 0.156230907e3, 0.127922649e1, -0.579227286e-4, 0.251957276e6],
  [100e6, 273.15, 0.03516504, -0.260093051e4, 0.754045685e1, 0.488076974, -0.229123842e-4, -0.545861581e4],
] as const;

test.each(saline)('the saline part at %d Pa, %d K and %d kg/kg', (p, T, S, value, byT, byTT, byP, byS) => {
  const salt = saltPart(p, T, S);
  expect.assertions(5);
  expectDigits(salt.value, value);
  expectDigits(salt.byTemperature, byT);
  expectDigits(salt.byTemperatureTwice, byTT);
  expectDigits(salt.byPressure, byP);
  expectDigits(salt.bySalinity, byS);
});

/** IAPWS Advisory Note 5, table A1, with IAPWS-IF97: v, h, s, cp, μ of water; h and s at 0 °C are differences of large numbers. */
const industrial = [
  [0.101325e6, 353, 0.1, 0.970993546e-3, 0.294299945e6, 0.917342513e3, 0.374382192e4, -0.547176899e5],
  [100e6, 273.15, 0.03516504, 0.933774555e-3, 0.907253624e5, -0.161227439e2, 0.37723743e4, 0.953212423e5],
] as const;

describe('sea water with IAPWS-IF97', () => {
  test.each(industrial)('at %d Pa, %d K and %d kg/kg', (p, T, S, v, h, s, cp, potential) => {
    const water = seaWater(p, T, S);
    expect.assertions(5);
    expectDigits(1 / water.density, v, 8);
    expectDigits(water.enthalpy, h, 8);
    expectDigits(water.entropy, s, 7);
    expectDigits(water.heatCapacity, cp, 8);
    expectDigits(water.waterPotential, potential, 8);
  });

  test('at 0 °C and atmospheric pressure', () => {
    const water = seaWater(0.101325e6, 273.15, 0.03516504);
    expectDigits(1 / water.density, 0.972659995e-3, 8);
    expectDigits(water.heatCapacity, 0.398647132e4, 8);
    expect(water.enthalpy).toBeCloseTo(-0.0019916, 2);
    expectDigits(water.waterPotential, -0.225045466e4, 8);
  });
});

/** IAPWS G10-15, table 2: W/(m·K) less than water, as printed. */
test.each([
  [0.1e6, 293.15, 0.035, -0.00418604],
  [120e6, 293.15, 0.035, -0.00431735],
  [0.1e6, 333.15, 0.035, -0.004124057],
  [0.1e6, 293.15, 0.1, -0.013819821],
  [1e6, 373.15, 0.1, -0.013094107],
  [120e6, 333.15, 0.12, -0.019722469],
])('the conductivity at %d Pa, %d K and %d kg/kg is %d W/(m·K) off that of water', (p, T, S, change) => {
  expect(conductivityChange(p, T, S)).toBeCloseTo(change, 9);
});

/** IAPWS G14-19, table 2, mN/m. */
test.each([
  [298.15, 0.035, 73.068_674_787],
  [298.15, 0.06, 73.851_867_328],
  [293.15, 0.12, 76.432_940_211],
])('the surface tension at %d K and %d kg/kg is %d mN/m', (T, S, tension) => {
  expect(1e3 * (seaWater(1e5, T, S).surfaceTension ?? 0)).toBeCloseTo(tension, 8);
});

describe('sea water', () => {
  test('without salt is water', () => {
    const [sea, fresh] = [seaWater(2e5, 310, 0), steamAtPT(2e5, 310)];
    expect(sea.density).toBe(1 / fresh.specificVolume);
    expect(sea.heatCapacity).toBe(fresh.cp);
    expect(sea.viscosity).toBe(fresh.viscosity);
    expect(sea.thermalConductivity).toBe(fresh.thermalConductivity);
  });

  /** Sharqawy et al., equation 22: A and B at 20 °C worked by hand. */
  test('has the viscosity of Sharqawy et al.: 7.6 % more than water at 20 °C and 35 g/kg', () => {
    const A = 1.541 + 0.3996 - 0.03808;
    const B = 7.974 - 1.5122 + 0.18896;
    const [sea, fresh] = [seaWater(101_325, 293.15, 0.035), steamAtPT(101_325, 293.15)];
    expect(sea.viscosity / (fresh.viscosity ?? 1)).toBeCloseTo(1 + A * 0.035 + B * 0.035 ** 2, 12);
    expect(1e3 * sea.viscosity).toBeCloseTo(1.077, 2);
  });

  test('gets denser and thicker with salt, and holds less heat', () => {
    for (const T of [275, 300, 340]) {
      const waters = [0, 0.02, 0.04, 0.08, 0.12].map(S => seaWater(1e6, T, S));
      waters.reduce((before, now) => {
        expect(now.density).toBeGreaterThan(before.density);
        expect(now.viscosity).toBeGreaterThan(before.viscosity);
        expect(now.heatCapacity).toBeLessThan(before.heatCapacity);
        expect(now.thermalConductivity).toBeLessThan(before.thermalConductivity);
        expect(now.waterPotential).toBeLessThan(before.waterPotential);
        return now;
      });
    }
  });

  test('its heat capacity is the slope of its enthalpy', () => {
    for (const S of [0.01, 0.035, 0.1]) {
      const slope = (seaWater(1e6, 310.01, S).enthalpy - seaWater(1e6, 309.99, S).enthalpy) / 0.02;
      expect(slope / seaWater(1e6, 310, S).heatCapacity).toBeCloseTo(1, 6);
    }
  });

  test('refuses states outside the releases and marks pressures at which the viscosity was not measured', () => {
    expect(() => seaWater(1e5, 300, 0.13)).toThrow(Refusal);
    expect(() => seaWater(1e5, 270, 0.035)).toThrow(Refusal);
    expect(() => seaWater(1e5, 354, 0.035)).toThrow(Refusal);
    expect(() => seaWater(101e6, 300, 0.035)).toThrow(Refusal);
    expect(() => seaWater(1e4, 340, 0.035)).toThrow(Refusal);
    expect(seaWater(1e5, 300, 0.035).extrapolated).toBe(false);
    expect(seaWater(1e7, 300, 0.035).extrapolated).toBe(true);
    expect(seaWater(1e5, 273.5, 0.1).surfaceTension).toBeUndefined();
  });
});
