import { expect, test } from 'vitest';
import { fluidComponentOf } from '../fluid-components.ts';
import { loadFluid, stateOf } from '../fluid.ts';
import { loadReferencesOf, referenceDensityOf } from '../comparisons/reference-density.ts';

async function referenceOf(solute: string, massFraction: number, celsius: number) {
  const moles = (id: string, mass: number) => mass / (fluidComponentOf(id)?.molarMass ?? NaN);
  const amounts = { H2O: moles('H2O', 1 - massFraction), [solute]: moles(solute, massFraction) };
  const fluid = await loadFluid(amounts);
  await loadReferencesOf(amounts);
  const state = stateOf(fluid, { pressure: 2e5, temperature: 273.15 + celsius });
  const liquid = { state: { ...state, phase: 'liquid' }, composition: fluid.composition } as const;
  const density = referenceDensityOf(liquid, 'pr')?.density;
  return { own: state.density, density: density ?? NaN };
}

// Methanol: CRC Handbook of Chemistry and Physics, 97th ed. 2016, concentrative properties of aqueous solutions. Ethanol: OIML R 22 (1975).
test.each([
  ['MeOH', 0.1, 981.6, 0.003],
  ['MeOH', 0.4, 934.5, 0.003],
  ['EtOH', 0.1, 981.87, 0.015],
  ['EtOH', 0.5, 913.77, 0.04],
])('the density of water with %s, %d by mass, is near the measured one', async (solute, fraction, measured, within) => {
  const { own, density } = await referenceOf(solute, fraction, 20);
  expect(Math.abs(density / measured - 1)).toBeLessThan(within);
  expect(density).toBeLessThanOrEqual(measured * 1.003);
  expect(own / measured).toBeGreaterThan(1.03);
});

test('two liquids by Peng–Robinson that mix completely are compared as the one that they are', async () => {
  const { own, density } = await referenceOf('Acetone', 0.2, 25);
  // Water and acetone of 997.05 and 784.6 kg/m³ contract by 1 to 4 % as they mix.
  expect(density / (1 / (0.8 / 997.05 + 0.2 / 784.6))).toBeCloseTo(1, 3);
  expect(own / density).toBeGreaterThan(1.08);
});
