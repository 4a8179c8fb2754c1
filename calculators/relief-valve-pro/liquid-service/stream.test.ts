import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const area = (input: CaseInput) => resultValue(evaluateCase(input).evaluation, 'area') as number;
const texts = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);

/** Returns the derived defaults by field, in SI. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));
}

const valve = { method: 'api520', flowRate: 60_000, setPressure: 12, totalBackpressure: 0.8, kd: 0.65 } as const;
const water = { ...valve, fluidSource: 'water', relievingTemperature: 50 } as const;
const light = {
  ...valve,
  fluidSource: 'composition',
  composition: 'C3: 20; nC5: 80',
  relievingTemperature: 40,
} as const;
const crude = {
  ...valve,
  fluidSource: 'petroleum',
  density15: 850,
  viscosityCold: 8,
  viscosityWarm: 2.5,
  reidVaporPressure: 0.9,
  relievingTemperature: 40,
} as const;
const advice = 'size it in two-phase service. Sized as a liquid, the valve would be too small';

describe('a selected fluid', () => {
  test('gives the properties of water at 50 °C printed in the steam tables, and the resulting area', () => {
    const values = filled(water);
    expect(Object.keys(values).toSorted()).toEqual(['fluidUpstreamDensity', 'viscosity']);
    // 988.03 kg/m³ at 1 bar, and 0.44 ‰ more for 13 bar of pressure.
    expect(values['fluidUpstreamDensity']).toBeCloseTo(988.6, 0);
    expect((values['viscosity'] ?? NaN) * 1e3).toBeCloseTo(0.547, 3);
    const byHand = { ...valve, fluidUpstreamDensity: 988.6, viscosity: 0.547 };
    expect(area(water) / area(byHand)).toBeCloseTo(1, 4);
    expect(texts(water).join(' ')).not.toContain(advice);
  });

  test('can be a mixture or a petroleum liquid', () => {
    expect(filled(light)['fluidUpstreamDensity']).toBeGreaterThan(550);
    expect(filled(light)['fluidUpstreamDensity']).toBeLessThan(610);
    expect(filled(light)['viscosity']).toBeLessThan(0.0003);
    // 850 kg/m³ at 15 °C by API MPMS 11.1, and 8 cSt of it.
    expect(filled(crude)['fluidUpstreamDensity']).toBeCloseTo(833, -0.5);
    expect(filled(crude)['viscosity']).toBeCloseTo(8e-6 * (filled(crude)['fluidUpstreamDensity'] ?? NaN), 9);
  });

  test('is overridden by typed values', () => {
    expect(filled({ ...water, fluidUpstreamDensity: 900 })['viscosity']).toBeCloseTo(0.547e-3, 6);
    expect(area({ ...water, fluidUpstreamDensity: 900 })).toBeGreaterThan(area(water));
  });

  test('refers to two-phase service if it flashes', () => {
    // (632.9 − 491.6)/2210 kJ/kg of the steam tables. CoolProp 8.0.0: the isentrope passes 1/1.1450 of √(2·ρ·Δp).
    expect(texts({ ...water, relievingTemperature: 150 }).join(' ')).toMatch(
      new RegExp(
        `6.4 % by mass of water is vapour at the back pressure, 1.813 bar\\(abs\\), so that it flashes in the valve: ${advice}: along its isentrope the area has to be 1[45] % larger at the same Kd.`,
      ),
    );
    expect(texts(light).join(' ')).toContain(`by mass of the mixture is vapour at the back pressure`);
    const hot = { ...crude, relievingTemperature: 90 };
    expect(texts(hot).join(' ')).toMatch(/vapour pressure of the petroleum liquid, .*, is above the back pressure/);
    expect(texts(crude).join(' ')).not.toContain(advice);
  });

  // CoolProp 8.0.0: √(2·ρ·Δp) over the largest flux along the isentrope is 1.0172, 1.816 and 2.205.
  test('near or above its critical point is compared with its isentrope', () => {
    const dense = { ...valve, valveType: 'Pilot Operated', fluidSource: 'pure', pureFluid: 'CO2', setPressure: 90 };
    expect(texts({ ...dense, relievingTemperature: 20, totalBackpressure: 60 })).toContain(
      'Area by the real nozzle is 1.7 % larger: the equation for liquids, with the density at the inlet, is on the unsafe side here; add this to the required area.',
    );
    const supercritical = { ...dense, relievingTemperature: 35, totalBackpressure: 1 };
    expect(texts(supercritical)).toContain(
      'At 100.0 bar(abs) and 35.00 °C carbon dioxide is supercritical, not a liquid. Size it in gas and vapour service by the method Real nozzle, which follows it with its equation of state.',
    );
    const real =
      'size it in gas and vapour service by the method Real nozzle. Sized as a liquid, the valve would be too';
    expect(texts(supercritical).join(' ')).toContain(
      `is unknown: ${real} small: along its isentrope the area has to be 82 % larger at the same Kd.`,
    );
    const ethylene = { ...dense, pureFluid: 'C2=', setPressure: 54, relievingTemperature: 12, totalBackpressure: 1 };
    expect(texts(ethylene).join(' ')).toContain(
      `so that it flashes in the valve: ${real} small: along its isentrope the area has to be 121 % larger at the same Kd.`,
    );
  });

  test('needs the relieving temperature, and must be liquid there', () => {
    expect(texts({ ...water, relievingTemperature: 220 })).toContain(
      'Not filled in: upstream density, viscosity. Water is a gas at 14.21 bar(abs) and 220.0 °C, not a liquid.',
    );
    const { evaluation } = evaluateCase({ ...valve, fluidSource: 'water' });
    expect(resultValue(evaluation, 'area')).toMatchObject({ missing: ['relieving temperature'] });
  });
});
