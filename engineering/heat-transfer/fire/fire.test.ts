import { describe, expect, it } from 'vitest';
import {
  fireFlux,
  fireHeight,
  fireScenarios,
  insulationFactor,
  radiantFlux,
  wettedFireHeat,
  type FireScenarioKey,
} from '../index.ts';

describe('heat of fires', () => {
  it('has the net fluxes into a surface of 293.15 K that the source lists, kW/m² to the printed digit', () => {
    const listed: Record<FireScenarioKey, number> = {
      apiPool: 46.2,
      apiJet: 84.8,
      apiPoolPeak: 118.0,
      apiJetPeakSmall: 210.3,
      apiJetPeakLarge: 291.9,
      scandpowerPool: 88.0,
      scandpowerJet: 93.9,
      scandpowerPoolPeak: 131.4,
      scandpowerJetPeakSmall: 227.4,
      scandpowerJetPeakLarge: 314.6,
    };
    for (const [key, expected] of Object.entries(listed)) {
      const flux = fireFlux(fireScenarios[key as FireScenarioKey], 293.15);
      expect(Math.abs(flux / 1e3 - expected), key).toBeLessThan(0.051);
    }
  });

  it('decreases as the surface heats, to zero at the equilibrium temperature', () => {
    const { apiPool } = fireScenarios;
    expect(fireFlux(apiPool, 900)).toBeLessThan(fireFlux(apiPool, 600));
    expect(fireFlux(apiPool, 1100)).toBeLessThan(0);
  });

  it('by wetted area is the SI form of 21 000·F·A^0.82 Btu/h within 0.02 %', () => {
    const area = 50;
    const british = 21_000 * 0.3 * (area / 0.3048 ** 2) ** 0.82 * 0.2930710701722222;
    expect(wettedFireHeat(area, 0.3, true) / british).toBeCloseTo(1, 3);
    expect(wettedFireHeat(area, 1, false) / wettedFireHeat(area, 1, true)).toBeCloseTo(70_900 / 43_200, 12);
    expect(wettedFireHeat(0, 1, true)).toBe(0);
  });

  it('by wetted area is 43.2 kW at 1 m² with drainage, 70.9 kW without, up to 25 ft above grade', () => {
    expect([wettedFireHeat(1, 1, true), wettedFireHeat(1, 1, false)]).toEqual([43_200, 70_900]);
    expect(Math.abs(fireHeight / (25 * 0.3048) - 1)).toBeLessThan(0.003);
  });

  it('has the nominal fluxes of its sources, kW/m²', () => {
    const nominal = Object.values(fireScenarios).map(({ nominalFlux }) => nominalFlux / 1000);
    expect(nominal).toEqual([60, 100, 150, 250, 350, 100, 100, 150, 250, 350]);
    for (const { absorptivity, surfaceEmissivity, source } of Object.values(fireScenarios)) {
      const expected = source.startsWith('API 521') ? 0.75 : 0.85;
      expect([absorptivity, surfaceEmissivity]).toEqual([expected, expected]);
    }
  });

  it('varies with insulation from no effect of the fire at 904 degC to no protection', () => {
    expect(insulationFactor(0.05, 0.05, 904 + 273.15)).toBe(0);
    expect(insulationFactor(0.05, 0.05, 1500)).toBe(0);
    expect(insulationFactor(100, 0.05, 300)).toBe(1);
    expect(insulationFactor(0.1, 0.05, 373.15)).toBeCloseTo((0.1 * 804) / (66_570 * 0.05), 12);
  });

  it('throws for a negative area or factor', () => {
    expect(() => wettedFireHeat(-1, 1, true)).toThrow('wettedArea must be at least 0, got -1');
    expect(() => wettedFireHeat(1, -1, true)).toThrow('environmentFactor must be at least 0, got -1');
  });

  it('has the environment factors of the table for insulation of the conductances listed, at 16 degC', () => {
    // API 521, table of environment factors: 22.71, 11.36, 5.68, 3.80, 2.84, 2.27, 1.87 W/(m²·K).
    for (const [conductance, factor] of [
      [22.71, 0.3],
      [11.36, 0.15],
      [5.68, 0.075],
      [3.8, 0.05],
      [2.84, 0.0376],
      [2.27, 0.03],
      [1.87, 0.026],
    ] as const) {
      expect(Math.abs(insulationFactor(conductance * 0.05, 0.05, 289.15) / factor - 1)).toBeLessThan(0.05);
    }
    expect(() => insulationFactor(0, 0.05, 300)).toThrow('conductivity must be above 0, got 0');
    expect(() => insulationFactor(0.05, 0, 300)).toThrow('thickness must be above 0, got 0');
  });

  it('radiates by the fourth powers', () => {
    expect(radiantFlux(1, 0, 1000)).toBeCloseTo(-56_703.74, 1);
    expect(radiantFlux(0.5, 300, 300)).toBe(0);
  });
});
