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

const valve = { flowRate: 53_482, p1: 40, p2: 20, method: 'ei-avif' } as const;
const methane = { ...valve, fluidSource: 'pure', pureFluid: 'C1', temperature: 25 } as const;
const gas = {
  ...valve,
  fluidSource: 'composition',
  composition: 'C1: 75; C2: 12; C3: 9; CO2: 4',
  temperature: 80,
} as const;

describe('a selected fluid', () => {
  test('gives upstream methane properties, and the density at the mean pressure', () => {
    const values = filled(methane);
    expect(Object.keys(values).toSorted()).toEqual(['density', 'gamma', 'molecularWeight']);
    expect(values['molecularWeight']).toBeCloseTo(0.016_043, 5);
    expect(values['gamma']).toBeCloseTo(1.306, 2);
    // p·M/(Z·R·T) at 31 bar, Z = 0.947.
    expect(values['density']).toBeCloseTo((31.01e5 * 0.016_043) / (0.947 * 8.314_46 * 298.15), 0);
  });

  test('can be a mixture, with the same level as typed values', () => {
    const { density, gamma, molecularWeight } = filled(gas);
    const shares = 0.75 * 16.043 + 0.12 * 30.07 + 0.09 * 44.097 + 0.04 * 44.01;
    expect((molecularWeight ?? NaN) * 1e3).toBeCloseTo(shares, 2);
    const byHand = {
      ...valve,
      temperature: 80,
      density: density ?? NaN,
      gamma: gamma ?? NaN,
      molecularWeight: (molecularWeight ?? NaN) * 1e3,
    };
    for (const method of ['original', 'ei-avif'])
      expect(result({ ...gas, method }, 'soundPowerLevel')).toBeCloseTo(
        result({ ...byHand, method }, 'soundPowerLevel'),
        9,
      );
  });

  // CoolProp 8.0.0, its multi-fluid equation: 47.4 % of liquid; 18.525 g/mol of the gas, 27.264 g/mol of both. 12·lg of their ratio is 2.01.
  test('that carries liquid has a level that is on the safe side if its flow is that of both', () => {
    const wet = { ...gas, composition: 'C1: 0.8; nC5: 0.2', temperature: 40, p1: 60, p2: 5 };
    expect(texts(wet).join(' ')).toContain(
      '47 % by mass of the mixture is liquid; the values filled in are those of its gas alone. If the flow rate is that of gas and liquid together, the level by their molar mass would be about 2.0 dB lower: the safe side. The guideline is for dry gases.',
    );
  });

  // CoolProp 8.0.0, speed of sound upstream: CO2 at 35 °C 181.3 m/s at 80 bar(abs), 649.2 m/s at 300 bar(abs); 273.4 m/s as an
  // ideal gas. 24·lg(181.3/273.4) = −4.3.
  test('that is dense has a level lower or higher by its speed of sound', () => {
    const dense = { ...gas, fluidSource: 'pure', pureFluid: 'CO2', temperature: 35, p1: 79, p2: 40 };
    expect(texts(dense).join(' ')).toContain(
      'The guideline takes the speed of sound of an ideal gas, 273 m/s; with that of the fluid upstream, 181 m/s, the level would be about 4.3 dB lower: the safe side.',
    );
    expect(texts({ ...dense, p1: 299 }).join(' ')).toContain(
      '649 m/s, the level would be about 9.0 dB higher: the unsafe side.',
    );
  });

  test('is overridden by typed values', () => {
    expect(result({ ...gas, molecularWeight: 30 }, 'soundPowerLevel')).toBeLessThan(result(gas, 'soundPowerLevel'));
    expect(texts({ ...gas, molecularWeight: 30 }).join(' ')).toContain(
      'Molecular weight is used as typed, 30.00 g/mol',
    );
  });

  test('is reported if it is liquid', () => {
    expect(texts({ ...methane, pureFluid: 'C3' })).toContain(
      'Not filled in: molecular weight, ratio of specific heats. Propane is a liquid at 41.01 bar(abs) and 25.00 °C, not a gas.',
    );
    expect(texts({ ...gas, composition: 'C1: 60; nC5: 40', temperature: 20 }).join(' ')).toContain(
      'by mass of the mixture is liquid; the values filled in are those of its gas alone.',
    );
  });

  test('is reported if it condenses downstream', () => {
    // thermo 0.6.1, Peng-Robinson: 7.8 % at 7.7 °C.
    const rich = { ...gas, composition: 'C1: 85; C2: 7; C3: 5; nC5: 3', temperature: 32, p1: 110, p2: 50 };
    expect(texts(rich)).toContainEqual(
      expect.stringMatching(
        /^8\.4 % by mass of the mixture is liquid at the outlet, .* and 8\.644 °C\. The sound power/,
      ),
    );
    expect(texts(methane).join(' ')).not.toContain('is liquid at the outlet');
  });
});
