import { describe, expect, test } from 'vitest';
import {
  caloricExcess,
  loadFluid,
  loadReferencesOf,
  loadStreamData,
  stateOf,
  streamPhaseAt,
  streamThrottlingExcess,
  throttlingExcess,
} from '../index.ts';

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
    const fluid = { type: 'components', amounts: { C1: 0.9, C2: 0.1 } } as const;
    await loadStreamData(fluid);
    expect(streamThrottlingExcess(streamPhaseAt(fluid, 80e5, 300), 1e5)).toBeUndefined();
  });
});

describe('a gas of ammonia and nitrogen after an isenthalpic change by Peng–Robinson', () => {
  // 0.8 of ammonia from a pressure and temperature to 1 atm, °C: CoolProp 8.0.0, its equations of both with Lorentz–Berthelot mixing.
  test.each([
    [41e5, 110, 76.36],
    [70e5, 110, 47.74],
    [30e5, 80, 49.59],
    [13e5, 80, 68.07],
  ] as const)(
    'from %d Pa and %d °C is not warmer than stated by more than the bound',
    async (pressure, at, mixture) => {
      const amounts = { NH3: 0.8, N2: 0.2 };
      const fluid = await loadFluid(amounts);
      await loadReferencesOf(amounts);
      const state = stateOf(fluid, { pressure, temperature: celsius(at) });
      const own = stateOf(fluid, { pressure: 101325, enthalpy: state.enthalpy }).temperature;
      const { by, excess = NaN, isBound } = throttlingExcess({ composition: fluid.composition, state }, 101325) ?? {};
      expect({ by, isBound }).toEqual({
        by: 'by the reference equations of its components at their partial pressures',
        isBound: true,
      });
      expect(own - excess).toBeLessThan(celsius(mixture));
      expect(excess).toBeGreaterThan(3);
    },
  );

  test('is not compared where the interaction of its components is not known', async () => {
    const amounts = { NH3: 0.4, He: 0.6 };
    const fluid = await loadFluid(amounts);
    await loadReferencesOf(amounts);
    const state = stateOf(fluid, { pressure: 70e5, temperature: celsius(110) });
    expect(throttlingExcess({ composition: fluid.composition, state }, 1e5)).toBeUndefined();
  });
});
