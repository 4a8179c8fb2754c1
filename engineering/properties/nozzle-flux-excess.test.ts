import { describe, expect, test } from 'vitest';
import { nozzleFluxExcess } from './nozzle-flux-excess.ts';
import { loadFluid, loadReferencesOf, stateOf } from './index.ts';

const excessOf = async (amounts: Record<string, number>, bar: number, celsius: number) => {
  const fluid = await loadFluid(amounts);
  await loadReferencesOf(amounts);
  const state = stateOf(fluid, { pressure: bar * 1e5, temperature: celsius + 273.15 });
  return nozzleFluxExcess({ composition: fluid.composition, state });
};

describe('the largest flux of a nozzle by Peng–Robinson', () => {
  // kg/(m²·s), the maximum along the isentrope of the pure fluid or the mixture: CoolProp 8.0.0, HEOS.
  test.each([
    [{ NH3: 0.999999, H2: 0.000001 }, 200, 180, 'ammonia', 192.6 / 180.31],
    [{ CO2: 0.999999, SO2: 0.000001 }, 120, 60, 'carbon dioxide', 165.73 / 159.2],
    [{ C2: 0.9, 'C2=': 0.1 }, 80, 60, 'ethane', 322.6 / 311.51],
  ] as const)('%j at %d bar and %d °C exceeds that of %s', async (amounts, bar, celsius, component, ratio) => {
    const found = await excessOf(amounts, bar, celsius);
    expect(found?.component).toBe(component);
    expect(Math.abs(1 + (found?.excess ?? NaN) - ratio)).toBeLessThan(0.006);
  });

  test('is not compared for a liquid and another equation', async () => {
    expect(await excessOf({ C3: 0.999, 'C3=': 0.001 }, 20, 20)).toBeUndefined();
    expect(await excessOf({ C1: 0.9, C2: 0.1 }, 80, 60)).toBeUndefined();
  });
});
