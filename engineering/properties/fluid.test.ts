import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  loadFluid,
  saturationPressure,
  saturationTemperature,
  stateOf,
  steamAtPH,
  steamAtPT,
  type Given,
} from './index.ts';

describe('a fluid is given by the equation that is best for it', () => {
  test('water by IAPWS-IF97, as it is', async () => {
    const water = await loadFluid({ H2O: 3 });
    expect(water.method).toBe('iapws');
    expect(water.composition).toEqual({ H2O: 1 });
    const state = stateOf(water, { pressure: 1e6, temperature: 300 });
    const steam = steamAtPT(1e6, 300);
    expect(state).toMatchObject({ phase: 'liquid', density: steam.density, enthalpy: steam.enthalpy, cp: steam.cp });
    expect(stateOf(water, { pressure: 1e6, enthalpy: 2e6 }).quality).toBe(steamAtPH(1e6, 2e6).quality);
    expect(stateOf(water, { pressure: 1e6, enthalpy: 2e6 }).phase).toBe('two-phase');
    expect(stateOf(water, { pressure: 1e5, temperature: 400 }).phase).toBe('gas');
    expect(stateOf(water, { pressure: 18e6, temperature: 629 }).phase).toBe('liquid');
    expect(stateOf(water, { pressure: 18e6, temperature: 631 }).phase).toBe('gas');
    expect(stateOf(water, { pressure: 25e6, temperature: 700 }).phase).toBe('supercritical');
    expect(stateOf(water, { temperature: 400, quality: 0.5 }).pressure).toBe(saturationPressure(400));
  });

  test('water has the Joule-Thomson coefficient that its enthalpy has', async () => {
    const water = await loadFluid({ H2O: 1 });
    for (const [p, T] of [
      [1e6, 500],
      [5e6, 350],
      [30e6, 660],
      [10e6, 1200],
    ] as const) {
      const { enthalpy, jouleThomson = NaN } = stateOf(water, { pressure: p, temperature: T });
      const at = (pressure: number) => stateOf(water, { pressure, enthalpy }).temperature;
      const slope = (at(p * 1.0005) - at(p * 0.9995)) / (p * 0.001);
      expect(Math.abs(jouleThomson / slope - 1)).toBeLessThan(0.01);
    }
  });

  test('another pure fluid by its reference equation', async () => {
    const propane = await loadFluid({ C3: 1 });
    expect(propane.method).toBe('reference');
    expect(propane.source).toContain('Lemmon');
    expect(stateOf(propane, { pressure: 1e5, temperature: 300 }).phase).toBe('gas');
  });

  test('a mixture by GERG-2008, and a pure fluid where it is asked for', async () => {
    const gas = await loadFluid({ C1: 90, C2: 10 });
    expect(gas.method).toBe('gerg2008');
    expect(gas.composition).toEqual({ C1: 0.9, C2: 0.1 });
    const state = stateOf(gas, { pressure: 5e6, temperature: 300 });
    expect(state.molarMass).toBeCloseTo(0.9 * 0.01604246 + 0.1 * 0.03006904, 9);
    const methane = await loadFluid({ C1: 1 });
    const other = await loadFluid({ C1: 1, C2: 0 }, 'gerg2008');
    const given = { pressure: 5e6, temperature: 300 };
    expect(other.method).toBe('gerg2008');
    expect(stateOf(other, given).density / stateOf(methane, given).density).toBeCloseTo(1, 3);
    expect(stateOf(other, given).enthalpy).toBeCloseTo(stateOf(methane, given).enthalpy, -3);
  });
});

test('a pure fluid and water have one state for every pair', async () => {
  for (const composition of [{ C3: 1 }, { H2O: 1 }]) {
    const fluid = await loadFluid(composition);
    const temperature = 'C3' in composition ? 300 : saturationTemperature(1e6);
    const boiling = stateOf(fluid, { temperature, quality: 0.4 });
    const { pressure, enthalpy, entropy } = boiling;
    const pairs: readonly Given[] = [
      { pressure, enthalpy },
      { pressure, entropy },
      { enthalpy, entropy },
      { pressure, quality: 0.4 },
    ];
    for (const given of pairs) {
      const state = stateOf(fluid, given);
      expect(state.phase).toBe('two-phase');
      expect(state.temperature / temperature).toBeCloseTo(1, 6);
      expect(state.quality).toBeCloseTo(0.4, 5);
      expect(state.density / boiling.density).toBeCloseTo(1, 4);
    }
  }
});

describe('what no equation here gives', () => {
  test('is refused by its name', async () => {
    await expect(loadFluid({ XYZ: 1 })).rejects.toThrow(new Refusal('there is no reference equation of XYZ'));
    await expect(loadFluid({ C1: 0.5, NH3: 0.5 })).rejects.toThrow(new Refusal('NH3 is no component of GERG-2008'));
    const gas = await loadFluid({ C1: 0.9, C2: 0.1 });
    expect(() => stateOf(gas, { pressure: 5e6, enthalpy: 0 })).toThrow(
      'GERG-2008 gives a state of a mixture from its pressure and temperature alone',
    );
  });

  test('amounts that are none are a fault of the caller', async () => {
    for (const amounts of [{}, { C1: 0 }, { C1: 1, C2: -1 }, { C1: NaN }, { C1: Infinity }] as Record<
      string,
      number
    >[]) {
      await expect(loadFluid(amounts)).rejects.toThrow(RangeError);
    }
  });
});
