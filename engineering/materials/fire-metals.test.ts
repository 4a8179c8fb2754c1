import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LinearIntegral } from '../numerics/index.ts';
import { fireMetal, fireMetals, hotStrength, wallProperty, type FireMetalId } from './index.ts';

const kelvin = (celsius: number) => celsius + 273.15;
const strength = (id: FireMetalId, celsius: number) => hotStrength(fireMetal(id), kelvin(celsius)) / 1e6;

describe('the strength of hot metals, MPa as printed', () => {
  test.each([
    ['cs-235lt', 20, 420],
    ['cs-235lt', 600, 189],
    ['cs-235lt', 900, 38],
    ['cs-360lt', 20, 545],
    ['cs-360lt', 500, 400],
    ['cs-360lt', 700, 120],
    ['ss-316', 300, 472],
    ['ss-316', 1100, 60],
    ['duplex-22cr', 400, 591],
    ['duplex-22cr', 800, 124],
    ['6mo', 650, 445],
    ['6mo', 1100, 65],
  ] as const)('of %s at %d °C is %d', (id, celsius, printed) => {
    expect(strength(id, celsius)).toBeCloseTo(printed, 9);
  });

  test('is linear between two points, constant below the first, and zero above the last', () => {
    expect(strength('cs-360lt', 525)).toBeCloseTo((400 + 327) / 2, 9);
    expect(strength('cs-360lt', -50)).toBe(545);
    expect(strength('cs-360lt', 901)).toBe(0);
    expect(strength('ss-316', 1101)).toBe(0);
    expect(hotStrength(fireMetal('ss-316'), NaN)).toBe(0);
  });

  test('falls with the temperature', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fireMetals),
        fc.double({ min: -100, max: 1300, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (metal, celsius, more) => {
          expect(hotStrength(metal, kelvin(celsius + more))).toBeLessThanOrEqual(hotStrength(metal, kelvin(celsius)));
        },
      ),
    );
  });

  /** EN 1993-1-2:2005, Table 3.1, k_y. */
  test.each([
    [500, 0.78],
    [600, 0.47],
    [700, 0.23],
    [800, 0.11],
  ])('of carbon steel at %d °C is %d of that at 20 °C within 6 %%, as the effective yield strength', (celsius, k) => {
    for (const id of ['cs-235lt', 'cs-360lt'] as const)
      expect(Math.abs(strength(id, celsius) / strength(id, 20) / k - 1), id).toBeLessThan(0.06);
  });
});

describe('the heat of hot metals', () => {
  test.each([
    ['cs-360lt', 750, 1450],
    ['cs-235lt', 1100, 540],
    ['ss-316', 20, 472],
    ['duplex-22cr', 500, 635],
    ['6mo', 200, 540],
  ])('of %s at %d °C is %d J/(kg·K)', (id, celsius, printed) => {
    expect(fireMetal(id).heatCapacity.points.find(([at]) => at === kelvin(celsius))?.[1]).toBe(printed);
  });

  /** Heat to bring a metal from 20 °C to a temperature, J/kg, by EN 1993-1-2 against that by the table. */
  function heatRatio(id: FireMetalId, wall: string, celsius: number): number {
    const table = new LinearIntegral(fireMetal(id).heatCapacity.points);
    let sum = 0;
    for (let step = 20.25; step < celsius; step += 0.5)
      sum += 0.5 * wallProperty(wall, 'heatCapacity', kelvin(step)).value;
    return (table.integral(kelvin(celsius)) - table.integral(kelvin(20))) / sum;
  }

  test('of carbon steel is that of EN 1993-1-2 within 8 %, beyond its change of lattice too', () => {
    for (const celsius of [300, 600, 700, 900])
      expect(Math.abs(heatRatio('cs-360lt', 'carbon-steel', celsius) - 1), `${celsius} °C`).toBeLessThan(0.08);
  });

  test('of stainless steel is that of EN 1993-1-2 within 4 %', () => {
    for (const celsius of [300, 600, 800])
      expect(Math.abs(heatRatio('ss-316', '316', celsius) - 1), `${celsius} °C`).toBeLessThan(0.04);
  });

  test('flows by the conductivity of EN 1993-1-2', () => {
    const at = (id: FireMetalId) => fireMetal(id).conductivity.points.map(([, value]) => Number(value.toFixed(6)));
    expect(at('cs-235lt')).toEqual([53.334, 27.36, 27.3, 27.3]);
    expect(at('6mo')).toEqual([14.854, 29.84]);
  });
});

test('every table states its source and a certainty no higher than its verification', () => {
  for (const { strength: hot, heatCapacity } of fireMetals) {
    for (const { source, certainty, remark } of [hot, heatCapacity]) {
      expect(source).toContain('not checked against the print');
      expect(certainty).toBe('medium-low');
      expect(remark).toMatch(/\.$/);
    }
  }
  expect(() => fireMetal('lead')).toThrow(/^metal "lead" is not listed; allowed: cs-235lt, cs-360lt/);
});
