import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const nitrogen = (atmosphere: string, nodes: unknown, items: unknown) => {
  const { results, messages } = calculateJson(definition, {
    fluidPhase: 'Gas',
    temperature: '20 °C',
    fluidSource: 'pure',
    pureFluid: 'N2',
    atmosphericPressure: atmosphere,
    nodes,
    items,
  });
  const rows = results['nodeTable'] as readonly Readonly<Record<string, unknown>>[];
  const densityAt = (tag: string) => rows.find(({ node }) => node === tag)?.['density'];
  return { densityAt, inflow: results['totalInflow'], messages: messages.map(({ text }) => text) };
};
const line = [
  { tag: 'L', type: 'line', from: 'S', to: 'T', length: 3000, insideDiameter: '102.3 mm', roughness: '0.05 mm' },
];
// CoolProp 8.0.0, nitrogen at 20 °C.
const [at2700mbar, at1000mbar] = [3.10514, 1.14959];
const density = (value: number) => ({ value: expect.closeTo(value, 4), unit: 'kg/m³' });

test.each([
  ['with the atmospheric pressure of the case', '0.7 bar(abs)', 0],
  ['with the air at the elevation of its node', '1.01325 bar(abs)', 1500],
])('an absolute pressure of a node stays absolute %s', (_, atmosphere, elevation) => {
  const { densityAt, messages } = nitrogen(
    atmosphere,
    [
      { tag: 'S', elevation: 0, pressure: { value: 2.7, unit: 'bar(abs)' } },
      { tag: 'T', elevation, pressure: '1 bar(abs)' },
    ],
    line,
  );
  expect([densityAt('S'), densityAt('T')]).toEqual([density(at2700mbar), density(at1000mbar)]);
  expect(messages.join(' ')).not.toContain('1.01325');
});

test('absolute pressures by the heading of a column equal the gauge pressures above the atmosphere of the case', () => {
  const of = (heading: string, [s, t]: readonly [number, number]) =>
    nitrogen('0.7 bar(abs)', `Tag | Elevation m | Pressure ${heading}\nS | 0 | ${s}\nT | 0 | ${t}`, line);
  for (const absolute of ['bara', 'bar(abs)'])
    expect(of(absolute, [2.7, 1]).inflow).toEqual(of('bar(g)', [2, 0.3]).inflow);
});

test('an absolute set pressure of a control valve is above the air at the end that it controls', () => {
  const { densityAt } = nitrogen(
    '0.7 bar(abs)',
    'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nS | 0 | 5 |\nT | 0 | | 500',
    'Tag | Type | From | To | Downstream pressure bara\nV | control valve | S | T | 1',
  );
  expect(densityAt('T')).toEqual(density(at1000mbar));
});

test('two open tanks with one level of liquid are in balance', () => {
  const { results } = calculateJson(definition, {
    density: 998,
    viscosity: 1,
    roughness: 0.046,
    nodes: 'Tag | Elevation m | Pressure bar(g) | Level m\nA | 0 | 0 | 3\nB | 1 | 0 | 2',
    items: 'Tag | Type | From | To | Length m | Inside diameter mm\nL | line | A | B | 10 | 100',
  });
  expect(results['itemTable']).toEqual([expect.objectContaining({ item: 'L', state: 'no flow' })]);
});
