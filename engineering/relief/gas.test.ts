import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criticalPressureRatio, isentropicMassFlux } from '../flow/index.ts';
import { Refusal } from '../quantities/index.ts';
import {
  criticalGasFlux,
  gasCoefficient,
  gasFlux,
  reliefGasDensity,
  subcriticalCoefficient,
  subcriticalGasFlux,
  type ReliefGas,
} from './gas.ts';
import { nozzleThroat } from './nozzle.ts';

const vapour: ReliefGas = {
  pressure: 670e3,
  temperature: 348,
  molarMass: 0.051,
  compressibilityFactor: 0.9,
  gamma: 1.11,
};

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyGas = fc.record({
  pressure: double(1.2e5, 4e7),
  temperature: double(150, 900),
  molarMass: double(0.002, 0.3),
  compressibilityFactor: double(0.2, 2),
  gamma: double(1, 1.8),
});

describe('the coefficients of API 520-I', () => {
  test('are those of its examples', () => {
    expect((gasCoefficient(1.11) / 0.03948) * 520).toBeCloseTo(327.8, 1);
    expect(gasCoefficient(1)).toBeCloseTo(0.02395, 5);
    expect((gasCoefficient(1) / 0.03948) * 520).toBeCloseTo(315.4, 1);
    expect(subcriticalCoefficient(1.11, 532 / 670)).toBeCloseTo(0.8548, 4);
  });

  test('approach their limits at k = 1 and r = 1', () => {
    expect(gasCoefficient(1 + 1e-9)).toBeCloseTo(gasCoefficient(1), 10);
    expect(subcriticalCoefficient(1 + 1e-9, 0.8)).toBeCloseTo(subcriticalCoefficient(1, 0.8), 8);
    expect(subcriticalCoefficient(1.4, 1 - 1e-9)).toBeCloseTo(1, 8);
    expect(subcriticalCoefficient(1.4, 1)).toBe(1);
  });

  test.each([0, -0.1, 1.01, Number.NaN])('refuse a pressure ratio of %s', ratio =>
    expect(() => subcriticalCoefficient(1.3, ratio)).toThrow(
      new RangeError(`ratio must be above 0 and at most 1, got ${ratio}`),
    ),
  );
});

describe('the mass flux of a gas', () => {
  test('agrees with the ideal nozzle in closed form to the rounding of the standard’s constants', () => {
    fc.assert(
      fc.property(anyGas, double(0.01, 0.999), (gas, ratio) => {
        const density = reliefGasDensity(gas);
        const exact = isentropicMassFlux({
          upstreamPressure: gas.pressure,
          density,
          kappa: gas.gamma,
          pressureRatio: ratio,
        });
        expect(Math.abs(gasFlux(gas, ratio * gas.pressure).massFlux / exact - 1)).toBeLessThan(6e-4);
      }),
      { numRuns: 10_000 },
    );
  });

  test('is continuous where critical flow ends, and never rises with the back pressure', () => {
    fc.assert(
      fc.property(anyGas, double(0.01, 0.999), double(0.01, 0.999), (gas, a, b) => {
        const edge = criticalPressureRatio(gas.gamma) * gas.pressure;
        const [before, after] = [gasFlux(gas, edge * (1 - 1e-12)), gasFlux(gas, edge * (1 + 1e-12))];
        expect(Math.abs(after.massFlux / before.massFlux - 1)).toBeLessThan(1e-9);
        const [low, high] = [Math.min(a, b) * gas.pressure, Math.max(a, b) * gas.pressure];
        expect(gasFlux(gas, high).massFlux).toBeLessThanOrEqual(gasFlux(gas, low).massFlux * (1 + 1e-12));
      }),
      { numRuns: 10_000 },
    );
  });

  test('never falls when the relieving pressure rises', () => {
    fc.assert(
      fc.property(anyGas, double(0.01, 0.999), double(1, 1.5), (gas, ratio, factor) => {
        const back = ratio * gas.pressure;
        const more = gasFlux({ ...gas, pressure: factor * gas.pressure }, back).massFlux;
        expect(more).toBeGreaterThanOrEqual(gasFlux(gas, back).massFlux * (1 - 1e-12));
      }),
      { numRuns: 10_000 },
    );
  });

  test('reports the governing equation', () => {
    expect(gasFlux(vapour, 101325)).toMatchObject({ critical: true, equation: 'critical' });
    expect(gasFlux(vapour, 532e3)).toMatchObject({ critical: false, equation: 'subcritical' });
    const edge = criticalPressureRatio(vapour.gamma) * vapour.pressure;
    expect(gasFlux(vapour, edge * 1.0001)).toMatchObject({ critical: false, equation: 'critical' });
    expect(gasFlux(vapour, 101325).massFlux).toBe(criticalGasFlux(vapour));
    expect(gasFlux(vapour, 532e3).massFlux).toBe(subcriticalGasFlux(vapour, 532e3));
  });

  test('throws against a back pressure that is not below', () =>
    expect(() => gasFlux(vapour, 670e3)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: 'the back pressure is not below the relieving pressure: nothing flows',
      }),
    ));
});

describe('the nozzle integral', () => {
  test('gives the closed form of an ideal gas to 1e-11', () => {
    fc.assert(
      fc.property(anyGas, double(0.01, 0.999), (gas, ratio) => {
        const density = reliefGasDensity(gas);
        const throat = nozzleThroat(
          p => (gas.pressure / p) ** (1 / gas.gamma) / density,
          gas.pressure,
          ratio * gas.pressure,
          { minimum: 0.2 * gas.pressure },
        );
        const exact = isentropicMassFlux({
          upstreamPressure: gas.pressure,
          density,
          kappa: gas.gamma,
          pressureRatio: ratio,
        });
        expect(Math.abs(throat.massFlux / exact - 1)).toBeLessThan(1e-11);
        const expected = Math.max(ratio, criticalPressureRatio(gas.gamma)) * gas.pressure;
        expect(Math.abs(throat.pressure / expected - 1)).toBeLessThan(1e-4);
      }),
      { numRuns: 2000 },
    );
  });

  test('throws against a back pressure that is not below', () =>
    expect(() => nozzleThroat(() => 1, 1e5, 1e5, { minimum: 1 })).toThrow(Refusal));
});
