import { beforeAll, describe, expect, test } from 'vitest';
import controlValve from '../control-valve/definition.ts';
import network from '../hydraulic-network-pro/definition.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import acoustic from '../vibration-analysis-pro/pressure-drop-devices/definition.ts';

beforeAll(loadAllFluidData);

const warnings = (definition: Definition, input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.flatMap(({ level, text }) =>
    level === 'warning' ? [text] : [],
  );

const sour = { fluidSource: 'composition', composition: 'C1: 0.5; H2S: 0.5', temperature: 20, flowRate: 10_000 };
const device = {
  ...sour,
  fluidType: 'Gas',
  upstreamPressure: { value: 60, unit: 'bar(g)' },
  pressureDifferential: { value: 40, unit: 'bar' },
};

// CoolProp 8.0.0, its multi-fluid equation, from 61.01 bar and 20 °C with 26.0 % by mass of liquid: 22.5 % at 21.01 bar and −10.2 °C, and
// thermo 0.6.1 by Peng–Robinson 21.5 %. Of the gas alone it is 1.5 %.
describe('a gas that carries liquid into a device leaves it with the liquid of both', () => {
  test.each<readonly [string, Definition, CaseInput]>([
    ['an orifice plate', orifice, { ...device, pipeInsideDiameter: 154 }],
    ['a control valve', controlValve, device],
    ['the device of the acoustic check', acoustic, { ...sour, p1: 60, p2: 20 }],
  ])('%s', (_, definition, input) => {
    expect(warnings(definition, input)).toContainEqual(
      expect.stringMatching(
        /^22 % by mass of the mixture is liquid at the outlet, 21\.01 bar\(abs\) and −10\.\d+ °C\./,
      ),
    );
  });

  test('a valve of a network', () => {
    const items = 'Tag | Type | From | To | Kv | x_T\nFV-1 | control valve | A | B | 20 | 0.7';
    const nodes = 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 60\nB | 0 | 20';
    const { flowRate: _, ...fluid } = sour;
    expect(warnings(network, { ...fluid, fluidPhase: 'Gas', nodes, items })).toContainEqual(
      expect.stringMatching(/leaves FV-1 with 22 % of liquid by mass, at −10\.\d+ °C/),
    );
  });
});
