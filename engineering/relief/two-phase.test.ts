import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saturationPressure } from '../properties/index.ts';
import { Refusal } from '../quantities/index.ts';
import { criticalRatio, omega, omegaFlow, omegaThroat, transitionRatio, type OmegaFluid } from './two-phase.ts';
import { densityAfterExpansion, subcooledWater, waterThroat, wetSteam } from './water.ts';

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const fluids = fc.record({
  density: double(5, 1000),
  omega: fc.double({ min: -4, max: 5, noNaN: true }).map(exponent => Math.exp(exponent)),
  saturationRatio: fc.oneof(fc.constant(1), double(0.05, 1)),
});

describe('the ω method', () => {
  test('gives the flashing example of API 520-I, annex C', () => {
    const w = omega(1 / 0.01945, 1 / 0.02265);
    expect(w).toBeCloseTo(1.4807, 4);
    expect(criticalRatio(w)).toBeCloseTo(0.6562, 4);
    const flow = omegaFlow({ density: 1 / 0.01945, omega: w, saturationRatio: 1 }, 556.4e3, 204.5e3);
    expect(flow.regime).toBe('critical');
    expect(flow.massFlux).toBeCloseTo(2884.3, 1);
  });

  test('gives the subcooled example of annex C', () => {
    const flow = omegaFlow({ density: 511.3, omega: 8.515, saturationRatio: 741.9 / 2073.3 }, 2073.3e3, 170.3e3);
    expect(flow.regime).toBe('high subcooling, critical');
    expect((((378.5e-3 / 60) * 511.3) / (0.65 * flow.massFlux)) * 1e6).toBeCloseTo(134.5, 1);
  });

  test.each([1, 0.5])(
    'refuses a back pressure that is not below the relieving pressure, saturation ratio %s',
    ratio => {
      for (const backPressure of [1e6, 1.1e6])
        expect(() => omegaFlow({ density: 500, omega: 2, saturationRatio: ratio }, 1e6, backPressure)).toThrow(
          new Refusal('the back pressure is not below the relieving pressure: nothing flows'),
        );
    },
  );

  test('solves the critical ratio that the standard approximates', () => {
    for (const w of [0.1, 0.5, 1, 2, 5, 10, 20]) {
      const root = Math.sqrt(w);
      const explicit = (1 + (1.0446 - 0.0093431 * root) * w ** -0.56261) ** (-0.70356 + 0.014685 * Math.log(w));
      expect(Math.abs(criticalRatio(w) / explicit - 1), `ω = ${w}`).toBeLessThan(0.01);
    }
  });

  test('is the isothermal ideal gas at ω = 1', () => expect(criticalRatio(1)).toBeCloseTo(Math.exp(-0.5), 12));

  test('is the incompressible liquid as ω goes to 0', () => {
    const flow = omegaFlow({ density: 800, omega: 1e-9, saturationRatio: 1 }, 1e6, 2e5);
    expect(flow.regime).toBe('subcritical');
    expect(flow.massFlux).toBeCloseTo(Math.sqrt(2 * 800 * 8e5), 2);
  });

  test('refuses densities that do not flash', () => {
    const text = 'not applicable: the density at 90 % must be below that at the inlet, 10.00 kg/m³; it is';
    for (const [before, after, shown] of [
      [10, 10, '10.00'],
      [10, 11, '11.00'],
      [10, 0, '0'],
    ] as const)
      expect(() => omega(before, after)).toThrow(
        expect.objectContaining({ name: 'Refusal', message: `${text} ${shown} kg/m³` }),
      );
  });

  test('agrees with the direct integral of the same fluid in every regime', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fluids, double(2e5, 2e7), double(0.005, 0.99), (fluid, pressure, share) => {
        const flow = omegaFlow(fluid, pressure, share * pressure);
        const throat = omegaThroat(fluid, pressure, share * pressure);
        seen.add(flow.regime);
        expect(Math.abs(throat.massFlux / flow.massFlux - 1)).toBeLessThan(1e-8);
      }),
      { numRuns: 800 },
    );
    expect(seen.size).toBe(6);
  });

  test('is continuous between low and high subcooling and at the saturated inlet', () => {
    fc.assert(
      fc.property(double(0.05, 50), double(0.005, 0.4), (w, share) => {
        const at = (saturationRatio: number) =>
          omegaFlow({ density: 700, omega: w, saturationRatio }, 1e6, share * 1e6).massFlux;
        const edge = transitionRatio(w);
        expect(Math.abs(at(edge * (1 + 1e-9)) / at(edge * (1 - 1e-9)) - 1)).toBeLessThan(1e-6);
        expect(Math.abs(at(1 - 1e-10) / at(1) - 1)).toBeLessThan(1e-6);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a two-phase valve never gets smaller', () => {
  const flux = (fluid: OmegaFluid, pressure: number, back: number) => omegaFlow(fluid, pressure, back).massFlux;

  test('when the back pressure rises', () => {
    fc.assert(
      fc.property(fluids, double(0.005, 0.99), double(0.005, 0.99), (fluid, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(flux(fluid, 1e6, high * 1e6)).toBeLessThanOrEqual(flux(fluid, 1e6, low * 1e6) * (1 + 1e-9));
      }),
      { numRuns: 10_000 },
    );
  });

  test('when the overpressure falls', () => {
    fc.assert(
      fc.property(fluids, double(0.005, 0.8), double(1, 1.2), (fluid, share, factor) => {
        // The saturation pressure stays where it is; a saturated inlet moves along.
        const saturationRatio = fluid.saturationRatio === 1 ? 1 : fluid.saturationRatio / factor;
        const more = flux({ ...fluid, saturationRatio }, factor * 1e6, share * 1e6);
        expect(more).toBeGreaterThanOrEqual(flux(fluid, 1e6, share * 1e6) * (1 - 1e-9));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('water and steam in homogeneous equilibrium', () => {
  test('agree with the ω method within 5 % away from the critical point', () => {
    for (const pressure of [3e5, 1e6, 3e6]) {
      for (const quality of [0, 0.01, 0.1, 0.5]) {
        const inlet = wetSteam(pressure, quality);
        const w = omega(inlet.density, densityAfterExpansion(inlet, 0.9 * pressure));
        const flow = omegaFlow({ density: inlet.density, omega: w, saturationRatio: 1 }, pressure, 101325);
        const throat = waterThroat(inlet, 101325);
        expect(Math.abs(throat.massFlux / flow.massFlux - 1), `${pressure} Pa, x = ${quality}`).toBeLessThan(0.05);
      }
    }
  });

  test('flash where cold water meets its saturation pressure', () => {
    const inlet = subcooledWater(2e6, 420);
    const throat = waterThroat(inlet, 101325);
    expect(Math.abs(throat.pressure / saturationPressure(420) - 1)).toBeLessThan(0.01);
    const liquid = Math.sqrt(2 * inlet.density * (2e6 - saturationPressure(420)));
    expect(Math.abs(throat.massFlux / liquid - 1)).toBeLessThan(0.01);
  });

  test('never pass more against a higher back pressure', () => {
    fc.assert(
      fc.property(double(2e5, 1e7), double(0, 1), double(0.02, 0.98), double(0.02, 0.98), (pressure, quality, a, b) => {
        const inlet = wetSteam(pressure, quality);
        const [low, high] = [Math.min(a, b) * pressure, Math.max(a, b) * pressure];
        expect(waterThroat(inlet, high).massFlux).toBeLessThanOrEqual(waterThroat(inlet, low).massFlux * (1 + 1e-9));
      }),
      { numRuns: 500 },
    );
  });
});
