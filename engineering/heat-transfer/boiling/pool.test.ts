import { describe, expect, it } from 'vitest';
import { criticalFlux, nucleateFlux } from '../index.ts';

const water = {
  liquidDensity: 957.854,
  vapourDensity: 0.595593,
  viscosity: 2.79e-4,
  conductivity: 0.68,
  heatCapacity: 4217,
  latentHeat: 2.257e6,
  surfaceTension: 0.0589,
};

describe('pool boiling', () => {
  it('nucleate, Incropera, example 10.1: water on polished copper at 118 degC, 836 kW/m², with its Pr = 1.76', () => {
    const conductivity = (water.heatCapacity * water.viscosity) / 1.76;
    expect(Math.abs(nucleateFlux({ ...water, conductivity }, 18, 0.0128, 1) / 836e3 - 1)).toBeLessThan(1e-3);
  });

  it('nucleate, the checks of the ht library: 4.9 K, and three of another text', () => {
    expect(nucleateFlux(water, 4.9, 0.011, 1.26)).toBeCloseTo(18_245.91080863059, 6);
    const other = {
      ...water,
      heatCapacity: 4180,
      conductivity: 0.688,
      viscosity: 2.75e-4,
      surfaceTension: 0.0588,
      latentHeat: 2.25e6,
      liquidDensity: 958,
      vapourDensity: 0.597,
    };
    const coefficients = [4.3, 9.1, 13].map(superheat => nucleateFlux(other, superheat, 0.013, 1) / superheat);
    const expected = [2860.6242230238613, 12_811.697777642301, 26_146.321995188344];
    coefficients.forEach((found, index) => expect(found / (expected[index] ?? 1)).toBeCloseTo(1, 12));
  });

  it('critical, the check of the ht library with C = 0.149', () => {
    const fluid = { ...water, surfaceTension: 8.2e-3, latentHeat: 272e3, liquidDensity: 567, vapourDensity: 18.09 };
    expect(criticalFlux(fluid, 0.149) / 444_307.22304342285).toBeCloseTo(1, 12);
  });

  it('critical, water at atmospheric pressure: 1.26 MW/m² with C = 0.149 (Incropera, example 10.1)', () => {
    expect(criticalFlux(water, 0.149) / 1e6).toBeCloseTo(1.26, 2);
  });

  it('has Zuber’s π/24, C_sf 0.013 and n 1.7 unless others are given', () => {
    expect(criticalFlux(water)).toBe(criticalFlux(water, Math.PI / 24));
    expect(nucleateFlux(water, 7)).toBe(nucleateFlux(water, 7, 0.013, 1.7));
    expect(criticalFlux({ ...water, vapourDensity: 1000 })).toBe(0);
  });

  it('is nothing without superheat and grows with its cube', () => {
    expect(nucleateFlux(water, 0)).toBe(0);
    expect(nucleateFlux(water, -5)).toBe(0);
    expect(nucleateFlux(water, 10) / nucleateFlux(water, 5)).toBeCloseTo(8, 10);
  });
});
