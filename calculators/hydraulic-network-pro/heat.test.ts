import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, caseFrom, presentValues, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const items =
  'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | U W/(m²·K)\nL | line | A | B | 1000 | 75 | 0.025 | 0 | 50';

/** A pipe of 1000 m from a vessel at 70 °C, with 18 t/h. */
const pipe: CaseInput = {
  density: 998.2,
  viscosity: 1,
  temperature: 70,
  heatExchange: 'lines',
  ambientTemperature: 20,
  heatCapacity: 4.1848,
  nodes: 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 0 | 5 |\nB | 0 | | 18000',
  items,
};

function calculated(change: CaseInput = {}) {
  const { results, messages } = calculateJson(definition, { ...pipe, ...change });
  const rows = (id: string) => (Array.isArray(results[id]) ? results[id] : []);
  return { rows, texts: messages.map(({ level, text }) => `${level}: ${text}`).join('\n') };
}

describe('a line that exchanges heat', () => {
  // exp(−50·π·0.075·1000/(5·4184.8)) = exp(−0.56304) = 0.56947.
  test('has the temperatures of its heat transfer', () => {
    const { rows } = calculated();
    const [line, sum] = rows('heatTable');
    expect(line).toMatchObject({
      inletTemperature: { value: 70 },
      outletTemperature: { value: expect.closeTo(48.474, 3) },
    });
    expect(sum).toMatchObject({
      item: 'All lines',
      heatLoss: { value: expect.closeTo(5 * 4.1848 * (70 - 48.474), 1) },
    });
    expect(rows('nodeTable')[1]).toMatchObject({ temperature: { value: expect.closeTo(48.474, 3) } });
  });

  test('has the viscosity of a selected liquid at its temperature', () => {
    const { rows, texts } = calculated({ fluidSource: 'water', density: '', viscosity: '', heatCapacity: '' });
    const [line] = rows('itemTable');
    // Re = 4·ṁ/(π·D·μ) with μ of water at 58.2 °C, 0.4789 mPa·s: IAPWS R12-08 by CoolProp 8.0.0; at 70 °C it is 0.4040.
    expect(line).toMatchObject({
      reynoldsNumber: { value: expect.closeTo((4 * 5) / (Math.PI * 0.075 * 0.47889e-3), -2) },
    });
    expect(texts).not.toContain('a colder liquid is more viscous');
  });

  test('of entered properties warns of the side where the liquid cools', () => {
    expect(calculated().texts).toMatch(/^warning: The liquid cools to 48\.47 °C, .* too low, the unsafe side/m);
    expect(calculated({ ambientTemperature: 68 }).texts).not.toContain('The liquid cools');
  });

  test('takes the temperature of a node for what enters there, and warns of its vapour pressure', () => {
    const nodes =
      'Tag | Elevation m | Pressure bar(g) | Outflow kg/h | Temperature °C\nA | 0 | 5 | | 90\nB | 0 | | 18000 |';
    const { rows, texts } = calculated({ nodes, vaporPressure: 0.312 });
    expect(rows('heatTable')[0]).toMatchObject({ inletTemperature: { value: 90 } });
    expect(texts).toMatch(/^warning: The liquid is as warm as 90\.00 °C at some nodes, .* the unsafe side/m);
  });

  test('needs the temperature of the liquid, that around it and its heat capacity', () => {
    expect(calculated({ ambientTemperature: '' }).texts).toContain('ambient temperature');
    expect(calculated({ heatCapacity: '' }).texts).toContain('heat capacity');
    expect(calculated({ temperature: '' }).texts).toContain('temperature');
  });

  test('opens in Line Sizing Pro with the temperature at which the liquid enters it', () => {
    const nodes = 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 0 | 5 |\nB | 0 | |\nC | 0 | | 18000';
    const further = `${items}\nM | line | B | C | 10 | 75 | 0.025 | 0 |`;
    const selected = { fluidSource: 'water', density: '', viscosity: '', heatCapacity: '' };
    const { evaluation } = calculateCase(
      definition,
      caseFrom(definition, { ...pipe, ...selected, nodes, items: further }),
    );
    const sent = definition.itemSends.find(({ to }) => to === 'line-sizing-pro')?.give(presentValues(evaluation));
    expect(sent?.map(({ item, input }) => [item, input['liquidTemperature']])).toEqual([
      ['L', { value: expect.closeTo(70, 6), unit: '°C' }],
      ['M', { value: expect.closeTo(48.5, 1), unit: '°C' }],
    ]);
  });

  test('says what is not used', () => {
    const { rows, texts } = calculated({ heatExchange: 'none' });
    expect(rows('heatTable')).toEqual([]);
    expect(texts).toContain('The heat transfer coefficients of lines are not used: no heat exchange is chosen.');
  });
});
