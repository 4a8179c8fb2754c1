import { expect, test } from 'vitest';
import { dryIcePressure, dryIceRefusal } from '../index.ts';

// thermo 0.6.1 (chemicals 1.5.2), SublimationPressure('124-38-9'), which fits measurements by other forms; at the triple point
// 517 950 Pa by the paper, and 194.686 K at one atmosphere by ITS-90.
test.each([
  [160, 3311.75, 0.06],
  [180, 27_856.1, 0.02],
  [194.6855, 101_325, 0.002],
  [210, 327_309, 0.01],
  [216.592, 517_950, 1e-9],
])('dry ice at %d K sublimes at %d Pa', (temperature, pressure, apart) => {
  expect(Math.abs(dryIcePressure(temperature) / pressure - 1)).toBeLessThan(apart);
});

test('a gas below the sublimation pressure, and any state above the triple point, are not solid', () => {
  expect(dryIceRefusal({ pressure: 1000, temperature: 180 })).toBeUndefined();
  expect(dryIceRefusal({ pressure: 1e5, temperature: 220 })).toBeUndefined();
  expect(dryIceRefusal({ pressure: 1e6, enthalpy: -1e6 })).toBeUndefined();
  expect(dryIceRefusal({ pressure: 1e5, temperature: 180 })?.message).toContain('dry ice');
});

// W. F. Giauque and C. J. Egan, J. Chem. Phys. 5 (1937) 45: log10(p/cmHg) = −1354.210/T + 8.69903 + 0.001588·T − 4.5107e-6·T², measured
// from 154 K to 196 K; it has no kink where the equation ends.
test.each([145, 150, 153.99, 154.01])('dry ice at %d K sublimes as measured', temperature => {
  const T = temperature;
  const measured = 1333.22 * 10 ** (-1354.21 / T + 8.69903 + 0.001588 * T - 4.5107e-6 * T ** 2);
  expect(dryIcePressure(T) / measured).toBeCloseTo(1, 1);
});
