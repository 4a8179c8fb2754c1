import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adiabaticChokedFlux, adiabaticLine, choked } from './compressible.ts';
import { densityOfFlow, RealFluidLine } from './real-fluid.ts';

/** An ideal gas of specific gas constant 287 J/(kg·K), enthalpy from 0 K. */
const specific = 287;
const enthalpyAt = (gamma: number, pressure: number, density: number) => (gamma / (gamma - 1)) * (pressure / density);
const idealDensity = (gamma: number) => (pressure: number, enthalpy: number) =>
  (pressure * gamma) / ((gamma - 1) * enthalpy);

const gammas = fc.double({ min: 1.05, max: 1.67, noNaN: true });
const resistances = fc.double({ min: 0.05, max: 300, noNaN: true });
const temperatures = fc.double({ min: 150, max: 600, noNaN: true });
const runs = { numRuns: 300 };

/** The line of an ideal gas from its static inlet. */
function lineOf(gamma: number, pressure: number, temperature: number, massFlux: number): RealFluidLine {
  const density = pressure / (specific * temperature);
  const stagnation = enthalpyAt(gamma, pressure, density) + massFlux ** 2 / (2 * density ** 2);
  return new RealFluidLine(densityOfFlow(idealDensity(gamma), stagnation), massFlux);
}

describe('an ideal gas', () => {
  test('has the inlet of the closed form of Fanno flow, to 1e-8, from a crawl to the choked end', () => {
    fc.assert(
      fc.property(
        gammas,
        resistances,
        temperatures,
        fc.double({ min: 0.01, max: 0.9999, noNaN: true }),
        (gamma, resistance, temperature, share) => {
          const density = 1e6 / (specific * temperature);
          const massFlux = share * adiabaticChokedFlux(1e6, density, resistance, gamma);
          const outlet = adiabaticLine({ pressure: 1e6, density, massFlux, resistance }, gamma);
          if (outlet === choked) throw new Error('choked');
          const behind = 1e6 - outlet.pressureDrop;
          const line = lineOf(gamma, 1e6, temperature, massFlux);
          expect(line.density(behind) / (density * outlet.densityRatio)).toBeCloseTo(1, 9);
          expect(line.outletPressure(behind)).toBe(behind);
          expect(Math.abs(line.inletPressure(behind, resistance) / 1e6 - 1)).toBeLessThan(1e-8);
        },
      ),
      { ...runs, examples: [[1.2816436311094155, 0.07095265626690116, 297.7726577781639, 0.9998999999999988]] },
    );
  });

  test('chokes at the pressure and with the inlet of the closed form, whatever lies behind', () => {
    fc.assert(
      fc.property(
        gammas,
        resistances,
        temperatures,
        fc.double({ min: 0.02, max: 0.95, noNaN: true }),
        (gamma, resistance, temperature, share) => {
          const density = 1e6 / (specific * temperature);
          const massFlux = adiabaticChokedFlux(1e6, density, resistance, gamma);
          const stagnation = enthalpyAt(gamma, 1e6, density) + massFlux ** 2 / (2 * density ** 2);
          const sonic = (massFlux * Math.sqrt((2 * (gamma - 1) * stagnation) / (gamma + 1))) / gamma;
          const line = lineOf(gamma, 1e6, temperature, massFlux);
          const outlet = line.outletPressure(share * sonic);
          expect(Math.abs(outlet / sonic - 1)).toBeLessThan(1e-4);
          expect(Math.abs(line.inletPressure(outlet, resistance) / 1e6 - 1)).toBeLessThan(1e-7);
        },
      ),
      { ...runs, examples: [[1.2370686180171857, 0.05, 176.27203581390637, 0.02]] },
    );
  });

  test('from Mach 0.2 chokes after f·L/D = 14.53 (J. D. Anderson, Modern Compressible Flow, table A.4)', () => {
    const massFlux = 0.2 * Math.sqrt(1.4 * 1e6 * (1e6 / (specific * 300)));
    const line = lineOf(1.4, 1e6, 300, massFlux);
    expect(line.resistanceBetween(1e6, 1e6 / 5.455)).toBeCloseTo(14.53, 2);
    expect(line.outletPressure(1e4) / (1e6 / 5.455)).toBeCloseTo(1, 3);
  });
});

describe('a liquid', () => {
  test('loses what Darcy and Weisbach say', () => {
    const line = new RealFluidLine(() => 1000, 2000);
    expect(line.inletPressure(line.outletPressure(1e5), 30)).toBeCloseTo(1e5 + (30 * 2000 ** 2) / 2000, 4);
  });
});

test('has no loss without resistance, and refuses invalid flows', () => {
  const line = new RealFluidLine(densityOfFlow(idealDensity(1.4), 3e5), 100);
  expect(line.inletPressure(2e5, 0)).toBe(2e5);
  expect(() => line.inletPressure(2e5, -1)).toThrow('resistance must be at least 0, got -1');
  expect(() => new RealFluidLine(() => 1000, 0)).toThrow('massFlux must be above 0, got 0');
});
