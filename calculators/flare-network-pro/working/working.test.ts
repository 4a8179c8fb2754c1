import { expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { examples } from '../examples.ts';
import { atmosphere, plain, rowsOf, section, type Row } from '../testing/answer.ts';

/** The tables of the working against the results, by calculations of the test's own. */

const numberIn = (row: Row, id: string) => Number(plain(row[id]) ?? NaN);

function tablesOf(input: CaseInput) {
  const { working, results } = calculateJson(definition, input);
  return {
    rows: (id: string) => rowsOf(working.find(line => line.id === id)?.value),
    items: new Map(rowsOf(results['itemTable']).map(row => [String(row['item']), row])),
    sources: new Map(rowsOf(results['sourceTable']).map(row => [String(row['source']), row])),
    results,
  };
}

/** f·L/D from a Mach number to the sonic state, Shapiro eq. 6.20. */
const toSonic = (mach: number, k: number) =>
  (1 - mach ** 2) / (k * mach ** 2) + ((k + 1) / (2 * k)) * Math.log(((k + 1) * mach ** 2) / (2 + (k - 1) * mach ** 2));

/** Pressure in front of a resistance by Fanno, from the pressure and Mach number behind it: by bisection. */
function pressureBefore(pressure: number, mach: number, k: number, resistance: number): number {
  let [low, high] = [1e-9, mach];
  for (let pass = 0; pass < 200; pass += 1) {
    const middle = (low + high) / 2;
    if (toSonic(middle, k) - toSonic(mach, k) > resistance) low = middle;
    else high = middle;
  }
  return ((pressure * mach) / low) * Math.sqrt((2 + (k - 1) * mach ** 2) / (2 + (k - 1) * low ** 2));
}

const plantFlare: CaseInput = examples[0]?.cases[0] ?? {};

/** Inlet less outlet pressure of an item in the table of results, Pa. */
const shown = (row: Row = {}) => 1e5 * (numberIn(row, 'inletPressure') - numberIn(row, 'outletPressure'));

test('plant flare: the differential of every line follows from the numbers of its step', () => {
  const { rows, items } = tablesOf(plantFlare);
  const lines = rows('lineWorking');
  expect(lines).toHaveLength(33);
  for (const row of lines) {
    const tag = String(row['item']);
    const [D, L, rise] = ['insideDiameter', 'length', 'rise'].map(id => numberIn(row, id)) as [number, number, number];
    const flux = numberIn(row, 'massFlow') / section(D);
    const [p2, mach, k] = ['outletPressure', 'outletMach', 'isentropicExponent'].map(id => numberIn(row, id)) as [
      number,
      number,
      number,
    ];
    const squares = numberIn(row, 'inletDensity') ** 2 + numberIn(row, 'outletDensity') ** 2;
    const head = (9.80665 * rise * squares) / flux ** 2;
    const resistance = (numberIn(row, 'frictionFactor') * L) / D + numberIn(row, 'lossCoefficient') + head;
    const differential = pressureBefore(p2, mach, k, resistance) - p2;
    expect(Math.abs(differential - shown(items.get(tag))), tag).toBeLessThan(1);
    expect(Math.abs(numberIn(row, 'machResistance') / resistance - 1), tag).toBeLessThan(1e-6);
    expect(p2 - atmosphere, tag).toBeCloseTo(1e5 * numberIn(items.get(tag) ?? {}, 'outletPressure'), 3);
  }
});

test('plant flare: the differential of drum, seal and tip follows from the numbers of their step', () => {
  const { rows, items } = tablesOf(plantFlare);
  const devices = new Map(rows('deviceWorking').map(row => [String(row['item']), row]));
  expect([...devices.keys()]).toEqual(['V-901', 'V-902', 'FT-901']);
  const [drum = {}, seal = {}, tip = {}] = ['V-901', 'V-902', 'FT-901'].map(tag => devices.get(tag) ?? {});
  const square = (row: Row) => numberIn(row, 'massFlux') ** 2 / 2;
  const loss = (row: Row) => (numberIn(row, 'lossCoefficient') * square(row)) / numberIn(row, 'effectiveDensity');
  expect(loss(drum)).toBeCloseTo(shown(items.get('V-901')), 3);
  expect(loss(seal) + 1000 * 9.80665 * 0.15).toBeCloseTo(shown(items.get('V-902')), 3);
  const share = numberIn(tip, 'massFlow') / (250_000 / 3600);
  const differential = (0.16e5 * 1.6 * share ** 2) / numberIn(tip, 'outletDensity');
  expect(differential).toBeCloseTo(shown(items.get('FT-901')), 3);
});

test('plant flare: the sources and the balances of the nodes are those of the results', () => {
  const { rows, sources, results } = tablesOf(plantFlare);
  const working = rows('sourceWorking');
  expect(working).toHaveLength(20);
  for (const row of working.filter(each => each['utilization'] !== null)) {
    const share = (numberIn(row, 'backPressure') - numberIn(row, 'reference')) / numberIn(row, 'allowable');
    const source = sources.get(String(row['source'])) ?? {};
    expect(100 * share).toBeCloseTo(numberIn(source, 'utilization'), 6);
  }
  const nodes = rows('nodeBalances');
  for (const row of nodes) {
    expect(numberIn(row, 'massOut') / numberIn(row, 'massIn')).toBeCloseTo(1, 9);
    expect(numberIn(row, 'energyOut') / numberIn(row, 'energyIn')).toBeCloseTo(1, 9);
    expect(numberIn(row, 'amountOut') / numberIn(row, 'amountIn')).toBeCloseTo(1, 9);
  }
  expect(nodes.map(row => row['node'])).toContain('KO');
  const scenarios = rows('scenarioBalances');
  expect(scenarios.map(row => row['scenario'])).toEqual([
    'Fire unit 1',
    'Fire unit 2',
    'Cooling water failure',
    'Power failure',
    'Blocked outlet',
  ]);
  // The flows of the example: 18 500 + 9200 + 6400 + 11 800 kg/h in the fire of unit 1.
  expect(numberIn(scenarios[0] ?? {}, 'massIn')).toBeCloseTo(45_900 / 3600, 9);
  for (const row of scenarios) {
    expect(numberIn(row, 'massError')).toBeLessThan(1e-9 * numberIn(row, 'massIn'));
    expect(numberIn(row, 'amountError')).toBeLessThan(1e-9 * numberIn(row, 'massIn'));
  }
  expect(plain(results['componentResidual'])).toBeLessThan(1e-9);
});
