import { describe, expect, test } from 'vitest';
import { nozzleFluxExcess } from './nozzle-flux-excess.ts';
import {
  isentropeFrom,
  loadFluid,
  loadReferencesOf,
  loadStreamData,
  stateOf,
  streamNozzleFluxExcess,
  streamPhaseAt,
} from '../index.ts';
import { realNozzle } from '../../relief/index.ts';

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
    expect(found?.by).toContain(`like ${component}, by its reference`);
    expect(Math.abs(1 + (found?.excess ?? NaN) - ratio)).toBeLessThan(0.006);
  });

  // kg/(m²·s) of the pure fluid in homogeneous equilibrium: CoolProp 8.0.0, HEOS; divided by that of the real nozzle by Peng–Robinson.
  test.each([
    ['a liquid that flashes', { CO2: 0.999999, SO2: 0.000001 }, { pressure: 80e5, temperature: 298.15 }, 0, 56_087],
    ['two phases', { CO2: 0.999999, SO2: 0.000001 }, { pressure: 70e5, quality: 0.1 }, 0, 32_718],
    ['two phases of propane', { C3: 0.999999, 'C3=': 0.000001 }, { pressure: 38e5, quality: 0.2 }, 0, 14_335],
    ['two phases of ammonia', { NH3: 0.999999, H2: 0.000001 }, { pressure: 100e5, quality: 0.3 }, 0, 25_121],
    ['a back pressure', { CO2: 0.999999, SO2: 0.000001 }, { pressure: 120e5, temperature: 333.15 }, 0.8, 41_872],
  ] as const)('is compared for %s', async (_, amounts, at, backPressure, right) => {
    const fluid = await loadFluid(amounts);
    await loadReferencesOf(amounts);
    const state = stateOf(fluid, at);
    const found = nozzleFluxExcess({ composition: fluid.composition, state }, backPressure);
    const flux = realNozzle(isentropeFrom(fluid, state), Math.max(1000, backPressure * at.pressure)).massFlux;
    expect(Math.abs(flux / (1 + (found?.excess ?? NaN)) / right - 1)).toBeLessThan(0.0005);
  });

  test('is not compared for another equation', async () => {
    const fluid = { type: 'components', amounts: { C1: 0.9, C2: 0.1 } } as const;
    await loadStreamData(fluid);
    expect(streamNozzleFluxExcess(streamPhaseAt(fluid, 80e5, 333.15), 1e5)).toBeUndefined();
  });
});
