import { describe, expect, it } from 'vitest';
import { hydrateAllowance, hydrateTemperature, relativeDensity } from './hydrate.ts';

const psi = 6894.757;
const fahrenheit = (kelvin: number): number => (kelvin - 273.15) * 1.8 + 32;

describe('temperature of hydrate formation', () => {
  it('is that of the equation: 61.1 °F at 1000 psia and a relative density of 0.6', () => {
    expect(fahrenheit(hydrateTemperature(1000 * psi, 0.6))).toBeCloseTo(61.1, 1);
  });

  it('is within the allowance of the chart: 320 psia at 50 °F for a gas of 20.08 g/mol (GPSA Data Book, hydrates)', () => {
    const result = fahrenheit(hydrateTemperature(320 * psi, relativeDensity(0.02008)));
    expect((50 - result) / 1.8).toBeLessThan(hydrateAllowance);
    expect((50 - result) / 1.8).toBeGreaterThan(0);
  });

  // Deaton and Frost, US Bureau of Mines Monograph 8 (1946): K and MPa, methane.
  it.each([
    [273.7, 2.77],
    [279.3, 4.77],
    [282.6, 6.77],
    [285.9, 9.78],
  ])(
    'is on the safe side of what was measured for methane, by less than 8 K: %f K at %f MPa',
    (measured, megapascal) => {
      const high = hydrateTemperature(megapascal * 1e6, relativeDensity(0.016043)) - measured;
      expect(high).toBeGreaterThan(0);
      expect(high).toBeLessThan(8);
    },
  );

  it('rises with pressure and relative density, which is limited to 0.55 to 1', () => {
    expect(hydrateTemperature(8e6, 0.6)).toBeGreaterThan(hydrateTemperature(4e6, 0.6));
    expect(hydrateTemperature(4e6, 0.8)).toBeGreaterThan(hydrateTemperature(4e6, 0.6));
    expect(hydrateTemperature(4e6, 1.4)).toBe(hydrateTemperature(4e6, 1));
    expect(hydrateTemperature(4e6, 0.1)).toBe(hydrateTemperature(4e6, 0.55));
  });
});
