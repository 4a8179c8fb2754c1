import { expect, test } from 'vitest';
import { iceFugacity, loadFluid, solidAt } from './index.ts';

// D. M. Murphy and T. Koop, Q. J. R. Meteorol. Soc. 131 (2005) 1539, eq. (7).
test.each([
  [263.15, 259.89],
  [253.15, 103.26],
])('the fugacity of ice at %d K is its sublimation pressure', (temperature, pressure) => {
  expect(iceFugacity(pressure, temperature) / pressure).toBeCloseTo(1, 3);
});

test('ice of a wet gas is found by its fugacity beside liquid water, which is supercooled', async () => {
  const wet = { C1: 98, H2O: 2 };
  await loadFluid(wet);
  const ice = solidAt(wet, 101_325, 257.15);
  // The same, eq. (10) over eq. (7): the vapour pressures of supercooled water and of ice.
  expect((ice?.fugacity ?? NaN) / (ice?.solidFugacity ?? NaN)).toBeCloseTo(1.169, 1.7);
  expect(ice?.component).toBe('H2O');
});

test('no ice is in a gas above its frost point, above the melting point, and without water', async () => {
  // The partial pressure, 101 Pa, is below the sublimation pressure at 255.15 K, 124.9 Pa.
  const dry = { C1: 99.9, H2O: 0.1 };
  await loadFluid(dry);
  await loadFluid({ C1: 1, C2: 1 });
  expect(solidAt(dry, 101_325, 255.15)).toBeUndefined();
  expect(solidAt(dry, 101_325, 251.15)?.component).toBe('H2O');
  expect(solidAt({ C1: 98, H2O: 2 }, 101_325, 274.15)).toBeUndefined();
  expect(solidAt({ C1: 1, C2: 1 }, 101_325, 257.15)).toBeUndefined();
});
