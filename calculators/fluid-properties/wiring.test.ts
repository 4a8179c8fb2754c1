import { describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, loadFor, caseFrom, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** Reference values of the NIST Chemistry WebBook and of standards, chosen so that no two fields or results can be confused. */

await loadAllFluidData();

const by = evaluator(definition);
const propane = { composition: 'C3: 1' };
const off = (result: number, expected: number) => Math.abs(result / expected - 1);

describe('propane boiling at 20 °C', () => {
  const request: readonly (readonly [string, CaseInput])[] = [
    ['bubble point at a temperature', { given: 'bubbleT', temperature: 20 }],
    ['bubble point at a pressure', { given: 'bubbleP', pressure: 8.364609 }],
    ['no vapour at a pressure', { given: 'pq', pressure: 8.364609, quality: 0 }],
    ['no vapour at a temperature', { given: 'Tq', temperature: 20, quality: 0 }],
  ];
  /** NIST Chemistry WebBook, saturation of propane at 293.15 K. */
  test.each(request)('by %s', (_, input) => {
    const { of, rawValue } = by({ ...propane, ...input });
    expect(rawValue('phase')).toBe('Liquid');
    expect(rawValue('equation')).toBe('Reference equation');
    expect(off(of('pressure'), 8.3646e5)).toBeLessThan(1e-5);
    expect(of('temperature')).toBeCloseTo(293.15, 4);
    expect(off(of('density'), 500.06)).toBeLessThan(2e-5);
    expect(of('liquidDensity')).toBe(of('density'));
    expect(off(of('vapourDensity'), 18.082)).toBeLessThan(5e-5);
    expect(off(of('latentHeat'), 344.31e3)).toBeLessThan(5e-5);
    expect(off(of('viscosity'), 102.3e-6)).toBeLessThan(0.01);
    expect(off(of('vapourViscosity'), 8.09e-6)).toBeLessThan(0.02);
    expect(off(of('surfaceTension'), 7.63e-3)).toBeLessThan(0.01);
    expect(of('liquidViscosity')).toBe(of('viscosity'));
    expect(of('liquidConductivity')).toBe(of('thermalConductivity'));
    expect(of('vapourConductivity')).toBeLessThan(of('liquidConductivity') / 4);
    expect(of('vapourEnthalpy') - of('liquidEnthalpy')).toBeCloseTo(of('latentHeat'), 3);
    expect([of('quality'), of('vapourFraction')]).toEqual([0, 0]);
    expect(rawValue('compositionOfPhases')).toBeUndefined();
  });

  test('gives the vapour at the dew point', () => {
    const { of, rawValue } = by({ ...propane, given: 'dewT', temperature: 20 });
    expect(rawValue('phase')).toBe('Gas');
    expect(of('density')).toBe(of('vapourDensity'));
    expect(by({ ...propane, given: 'dewP', pressure: 8.364609 }).of('density') / of('density')).toBeCloseTo(1, 6);
  });
});

describe('a state', () => {
  const { of } = by({ ...propane, given: 'pT', pressure: 12, temperature: 60 });

  test('has consistent properties', () => {
    expect(of('specificVolume') * of('density')).toBeCloseTo(1, 12);
    expect(of('compressibilityFactor')).toBeCloseTo((12e5 * of('molarMass')) / (of('density') * 8.31446 * 333.15), 5);
    expect(of('internalEnergy')).toBeCloseTo(of('enthalpy') - 12e5 / of('density'), 6);
    expect(of('heatCapacityRatio')).toBeCloseTo(of('isobaricHeatCapacity') / of('isochoricHeatCapacity'), 12);
    expect(of('isentropicExponent')).toBeCloseTo((of('density') * of('speedOfSound') ** 2) / 12e5, 9);
    expect(of('prandtlNumber')).toBeCloseTo(
      (of('viscosity') * of('isobaricHeatCapacity')) / of('thermalConductivity'),
      12,
    );
    expect(of('kinematicViscosity')).toBeCloseTo(of('viscosity') / of('density'), 15);
    expect(of('jouleThomson')).toBeGreaterThan(0);
  });

  test.each([
    ['enthalpy', 'ph', 'enthalpy'],
    ['entropy', 'ps', 'entropy'],
  ])('is found by pressure and %s', (_, input, id) => {
    const result = by({
      ...propane,
      given: input,
      pressure: 12,
      [id]: { value: of(id), unit: id === 'enthalpy' ? 'J/kg' : 'J/(kg·K)' },
    });
    expect(result.of('temperature')).toBeCloseTo(333.15, 6);
  });

  test('can be specified by enthalpy and entropy', () => {
    const result = by({
      ...propane,
      given: 'hs',
      enthalpy: { value: of('enthalpy'), unit: 'J/kg' },
      entropy: { value: of('entropy'), unit: 'J/(kg·K)' },
    });
    expect(result.of('temperature')).toBeCloseTo(333.15, 6);
    expect(result.of('pressure')).toBeCloseTo(12e5, 2);
  });

  test('between its phases can be specified by temperature and quality', () => {
    const result = by({ ...propane, given: 'Tq', temperature: 20, quality: 0.4 });
    const [liquid, vapour] = [result.of('liquidDensity'), result.of('vapourDensity')];
    expect(result.rawValue('phase')).toBe('Two-phase');
    expect(1 / result.of('density')).toBeCloseTo(0.6 / liquid + 0.4 / vapour, 12);
  });

  test('names the missing inputs of an incomplete specification', () => {
    const { results, messages } = calculateJson(definition, { ...propane, given: 'ph', pressure: 12 });
    expect(results['density']).toBeNull();
    expect(messages.map(({ text }) => text)).toContain('Density: needs specific enthalpy.');
  });

  test('beyond the range of its equation is rejected', () => {
    const { messages } = calculateJson(definition, { ...propane, given: 'pT', pressure: 12, temperature: 900 });
    expect(messages.some(({ text }) => /^Density: .*376.* °C/.test(text))).toBe(true);
  });
});

describe('a composition', () => {
  const gas = { given: 'pT', pressure: 40, temperature: -60 };

  test('is normalised by its sum, which is reported unless it is 1 or 100', () => {
    const whole = by({ ...gas, composition: 'C1: 0.9; C2: 0.1' });
    const percent = by({ ...gas, composition: 'C1: 90; C2: 10' });
    const parts = by({ ...gas, composition: 'C1: 9; C2: 1' });
    expect(percent.of('density')).toBe(whole.of('density'));
    expect(parts.of('density')).toBeCloseTo(whole.of('density'), 9);
    expect(whole.messageMarks).toEqual([]);
    expect(percent.messageMarks).toEqual([]);
    expect(parts.messageMarks).toEqual(['info composition']);
  });

  test('by mass is converted with the molar masses', () => {
    const [methane, ethane] = [0.0160428, 0.03006904];
    const byMole = by({ ...gas, composition: 'C1: 0.9; C2: 0.1' });
    const byMass = by({ ...gas, basis: 'mass', composition: `C1: ${0.9 * methane}; C2: ${0.1 * ethane}` });
    expect(byMass.of('molarMass')).toBeCloseTo(byMole.of('molarMass'), 12);
    expect(byMass.of('density')).toBeCloseTo(byMole.of('density'), 8);
  });

  test('of two phases gives both, consistent with the whole', () => {
    const { of, rawValue } = by({ ...gas, composition: 'C1: 0.8; C3: 0.2' });
    expect(rawValue('phase')).toBe('Two-phase');
    expect(rawValue('equation')).toBe('GERG-2008');
    const { rows } = rawValue('compositionOfPhases') as {
      rows: readonly (readonly [string, number, number, number])[];
    };
    expect(rows.map(([name]) => name)).toEqual(['Methane (CH4)', 'Propane (C3H8)']);
    const fraction = of('vapourFraction');
    for (const [index, z] of [0.8, 0.2].entries()) {
      const [, x = NaN, y = NaN, k] = rows[index] ?? [];
      expect(fraction * y + (1 - fraction) * x).toBeCloseTo(z, 9);
      expect(k).toBe(y / x);
    }
    expect(of('latentHeat')).toBeGreaterThan(of('vapourEnthalpy') - of('liquidEnthalpy') - 1e6);
    expect(rawValue('viscosity')).toBeUndefined();
  });

  test('beyond GERG-2008 uses Peng–Robinson, and the method reports it', () => {
    const refinery = { given: 'pT', pressure: 5, temperature: 80, composition: 'C3=: 0.5; H2: 0.5' };
    expect(by(refinery).rawValue('equation')).toBe('Peng–Robinson');
    expect(by(refinery, 'gerg2008').rawValue('density')).toBeUndefined();
    expect(by(refinery, 'pr').of('density')).toBe(by(refinery).of('density'));
  });
});

test('agrees between the equations for a gas above its critical pressure, but not for a liquid', () => {
  const disagrees = (input: CaseInput) =>
    calculateJson(definition, input).messages.some(({ text }) => text.startsWith('The methods disagree on the phase'));
  expect(disagrees({ composition: 'N2: 1', given: 'pT', pressure: 100, temperature: 27 })).toBe(false);
  expect(disagrees({ composition: 'C3: 1', given: 'pT', pressure: 8.36, temperature: 20 })).toBe(true);
});

test('with unknown interaction parameters gives a warning, and so do two liquids', () => {
  const oxide = by({ given: 'pT', pressure: 10, temperature: 20, composition: 'EO: 0.5; H2O: 0.5' });
  expect(oxide.messageMarks).toContain('warning composition');
  expect(oxide.messageMarks).toContain('warning phase');
  const gas = by({ given: 'pT', pressure: 10, temperature: 20, composition: 'Air: 0.5; H2: 0.5' });
  expect(gas.messageMarks).toEqual(['info composition']);
});

describe('natural gas', () => {
  const gas = { given: 'pT', pressure: 100, temperature: 15, composition: 'C1: 0.9; C2: 0.1' };

  test('has its heating values, Wobbe index and normal density', () => {
    const { of } = by(gas);
    /** ISO 6976:2016, table 3: kJ/mol at 25 °C of methane and ethane. */
    const gross = 0.9 * 890.58e3 + 0.1 * 1560.69e3;
    expect(of('heatingValueGross')).toBeCloseTo(gross / of('molarMass'), -3);
    expect(of('heatingValueNet')).toBeLessThan(of('heatingValueGross'));
    expect(of('heatingValueGrossVolume') / of('heatingValueGross')).toBeCloseTo(of('normalDensity'), 3);
    expect(of('heatingValueNetVolume') / of('heatingValueNet')).toBeCloseTo(of('normalDensity'), 3);
    const relative = of('normalDensity') / 1.2929;
    expect(off(of('wobbeIndex'), of('heatingValueGrossVolume') / Math.sqrt(relative))).toBeLessThan(1e-3);
  });

  test('that is not a gas at normal conditions has them by mass only', () => {
    const { of, rawValue } = by({ given: 'pT', pressure: 1, temperature: 20, composition: 'nC10: 1' });
    /** ISO 6976:2016, table 3: 6829.77 kJ/mol at 25 °C. */
    expect(off(of('heatingValueGross'), 6829.77e3 / of('molarMass'))).toBeLessThan(1e-3);
    for (const id of ['heatingValueGrossVolume', 'heatingValueNetVolume', 'wobbeIndex', 'normalDensity'])
      expect(rawValue(id), id).toBeUndefined();
  });

  test('reports less certain summation factors of the standard', () => {
    const texts = (composition: string) =>
      calculateJson(definition, { given: 'pT', pressure: 10, temperature: 20, composition }).messages.map(
        ({ text }) => text,
      );
    const said = /Hydrogen .* by ISO 6976 comes from a single transcription/;
    expect(texts('C1: 0.9; H2: 0.1').some(text => said.test(text))).toBe(true);
    expect(texts('C1: 0.9; C2: 0.1').some(text => said.test(text))).toBe(false);
  });

  test('is cross-checked by the other equations', () => {
    const [gerg = NaN, cubic = NaN] = by(gas).crossCheckValues.map(Number);
    expect(gerg).toBe(by(gas).of('density'));
    expect(off(cubic, gerg)).toBeLessThan(0.03);
    expect(cubic).not.toBe(gerg);
  });

  test('has a critical point between those of its components', () => {
    const { of } = by(gas);
    expect(of('criticalTemperature')).toBeGreaterThan(190.564);
    expect(of('criticalPressure')).toBeGreaterThan(4.6e6);
    expect(by(propane).of('criticalTemperature')).toBeCloseTo(369.89, 2);
    expect(by(propane).of('criticalPressure')).toBeCloseTo(4.2512e6, -3);
  });
});

test('the required data are loaded for a case', async () => {
  await expect(loadFor(definition, [caseFrom(definition, { composition: 'C1: 0.9; Air: 0.1' })])).resolves.toBe(
    undefined,
  );
  expect(loadFor(definition, [caseFrom(definition, {})])).toBe(undefined);
});

describe('a typed table', () => {
  const table =
    'T °C | ρ kg/m³ | μ cP | cp | conductivity | pv kPa(abs) | σ; 80 | 971.8 | 0.354 | 4.2 | 0.67 | 47.4 | 62.7; 20 | 998.2 | 1.002 | 4.18 | 0.598 | 2.34 | 72.7';
  const input = { fluidFrom: 'table', propertyTable: table, pressure: 5, temperature: 20 } as const;

  test('gives each of its columns', () => {
    const { of } = by(input);
    expect(of('density')).toBe(998.2);
    expect(of('viscosity')).toBeCloseTo(1.002e-3, 12);
    expect(of('isobaricHeatCapacity')).toBe(4180);
    expect(of('thermalConductivity')).toBe(0.598);
    expect(of('vapourPressure')).toBeCloseTo(2340, 6);
    expect(of('surfaceTension')).toBeCloseTo(0.0727, 12);
    expect(by({ ...input, temperature: 50 }).of('density')).toBeCloseTo(985, 9);
    expect(of('specificVolume')).toBeCloseTo(1 / 998.2, 15);
    expect(of('kinematicViscosity')).toBeCloseTo(1.002e-3 / 998.2, 15);
    expect(of('prandtlNumber')).toBeCloseTo((1.002e-3 * 4180) / 0.598, 12);
  });

  test('is a separate method, not cross-checked by equations of state', () => {
    const { crossCheckValues, of } = by({ ...input, method: 'table' });
    expect(crossCheckValues).toEqual([]);
    expect(of('density')).toBe(998.2);
  });

  test('of a gas gives its values, and the density at the pressure', () => {
    const gas = {
      ...input,
      tablePhase: 'gas',
      propertyTable: 'T | M | Z | k; 0 | 18 | 0.9 | 1.3; 40 | 18 | 0.92 | 1.28',
    };
    const { of } = by(gas);
    expect(of('molarMass')).toBeCloseTo(0.018, 12);
    expect(of('compressibilityFactor')).toBeCloseTo(0.91, 12);
    expect(of('heatCapacityRatio')).toBeCloseTo(1.29, 12);
    expect(of('density')).toBeCloseTo((5e5 * 0.018) / (0.91 * 8.31446261815324 * 293.15), 9);
  });

  test('reports its range and missing columns', () => {
    const messagesOf = (more: CaseInput) =>
      calculateJson(definition, { ...input, ...more }).messages.map(({ text }) => text);
    expect(messagesOf({ temperature: 90 }).join('\n')).toContain(
      'the density of the table was given from 20.00 °C to 80.00 °C; the temperature is 90.00 °C',
    );
    expect(messagesOf({ propertyTable: 'T | ρ; 20 | 900' })).toContain(
      'The table has one row: its values are taken as constant.',
    );
    expect(messagesOf({ propertyTable: 'T | ρ; 20 | 900' }).join('\n')).toContain(
      'Viscosity: the table has no viscosity.',
    );
    expect(messagesOf({})).toContain('Phase: not calculated by this method.');
    expect(messagesOf({}).filter(text => text.startsWith('Density:'))).toEqual([]);
  });
});

describe('a rejected state', () => {
  const refusals = (input: CaseInput) =>
    calculateJson(definition, input).messages.flatMap(({ level, text, field }) =>
      level === 'error' ? [[field, text]] : [],
    );

  test('is an error at the primary result, reported once', () => {
    const { messages } = calculateJson(definition, {
      composition: 'C3: 1',
      given: 'pT',
      pressure: 1,
      temperature: 1000,
    });
    const about = messages.filter(({ text }) => text.includes('the temperature must be from'));
    expect(about).toMatchObject([{ level: 'error', field: 'density' }]);
  });

  test('above the range of GERG-2008 suggests Peng–Robinson, which covers it', () => {
    const hot = { composition: 'C1: 0.5; C2: 0.5', given: 'pT', pressure: 10, temperature: 450 };
    expect(refusals(hot)).toEqual([
      [
        'density',
        'Density: the temperature must be from −213.1 °C to 426.9 °C in GERG-2008; it is 450.0 °C; the method Peng–Robinson has a state there.',
      ],
    ]);
    const { results } = calculateJson(definition, { ...hot, method: 'pr' });
    expect(results['density']).not.toBeNull();
    expect(refusals({ ...hot, temperature: 5000 })[0]?.[1]).not.toContain('has a state there');
  });

  test('of carbon dioxide with dry ice names it, with temperature and pressure, by every method', () => {
    const cold = { composition: 'CO2: 1', given: 'pT', pressure: 1.01325, temperature: -90 };
    for (const method of ['reference', 'gerg2008', 'pr'])
      expect(refusals({ ...cold, method })).toEqual([
        [
          'density',
          'Density: solid carbon dioxide (dry ice) forms: at −90.00 °C it is solid above 0.3708 bar(abs), and the pressure is 1.013 bar(abs).',
        ],
      ]);
    expect(refusals({ composition: 'CO2: 1', given: 'ph', pressure: 1.01325, enthalpy: -250 })[0]?.[1]).toBe(
      'Density: solid carbon dioxide (dry ice) forms: at 1.013 bar(abs), below the triple point of 5.179 bar(abs), it does so at −78.46 °C, and there is no liquid.',
    );
    expect(refusals({ ...cold, temperature: -50 })).toEqual([]);
  });
});

// CoolProp 8.0.0, HEOS: critical point of the mixture at 72.03 bar and −46.72 °C.
test('a message says that a mixture above its critical pressure is named by its density', () => {
  const dense = (pressure: number, temperature: number) =>
    calculateJson(definition, { composition: 'C1: 85; C2: 10; C3: 5', given: 'pT', pressure, temperature })
      .messages.map(({ text }) => text)
      .filter(text => text.includes('dense fluid'));
  expect(dense(100, -80)).toEqual([
    'The pressure is above the critical pressure of the mixture, 72.19 bar(abs): it is a dense fluid, called a liquid by its density. Above the highest pressure of two phases it neither boils nor condenses.',
  ]);
  expect(dense(100, 20)[0]).toContain('called a gas by its density');
  expect(dense(60, 20)).toEqual([]);
});

test('a dew point of a retrograde gas is given with a warning of the other one', () => {
  const texts = (input: CaseInput) => calculateJson(definition, input).messages.map(({ text }) => text);
  const retrograde = { composition: 'C1: 0.85; C2: 0.05; nC5: 0.1' };
  expect(texts({ ...retrograde, given: 'dewT', temperature: 60 })).toContainEqual(
    expect.stringMatching(
      /^Retrograde: at this temperature there is a second dew point, at about 1\d\d\.\d bar\(abs\)/,
    ),
  );
  expect(texts({ ...retrograde, given: 'dewP', pressure: 20 }).join(' ')).not.toContain('Retrograde');
});

describe('a bubble point', () => {
  const warningsOf = (input: CaseInput) => {
    const { messages, evaluation } = calculateCase(definition, caseFrom(definition, input));
    expect(evaluation.faults).toEqual([]);
    return messages.flatMap(({ level, field, text }) => (level === 'warning' && field === 'phase' ? [text] : []));
  };

  // The flash at 80 °C has one liquid from the bubble point, 2.32 bar, upwards; the traced line crosses at 3.22 bar without a change of phases.
  test('of water with a dissolved gas has no second one, no free water in the water, and no fault', () => {
    expect(warningsOf({ composition: 'H2S: 0.001; H2O: 0.999', given: 'bubbleT', temperature: 80 })).toEqual([]);
    expect(warningsOf({ composition: 'H2S: 0.02; H2O: 0.98', given: 'bubbleT', temperature: 80 })).toEqual([]);
  });

  test('with two phases on its colder side is a warning', () => {
    const cold = { composition: 'C1: 0.1; nC10: 0.9', given: 'bubbleP' };
    expect(warningsOf({ ...cold, pressure: 67 })).toContain(
      'A liquid that is heated at this pressure does not begin to boil here: the fluid has two phases on the colder side of this bubble point.',
    );
    expect(warningsOf({ ...cold, pressure: 20 }).join(' ')).not.toContain('does not begin to boil');
  });
});

describe('the density of a pure fluid next to its saturation line', () => {
  // Propane boils at 46.9196 °C under 16.01325 bar; saturated vapour of 35.804 kg/m³, liquid of 454.80 kg/m³: CoolProp 8.0.0.
  const propane = { composition: 'C3: 1', given: 'pT', pressure: 16.01325 };

  test.each([
    [46.92, 35.804],
    [46.919, 454.8],
  ])('is compared in one phase where the equations have it in different ones, at %d °C', (temperature, density) => {
    const { messages, crossChecks } = calculateCase(definition, caseFrom(definition, { ...propane, temperature }));
    expect(messages.map(({ text }) => text).filter(text => text.includes('puts the density'))).toEqual([]);
    const { value, difference } = crossChecks.find(({ method }) => method === 'gerg2008') ?? {};
    expect(Math.abs(Number(value) / density - 1)).toBeLessThan(0.005);
    expect(Math.abs(difference ?? NaN)).toBeLessThan(0.005);
  });
});
