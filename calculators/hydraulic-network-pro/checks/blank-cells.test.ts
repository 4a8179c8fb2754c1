import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';
import { items as itemTable, nodes as nodeTable } from '../tables.ts';

/** Every cell of a network is left blank once: what it takes then is a message about its row. */

type Row = Readonly<Record<string, unknown>>;

const liquid = {
  fluidPhase: 'Liquid',
  density: 900,
  viscosity: 1,
  vaporPressure: 0.03,
  criticalPressure: 50,
  temperature: 40,
  heatExchange: 'lines',
  ambientTemperature: 5,
  heatCapacity: 2,
  velocityLimit: 3,
  roughness: 0.046,
};

const pipe = { length: 10, roughness: 0.05, heatTransferCoefficient: 5, velocityLimit: 2 };
const bore = { insideDiameter: 100, lossCoefficient: 1 };

const nodes: readonly Row[] = [
  { tag: 'Feed', elevation: 1, pressure: 5, level: 2, temperature: 60 },
  ...['N1', 'N2', 'N3', 'N4', 'N5', 'N6'].map(tag => ({ tag, elevation: 1 })),
  { tag: 'Tank', elevation: 1, pressure: 4, level: 1, temperature: 30 },
  { tag: 'User', elevation: 1, outflow: 1000 },
  { tag: 'Make-up', elevation: 1, inflow: 500, temperature: 50 },
];

const items: readonly Row[] = [
  { tag: 'L-1', type: 'line', from: 'Feed', to: 'N1', ...pipe, ...bore },
  { tag: 'L-2', type: 'line', from: 'Feed', to: 'N1', ...pipe, nps: '4', schedule: '40', fittings: 'Gate valve: 1' },
  {
    tag: 'P-1',
    type: 'pump',
    from: 'N1',
    to: 'N2',
    running: 'yes',
    curve: [
      { flow: 0, head: 60, npshRequired: 2, efficiency: 10 },
      { flow: 60, head: 45, npshRequired: 3, efficiency: 70 },
      { flow: 90, head: 30, npshRequired: 4, efficiency: 65 },
    ],
  },
  {
    tag: 'E-1',
    type: 'equipment',
    from: 'N2',
    to: 'N3',
    flow: 40_000,
    differential: 0.5,
    density: 900,
    exponent: 1.8,
    duty: 100,
  },
  { tag: 'O-1', type: 'orifice', from: 'N3', to: 'N4', insideDiameter: 100, bore: 60 },
  { tag: 'CV-1', type: 'check valve', from: 'N4', to: 'N5', ...bore },
  { tag: 'BV-1', type: 'block valve', from: 'N5', to: 'N6', position: 'open', ...bore },
  {
    tag: 'FV-1',
    type: 'control valve',
    from: 'N6',
    to: 'Tank',
    position: 'open',
    kv: 60,
    FL: 0.85,
    xT: 0.6,
    insideDiameter: 80,
    characteristic: 'linear',
    ratedKv: 100,
    rangeability: 30,
  },
  { tag: 'L-3', type: 'line', from: 'N6', to: 'User', ...pipe, ...bore },
  { tag: 'L-4', type: 'line', from: 'Make-up', to: 'N6', ...pipe, ...bore },
];

/** Columns of which a row above has another one instead, and the service, which has no meaning if blank. */
const alternatives =
  'volumeInflow volumeOutflow standardInflow standardOutflow service open head cv opening ratedCv volumeFlow standardFlow outletTemperature upstreamPressure downstreamPressure'.split(
    ' ',
  );

/** Cells without a message: what the row then does is in the column State, it has no flow, or the cell counts only for a gas or a viscous liquid. */
const stated = new Set([
  'P-1 running',
  'FV-1 position',
  'FV-1 xT',
  'FV-1 insideDiameter',
  'User outflow',
  'Make-up inflow',
]);

function textsOf(rows: { readonly nodes: readonly Row[]; readonly items: readonly Row[] }): string[] {
  return calculateJson(definition, { ...liquid, ...rows }).messages.map(({ text }) => text);
}

const cells = [
  ...nodes.map(row => ({ table: 'nodes', row }) as const),
  ...items.map(row => ({ table: 'items', row }) as const),
].flatMap(({ table, row }) =>
  Object.keys(row)
    .filter(column => !['tag', 'type', 'from', 'to'].includes(column))
    .map(column => ({ table, row, column, name: `${String(row['tag'])} ${column}` })),
);

test('the network has a cell in every column', () => {
  const filled = new Set([...cells.map(({ column }) => column), ...alternatives, 'tag', 'type', 'from', 'to']);
  const columns = [...Object.keys(nodeTable.columns), ...Object.keys(itemTable.columns)];
  expect(columns.filter(column => !filled.has(column))).toEqual([]);
});

const before = textsOf({ nodes, items });

test.each(cells.filter(({ name }) => !stated.has(name)))('a blank $name is stated', ({ table, row, column }) => {
  const without = (rows: readonly Row[]) => rows.map(each => (each === row ? { ...row, [column]: null } : each));
  const texts = textsOf(table === 'nodes' ? { nodes: without(nodes), items } : { nodes, items: without(items) });
  const added = texts.filter(text => !before.includes(text));
  expect(added).toContainEqual(expect.stringMatching(new RegExp(String.raw`\b${String(row['tag'])}\b`)));
});

test('a pump that its service calls standby, and that runs, is named', () => {
  const said = (service: string, running: string | null) =>
    textsOf({ nodes, items: items.map(row => (row['tag'] === 'P-1' ? { ...row, service, running } : row)) }).join(' ');
  expect(said('Stand-by pump', null)).toContain('which counts only under Running, are running: P-1.');
  expect(said('Stand-by pump', 'yes')).not.toContain('under Running');
  expect(said('Feed pump', null)).not.toContain('under Running');
});

test('a flow at a node with a fixed pressure is said to have no effect', () => {
  const withFlow = nodes.map(row => (row['tag'] === 'Tank' ? { ...row, outflow: 500 } : row));
  expect(textsOf({ nodes: withFlow, items }).join(' ')).toContain(
    'A flow at a node with a fixed pressure has no effect, as the network exchanges there what its pressure gives: Tank.',
  );
  expect(before.join(' ')).not.toContain('A flow at a node with a fixed pressure');
});
