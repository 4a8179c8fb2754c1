import { beforeAll, expect, test } from 'vitest';
import { calculateCase, caseFrom } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

// CoolProp 8.0.0: the vapour pressure of propane is 10.79 bar(abs) at the inlet, 30 °C, and 11.47 bar(abs) at the outlet, 32.48 °C.
test('a heated liquid boils below the vapour pressure where it boils', () => {
  const input = {
    fluidPhase: 'Liquid',
    fluidSource: 'pure',
    pureFluid: 'C3',
    temperature: 30,
    heatExchange: 'lines',
    ambientTemperature: 60,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 11\nB | 0 | 10',
    items:
      'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | U W/(m²·K)\nL-1 | line | A | B | 1000 | 3 | 40 | 0.05 | 3',
  };
  expect(calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text)).toContain(
    'The liquid begins to boil in L-1: the pressure at an outlet is 11.01 bar(abs), below the vapour pressure there of 11.47 bar(abs); how much of it is vapour is not known.',
  );
});
