import { describe, expect, test } from 'vitest';
import { wallProperty } from './index.ts';

const inFahrenheit = (material: string, degrees: number): number =>
  wallProperty(material, 'expansion', (degrees - 32) / 1.8 + 273.15).value / 1.8e-6;

describe('the mean expansion of steels by ASME II-D, Table TE-1', () => {
  test.each([
    ['carbon-steel', 1300],
    ['9ni', 500],
  ])('of %s rises by no more than 0.2·10⁻⁶ from one line, 50 °F, to the next', (material, last) => {
    for (let degrees = 100; degrees < last; degrees += 50) {
      const rise = inFahrenheit(material, degrees + 50) - inFahrenheit(material, degrees);
      expect(rise, `from ${degrees} °F`).toBeGreaterThan(-1e-9);
      expect(rise, `from ${degrees} °F`).toBeLessThan(0.2 + 1e-9);
    }
  });

  /** EN 1993-1-2:2005, 3.4.1.1: Δl/l = 1.2·10⁻⁵ θ + 0.4·10⁻⁸ θ² − 2.416·10⁻⁴ from 20 °C. */
  test('of carbon steel is that of EN 1993-1-2 within 5 %', () => {
    for (let celsius = 50; celsius <= 700; celsius += 25) {
      const strain = 1.2e-5 * celsius + 0.4e-8 * celsius ** 2 - 2.416e-4;
      const mean = wallProperty('carbon-steel', 'expansion', celsius + 273.15).value;
      expect(Math.abs((mean * (celsius - 20)) / strain - 1), `at ${celsius} °C`).toBeLessThan(0.05);
    }
  });
});
