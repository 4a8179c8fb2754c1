import { expect, test } from 'vitest';
import { saturatedWaterInCarbonDioxide } from './water-in-carbon-dioxide.ts';

/** p in MPa, y of H2O in the gas at 323.2 K: A. Bamberger et al., J. Supercrit. Fluids 17 (2000) 97-110. */
test.each([
  [4.05, 0.0046],
  [5.06, 0.0036],
  [6.06, 0.0037],
  [7.08, 0.0034],
  [8.08, 0.0034],
  [9.09, 0.0041],
  [10.09, 0.0045],
  [11.1, 0.005],
  [12.1, 0.0055],
  [14.11, 0.0061],
])('carbon dioxide at 323.2 K and %d MPa takes up as much water as measured, within 15 %%', (megapascals, measured) => {
  expect(Math.abs((saturatedWaterInCarbonDioxide(megapascals * 1e6, 323.2) ?? NaN) / measured - 1)).toBeLessThan(0.15);
});

// The model by another implementation, with x of CO2 iterated.
test.each([
  [50e5, 298.15, 1.07e-3],
  [60e5, 303.15, 1.35e-3],
  [101.33e5, 323.15, 4.37e-3],
])('the model at %d Pa and %d K', (pressure, temperature, fraction) => {
  expect(Math.abs((saturatedWaterInCarbonDioxide(pressure, temperature) ?? NaN) / fraction - 1)).toBeLessThan(0.02);
});

test('it is undefined outside its range', () => {
  expect(saturatedWaterInCarbonDioxide(5e6, 280)).toBeUndefined();
  expect(saturatedWaterInCarbonDioxide(5e6, 380)).toBeUndefined();
  expect(saturatedWaterInCarbonDioxide(61e6, 320)).toBeUndefined();
});
