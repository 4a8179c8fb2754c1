import { beforeAll, describe, expect, test } from 'vitest';
import {
  calculateCase,
  calculateJson,
  caseFrom,
  presentValues,
  run,
  writeDocument,
  type CaseInput,
} from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

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
      item: 'All items',
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
    const sent = definition.itemTransfers.find(({ to }) => to === 'line-sizing-pro')?.give(presentValues(evaluation));
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

describe('equipment', () => {
  const heads =
    'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | Head m | Flow kg/h';
  /** A hot-oil circuit: a pump, a heater, two users in parallel and the line back. */
  const circuit = (heat: string, heater: string, users: readonly [string, string]): CaseInput => ({
    ambientTemperature: '',
    temperature: 250,
    heatCapacity: 2.4,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nS | 0 | 2\nD | 0 |\nH | 0 |\nR | 0 |',
    items: [
      `${heads} | Differential bar | ${heat}`,
      'P-1 | pump | S | D | | | | | 40 | | | |',
      `H-1 | heater | D | H | | | | | | 20000 | 0.5 | ${heater}`,
      `U-1 | exchanger | H | R | | | | | | 20000 | 0.8 | ${users[0]}`,
      `U-2 | cooler | H | R | | | | | | 8000 | 0.8 | ${users[1]}`,
      'L-1 | line | R | S | 60 | 100 | 0.05 | 3 | | | | |',
    ].join('\n'),
  });

  test.each(['Duty kW | Outlet temperature °C', 'duty | outletTemperature'])('by %s', heat => {
    const { rows, texts } = calculated(circuit(heat, '| 300', ['-400 |', '-150 |']));
    expect(rows('heatTable')[0]).toMatchObject({
      item: 'H-1',
      outletTemperature: { value: expect.closeTo(300, 9) },
      heatLoss: { value: expect.closeTo(-550, 9) },
    });
    const [pump, , user] = rows('itemTable');
    const flowOf = (row: unknown) => Number(JSON.stringify(row).match(/"massFlow":\{"value":([\d.]+)/)?.[1]);
    expect(pump).toMatchObject({
      inletTemperature: { value: expect.closeTo(300 - 550 / ((flowOf(pump) / 3600) * 2.4), 6) },
    });
    expect(user).toMatchObject({
      outletTemperature: { value: expect.closeTo(300 - 400 / ((flowOf(user) / 3600) * 2.4), 6) },
    });
    expect(texts).toContain('info: The liquid is heated in H-1 and cooled in U-1, U-2.');
  });

  test('is refused by its tag in a circuit that nothing cools, and with two conditions', () => {
    const open = calculated(circuit('Duty kW', '500', ['', '']));
    expect(open.texts).toContain('nothing fixes the temperature of the closed circuit with H-1');
    const twice = calculated(circuit('Duty kW | Outlet temperature °C', '500 | 300', ['|', '|']));
    expect(twice.texts).toContain('Item H-1, equipment, has a heat duty and an outlet temperature');
  });

  test('has no effect without heat exchange, which is said', () => {
    const { texts } = calculated({ ...circuit('Duty kW', '500', ['', '']), heatExchange: 'none' });
    expect(texts).toContain(
      'The heat duties and outlet temperatures of equipment are not used: no heat exchange is chosen.',
    );
  });
});

describe('a viscous oil', () => {
  const oil: CaseInput = {
    fluidSource: 'petroleum',
    petroleumGroup: 'refined',
    density15: 960,
    viscosityCold: 1500,
    temperatureCold: 40,
    viscosityWarm: 40,
    temperatureWarm: 100,
    temperature: 90,
    heatCapacity: 2.1,
    heatExchange: 'lines',
  };
  const lineOf = (coefficient: number) =>
    `Tag|Type|From|To|Length m|Inside diameter mm|Roughness mm|Loss coefficient|U\nL|line|A|B|2000|150|0.045|0|${coefficient}`;
  const nodesOf = (flow: number) => `Tag|Elevation m|Pressure bar(g)|Outflow kg/h\nA|0|40|\nB|0||${flow}`;

  // Divided into 40 to 2000 pieces with their own viscosity, by another program.
  test.each([
    [5, 15_000, -10, 1.805],
    [10, 40_000, 5, 2.572],
    [10, 15_000, -10, 11.2],
  ])('with U = %d and %d kg/h has the loss of its viscosity along the line', (coefficient, flow, ambient, loss) => {
    const { rows, texts } = calculated({
      ...oil,
      density: '',
      viscosity: '',
      ambientTemperature: ambient,
      nodes: nodesOf(flow),
      items: lineOf(coefficient),
    });
    const [line] = rows('itemTable');
    expect(line).toMatchObject({ loss: { value: expect.closeTo(loss, loss > 10 ? 1 : 2) } });
    expect(texts).toMatch(/^warning: The liquid becomes more than 3 times as viscous along L\. /m);
  });

  test('has the smallest size that meets its criterion as cold as the line leaves it', () => {
    const sized = (nps: string, change: CaseInput = {}): CaseInput => ({
      ...oil,
      density: '',
      viscosity: '',
      ambientTemperature: 5,
      gradientLimit: 0.1,
      nodes: nodesOf(40_000),
      items: `Tag|Type|From|To|Length m|NPS|Schedule|Roughness mm|Loss coefficient|U\nL|line|A|B|2000|${nps}|40|0.045|0|10`,
      ...change,
    });
    const smallest = (change: CaseInput = {}) => {
      const { together } = run(
        definition,
        writeDocument(definition, { cases: [caseFrom(definition, sized('10', { sizes: 'smallest', ...change }))] }),
      );
      return together?.table.rows[0]?.[2];
    };
    const least = ['3', '4', '5', '6', '8', '10'].find(
      nps => calculateJson(definition, { ...pipe, ...sized(nps) }).results['verdict'] === 'all within',
    );
    expect(smallest()).toBe(least);
    expect(smallest({ heatExchange: 'none' })).not.toBe(least);
  });
});

// Propane: 15.30 bar at 44.9 °C, where the pump has 17.35 m; at 40 °C of the case 13.69 bar and 52.1 m. CoolProp 8.0.0.
test('a pump that warmer liquid enters has the suction head of its own vapour pressure and density', () => {
  const { rows, texts } = calculated({
    fluidSource: 'pure',
    pureFluid: 'C3',
    density: '',
    viscosity: '',
    heatCapacity: '',
    temperature: 40,
    ambientTemperature: 50,
    nodes:
      'Tag | Elevation m | Pressure bar(g) | Level m | Outflow kg/h | Temperature °C\nV | 0 | 15 | 2 | | 44.9\nS | 0 | | | |\nD | 0 | | | |\nE | 0 | | | 10000 |',
    items:
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | U | Curve\nL1 | line | V | S | 60 | 100 | 0.045 | 1 | 0 |\nP | pump | S | D | | | | | | Flow:Head:NPSH required:Efficiency; 0:60:8:0; 20:55:22:60; 40:40:25:70\nL2 | line | D | E | 100 | 80 | 0.045 | 0 | 0 |',
  });
  expect(rows('pumpTable')[0]).toMatchObject({ npshAvailable: { value: expect.closeTo(17.35, 0) } });
  expect(texts).toContain('P cavitates');
});

test('water that would freeze, and a solution with ice, are not stated as liquid', () => {
  const cold = { density: '', viscosity: '', heatCapacity: '', ambientTemperature: -60 };
  const items = (length: number, coefficient: number) =>
    `Tag|Type|From|To|Length m|Inside diameter mm|Roughness mm|Loss coefficient|U\nL|line|A|B|${length}|50|0.045|0|${coefficient}`;
  const nodes = (flow: number) => `Tag|Elevation m|Pressure bar(g)|Outflow kg/h\nA|0|5|\nB|0||${flow}`;
  const water = { ...cold, fluidSource: 'water', temperature: 10, nodes: nodes(2000), items: items(145, 20) };
  expect(calculated(water).texts).toMatch(/in L, with heat exchange: .*0 °C/);
  const solution = { ...cold, fluidSource: 'composition', composition: 'H2O 0.95; MeOH 0.05', temperature: 5 };
  expect(calculated({ ...solution, nodes: nodes(3000), items: items(200, 25) }).texts).toMatch(
    /where the liquid is coldest, .*\(ice\)/,
  );
});

// Water at 17.1 °C has 998.8 kg/m³, by which the pump has 4.898 bar for 50 m: CoolProp 8.0.0; at 90 °C of the case 965.3.
test('a pump that cold water enters has its density', () => {
  const { rows } = calculated({
    fluidSource: 'water',
    density: '',
    viscosity: '',
    heatCapacity: '',
    temperature: 90,
    ambientTemperature: 10,
    nodes: 'Tag|Elevation m|Pressure bar(g)|Outflow kg/h\nA|0|5|\nM|0||\nD|0||20000',
    items:
      'Tag|Type|From|To|Length m|Inside diameter mm|Roughness mm|Loss coefficient|U|Head m\nL|line|A|M|3000|150|0.045|0|40|\nP|pump|M|D||||||50',
  });
  expect(rows('itemTable')[1]).toMatchObject({ differential: { value: expect.closeTo(-4.898, 2) } });
  expect(rows('nodeTable')[1]).toMatchObject({ density: { value: expect.closeTo(998.8, 0) } });
});

// Water at 95 °C: 0.84608 bar and 962.1 kg/m³ by IAPWS-95. F_F = 0.96 − 0.28·√(0.84608/220.64) = 0.94266;
// Δp = 0.81·(7.01325 − 0.94266·0.84608) = 5.0347 bar; ṁ = 10/3600·√(5.0347·999.1·962.1) = 6.111 kg/s. At 20 °C of the case it would not choke.
test('a valve that hot water enters chokes by its vapour pressure', () => {
  const { rows } = calculated({
    fluidSource: 'water',
    density: '',
    viscosity: '',
    heatCapacity: '',
    temperature: 20,
    nodes: 'Tag|Elevation m|Pressure bar(g)|Temperature °C\nA|0|6|95\nB|0||\nC|0|0.5|',
    items:
      'Tag|Type|From|To|Length m|Inside diameter mm|Roughness mm|Loss coefficient|U|Kv|FL\nL|line|A|B|1|300|0.045|0|1||\nV|control valve|B|C||||||10|0.9',
  });
  expect(rows('itemTable')[1]).toMatchObject({
    state: 'choked',
    massFlow: { value: expect.closeTo(6.111 * 3600, -1) },
  });
});
