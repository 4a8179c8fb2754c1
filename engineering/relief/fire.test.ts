import { describe, expect, it } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import { criticalGasFlux, gasExpansionInFire } from './index.ts';

const inch = 0.0254;
const foot = 0.3048;
const psi = 6894.757_293_168;
const poundPerHour = 0.453_592_37 / 3600;
const rankine = (value: number) => value / 1.8;

/** Air at 135.7 psia and 650 °R in a vessel of 200 ft² with a wall of 1560 °R (1100 °F). */
const air = {
  pressure: 135.7 * psi,
  temperature: rankine(650),
  molarMass: 0.028_97,
  compressibilityFactor: 1,
  gamma: 1.4,
};
const area = 200 * foot ** 2;
const wall = rankine(1560);

describe('a gas that expands in a vessel without liquid in a fire', () => {
  it('has the rate of API 521, calculated in customary units', () => {
    // 0.1406·√(28.97·135.7)·200·910^1.25/650^1.1506 lb/h
    expect(gasExpansionInFire(air, area, wall, 0.975) / (5111.438_267 * poundPerHour)).toBeCloseTo(1, 8);
  });

  it('has the rate of its SI form, whose constant is printed as 0.2772 in kg/h, kPa, m² and K', () => {
    const inSI = (0.2772 * Math.sqrt(28.97 * (air.pressure / 1000)) * area * (wall - air.temperature) ** 1.25) / 3600;
    const result = gasExpansionInFire(air, area, wall, 0.975);
    expect(Math.abs(result / (inSI / air.temperature ** 1.1506) - 1)).toBeLessThan(0.5 / 2772);
  });

  it('requires at least the area of F′ = 0.01: 0.01·A′/√p1 in², psia, ft²', () => {
    const hot = { ...air, temperature: wall - 1 };
    const minimum = ((0.01 * 200) / Math.sqrt(135.7)) * inch ** 2;
    expect(gasExpansionInFire(hot, area, wall, 0.975) / (minimum * 0.975 * criticalGasFlux(hot))).toBeCloseTo(1, 8);
  });

  it('throws where the gas is as hot as the wall', () => {
    expect(() => gasExpansionInFire({ ...air, temperature: wall }, area, wall, 0.975)).toThrow(Refusal);
  });
});
