import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { aqueousSolution, leastBoilingPressure, type AqueousSolute } from './index.ts';

/**
 * %, °C, kg/m³, J/(kg·K), W/(m·K), mPa·s: the tables of SecCool for Melinder's solutions (M. J. Skovrup, 2013), which are a fit of
 * their own.
 */
const tables: readonly (readonly [AqueousSolute, number, number, number, number, number, number])[] = [
  ['ethyleneGlycol', 26, -10, 1041.0396, 3743.108, 0.451_162, 5.832],
  ['ethyleneGlycol', 36, 0, 1055.0075, 3529.628, 0.423_865, 5.1428],
  ['ethyleneGlycol', 46, 20, 1060.8072, 3379.825, 0.402_806, 3.3791],
  ['ethyleneGlycol', 56, 40, 1060.2073, 3298.994, 0.379_904, 2.4827],
  ['propyleneGlycol', 32, -10, 1036.9702, 3874.2, 0.412_331, 13.9455],
  ['propyleneGlycol', 42, 0, 1043.8808, 3686.278, 0.380_382, 12.6723],
  ['propyleneGlycol', 42, 20, 1033.6801, 3718.597, 0.392_051, 4.77],
  ['propyleneGlycol', 52, 40, 1026.3288, 3594.596, 0.360_993, 3.197],
  ['methanol', 22.4, -10, 972.172, 4034.589, 0.440_719, 5.232],
  ['methanol', 37.4, 0, 949.9094, 3705.896, 0.387_844, 3.6547],
  ['methanol', 42.4, 20, 930.0004, 3690.202, 0.377_738, 1.8195],
];

describe('solutions in water', () => {
  test.each(tables)('%s: %d percent at %d °C', (solute, percent, t, density, heatCapacity, conductivity, viscosity) => {
    const result = aqueousSolution(solute, percent / 100, t + 273.15);
    expect(Math.abs(result.density / density - 1)).toBeLessThan(result.uncertainty.density);
    expect(Math.abs(result.heatCapacity / heatCapacity - 1)).toBeLessThan(result.uncertainty.heatCapacity);
    expect(Math.abs(result.thermalConductivity / conductivity - 1)).toBeLessThan(
      result.uncertainty.thermalConductivity,
    );
    expect(Math.abs((1e3 * result.viscosity) / viscosity - 1)).toBeLessThan(result.uncertainty.viscosity);
  });

  /** %, °C: freezing temperatures of the same tables. */
  test.each([
    ['ethyleneGlycol', 20, -7.932],
    ['ethyleneGlycol', 40, -23.874],
    ['ethyleneGlycol', 50, -36.028],
    ['propyleneGlycol', 30, -13.08],
    ['propyleneGlycol', 50, -33.1],
    ['methanol', 17.8, -13.08],
    ['methanol', 37.8, -35.38],
  ] as const)('%s: %d percent, freezing at %d °C', (solute, percent, freezing) => {
    expect(
      Math.abs(aqueousSolution(solute, percent / 100, 303.15).freezingTemperature - 273.15 - freezing),
    ).toBeLessThan(1);
  });

  test('without solute they are nearly water: 998.2 kg/m³, 1.002 mPa·s, 4185 J/(kg·K) at 20 °C', () => {
    for (const solute of ['ethyleneGlycol', 'propyleneGlycol', 'methanol'] as const) {
      const water = aqueousSolution(solute, 0, 293.15);
      expect(Math.abs(water.density / 998.2 - 1)).toBeLessThan(0.005);
      expect(Math.abs(water.viscosity / 1.002e-3 - 1)).toBeLessThan(0.06);
      expect(Math.abs(water.heatCapacity / 4185 - 1)).toBeLessThan(0.03);
      expect(water.freezingTemperature).toBeLessThanOrEqual(273.15);
      expect(water.freezingTemperature).toBeGreaterThan(272);
    }
  });

  test('viscosity falls with temperature and rises with glycol, and so the freezing temperature falls', () => {
    for (const solute of ['ethyleneGlycol', 'propyleneGlycol'] as const) {
      let before = { viscosity: 0, freezing: 300 };
      for (let percent = 0; percent <= 55; percent += 5) {
        const now = aqueousSolution(solute, percent / 100, 293.15);
        expect(now.viscosity).toBeGreaterThan(before.viscosity);
        expect(now.freezingTemperature).toBeLessThan(before.freezing);
        expect(aqueousSolution(solute, percent / 100, 313.15).viscosity).toBeLessThan(now.viscosity);
        before = { viscosity: now.viscosity, freezing: now.freezingTemperature };
      }
    }
  });

  test('refuses concentrations above those measured, ice and boiling', () => {
    expect(() => aqueousSolution('ethyleneGlycol', 0.61, 300)).toThrow(Refusal);
    expect(() => aqueousSolution('ethyleneGlycol', -0.01, 300)).toThrow(Refusal);
    expect(() => aqueousSolution('ethyleneGlycol', 0.2, 260)).toThrow(Refusal);
    expect(() => aqueousSolution('ethyleneGlycol', 0.2, 374)).toThrow(Refusal);
    expect(() => aqueousSolution('methanol', 0.2, 314)).toThrow(Refusal);
    expect(aqueousSolution('ethyleneGlycol', 0.2, 373.15).source).toContain('Melinder');
  });
});

describe('the least boiling pressure of a solution', () => {
  // Boiling points at 1 atm, °C, by mass fraction, of heat transfer fluids on ethylene and propylene glycol (Dow, engineering guides).
  test.each([
    ['ethyleneGlycol', 0.5, 107.2],
    ['propyleneGlycol', 0.5, 105.6],
  ] as const)('%s, %d: up to 8 %% below 1 atm at %d °C', (solute, massFraction, celsius) => {
    const share = leastBoilingPressure(solute, massFraction, celsius + 273.15) / 101_325;
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(1);
  });

  // Modified UNIFAC (Dortmund) by thermo 0.6.1 with vapour pressures of CoolProp 8.0.0, half of the moles; pure methanol by CoolProp 8.0.0.
  test.each([
    [0.640_1, 25, 11_190.5],
    [1, 0, 4056.2],
    [1, 40, 35_518],
  ])('methanol, %d: up to 8 %% below that at %d °C', (massFraction, celsius, pressure) => {
    const share = leastBoilingPressure('methanol', massFraction, celsius + 273.15) / pressure;
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(1);
  });
});
