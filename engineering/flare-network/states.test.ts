import { expect, test } from 'vitest';
import {
  solveFlareNetwork,
  type FlareItem,
  type FlareNetwork,
  type FlareSource,
  type RefusedFlareNetwork,
  type SolvedFlareNetwork,
  type SourceGas,
} from './index.ts';

const gas = {
  type: 'properties',
  molarMass: 30,
  isentropicExponent: 1.2,
  compressibility: 1,
  viscosity: 1e-5,
} as const satisfies SourceGas;
const source = (tag: string, to: string, more: Partial<FlareSource> = {}): FlareSource => ({
  tag,
  to,
  gas,
  temperature: 350,
  flow: 5,
  ...more,
});
const line = (
  tag: string,
  from: string,
  to: string,
  more: Partial<Extract<FlareItem, { type: 'line' }>> = {},
): FlareItem => ({
  type: 'line',
  tag,
  from,
  to,
  insideDiameter: 0.3,
  length: 100,
  roughness: 5e-5,
  ...more,
});
/** Two valves with tail pipes of their own on a header with a seal drum and a tip. */
const network: FlareNetwork = {
  sources: [source('PSV-1', 'V1', { ratedFlow: 8 }), source('PSV-2', 'V2')],
  items: [
    line('T1', 'V1', 'J', { insideDiameter: 0.2 }),
    line('T2', 'V2', 'J', { insideDiameter: 0.2 }),
    line('H', 'J', 'D', { insideDiameter: 0.5 }),
    { type: 'tip', tag: 'FT', from: 'D', to: 'air', resistance: { lossCoefficient: 1.5, insideDiameter: 0.4 } },
  ],
  outletPressure: 101_325,
};

function solve(of: FlareNetwork): SolvedFlareNetwork {
  const solution = solveFlareNetwork(of);
  if (solution.type === 'refused') throw solution.text;
  return solution;
}

function refusal(of: FlareNetwork): RefusedFlareNetwork {
  const solution = solveFlareNetwork(of);
  if (solution.type === 'solved') throw new Error('solved');
  return solution;
}

test('a source that is off has the pressure of its node, and the items that carry it alone have no states', () => {
  const { items, sources, nodes } = solve({
    ...network,
    sources: [source('PSV-1', 'V1', { ratedFlow: 8, flow: 0 }), source('PSV-2', 'V2')],
  });
  const [first] = sources;
  expect(first?.backPressure).toBe(nodes.find(({ tag }) => tag === 'J')?.pressure);
  expect(first?.backPressureAtRatedFlow).toBeUndefined();
  expect(first?.ownItems).toEqual(['T1']);
  expect(items[0]).toEqual({
    tag: 'T1',
    type: 'line',
    massFlow: 0,
    molarMass: undefined,
    inlet: undefined,
    outlet: undefined,
    choked: false,
    reynoldsNumber: undefined,
    frictionFactor: undefined,
    lowestTemperature: undefined,
    highestMomentumFlux: undefined,
  });
});

test('with every source off, pressures are those of the outlet', () => {
  const { nodes } = solve({ ...network, sources: [source('PSV-1', 'V1', { flow: 0 })] });
  expect(nodes.map(({ tag, pressure }) => [tag, pressure])).toEqual(
    ['V1', 'J', 'V2', 'D', 'air'].map(tag => [tag, 101_325]),
  );
});

test('the back pressure at the rated flow is that of the same tail pipe with this flow, on the header as it is', () => {
  const { sources, nodes } = solve(network);
  const junction = nodes.find(({ tag }) => tag === 'J')?.pressure ?? NaN;
  const alone = solve({
    sources: [source('PSV-1', 'V1', { flow: 8 })],
    items: [line('T1', 'V1', 'J', { insideDiameter: 0.2 })],
    outletPressure: junction,
  });
  expect(sources[0]?.backPressureAtRatedFlow).toBe(alone.sources[0]?.backPressure);
  expect(sources[0]?.backPressureAtRatedFlow).toBeGreaterThan(sources[0]?.backPressure ?? NaN);
});

test('own items end where another source joins, and include the header where there is one source', () => {
  const own = (of: FlareNetwork) => solve(of).sources.map(({ ownItems }) => ownItems);
  expect(own(network)).toEqual([['T1'], ['T2']]);
  expect(own({ ...network, sources: [source('PSV-1', 'V1')] })).toEqual([['T1', 'H', 'FT']]);
  // A source that is off counts if its flow comes in another scenario together with that of the first.
  const off = source('PSV-2', 'J', { flow: 0 });
  expect(own({ ...network, sources: [source('PSV-1', 'V1'), off] })).toEqual([['T1'], []]);
  const apart = source('PSV-1', 'V1', { neverWith: ['PSV-2'] });
  expect(own({ ...network, sources: [apart, off] })).toEqual([['T1', 'H', 'FT'], []]);
});

test('a seal adds the head of its liquid, 1000·9.80665·0.5 Pa, with and without flow', () => {
  const seal: FlareItem = { type: 'seal', tag: 'S', from: 'A', to: 'air', submergence: 0.5, liquidDensity: 1000 };
  for (const flow of [0, 5]) {
    const { nodes, messages } = solve({ ...network, items: [seal], sources: [source('PSV', 'A', { flow })] });
    expect(nodes[0]?.pressure).toBeCloseTo(101_325 + 4903.325, 9);
    expect(messages.map(({ text }) => text.message)).toEqual(
      flow > 0 ? [] : ['no gas passes the seal S: pressures upstream of it include the whole head of its liquid'],
    );
  }
});

test('a differential follows the square of the flow and the density behind it', () => {
  const resistance = { differential: 5000, referenceFlow: 10, referenceDensity: 1.2 };
  const { nodes } = solve({
    ...network,
    items: [{ type: 'tip', tag: 'FT', from: 'A', to: 'air', resistance }],
    sources: [source('PSV', 'A')],
  });
  const density = (101_325 * 30) / (8314.46261815324 * 350);
  expect(nodes[0]?.pressure).toBeCloseTo(101_325 + (5000 * 1.2) / density / 4, 6);
});

test('gases mix by mole and by enthalpy: methane at 300 K and carbon dioxide at 400 K', () => {
  const methane = {
    type: 'properties',
    molarMass: 16,
    isentropicExponent: 1.3,
    compressibility: 1,
    viscosity: 1.1e-5,
  } as const;
  const dioxide = {
    type: 'properties',
    molarMass: 44,
    isentropicExponent: 1.25,
    compressibility: 0.9,
    viscosity: 1.9e-5,
  } as const;
  const { items, nodes } = solve({
    ...network,
    sources: [
      source('PSV-1', 'V1', { gas: methane, temperature: 300, flow: 3.2 }),
      source('PSV-2', 'V2', { gas: dioxide, temperature: 400, flow: 4.4 }),
    ],
  });
  // 0.2 and 0.1 kmol/s; cp/R = k/(k − 1) = 4.3333 and 5.
  expect(items[2]?.molarMass).toBeCloseTo(7.6 / 0.3, 10);
  const cp = [(0.2 * 1.3) / 0.3, (0.1 * 1.25) / 0.25] as const;
  expect(nodes.find(({ tag }) => tag === 'J')?.temperature).toBeCloseTo(
    (cp[0] * 300 + cp[1] * 400) / (cp[0] + cp[1]),
    9,
  );
  // Viscosity by Herning and Zipperer.
  const viscosity = (0.2 * 4 * 1.1e-5 + 0.1 * Math.sqrt(44) * 1.9e-5) / (0.2 * 4 + 0.1 * Math.sqrt(44));
  expect(items[2]?.reynoldsNumber).toBeCloseTo((4 * 7.6) / (Math.PI * 0.5 * viscosity), 3);
});

test('a slow gas in a vertical line has the pressure of its column, p·exp(M·g·z/(R·T))', () => {
  const draught = (rise: number): number => {
    const { nodes } = solve({
      ...network,
      items: [line('L', 'A', 'air', { insideDiameter: 1, length: 80, rise })],
      sources: [source('PSV', 'A', { flow: 0.01 })],
    });
    return nodes[0]?.pressure ?? NaN;
  };
  const column = (30 * 9.80665 * 80) / (8314.46261815324 * 350);
  expect(draught(80)).toBeCloseTo(101_325 * Math.exp(column), 1);
  expect(draught(-80)).toBeCloseTo(101_325 * Math.exp(-column), 1);
});

test('messages name choked outlets and sources that cannot discharge', () => {
  const { messages } = solve({
    ...network,
    sources: [source('PSV-1', 'V1', { flow: 25, pressure: 2e5 }), source('PSV-2', 'V2', { flow: 14 })],
  });
  expect(messages.map(({ severity, subject, text }) => [severity, subject, text.message])).toEqual([
    [
      'warning',
      { item: 'T1' },
      expect.stringMatching(
        /^T1 is choked: its outlet is at Mach 1 and [\d.]+ bar\(abs\), and the pressure downstream of it drops to that of J$/,
      ),
    ],
    [
      'warning',
      { source: 'PSV-1' },
      expect.stringMatching(
        /^the back pressure of PSV-1, [\d.]+ bar\(abs\), is not below its own pressure of 2.000 bar\(abs\): it cannot discharge this flow$/,
      ),
    ],
  ]);
});

test.each<[string, Partial<FlareNetwork>, RefusedFlareNetwork['reason'], string, readonly string[]]>([
  ['a repeated item', { items: [line('A', '1', '2'), line('A', '2', '3')] }, 'invalid', 'A is listed twice', ['A']],
  [
    'an unknown node',
    { sources: [source('P', 'X')] },
    'invalid',
    'P discharges into X, a node that no item names',
    ['P'],
  ],
  ['a circle of one item', { items: [line('A', '1', '1')] }, 'invalid', 'A starts and ends at 1', ['A']],
  [
    'no bore',
    { items: [line('A', 'V1', '2', { insideDiameter: 0 })] },
    'invalid',
    'A needs an inside diameter above zero',
    ['A'],
  ],
  [
    'a rise beyond the length',
    { items: [line('A', 'V1', '2', { rise: 101 })] },
    'invalid',
    'A rises or falls by more than its length',
    ['A'],
  ],
  [
    'a negative flow',
    { sources: [source('P', 'V1', { flow: -1 })] },
    'invalid',
    'P needs a flow that is not negative',
    ['P'],
  ],
  [
    'an exponent of 1',
    { sources: [source('P', 'V1', { gas: { ...gas, isentropicExponent: 1 } })] },
    'invalid',
    'P needs an isentropic exponent above 1 and at most 2',
    ['P'],
  ],
  [
    'an unknown component',
    { sources: [source('P', 'V1', { gas: { type: 'composition', components: { XX: 1 } } })] },
    'invalid',
    'P contains XX, which is not a known component',
    ['P'],
  ],
  ['no items', { items: [] }, 'no outlet', 'the network has no item that leads to an outlet', ['PSV-1', 'PSV-2']],
  [
    'two outlets',
    { items: [...network.items, line('X', 'J', 'Y')] },
    'no outlet',
    'no item leads out of air and Y, and only one node can be the outlet. Join the others to it, or reverse an item that is drawn against the flow',
    ['FT', 'X'],
  ],
  [
    'a circle',
    { items: [line('A', 'V1', 'V2'), line('B', 'V2', 'V1')] },
    'no outlet',
    'an item leads out of every node, so no node is the outlet. The last item, the tip, must end at a node of its own',
    ['A', 'B', 'PSV-1', 'PSV-2'],
  ],
  [
    'a circle beside the outlet',
    { items: [line('A', 'V1', 'V2'), line('B', 'V2', 'V1'), line('C', 'X', 'Y')] },
    'no outlet',
    'no path leads from PSV-1 and PSV-2 to the outlet Y',
    ['A', 'B', 'PSV-1', 'PSV-2'],
  ],
])('%s is refused by name', (_, change, reason, message, tags) => {
  const refused = refusal({ ...network, ...change });
  expect([refused.reason, refused.text.message, [...refused.items, ...refused.sources]]).toEqual([
    reason,
    message,
    tags,
  ]);
});
