import { describe, expect, test } from 'vitest';
import { capacityAgainst, gasNozzle, type CapacityValve } from './relieving-capacity.ts';

const atmosphere = 101_325;

/** A valve with its relieving pressure; molar mass, temperature and Z cancel out. */
const valve = (type: CapacityValve['type'], pressure: number, gamma: number, setPressure?: number): CapacityValve => ({
  type,
  nozzle: gasNozzle({ pressure, temperature: 350, molarMass: 0.04, compressibilityFactor: 0.9, gamma }, atmosphere),
  setPressure,
  atmosphere,
});

/** F2 over C of the equations for subcritical and for critical flow: fluids 1.3.1 (C. Bell), API520_F2 and API520_C. */
const subcritical = [
  [1.11, 532e3, 379e3, 0.9549328647],
  [1.27, 320e3, 250e3, 0.8633544981],
  [1.4, 300e3, 200e3, 0.9571726578],
] as const;

describe('the capacity of a valve against a back pressure', () => {
  test.each(subcritical)('k %s, %s Pa against %s Pa, subcritical', (k, pressure, backPressure, share) => {
    for (const type of ['Conventional', 'Pilot Operated'] as const) {
      const found = capacityAgainst(valve(type, pressure, k), backPressure);
      expect(found.basis).toBe('subcritical');
      expect(found.share).toBeCloseTo(share, 9);
    }
  });

  test('is whole up to the critical flow pressure, 0.5457 of the relieving pressure at k = 1.3', () => {
    for (const type of ['Conventional', 'Pilot Operated'] as const) {
      expect(capacityAgainst(valve(type, 1e6, 1.3), 545e3)).toEqual({ share: 1, basis: 'critical' });
      expect(capacityAgainst(valve(type, 1e6, 1.3), 547e3).basis).toBe('subcritical');
    }
  });

  test('falls to nothing at the relieving pressure', () => {
    expect(capacityAgainst(valve('Conventional', 1e6, 1.3), 1e6).share).toBe(0);
    expect(capacityAgainst(valve('Balanced Bellows', 1e6, 1.3, 8e5), 1.2e6).share).toBe(0);
    expect(capacityAgainst(valve('Pilot Operated', 1e6, 1.3), 999_999).share).toBeLessThan(0.01);
  });

  test('is over that against the atmosphere, which is itself subcritical at a low relieving pressure', () => {
    const low = valve('Pilot Operated', 150e3, 1.4);
    expect(capacityAgainst(low, atmosphere).share).toBe(1);
    expect(capacityAgainst(low, 0.9 * atmosphere).share).toBe(1);
    // Isentropic nozzle: √(r^(2/k) − r^((k+1)/k)), r = 0.8667 over r = 0.6755.
    const flux = (r: number) => Math.sqrt(Math.pow(r, 2 / 1.4) - Math.pow(r, 2.4 / 1.4));
    expect(capacityAgainst(low, 130e3).share).toBeCloseTo(flux(130 / 150) / flux(101.325 / 150), 9);
  });

  test('of a balanced valve is by Kb: fluids 1.3.1, API520_B', () => {
    const at = (gauge: number, over = 0.1) =>
      capacityAgainst(valve('Balanced Bellows', (1 + over) * 1e6 + atmosphere, 1.3, 1e6), gauge + atmosphere);
    expect(at(3.2e5)).toEqual({
      share: expect.closeTo(0.9828128322, 9),
      basis: 'Kb',
      factor: expect.closeTo(0.9828128322, 9),
    });
    expect(at(4e5)).toEqual({
      share: expect.closeTo(0.8693987009, 9),
      basis: 'Kb',
      factor: expect.closeTo(0.8693987009, 9),
    });
    expect(at(4.5e5)).toEqual({
      share: expect.closeTo(0.7807455099, 9),
      basis: 'Kb',
      factor: expect.closeTo(0.7807455099, 9),
    });
    expect(at(3e5)).toEqual({ share: 1, basis: 'Kb', factor: 1 });
    expect(at(-1e4, 0).share).toBe(1);
  });

  test('of a balanced valve is not known beyond its curve', () => {
    const of = (setPressure: number, gauge: number, over = 0.1) =>
      capacityAgainst(
        valve('Balanced Bellows', (1 + over) * setPressure + atmosphere, 1.3, setPressure),
        gauge + atmosphere,
      );
    expect(() => of(1e6, 5.1e5)).toThrow('the curve of API 520-I ends at a back pressure of 50 %');
    expect(() => of(3e5, 1e5)).toThrow('for set pressures of 3.45 bar(g) and above');
    expect(() => of(1e6, 2e5, 0.05)).toThrow('begin at 10 % overpressure');
    expect(() => of(3.5e5, 1.74e5)).toThrow('ends at the critical flow pressure');
    expect(() => capacityAgainst(valve('Balanced Bellows', 1e6, 1.3), 2e5)).toThrow('needs the set pressure');
  });
});
