import { beforeAll, describe, expect, test } from 'vitest';
import { aqueousDensity, fluidOf, loadFluidData, loadMixtureSolvers, stateOf } from '../index.ts';

beforeAll(async () => {
  await loadFluidData(['nC4', 'H2O'], 'pr');
  await loadMixtureSolvers();
});

describe('the density of an aqueous liquid', () => {
  // CoolProp 8.0.0 (IAPWS-95): 998.66 kg/m³ at 11.01 bar and 20 °C, 983.63 kg/m³ at 60 °C; Peng–Robinson has 1134 and 1093.
  test.each([
    [293.15, 998.7],
    [333.15, 983.6],
  ])('is that of water under butane at %d K', (temperature, density) => {
    const { liquids } = stateOf(fluidOf({ nC4: 0.5, H2O: 0.5 }, 'pr'), { pressure: 1.1013e6, temperature });
    const [oil, water] = liquids ?? [];
    expect(water && aqueousDensity(water)).toBeCloseTo(density, 1);
    expect(water?.state.density).toBeGreaterThan(1.1 * density);
    expect(oil && aqueousDensity(oil)).toBeUndefined();
  });

  test('is unknown where water is not liquid', () => {
    const state = stateOf(fluidOf({ nC4: 0.5, H2O: 0.5 }, 'pr'), { pressure: 1e5, temperature: 450 });
    expect(aqueousDensity({ composition: { nC4: 0, H2O: 1 }, state })).toBeUndefined();
  });
});
