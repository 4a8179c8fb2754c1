import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const result = (input: CaseInput, id: string) => resultValue(evaluateCase(input).evaluation, id) as number;
const texts = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);

/** Returns the derived defaults by field, in SI. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));
}

const line = { pipeOutsideDiameter: 168.275, pipeWallThickness: 7.112, flowRate: 60_000 } as const;
const water = { ...line, fluidSource: 'water', pressure: 4, temperature: 20 } as const;
const gas = {
  ...line,
  fluidType: 'Gas',
  fluidSource: 'pure',
  pureFluid: 'C1',
  pressure: { value: 50, unit: 'bar(g)' },
  temperature: 25,
} as const;
const mixed = {
  ...line,
  fluidType: 'Multiphase',
  vaporFlowRate: 18_000,
  fluidSource: 'composition',
  composition: 'C1: 50; nC5: 50',
  pressure: 29,
  temperature: 20,
} as const;

describe('a selected fluid in two phases', () => {
  const pipe114 = { ...line, pipeOutsideDiameter: 114.3, pipeWallThickness: 6.02, span: 6 } as const;
  const wetGas = {
    ...pipe114,
    fluidSource: 'composition',
    composition: 'C1: 85; C2: 10; nC5: 5',
    pressure: 60,
    temperature: 20,
  };
  const light = {
    ...pipe114,
    fluidSource: 'composition',
    composition: 'C1: 5; C3: 20; nC5: 40; nC8: 35',
    pressure: 7,
    temperature: 40,
  };

  // The liquid and vapour of thermo 0.6.1 (Peng–Robinson): 10.14 % by mass of 561.8 kg/m³ below 58.36 kg/m³ of gas, whose likelihood is 3.49.
  test('is on the unsafe side as a gas alone', () => {
    expect(texts({ ...wetGas, fluidType: 'Gas' }).join(' ')).toMatch(
      /several times higher.*the unsafe side\. Choose Multiphase/,
    );
    const both = { ...wetGas, fluidType: 'Multiphase', flowRate: 6600, vaporFlowRate: 53_400 };
    expect(Math.abs(result(both, 'lof') / 3.49 - 1)).toBeLessThan(0.05);
    expect(result({ ...wetGas, fluidType: 'Gas' }, 'lof')).toBeLessThan(0.5);
  });

  test('is on the unsafe side as a liquid alone', () => {
    expect(texts({ ...light, fluidType: 'Liquid' }).join(' ')).toMatch(
      /higher likelihood.*the unsafe side\. Choose Multiphase/,
    );
    const both = { ...light, fluidType: 'Multiphase', flowRate: 58_740, vaporFlowRate: 1260 };
    expect(result(both, 'lof')).toBeGreaterThan(2 * result({ ...light, fluidType: 'Liquid' }, 'lof'));
  });
});

describe('a selected fluid above its critical point', () => {
  const dense = { ...gas, pureFluid: 'CO2', temperature: 32, pressure: 75 };

  test('is on the unsafe side as a gas, whose viscosity factor is smaller than that of a liquid', () => {
    expect(texts(dense).join(' ')).toContain(
      'Calculated as a liquid, the likelihood of failure is higher, by the inverse of the fluid viscosity factor: as a gas it is on the unsafe side.',
    );
    expect(result({ ...dense, fluidType: 'Liquid' }, 'lof')).toBeGreaterThan(4 * result(dense, 'lof'));
  });

  test('is on the safe side as a liquid', () => {
    expect(texts({ ...dense, fluidType: 'Liquid' }).join(' ')).toContain(
      'is supercritical, not a liquid. Its fluid viscosity factor is that of a liquid, the largest one: the safe side.',
    );
  });
});

describe('a selected fluid', () => {
  test('gives the properties of water at 20 °C printed in the steam tables', () => {
    const values = filled(water);
    expect(Object.keys(values).toSorted()).toEqual(['density', 'viscosity']);
    expect(values['density']).toBeCloseTo(998.4, 1);
    expect((values['viscosity'] ?? NaN) * 1e3).toBeCloseTo(1.001, 2);
    const byHand = { ...line, density: 998.4, viscosity: 1.001 };
    expect(result(water, 'lof') / result(byHand, 'lof')).toBeCloseTo(1, 3);
  });

  test('gives gas properties and the speed of sound: methane at 51 bar and 25 °C', () => {
    const values = filled(gas);
    expect(Object.keys(values).toSorted()).toEqual(['density', 'soundSpeed', 'viscosity']);
    // p·M/(Z·R·T) with Z = 0.914; below the 449 m/s of the ideal gas; 12.2 μPa·s.
    expect(values['density']).toBeCloseTo((51.01e5 * 0.016_043) / (0.914 * 8.314_46 * 298.15), 0);
    expect(values['soundSpeed']).toBeLessThan(Math.sqrt((1.306 * 8.314_46 * 298.15) / 0.016_043));
    expect(values['soundSpeed']).toBeGreaterThan(430);
    expect((values['viscosity'] ?? NaN) * 1e6).toBeCloseTo(12.2, -0.3);
    expect(result(gas, 'turbulencePower')).toBeGreaterThan(0);
  });

  test('gives liquid and vapour of a multiphase flow, compared with the typed flows', () => {
    const values = filled(mixed);
    expect(Object.keys(values).toSorted()).toEqual(['density', 'vaporDensity', 'viscosity']);
    expect(values['density']).toBeGreaterThan(500);
    expect(values['vaporDensity']).toBeLessThan(40);
    expect(values['viscosity']).toBeGreaterThan(1e-4);
    expect(texts({ ...mixed, vaporFlowRate: 200 }).join(' ')).toContain(
      'by mass of the mixture is vapour; in the flows',
    );
    expect(texts(mixed).join(' ')).not.toContain('the values filled in are those of its');
  });

  test('gives no liquid if it is all gas, and reports it', () => {
    const hot = { ...mixed, temperature: 200, pressure: 1 };
    expect(filled(hot)).not.toHaveProperty('density');
    expect(texts(hot)).toContain(
      'Not filled in: density, viscosity. The mixture is a gas at 2.013 bar(abs) and 200.0 °C, not a liquid.',
    );
    expect(texts({ ...water, temperature: 170 }).join(' ')).toContain('Water is a gas at 5.013 bar(abs)');
  });

  test('is overridden by typed values', () => {
    expect(result({ ...water, density: 900 }, 'velocity')).toBeGreaterThan(result(water, 'velocity'));
    expect(texts({ ...water, density: 900 }).join(' ')).toContain('Density is used as typed, 900.0 kg/m³');
  });
});
