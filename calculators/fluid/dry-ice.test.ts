import { beforeAll, describe, expect, test } from 'vitest';
import controlValve from '../control-valve-pro/definition.ts';
import drum from '../flare-ko-drum-sizing-pro/definition.ts';
import flareNetwork from '../flare-network-pro/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import exchanger from '../heat-exchanger-ua-check-pro/definition.ts';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import line from '../line-sizing-pro/definition.ts';
import blowdown from '../plant-depressurization-pro/definition.ts';
import { examples as blowdowns } from '../plant-depressurization-pro/examples.ts';
import pump from '../pump-sizing-pro/definition.ts';
import gasRelief from '../relief-valve-pro/gas-vapor-service/definition.ts';
import liquidRelief from '../relief-valve-pro/liquid-service/definition.ts';
import register from '../relief-valve-pro/scenario-register/definition.ts';
import twoPhaseRelief from '../relief-valve-pro/two-phase-service/definition.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import turbulence from '../vibration-analysis-pro/flow-induced-turbulence/definition.ts';
import devices from '../vibration-analysis-pro/pressure-drop-devices/definition.ts';

beforeAll(loadAllFluidData);

/** Below its triple point of −56.56 °C (Span and Wagner 1996) there is no liquid of carbon dioxide; nitrogen hardly changes that. */
const composition = 'CO2: 97; N2: 3';
const impure = { fluidSource: 'composition', composition } as const;

const run = (definition: Definition, input: CaseInput) => calculateJson(definition, input);
const warningsOf = (definition: Definition, input: CaseInput): string[] =>
  run(definition, input).messages.flatMap(({ level, text }) =>
    level === 'warning' && text.includes('dry ice') ? [text] : [],
  );

const relief = { ...impure, totalBackpressure: 0, flowRate: 10_000 } as const;
const cold = { operatingPressure: 10, operatingTemperature: -70 } as const;

describe('solid carbon dioxide of a mixture is reported by', () => {
  const cases: readonly (readonly [string, Definition, CaseInput, RegExp])[] = [
    [
      'fluid properties',
      fluidProperties,
      { composition, given: 'pT', pressure: 10, temperature: -70 },
      /^At 10\.00 bar/,
    ],
    [
      'fluid properties by Peng–Robinson',
      fluidProperties,
      { composition, given: 'pT', pressure: 10, temperature: -70, method: 'pr' },
      /^At 10\.00 bar\(abs\) and −70\.00 °C, carbon dioxide of the mixture would be solid/,
    ],
    [
      'liquid relief',
      liquidRelief,
      { ...relief, setPressure: 30, relievingTemperature: -30 },
      /−\d\d\.\d\d °C, at the back pressure behind the valve/,
    ],
    [
      'gas relief',
      gasRelief,
      { ...relief, setPressure: 45, temperature: 10 },
      /^At 1\.013 bar\(abs\) and −[78]\d\.\d\d °C, at the back pressure behind the valve/,
    ],
    [
      'two-phase relief',
      twoPhaseRelief,
      { ...relief, setPressure: 20, inletCondition: 'Two-phase or saturated', vaporFraction: 20 },
      /at the back pressure behind the valve/,
    ],
    [
      'the register',
      register,
      { ...relief, scenario: 'Closed outlets', service: 'Gas and vapour', setPressure: 45, temperature: 10 },
      /at the back pressure behind the valve/,
    ],
    ['the drum', drum, { ...impure, ...cold, gasFlowRate: 5000, liquidFlowRate: 5000 }, /^At 11\.01 bar\(abs\)/],
    [
      'the exchanger',
      exchanger,
      { hotFluidSource: 'composition', hotComposition: composition, hotPressure: 10, tempHotIn: -20, tempHotOut: -70 },
      /^At 11\.01 bar\(abs\) and −70\.00 °C, at the outlet of the hot side, /,
    ],
    ['the pump', pump, { ...impure, vesselPressure: 20, pumpingTemperature: -60, flowRate: 10_000 }, /−60\.00 °C/],
    [
      'the control valve in two-phase flow',
      controlValve,
      {
        ...impure,
        fluidType: 'Two Phase Flow Regime',
        upstreamPressure: 15,
        pressureDifferential: 11,
        flowRate: 5000,
        vaporFlowRate: 500,
        vaporTemperature: -35,
      },
      /^At 5\.013 bar\(abs\) and −6\d\.\d\d °C, at the outlet, /,
    ],
    [
      'the orifice',
      orifice,
      {
        ...impure,
        fluidType: 'Liquid',
        upstreamPressure: 30,
        pressureDifferential: 25,
        flowRate: 5000,
        temperature: -30,
      },
      /is vapour at the outlet, .* Its carbon dioxide would be solid there \(dry ice\)/,
    ],
    [
      'flow-induced turbulence',
      turbulence,
      { ...impure, fluidType: 'Liquid', pressure: 20, temperature: -65, flowRate: 20_000 },
      /^At 21\.01 bar\(abs\) and −65\.00 °C/,
    ],
  ];

  test.each(cases)('%s', (_, definition, input, text) => {
    expect(warningsOf(definition, input)).toContainEqual(expect.stringMatching(text));
  });

  test('acoustic fatigue', () => {
    const field = { ...impure, p1: 48, p2: 1.05, temperature: 9, flowRate: 10_000 };
    expect(warningsOf(devices, field)).toContainEqual(expect.stringContaining('Its carbon dioxide would be solid'));
  });

  test('the blowdown of a gas with less of it than of another', () => {
    const input = {
      ...blowdowns[0]?.cases[0],
      composition: 'C1: 0.6; CO2: 0.4',
      initialPressure: 100,
      initialTemperature: -20,
      heat: 'adiabatic',
    };
    expect(warningsOf(blowdown, input).join(' ')).toMatch(
      /behind the valve, carbon dioxide of the contents would be solid \(dry ice\)/,
    );
  });
});

describe('a line in which dry ice forms has no good verdict', () => {
  const pipe = { length: 20, insideDiameter: 150 } as const;
  const gas = { ...impure, ...pipe, fluidType: 'Gas', composition: 'C1: 90; CO2: 10', flowRate: 5000 } as const;

  // By CoolProp 8.0.0 it freezes below −73.68 °C at 20 bar(abs).
  test('of a gas', () => {
    const frozen = { ...gas, pressure: 18.98675, temperature: -75 };
    expect(warningsOf(line, frozen)).toHaveLength(1);
    expect(warningsOf(line, frozen)[0]).toContain('and it freezes below −73.68 °C at this pressure');
    expect(run(line, frozen).results['verdict']).toBe('Dry ice forms: not judged by these criteria');
    expect(run(line, { ...frozen, temperature: -70 }).results['verdict']).toMatch(/^Meets|^Larger/);
    expect(warningsOf(line, { ...frozen, temperature: -70 })).toEqual([]);
  });

  test('of a gas that cools below the temperature of freezing on its way', () => {
    const cooling = { ...gas, pressure: 40, temperature: -62, length: 6000, insideDiameter: 100, flowRate: 12_000 };
    expect(warningsOf(line, cooling)).toEqual([expect.stringMatching(/at the outlet, carbon dioxide/)]);
  });
});

describe('a flare network with dry ice', () => {
  const sources = [
    {
      tag: 'PSV',
      to: 'N1',
      requiredFlow: 20_000,
      setPressure: 60,
      temperature: -10,
      composition: 'C1: 40; CO2: 60',
      valveType: 'conventional',
    },
  ];
  const pipe = { type: 'line', insideDiameter: 300, roughness: 0.05, length: 50, lossCoefficient: 1 };
  const items = [{ tag: 'L1', from: 'N1', to: 'Tip', ...pipe }];

  test('is not within all criteria', () => {
    const { results, messages } = calculateJson(flareNetwork, { sources, items });
    expect(results['verdict']).toMatch(/^not judged: dry ice in 1 item/);
    expect(results['itemTable']).toEqual([expect.objectContaining({ item: 'L1', verdict: 'not judged: dry ice' })]);
    expect(messages.map(({ text }) => text).join(' ')).toMatch(
      /In L1, at .*, carbon dioxide would be solid \(dry ice\): its/,
    );
  });

  test('but one that stays warm is', () => {
    const warm = sources.map(source => ({ ...source, temperature: 60, setPressure: 10 }));
    const { results } = calculateJson(flareNetwork, { sources: warm, items });
    expect(results['verdict']).toBe('within all criteria');
  });
});
