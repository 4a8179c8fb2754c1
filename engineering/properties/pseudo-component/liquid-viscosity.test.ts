import { describe, expect, test } from 'vitest';
import { boilingPoint, fractionViscosities, fractionViscosity } from './index.ts';

/** Twu's correlation is fitted to the n-alkanes: CoolProp 8.0.0, mm²/s at 100 °F and 210 °F, boiling points in K. */
const alkanes = [
  ['n-decane', 447.27, 0.7342, 0.992, 0.5493],
  ['n-dodecane', 489.44, 0.7526, 1.4915, 0.744],
] as const;

/** Worked examples A and C of procedure 11A4.2 of the API Technical Data Book, another correlation: °F, Watson factor, mm²/s at 100 °F. */
const worked = [
  [598.7, 11.87, 5.94],
  [382.1, 11.93, 1.249],
] as const;

/**
 * By M. M. Abbott, T. G. Kaufmann and L. Domash, Can. J. Chem. Eng. 49 (1971) 379, as in M. R. Riazi, ASTM MNL50 (2005), equations 2.128 and
 * 2.129, with the boiling points of Søreide: molar mass in g/mol, specific gravity, and mm²/s at 60 °C.
 */
const byAbbott = [
  [150, 0.78, 0.836],
  [200, 0.82, 1.687],
  [300, 0.88, 6.563],
  [400, 0.92, 23.69],
  [550, 0.97, 226.9],
] as const;

describe('the viscosity of a petroleum fraction', () => {
  test.each(alkanes)('of the boiling point and density of %s is its own', (_name, boiling, gravity, cold, warm) => {
    const [at100F, at210F] = fractionViscosities(boiling, gravity);
    expect(Math.abs(at100F / cold - 1)).toBeLessThan(0.02);
    expect(Math.abs(at210F / warm - 1)).toBeLessThan(0.02);
  });

  test.each(worked)(
    'boiling at %d °F with a factor of %d is near the %d mm²/s of API 11A4.2',
    (fahrenheit, K, cold) => {
      const boiling = (fahrenheit + 459.67) / 1.8;
      const [at100F] = fractionViscosities(boiling, Math.cbrt(1.8 * boiling) / K);
      expect(Math.abs(at100F / cold - 1)).toBeLessThan(0.07);
    },
  );

  test.each(byAbbott)(
    'of %d g/mol and a gravity of %d at 60 °C is near that of Abbott, %d mm²/s',
    (M, gravity, kinematic) => {
      const { at } = fractionViscosity(boilingPoint(M, gravity), gravity);
      const density = 999.016 * (gravity - 1e-3 * (2.34 - 1.9 * gravity) * (333.15 - 288.7056));
      expect(Math.abs((1e6 * at(333.15, 101_325)) / density / kinematic - 1)).toBeLessThan(0.15);
    },
  );

  test('falls with temperature, for every molar mass and gravity that a fraction may have', () => {
    const rising = [];
    for (const boiling of [300, 400, 500, 600, 700])
      for (const gravity of [0.6, 0.7, 0.8, 0.9, 1, 1.1]) {
        const { at, highest } = fractionViscosity(boiling, gravity);
        const [cold, warm] = [at(280, 1e5), at(Math.min(330, highest), 1e5)];
        if (!(cold > warm)) rising.push([boiling, gravity, cold, warm]);
      }
    expect(rising).toEqual([]);
  });

  test('rises with pressure as that of squalane, by 24 % to 10 MPa at 293.15 K', () => {
    // Measured with hexane: 35.3 and 43.6 mPa·s. A fraction with its viscosity at 0.1 MPa: M 363, SG 0.9.
    const { at } = fractionViscosity(boilingPoint(363, 0.9), 0.9);
    expect(1e3 * at(293.15, 1e5)).toBeGreaterThan(25);
    expect(Math.abs(at(293.15, 1e7) / at(293.15, 1e5) / (43.6 / 35.3) - 1)).toBeLessThan(0.05);
  });
});
