import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const comparisonOf = (input: CaseInput) =>
  evaluateCase(input)
    .messages.map(({ text }) => text)
    .filter(text => text.startsWith('By Peng–Robinson') && !text.includes('isenthalpic'));

const line = { fluidType: 'Gas', fluidSource: 'composition', roughness: 0.0457 } as const;
const carbonDioxide = {
  ...line,
  composition: 'CO2: 99.9999; SO2: 0.0001',
  pressure: { value: 80, unit: 'bar(abs)' },
  temperature: 40,
  flowRate: 1_500_000,
  insideDiameter: 154.051,
  length: 5,
  method: 'adiabatic',
};
const ammonia = {
  ...line,
  composition: 'NH3: 99.9999; H2: 0.0001',
  pressure: { value: 100, unit: 'bar(abs)' },
  temperature: 130,
  flowRate: 150_000,
  insideDiameter: 102,
  length: 50,
  method: 'isothermal',
};

/** The percentage that a message gives for a result. */
const percentOf = (messages: readonly string[], what: string) =>
  Number(new RegExp(`${what} is about ([\\d.]+) % too`).exec(messages.join(' '))?.[1]);

describe('a gas line by Peng–Robinson near the critical point', () => {
  // Integration in steps of 2 kPa with states of the pure fluid by CoolProp 8.0.0, at the friction factor of the line: carbon dioxide
  // 5.671 bar, Mach 0.4262 and choked from 2 134 000 kg/h on; ammonia 13.33 bar, Mach 0.1841 and 226 400 kg/h.
  test.each([
    ['the pressure drop', 'totalPressureDrop', 5.671e5],
    ['the Mach number at the outlet', 'outletMach', 0.4262],
    ['the choked flow', 'chokedFlow', 2_134_000 / 3600],
  ])('says by how much %s of carbon dioxide is off, on the unsafe side', (what, id, right) => {
    const off = 100 * Math.abs(Number(resultValue(evaluateCase(carbonDioxide).evaluation, id)) / right - 1);
    const messages = comparisonOf(carbonDioxide);
    expect(Math.abs(percentOf(messages, what) - off)).toBeLessThan(0.3);
    expect(messages.join(' ')).not.toContain('the safe side');
  });

  test('names only what is off', () => {
    expect(comparisonOf(ammonia)).toEqual([
      'By Peng–Robinson, the Mach number at the outlet is about 4.6 % too low, the unsafe side: as far as it is like ammonia, by its reference equation at the same reduced state.',
    ]);
  });

  test('reports a flow that chokes by the reference equation only', () => {
    expect(comparisonOf({ ...carbonDioxide, flowRate: 2_170_000 }).join(' ')).toMatch(
      /the choked flow is about 3\.\d % too high, the unsafe side.*The flow chokes in the line as far as it is like carbon dioxide/,
    );
  });

  test('and compares the choked flow of one that chokes by both', () => {
    expect(comparisonOf({ ...carbonDioxide, flowRate: 2_400_000 }).join(' ')).toMatch(
      /^By Peng–Robinson, the choked flow is about 3\.\d % too high, the unsafe side: as far as/,
    );
  });

  // The same mixtures without ethylene by GERG-2008 in the same line: 35.85 m/s and Mach 0.137 instead of 34.24 m/s and 0.1285; Mach 0.1349 instead
  // of 0.0946. CoolProp 8.0.0 has the inlet density of the first within 0.1 % of GERG-2008.
  test.each([
    ['CO2: 84.7; H2: 15; C2=: 0.3', 45, 89, 'the velocity at the inlet', 4.5],
    ['CO2: 84.7; H2: 15; C2=: 0.3', 45, 89, 'the Mach number at the outlet', 6.2],
    ['H2S: 49.9; C1: 49.9; C2=: 0.2', 50, 119, 'the Mach number at the outlet', 30],
  ])(
    'of unlike components is compared with GERG-2008: %s at %d °C and %d bar(g), %s',
    (composition, temperature, pressure, what, off) => {
      const messages = comparisonOf({
        ...line,
        composition,
        temperature,
        pressure,
        flowRate: 60_000,
        insideDiameter: 60,
        length: 30,
        method: 'adiabatic',
      });
      expect(Math.abs(percentOf(messages, what) - off)).toBeLessThan(1.5);
      expect(messages.join(' ')).toContain('by GERG-2008 of the same mixture with ethane in place of ethylene');
    },
  );

  // CoolProp 8.0.0 has 193 kg/m³ at 45 bar and 100 °C, Peng–Robinson 439: a comparison with R134a would call the velocity too high.
  test('is not compared where an interaction is not known, of which a warning says that the density may be far off', () => {
    const unknown = {
      ...line,
      composition: 'R134a: 50; C3: 50',
      temperature: 100,
      pressure: 44,
      flowRate: 100_000,
      insideDiameter: 200,
      length: 50,
      method: 'adiabatic',
    };
    expect(comparisonOf(unknown)).toEqual([]);
    expect(
      evaluateCase(unknown)
        .messages.map(({ text }) => text)
        .join(' '),
    ).toContain(
      'zero is used, and phases, vapour pressure and the density near boiling or the critical point may be far off',
    );
  });

  test('but not for an equation that is accurate there', () => {
    expect(comparisonOf({ ...carbonDioxide, composition: 'CO2: 99; N2: 1' })).toEqual([]);
  });
});
