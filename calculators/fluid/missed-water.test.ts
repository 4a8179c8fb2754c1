import { beforeAll, expect, test } from 'vitest';
import controlValve from '../control-valve-pro/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import line from '../line-sizing-pro/definition.ts';
import pump from '../pump-sizing-pro/definition.ts';
import liquidRelief from '../relief-valve-pro/liquid-service/definition.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

const barAbs = (value: number) => ({ value, unit: 'bar(abs)' });
const fluid = { fluidSource: 'composition', composition: 'C2: 99\nH2O: 1' };
const flow = { fluidType: 'Liquid', flowRate: 60_000 };

/** By `missed-water.test.ts` of the engineering. */
const missed = 'has no parameters fitted to water with ethane';

function textsOf(definition: Definition, input: CaseInput): readonly string[] {
  const { messages } = calculateCase(definition, caseFrom(definition, input));
  return messages.flatMap(({ level, text }) => (level === 'warning' && text.includes(missed) ? [text] : []));
}

const cases: readonly (readonly [string, Definition, CaseInput])[] = [
  ['a line', line, { ...fluid, ...flow, pressure: barAbs(60), liquidTemperature: 25, nominalSize: '6', length: 150 }],
  [
    'a control valve',
    controlValve,
    { ...fluid, ...flow, liquidTemperature: 25, upstreamPressure: barAbs(60), pressureDifferential: 2 },
  ],
  [
    'an orifice',
    orifice,
    { ...fluid, ...flow, temperature: 25, upstreamPressure: barAbs(60), pressureDifferential: 2 },
  ],
  ['a pump', pump, { ...fluid, flowRate: 60_000, pumpingTemperature: 25, vesselPressure: barAbs(60) }],
  [
    'a relief valve',
    liquidRelief,
    {
      ...fluid,
      flowRate: 60_000,
      relievingTemperature: 25,
      setPressure: { value: 60, unit: 'bar(g)' },
      allowableOverpressure: 10,
    },
  ],
  [
    'its properties',
    fluidProperties,
    { composition: fluid.composition, given: 'pT', pressure: barAbs(60), temperature: 25 },
  ],
];

test.each(cases)(
  '%s of liquid ethane with water says that it is not dissolved, and on which side the results are',
  (_, definition, input) => {
    const [text, ...others] = textsOf(definition, input);
    expect(others).toEqual([]);
    expect(text).toMatch(
      /its density is about (?:1\.9|2\.[34]\d*) % above that of the two liquids together, so that areas.* come out too small/,
    );
    expect(text).toMatch(/its vapour pressure is about 2\.\d* % too low, so that NPSH available/);
  },
);

test('Peng–Robinson, which finds the water, is not warned of', () => {
  const input = { composition: fluid.composition, method: 'pr', given: 'pT', pressure: barAbs(60), temperature: 25 };
  expect(textsOf(fluidProperties, input)).toEqual([]);
});

test('a dew point of water by GERG-2008 is given with a higher one', () => {
  const { messages } = calculateCase(
    fluidProperties,
    caseFrom(fluidProperties, { composition: 'CO2: 0.9985\nH2O: 0.0015', given: 'dewP', pressure: barAbs(60) }),
  );
  // 32.2 °C by Spycher, Pruess and Ennis-King (2003); 24.87 °C by GERG-2008.
  expect(messages.map(({ text }) => text).filter(text => text.includes('dew point of water'))).toEqual([
    expect.stringMatching(/^At this pressure the dew point of water is 32\.\d+ °C by the saturation of carbon dioxide/),
  ]);
});
