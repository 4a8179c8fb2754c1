import { describe, expect, test } from 'vitest';
import { caloricExcess, loadFluid, loadReferencesOf, stateOf, throttlingExcess } from './index.ts';

const celsius = (value: number) => value + 273.15;

/** Steam with a trace of ammonia, as it is by Peng-Robinson before and after an isenthalpic change: pressures in Pa. */
async function throttled(ammonia: number, pressure: number, temperature: number, outlet: number) {
  const amounts = { H2O: 1 - ammonia, NH3: ammonia };
  const fluid = await loadFluid(amounts);
  await loadReferencesOf(amounts);
  const state = stateOf(fluid, { pressure, temperature: celsius(temperature) });
  const after = stateOf(fluid, { pressure: outlet, enthalpy: state.enthalpy });
  return { state, after, excess: throttlingExcess({ composition: fluid.composition, state }, outlet) };
}

describe('steam with a trace of ammonia after an isenthalpic change by Peng–Robinson', () => {
  // Temperatures of water in °C and its vapour fraction: CoolProp 8.0.0, IAPWS-95.
  test.each([
    [1e-6, 40e5, 300, 1e5, 243.551],
    [1e-4, 40e5, 300, 1e5, 243.551],
    [1e-3, 100e5, 350, 10e5, 241.401],
  ] as const)('of %d has the temperature of water but for the excess', async (ammonia, pressure, at, outlet, water) => {
    const { after, excess } = await throttled(ammonia, pressure, at, outlet);
    expect(excess?.by).toContain('like water, by its reference equation');
    expect(excess?.excess).toBeGreaterThan(12);
    expect(Math.abs(after.temperature - (excess?.excess ?? NaN) - celsius(water))).toBeLessThan(0.2);
    expect(excess?.quality).toEqual({ own: 1, reference: 1 });
  });

  test('has no liquid where that of water has 2 %', async () => {
    const { after, excess } = await throttled(1e-3, 100e5, 312, 10e5);
    expect(after.phase).toBe('gas');
    expect(excess?.quality.own).toBe(1);
    expect(excess?.quality.reference).toBeCloseTo(0.97788, 2);
  });

  test('follows from an enthalpy that water has at a higher temperature', async () => {
    const { state } = await throttled(1e-3, 40e5, 300, 1e5);
    const excess = caloricExcess({ composition: { H2O: 0.999, NH3: 0.001 }, state }, 'enthalpy');
    expect(excess?.excess).toBeCloseTo(-9.1, 1);
  });

  test('is not compared for a mixture of GERG-2008', async () => {
    const fluid = await loadFluid({ C1: 0.9, C2: 0.1 });
    const state = stateOf(fluid, { pressure: 80e5, temperature: 300 });
    expect(throttlingExcess({ composition: fluid.composition, state }, 1e5)).toBeUndefined();
  });
});
