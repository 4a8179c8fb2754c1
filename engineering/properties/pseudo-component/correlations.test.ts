import { describe, expect, test } from 'vitest';
import { acentricFactor, boilingPoint, criticalPoint, idealGasHeatCapacity, parachor, watsonFactor } from './index.ts';

/** K and Pa from °F, °R and psi. */
const fromFahrenheit = (value: number) => (value + 459.67) / 1.8;
const psi = 6894.757;

describe('the correlations of petroleum fractions', () => {
  test('give the figures of T. Ahmed, Equations of State and PVT Analysis, example 2.2: 198 °F, SG 0.7365', () => {
    const Tb = fromFahrenheit(198);
    const critical = criticalPoint(Tb, 0.7365);
    expect(1.8 * critical.temperature).toBeCloseTo(981, 0);
    expect(critical.pressure / psi).toBeCloseTo(470, 0);
    expect(acentricFactor(Tb, 0.7365, critical)).toBeCloseTo(0.306, 3);
  });

  /** NeqSim 3.26.0, TBP model `PedersenPR2` for the boiling point, then `Lee-Kesler` in SI units, rounded there to four digits. */
  test.each([
    { M: 96, SG: 0.738, Tb: 369.63264764033, Tc: 549.189636950385, pc: 31.8093600978347, omega: 0.313871044392554 },
    { M: 115, SG: 0.737, Tb: 404.780766053475, Tc: 580.973666478054, pc: 26.113053526234, omega: 0.388430739265963 },
    { M: 150, SG: 0.78, Tb: 462.04759400128, Tc: 640.880291377067, pc: 22.3122290867908, omega: 0.494670536245214 },
    { M: 216, SG: 0.8605, Tb: 553.345897195622, Tc: 737.741846698575, pc: 18.7860200555202, omega: 0.654441886301642 },
  ])('give for M $M, SG $SG what NeqSim 3.26.0 gives', ({ M, SG, Tb, Tc, pc, omega }) => {
    const boiling = boilingPoint(M, SG);
    expect(boiling).toBeCloseTo(Tb, 9);
    const critical = criticalPoint(boiling, SG);
    expect(Math.abs(critical.temperature / Tc - 1)).toBeLessThan(1e-4);
    expect(Math.abs(critical.pressure / (1e5 * pc) - 1)).toBeLessThan(2e-4);
    expect(Math.abs(acentricFactor(boiling, SG, critical) / omega - 1)).toBeLessThan(1.5e-3);
  });

  test('give the heat capacity that NeqSim 3.26.0 gives for M 150, SG 0.78', () => {
    const boiling = boilingPoint(150, 0.78);
    const omega = acentricFactor(boiling, 0.78, criticalPoint(boiling, 0.78));
    const [a, b, c] = idealGasHeatCapacity(watsonFactor(boiling, 0.78), omega);
    const published = [
      [300, 231.658807805487],
      [500, 350.460892240442],
      [800, 478.398581326807],
    ] as const;
    for (const [T, cp] of published) expect(Math.abs((150 * (a + b * T + c * T * T)) / cp - 1)).toBeLessThan(2e-4);
  });

  /** Critical points of the reference equations, boiling points and specific gravities of the API Technical Data Book. */
  test.each([
    { of: 'n-heptane', Tb: 371.53, SG: 0.6882, Tc: 540.2, pc: 27.36, omega: 0.349 },
    { of: 'n-decane', Tb: 447.27, SG: 0.7342, Tc: 617.7, pc: 21.03, omega: 0.4884 },
    { of: 'toluene', Tb: 383.75, SG: 0.8718, Tc: 591.75, pc: 41.26, omega: 0.2657 },
    { of: 'cyclohexane', Tb: 353.87, SG: 0.7834, Tc: 553.6, pc: 40.82, omega: 0.2096 },
  ])('are within some per cent of the measured constants of $of', ({ Tb, SG, Tc, pc, omega }) => {
    const critical = criticalPoint(Tb, SG);
    expect(Math.abs(critical.temperature / Tc - 1)).toBeLessThan(0.02);
    expect(Math.abs(critical.pressure / (1e5 * pc) - 1)).toBeLessThan(0.06);
    expect(Math.abs(acentricFactor(Tb, SG, critical) - omega)).toBeLessThan(0.06);
  });

  test('the parachor is near that of n-decane by Quayle, 433.5 (mN/m)^¼·cm³/mol', () => {
    expect(parachor(142.28) / (1e-6 * 0.001 ** 0.25)).toBeGreaterThan(0.9 * 433.5);
    expect(parachor(142.28) / (1e-6 * 0.001 ** 0.25)).toBeLessThan(1.1 * 433.5);
  });
});
