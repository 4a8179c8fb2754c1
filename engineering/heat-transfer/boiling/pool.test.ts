import { describe, expect, it } from 'vitest';
import { criticalFlux, nucleateFlux } from '../index.ts';

const water = {
  liquidDensity: 957.854,
  vapourDensity: 0.595593,
  latentHeat: 2.257e6,
  surfaceTension: 0.0589,
};

describe('pool boiling', () => {
  it('nucleate, the check of the ht library: coefficients of water at 1 atm', () => {
    const coefficients = [4.3, 9.1, 13].map(
      superheat => nucleateFlux(101_325 / 22_048_321, 0.018_02, superheat) / superheat,
    );
    const expected = [1558.1435442153575, 7138.700876530947, 14727.09551225091];
    coefficients.forEach((result, index) => expect(result / (expected[index] ?? 1)).toBeCloseTo(1, 12));
  });

  it('nucleate satisfies Cooper’s equation as printed, with a roughness of 3 µm too', () => {
    const [pr, molarMass, superheat] = [0.2, 44.1, 6];
    const flux = nucleateFlux(pr, molarMass / 1000, superheat, 3e-6);
    const coefficient =
      55 * pr ** (0.12 - 0.2 * Math.log10(3)) * (-Math.log10(pr)) ** -0.55 * molarMass ** -0.5 * flux ** 0.67;
    expect(flux / superheat / coefficient).toBeCloseTo(1, 12);
  });

  it('nucleate is constant outside the reduced pressures of the correlation', () => {
    expect(nucleateFlux(1.2, 0.03, 5)).toBe(nucleateFlux(0.9, 0.03, 5));
    expect(nucleateFlux(1e-5, 0.03, 5)).toBe(nucleateFlux(0.001, 0.03, 5));
  });

  it('critical, the check of the ht library with C = 0.149', () => {
    const fluid = { ...water, surfaceTension: 8.2e-3, latentHeat: 272e3, liquidDensity: 567, vapourDensity: 18.09 };
    expect(criticalFlux(fluid, 0.149) / 444_307.22304342285).toBeCloseTo(1, 12);
  });

  it('critical, water at atmospheric pressure: 1.26 MW/m² with C = 0.149 (Incropera, example 10.1)', () => {
    expect(criticalFlux(water, 0.149) / 1e6).toBeCloseTo(1.26, 2);
  });

  it('uses Zuber’s π/24 and a roughness of 1 µm by default', () => {
    expect(criticalFlux(water)).toBe(criticalFlux(water, Math.PI / 24));
    expect(nucleateFlux(0.1, 0.044, 7)).toBe(nucleateFlux(0.1, 0.044, 7, 1e-6));
    expect(criticalFlux({ ...water, vapourDensity: 1000 })).toBe(0);
  });

  it('is nothing without superheat, and a coefficient of q^0.67 makes it grow with the power 1/0.33', () => {
    expect(nucleateFlux(0.1, 0.044, 0)).toBe(0);
    expect(nucleateFlux(0.1, 0.044, -5)).toBe(0);
    expect(nucleateFlux(0.1, 0.044, 10) / nucleateFlux(0.1, 0.044, 5)).toBeCloseTo(2 ** (1 / 0.33), 10);
  });
});
