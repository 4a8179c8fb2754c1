import { describe, expect, test } from 'vitest';
import { fluidOf, loadFluidData } from '../index.ts';

/** Critical pressures of mixtures by CoolProp 8.0.0 (reference equations with GERG-type mixing), MPa. */
describe('the mean critical pressure of components that boil close to each other', () => {
  test.each([
    [{ 'C3=': 0.95, C3: 0.05 }, 4.54],
    [{ C3: 0.98, 'C3=': 0.02 }, 4.26],
    [{ 'C2=': 0.98, C2: 0.02 }, 5.05],
    [{ iC4: 0.97, nC4: 0.03 }, 3.65],
  ])('of %o', async (composition, expected) => {
    await loadFluidData(Object.keys(composition));
    const pressure = fluidOf(composition).pseudocriticalPressure() ?? NaN;
    expect(Math.abs(pressure / 1e6 / expected - 1)).toBeLessThan(0.006);
  });

  test('is not given for others, whose critical pressure is higher', async () => {
    await loadFluidData(['C1', 'nC4']);
    expect(fluidOf({ C1: 0.5, nC4: 0.5 }).pseudocriticalPressure()).toBeUndefined();
  });
});
