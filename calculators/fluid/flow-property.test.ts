import { beforeAll, describe, expect, test } from 'vitest';
import controlValvePro from '../control-valve-pro/definition.ts';
import controlValve from '../control-valve/definition.ts';
import network from '../hydraulic-network-pro/definition.ts';
import { calculateJson, type Definition } from '../kit/index.ts';
import line from '../line-sizing-pro/definition.ts';
import gasRelief from '../relief-valve-pro/gas-vapor-service/definition.ts';
import register from '../relief-valve-pro/scenario-register/definition.ts';
import twoPhaseRelief from '../relief-valve-pro/two-phase-service/definition.ts';
import orificePro from '../restriction-orifice-pro/definition.ts';
import orifice from '../restriction-orifice/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import turbulence from '../vibration-analysis-pro/flow-induced-turbulence/definition.ts';
import acoustic from '../vibration-analysis-pro/pressure-drop-devices/definition.ts';

beforeAll(loadAllFluidData);

type Input = Readonly<Record<string, unknown>>;

const textsOf = (definition: Definition, input: Input) =>
  calculateJson(definition, input).messages.map(({ text }) => text);
/** A result in its own unit. */
const resultOf = (definition: Definition, input: Input, id: string) =>
  (calculateJson(definition, input).results[id] as { readonly value?: number } | undefined)?.value;

const wet = { fluidSource: 'composition', composition: 'H2 0.8, nC7 0.2', temperature: 40, flowRate: '5000 Nm3/h' };
const device = {
  ...wet,
  fluidType: 'Gas',
  upstreamPressure: { value: 11, unit: 'bar(g)' },
  pressureDifferential: { value: 2, unit: 'bar' },
};
const relief = { ...wet, setPressure: 10, allowableOverpressure: 10, totalBackpressure: 0, kd: 0.85, kc: 1 };
/** The same in two-phase service. */
const ofBoth = (input: Input) => ({
  ...Object.fromEntries(Object.entries(input).filter(([id]) => id !== 'temperature')),
  fluid: 'Densities given',
  inletCondition: 'Two-phase or saturated',
});
const outside = { ...relief, service: 'Gas and vapour', scenario: 'Closed outlets' };

/**
 * By hand: 5000 Nm³/h / 22.41397 m³/kmol · (0.8 · 2.01588 + 0.2 · 100.202) kg/kmol = 4830.2 kg/h at 21.653 g/mol. The gas alone has 3.1 g/mol
 * and would be 693 kg/h.
 */
describe('a flow at a reference state of a mixture that is partly liquid is that of all of it', () => {
  test.each<readonly [string, Definition, Input]>([
    ['relief valve', gasRelief, relief],
    ['register', register, outside],
    ['control valve', controlValve, device],
    ['control valve, Pro', controlValvePro, device],
    ['orifice plate', orifice, { ...device, pipeInsideDiameter: 154 }],
    ['orifice plate, Pro', orificePro, { ...device, pipeInsideDiameter: 154 }],
    ['line', line, { ...wet, fluidType: 'Gas', pressure: 11, nominalSize: '4', length: 20 }],
    ['acoustic check', acoustic, { ...wet, p1: 11, p2: 2 }],
  ])('%s', (_, definition, input) => {
    expect(textsOf(definition, input)).toContainEqual(
      expect.stringMatching(
        /is (4830\.\d+ kg\/h|1\.3417\d kg\/s) at the molar mass 21\.65 g\/mol of the mixture, gas and liquid together;/,
      ),
    );
  });

  // By hand: 1000 Nm³/h / 22.41397 m³/kmol · 21.653 kg/kmol.
  test('network', () => {
    const input = {
      fluidPhase: 'Gas',
      fluidSource: 'composition',
      composition: wet.composition,
      temperature: 40,
      nodes: [
        { tag: 'S', elevation: 0, pressure: 11 },
        { tag: 'T', elevation: 0, standardOutflow: 1000 },
      ],
      items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 100, insideDiameter: 102.3, roughness: 0.05 }],
    };
    expect(resultOf(network, input, 'totalInflow')).toBeCloseTo(966.05, 1);
    expect(textsOf(network, input).join(' ')).toContain('of the mixture, gas and liquid together, 0.966');
  });

  test('with a molar mass of its own as that says', () => {
    expect(textsOf(gasRelief, { ...relief, molecularWeight: 3.2 }).join(' ')).toContain(
      'at the molar mass 3.200 g/mol of the case',
    );
  });
});

/** Two-phase service has the density of both at the same inlet as its own. */
test('a flow by volume of a gas that carries liquid has the density of both', () => {
  const volume = { ...relief, flowRate: '500 m3/h' };
  const both = { ...ofBoth(volume), relievingTemperature: 40 };
  const [, mass = ''] = /is ([\d  ]+\.\d+) kg\/h at/u.exec(textsOf(twoPhaseRelief, both).join(' ')) ?? [];
  expect(mass).not.toBe('');
  for (const [definition, input] of [
    [gasRelief, volume],
    [controlValve, { ...device, flowRate: volume.flowRate }],
    [turbulence, { ...wet, fluidType: 'Gas', pressure: 11, flowRate: volume.flowRate }],
  ] as const)
    expect(textsOf(definition, input).join(' ')).toContain(
      `${mass} kg/h at the density 12.10 kg/m³ of the mixture, gas and liquid together`,
    );
});

describe('the gas alone needs more area than gas and liquid together for the same flow', () => {
  test.each([
    ['H2 0.8, nC7 0.2', 40, 10],
    ['C1 0.95, nC10 0.05', 20, 10],
    ['C1 0.78, C2 0.08, C3 0.05, nC4 0.03, nC5 0.03, nC8 0.03', 20, 40],
    ['C1 0.7, nC5 0.3', 20, 100],
    ['NH3 0.8, H2O 0.2', 60, 10],
  ])('%s', (composition, temperature, setPressure) => {
    const input = { ...relief, composition, temperature, setPressure, flowRate: '10000 kg/h' };
    const both = { ...ofBoth(input), relievingTemperature: temperature };
    const area = resultOf(twoPhaseRelief, both, 'requiredArea');
    expect(area).toBeGreaterThan(0);
    expect(area).toBeLessThan(resultOf(gasRelief, input, 'requiredArea') ?? NaN);
  });
});
