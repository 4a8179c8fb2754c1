import { beforeAll, expect, test } from 'vitest';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import valve from '../control-valve-pro/definition.ts';
import line from '../line-sizing-pro/definition.ts';
import relief from '../relief-valve-pro/liquid-service/definition.ts';
import freeOrifice from '../restriction-orifice/definition.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

const glycol = { fluidSource: 'solution', solute: 'ethyleneGlycol', soluteFraction: 30, flowRate: 20_000 };
const plate = { ...glycol, fluidType: 'Liquid', pipeInsideDiameter: 102.3, temperature: 95 };

const texts = (definition: Definition, input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

// By Raoult's law 0.202 bar: pure methanol has 0.355 bar and water 0.074 bar at 40 °C (CoolProp 8.0.0), and 0.458 of the moles are methanol.
test('methanol in water below the vapour pressure of both is reported', () => {
  const input = {
    fluidType: 'Liquid',
    fluidSource: 'solution',
    solute: 'methanol',
    soluteFraction: 60,
    flowRate: 40_000,
    liquidTemperature: 40,
    nominalSize: '4',
    schedule: '40',
    length: 20,
    elevationChange: 0,
  };
  expect(texts(line, { ...input, pressure: -0.78 }).join('\n')).toMatch(
    /The vapour pressure of the solution, at least 0\.226\d bar\(abs\), is above the outlet pressure/,
  );
  expect(texts(line, { ...input, pressure: -0.85 }).join('\n')).toMatch(
    /The solution boils at 40\.00 °C and 0\.1633 bar\(abs\): it has a vapour pressure of at least 0\.226\d bar\(abs\)/i,
  );
});

// Water alone has 0.846 bar at 95 °C (IAPWS-IF97), and 0.889 of the moles are water: 0.752 bar as an ideal solution.
test.each<[string, Definition, CaseInput]>([
  ['a free orifice', freeOrifice, { ...plate, upstreamPressure: 500, pressureDifferential: 480 }],
  ['an orifice', orifice, { ...plate, upstreamPressure: 5, pressureDifferential: 4.8 }],
  [
    'a control valve',
    valve,
    { ...glycol, fluidType: 'Liquid', upstreamPressure: 4, pressureDifferential: 4.8, liquidTemperature: 95 },
  ],
  [
    'a line',
    line,
    {
      ...glycol,
      fluidType: 'Liquid',
      liquidTemperature: 95,
      pressure: -0.25,
      nominalSize: '4',
      schedule: '40',
      length: 10,
      elevationChange: 3,
    },
  ],
  [
    'a relief valve',
    relief,
    { ...glycol, setPressure: 5, totalBackpressure: -0.6, relievingTemperature: 95, kd: 0.65 },
  ],
])('glycol in water that boils behind %s is reported', (_, definition, input) => {
  expect(texts(definition, input).join('\n')).toMatch(
    /The vapour pressure of the solution, at least (0\.7149 bar|71\.49 kPa)\(abs\), is above the (outlet|back) pressure/,
  );
});
