import { beforeAll, expect, test } from 'vitest';
import exchanger from '../heat-exchanger-ua-check-pro/definition.ts';
import line from '../line-sizing-pro/definition.ts';
import drum from '../flare-ko-drum-sizing-pro/definition.ts';
import controlValve from '../control-valve-pro/definition.ts';
import flareNetwork from '../flare-network-pro/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import { calculateCase, calculateJson, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import pump from '../pump-sizing-pro/definition.ts';
import gasRelief from '../relief-valve-pro/gas-vapor-service/definition.ts';
import register from '../relief-valve-pro/scenario-register/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { solidMessages } from './solids.ts';

beforeAll(loadAllFluidData);

const warningsOf = (definition: Definition, input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.flatMap(({ level, text }) =>
    level === 'warning' ? [text] : [],
  );

const relief = { flowRate: 30_000, allowableOverpressure: 10, totalBackpressure: 0, superimposedBackpressure: 0 };
const carbonDioxide = { ...relief, fluidSource: 'pure', pureFluid: 'CO2' };

// CoolProp 8.0.0: at 1.013 bar the enthalpy of carbon dioxide from 100 bar and 35 °C is below that of its saturated vapour.
test.each([
  { service: gasRelief, input: { ...carbonDioxide, temperature: 35, setPressure: 90, method: 'real-nozzle' } },
  { service: gasRelief, input: { ...carbonDioxide, temperature: 25, setPressure: 56.5 } },
  {
    service: register,
    input: { ...carbonDioxide, credible: 'Yes', service: 'Two-phase', vaporFraction: 0, setPressure: 40 },
  },
])('dry ice of carbon dioxide alone is reported behind a relief valve', ({ service, input }) => {
  expect(warningsOf(service, input).join('\n')).toContain('solid carbon dioxide (dry ice) forms');
});

// The vapour pressure of supercooled water is above that of ice: 17 % at −16 °C (Murphy and Koop, 2005).
const wet = { composition: 'C1: 99.95; H2O: 0.05' };

test('ice is reported behind a valve', () => {
  const valve = { ...wet, fluidSource: 'composition', fluidType: 'Gas', method: 'iec60534', flowRate: 20_000 };
  const at = { temperature: 20, upstreamPressure: 100, pressureDifferential: 80 };
  expect(warningsOf(controlValve, { ...valve, ...at }).join('\n')).toContain('water would be solid there (ice)');
});

test('ice is reported in fluid properties', () => {
  const state = { ...wet, given: 'pT', pressure: 21, temperature: -16 };
  expect(warningsOf(fluidProperties, state).join('\n')).toContain('water of the mixture would be solid (ice)');
  expect(warningsOf(fluidProperties, { ...state, temperature: 5 }).join('\n')).not.toContain('(ice)');
});

test('a flare network with ice is not judged', () => {
  const sources = [
    {
      tag: 'PSV',
      to: 'A',
      requiredFlow: 50_000,
      composition: 'C1: 0.98; H2O: 0.02',
      temperature: 30,
      relievingPressure: 150,
      allowablePressure: 5,
    },
  ];
  const items = [
    { tag: 'L1', type: 'line', from: 'A', to: 'B', length: 100, insideDiameter: 300, roughness: 0.045 },
    { tag: 'TIP', type: 'tip', from: 'B', insideDiameter: 300, lossCoefficient: 1 },
  ];
  const { results } = calculateJson(flareNetwork, { sources, items });
  expect(results['verdict']).toMatch(/^not judged: ice in 2 items;/);
});

// GERG-2008 has no state of this gas below −43 °C; over ice of 0.7 Pa at −63 °C (Murphy and Koop, 2005) it has 2000 Pa of water.
test.each([20, 15, 10, 5, 0])('ice of a flare network is reported with a very wet gas from %d °C', temperature => {
  const sources = [
    {
      tag: 'S1',
      to: 'H',
      requiredFlow: 60_000,
      composition: 'C1 80; C2 7; C3 4; nC4 2; nC5 1.5; nC6 1; CO2 3; H2O 1.5',
      relievingPressure: 70,
      temperature,
      setPressure: 63.6,
      valveType: 'pilot',
      allowableShare: 50,
    },
  ];
  const items = [
    { tag: 'HD', type: 'line', from: 'H', to: 'D', length: 300, insideDiameter: 304.8, roughness: 0.045 },
    { tag: 'tip', type: 'tip', from: 'D', insideDiameter: 304.8, lossCoefficient: 1 },
  ];
  const { results, messages } = calculateJson(flareNetwork, { gasModel: 'real', sources, items });
  expect(results['verdict']).toMatch(/^not judged: ice in 2 items;/);
  expect(messages.filter(({ text }) => text.includes('water would be solid (ice)'))).toHaveLength(2);
});

// GERG-2008 ends at 700 bar; carbon dioxide freezes at −47 °C there (its melting line, Span and Wagner, 1996).
test('a solid is not ruled out where the equation has no state', () => {
  const [text] = solidMessages(
    { type: 'components', amounts: { C1: 0.1, CO2: 0.9 } },
    750e5,
    225,
    'pressure',
    'at the discharge',
  ).map(message => message.text);
  expect(text).toMatch(/^Whether the mixture has a solid at the discharge is not known: /);
});

/** A wet gas with a trace by which Peng–Robinson applies: 0.15 bar of water over ice of 1.03 mbar at −20 °C. */
const traced = 'C1: 0.9485; C2: 0.045; C2=: 0.0005; H2O: 0.006';

test.each([
  [
    'drum',
    drum,
    {
      method: 'api521',
      fluidSource: 'composition',
      composition: traced,
      operatingPressure: 0.5,
      operatingTemperature: -20,
      gasFlowRate: 99_900,
      liquidFlowRate: 100,
      dropletSize: 600,
      retentionTime: 30,
    },
  ],
  [
    'exchanger',
    exchanger,
    {
      hotFluidSource: 'composition',
      hotComposition: traced,
      hotPressure: 60,
      tempHotIn: 40,
      tempHotOut: -20,
      coldFluidSource: 'pure',
      coldPureFluid: 'C3',
      coldPressure: 0.7,
      tempColdIn: -30,
      tempColdOut: -20,
      flowHot: 10_000,
    },
  ],
] as const)('ice of a gas by Peng–Robinson is reported in a %s', (_, definition, input) => {
  expect(warningsOf(definition, input).join('\n')).toMatch(/water of the (?:mixture|gas|hot).* would be solid \(ice\)/);
});

test.each([traced, 'C1: 0.949; C2: 0.045; H2O: 0.006'])('a line with ice is not judged: %s', composition => {
  const input = { fluidType: 'Two-phase', fluidSource: 'composition', composition, pressure: 30, temperature: -20 };
  const size = {
    flowRate: 20_000,
    vaporFlowRate: 19_900,
    viscosity: 1,
    nominalSize: '8',
    schedule: '40',
    length: 50,
    service: 'Two-phase process line',
  };
  const { results, messages } = calculateJson(line, { ...input, ...size });
  expect(results['verdict'], messages.map(({ text }) => text).join('\n')).toBe(
    'Ice forms: not judged by these criteria',
  );
});

// Methanol of 16.5 % by mass freezes at −11.87 °C (Å. Melinder, 2010, CoolProp 8.0.0); no such figures are known of acetone.
const solution = { fluidSource: 'composition', composition: 'H2O: 0.9; MeOH: 0.1', pressure: 5, flowRate: 10_000 };
const iceOf = (input: CaseInput) => warningsOf(line, input).filter(text => text.includes('(ice)'));
const cold = { ...solution, fluidType: 'Liquid', nominalSize: '4', schedule: '40', length: 100 };

test('ice of a liquid is reported once, with fugacities that differ', () => {
  expect(iceOf({ ...cold, liquidTemperature: -11.7 })).toEqual([]);
  const [text = '', ...others] = iceOf({ ...cold, liquidTemperature: -12.1 });
  expect(others).toEqual([]);
  expect(text).toMatch(/would be solid \(ice\): .* it freezes below −11\.\d+ °C/);
  const [, own, ofIce] = /its fugacity, ([\d.]+) .* that of ice, ([\d.]+) /.exec(text) ?? [];
  expect(Number(own)).toBeGreaterThan(Number(ofIce));
});

test('ice of a solution whose freezing points are not known is a possibility', () => {
  const acetone = { ...cold, composition: 'H2O: 0.9; Acetone: 0.1', liquidTemperature: -15 };
  expect(calculateJson(line, acetone).results['verdict']).toBe('Ice may form: not judged by these criteria');
  const [text = '', ...others] = iceOf(acetone);
  expect(others).toEqual([]);
  expect(text).toContain('may be solid (ice): the freezing points of this solution are not known, and in an ideal one');
});

test('a line of a liquid of which a part may freeze is not judged', () => {
  const input = {
    fluidType: 'Liquid',
    fluidSource: 'composition',
    composition: 'nC12: 0.5; nC10: 0.5',
    flowRate: 40_000,
    pressure: 5,
    insideDiameter: 102.26,
    roughness: 0.0457,
    length: 50,
    service: 'Liquid, general (API RP 14E)',
  };
  expect(calculateJson(line, { ...input, liquidTemperature: -25 }).results['verdict']).toBe(
    'Solid n-dodecane may form: not judged by these criteria',
  );
  expect(warningsOf(line, { ...input, liquidTemperature: -25 }).join('\n')).toMatch(
    /n-dodecane of the mixture may be solid: by its heat of fusion, its fugacity, .* freezes below −19\.\d+ °C/,
  );
  expect(warningsOf(line, { ...input, liquidTemperature: -15 }).join('\n')).not.toContain('may be solid');
});

test('a flare network where a solid is an estimate says so', () => {
  const network = (composition: string, temperature: number) =>
    calculateJson(flareNetwork, {
      sources: [
        {
          tag: 'PSV',
          to: 'A',
          requiredFlow: 20_000,
          composition,
          temperature,
          relievingPressure: 3,
          allowablePressure: 2,
        },
      ],
      items: [
        { tag: 'L1', type: 'line', from: 'A', to: 'B', length: 50, insideDiameter: 500, roughness: 0.045 },
        { tag: 'TIP', type: 'tip', from: 'B', insideDiameter: 500, lossCoefficient: 1 },
      ],
    });
  const { results, messages } = network('C1: 0.9; Bz: 0.1', -20);
  expect(results['verdict']).toMatch(/^not judged: possibly solid benzene in 2 items/);
  expect(messages.map(({ text }) => text).join('\n')).toMatch(
    /In L1, at .*, benzene may be solid: by its heat of fusion, its fugacity/,
  );
  // Freezing points of water with two alcohols are not known: an estimate, which was worded as certain.
  expect(network('C1: 0.8; H2O: 0.18; MeOH: 0.01; EtOH: 0.01', -25).results['verdict']).toMatch(
    /^not judged: possibly ice in 2 items/,
  );
});

const underPressure = { fluidType: 'Liquid', flowRate: 40_000, nominalSize: '4', schedule: '40', length: 500 };

// CoolProp 8.0.0, melting line of cyclohexane at 101 bar: 11.52 °C. CRC Handbook: benzene 33.4 °C at 100 MPa, thus some 14 °C at 301 bar.
test.each([
  ['cC6', 'cyclohexane', 100, 8, 13],
  ['Bz', 'benzene', 300, 8, 15],
])(
  'a line of %s under pressure is not judged below its melting temperature',
  (pureFluid, name, pressure, cold, warm) => {
    const input = { ...underPressure, fluidSource: 'pure', pureFluid, pressure };
    const { results } = calculateJson(line, { ...input, liquidTemperature: cold });
    expect(results['verdict']).toBe(`Solid ${name} may form: not judged by these criteria`);
    expect(warningsOf(line, { ...input, liquidTemperature: cold }).join('\n')).toMatch(
      new RegExp(`At .* and 8\\.000 °C, ${name} may be solid: it melts at about 1[1-4]\\.\\d+ °C at this pressure`),
    );
    expect(warningsOf(line, { ...input, liquidTemperature: warm }).join('\n')).not.toContain('solid');
  },
);

test('a pump whose liquid freezes at the discharge alone says so', () => {
  const [example = {}] = pump.examples.flatMap(({ cases }) => cases);
  const benzene = { ...example, density: '', viscosity: '', vaporPressure: '', fluidSource: 'pure', pureFluid: 'Bz' };
  const texts = (downstreamPressure: number) =>
    warningsOf(pump, { ...benzene, pumpingTemperature: 7, downstreamPressure }).join('\n');
  expect(texts(100)).toMatch(/at the discharge, benzene may be solid: it melts at about 8\.\d+ °C/);
  expect(texts(10)).not.toContain('solid');
});
