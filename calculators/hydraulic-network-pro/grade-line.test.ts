import { beforeAll, expect, test } from 'vitest';
import { calculateJson, caseFrom, evaluate, presentValues, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

/** A tank, a pump of 30 m and two branches: the wide one through E-1, the narrow one straight to the end. */
const circuit = {
  fluidPhase: 'Liquid',
  density: 1000,
  viscosity: 1,
  nodes: 'Tag | Elevation m | Pressure bar(g)\nTank | 5 | 0\nD | 0 |\nX | 2 |\nY | 2 |\nEnd | 12 | 0',
  items: [
    'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | Head m | Flow t/h | Differential bar',
    'L-1 | line | Tank | S | 10 | 200 | 0.05 | 0 | | |',
    'P-1 | pump | S | D | | | | | 30 | |',
    'L-2 | line | D | X | 300 | 200 | 0.05 | 0 | | |',
    'E-1 | equipment | X | Y | | | | | | 100 | 0.5',
    'L-3 | line | Y | End | 200 | 200 | 0.05 | 0 | | |',
    'L-4 | line | X | End | 250 | 50 | 0.05 | 0 | | |',
  ].join('\n'),
} as const;
const withTank = { ...circuit, nodes: `${circuit.nodes}\nS | 0 |` };

type Row = Readonly<Record<string, unknown>>;

function pathOf(more: Row = {}) {
  const { results, messages } = calculateJson(definition, { ...withTank, ...more });
  const rows: readonly Row[] = Array.isArray(results['gradeTable']) ? results['gradeTable'] : [];
  const figure = (row: Row | undefined, id: string) => Number((row?.[id] as { value?: number } | null)?.value);
  return { rows, nodes: rows.map(row => row['node']), figure, texts: messages.map(({ text }) => text) };
}

test('the grade line follows the largest flow, with heads from elevation and pressure', () => {
  const { rows, nodes, figure } = pathOf();
  expect(nodes).toEqual(['Tank', 'S', 'D', 'X', 'Y', 'End']);
  expect(rows.map(row => row['item'])).toEqual([null, 'L-1', 'P-1', 'L-2', 'E-1', 'L-3']);
  expect(rows.map(row => figure(row, 'distance'))).toEqual([0, 10, 10, 310, 310, 510]);
  // Open vessels: their grade is their level. Air at 12 m is 144 Pa or 0.015 m of water less than at the datum.
  expect(figure(rows[0], 'head')).toBeCloseTo(5, 2);
  expect(figure(rows[5], 'head')).toBeCloseTo(12, 2);
  // The pump lifts it by its head.
  expect(figure(rows[2], 'head') - figure(rows[1], 'head')).toBeCloseTo(30, 6);
});

test('a path can be entered by its nodes, and is refused by name', () => {
  expect(pathOf({ gradePath: 'X, End' }).rows.map(row => row['item'])).toEqual([null, 'L-4']);
  expect(pathOf({ gradePath: 'Tank; Y, End' }).nodes).toEqual(['Tank', 'S', 'D', 'X', 'Y', 'End']);
  expect(pathOf({ gradePath: 'End, S' }).nodes).toEqual(['End', 'X', 'D', 'S']);
  expect(pathOf({ gradePath: 'Y' }).nodes).toEqual(['Y', 'End']);
  expect(pathOf({ gradePath: 'Tank, Z' }).texts).toContain('There is no node Z.');
});

test('the figure has the heads of a liquid and the pressures of a gas', () => {
  const plotsOf = (input: CaseInput) =>
    definition.plots?.(presentValues(evaluate(definition, caseFrom(definition, input)))) ?? [];
  const [heads] = plotsOf(withTank);
  expect(heads?.title).toBe('Hydraulic grade line from Tank to End');
  expect(heads?.series.map(({ label }) => label)).toEqual(['Hydraulic grade line', 'Elevation']);
  expect(heads?.marks?.map(({ label }) => label)).toEqual(['Tank', 'P-1', 'E-1', 'End']);
  const [pressures] = plotsOf({
    fluidPhase: 'Gas',
    viscosity: 0.011,
    normalDensity: 0.8,
    temperature: 15,
    compressibility: 1,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 4\nB | 0 | 1',
    items: 'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nL | line | A | B | 100 | 50 | 0.05',
  });
  expect(pressures?.title).toBe('Pressure from A to B');
  expect(pressures?.series[0]?.points).toEqual([
    [0, expect.closeTo(4e5, 3)],
    [100, expect.closeTo(1e5, 3)],
  ]);
});

// 10 bar of water at 90 °C and 11 bar(abs), 965.7 kg/m³ by IAPWS-95, are 105.6 m; at 20 °C, that of the case, 102.1 m.
test('the head of a node has the density of the liquid there', () => {
  const { rows, figure } = pathOf({
    fluidPhase: 'Liquid',
    fluidSource: 'water',
    density: '',
    viscosity: '',
    temperature: 20,
    heatExchange: 'lines',
    ambientTemperature: 20,
    nodes: 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h | Temperature °C\nA | 0 | 10 | | 90\nB | 0 | | 1000 |',
    items: 'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nL | line | A | B | 1 | 100 | 0.05',
  });
  expect(figure(rows[1], 'head')).toBeCloseTo(1e6 / (965.7 * 9.80665), 0);
});
