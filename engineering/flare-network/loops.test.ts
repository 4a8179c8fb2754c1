import { expect, test } from 'vitest';
import { randomNumbers, randomTree } from './generated-trees.ts';
import {
  loadFlareGases,
  solveFlareNetwork,
  type FlareItem,
  type FlareNetwork,
  type FlareSource,
  type SolvedFlareNetwork,
} from './index.ts';

const gas = {
  type: 'properties',
  molarMass: 28,
  isentropicExponent: 1.3,
  compressibility: 1,
  viscosity: 1.2e-5,
} as const;
const source = (tag: string, to: string, flow: number): FlareSource => ({ tag, to, gas, temperature: 330, flow });
const line = (tag: string, from: string, to: string, insideDiameter = 0.3, length = 100): FlareItem => ({
  type: 'line',
  tag,
  from,
  to,
  insideDiameter,
  length,
  roughness: 5e-5,
});
const tip: FlareItem = {
  type: 'tip',
  tag: 'FT',
  from: 'D',
  to: 'air',
  resistance: { lossCoefficient: 1.2, insideDiameter: 0.5 },
};

function solve(items: readonly FlareItem[], sources: readonly FlareSource[]): SolvedFlareNetwork {
  const solution = solveFlareNetwork({ items, sources, outletPressure: 101_325 });
  if (solution.type === 'refused') throw solution.text;
  return solution;
}

const flowsOf = ({ items }: SolvedFlareNetwork) => new Map(items.map(({ tag, massFlow }) => [tag, massFlow]));

test('two equal lines share a flow by halves and have the pressure of one with half of it', () => {
  const both = solve([line('A', 'N', 'D'), line('B', 'N', 'D'), tip], [source('S', 'N', 10)]);
  const flows = flowsOf(both);
  expect(flows.get('A')).toBeCloseTo(5, 8);
  expect(flows.get('B')).toBeCloseTo(5, 8);
  const one = solve([line('A', 'N', 'D'), tip], [source('S', 'N', 5), source('rest', 'D', 5)]);
  expect(both.sources[0]?.backPressure).toBeCloseTo(one.sources[0]?.backPressure ?? NaN, 4);
});

test('two unequal lines carry flows with which each alone has the same inlet pressure, one of them choked or both', () => {
  for (const flow of [2, 20, 60]) {
    const { items, massResidual, energyResidual } = solve(
      [line('A', 'N', 'D', 0.3, 200), line('B', 'N', 'D', 0.2, 60), tip],
      [source('S', 'N', flow)],
    );
    const behind = items[2]?.inlet?.pressure ?? NaN;
    for (const [index, of] of [line('A', 'N', 'X', 0.3, 200), line('B', 'N', 'X', 0.2, 60)].entries()) {
      const alone = solveFlareNetwork({
        items: [of],
        sources: [source('S', 'N', items[index]?.massFlow ?? NaN)],
        outletPressure: behind,
      });
      if (alone.type === 'refused') throw alone.text;
      expect((alone.sources[0]?.backPressure ?? NaN) / (items[0]?.inlet?.pressure ?? NaN)).toBeCloseTo(1, 9);
    }
    expect(massResidual).toBeLessThan(1e-12);
    expect(energyResidual).toBeLessThan(1e-12);
  }
});

test('a line between two headers carries gas from the loaded one to the other, against its direction where needed', () => {
  const items = [line('H1', 'P', 'D', 0.4, 300), line('H2', 'Q', 'D', 0.4, 300), line('X', 'P', 'Q', 0.3, 30), tip];
  const forward = flowsOf(solve(items, [source('S1', 'P', 20), source('S2', 'Q', 4)]));
  const { items: results, messages } = solve(items, [source('S1', 'P', 4), source('S2', 'Q', 20)]);
  const backward = results.find(({ tag }) => tag === 'X')?.massFlow ?? NaN;
  expect(forward.get('X')).toBeGreaterThan(0);
  expect(backward).toBeCloseTo(-(forward.get('X') ?? NaN), 6);
  expect(messages.map(({ text }) => text.message)).toContain('the gas flows from Q to P in X, against its direction');
  // Equal loads: nothing flows across, or next to nothing.
  const still = flowsOf(solve(items, [source('S1', 'P', 12), source('S2', 'Q', 12)]));
  expect(Math.abs(still.get('X') ?? NaN)).toBeLessThan(1e-2);
});

test('own items include loops of one source, in which the rated flow divides as it does in a scenario', () => {
  const items = [line('T', 'V', 'N'), line('A', 'N', 'D'), line('B', 'D', 'N', 0.2), line('H', 'D', 'E'), tip];
  const network = items.map(item => (item === tip ? { ...tip, from: 'E' } : item));
  const other = source('O', 'E', 3);
  const [own] = solve(network, [{ ...source('S', 'V', 5), ratedFlow: 9 }, other]).sources;
  const full = solve(network, [source('S', 'V', 9), other]);
  const [atEnd, end] = [full, solve(network, [source('S', 'V', 5), other])].map(
    ({ nodes }) => nodes.find(({ tag }) => tag === 'E')?.pressure ?? NaN,
  );
  expect(own?.ownItems).toEqual(['T', 'A', 'B', 'H']);
  expect(own?.branchesAt).toBeUndefined();
  const flows = own?.ownItemsAtRatedFlow.map(({ massFlow }) => massFlow) ?? [];
  expect(flows[1]).toBeCloseTo(9 + (flows[2] ?? NaN), 9);
  expect(own?.backPressureAtRatedFlow).toBeGreaterThan(own?.backPressure ?? NaN);
  expect(own?.backPressureAtRatedFlow).toBeLessThan(full.sources[0]?.backPressure ?? NaN);
  expect(atEnd).toBeGreaterThan(end ?? NaN);
});

test('the rated flow is known up to a branch to piping of other sources, which is said', () => {
  const items = [
    line('T', 'V', 'N'),
    line('A', 'N', 'P'),
    line('B', 'N', 'Q'),
    line('HP', 'P', 'D'),
    line('HQ', 'Q', 'D'),
    tip,
  ];
  const { sources, messages } = solve(items, [
    { ...source('S', 'V', 5), ratedFlow: 9 },
    source('O', 'P', 3),
    source('R', 'Q', 3),
  ]);
  expect(sources[0]?.ownItems).toEqual(['T']);
  expect(messages.map(({ text }) => text.message)).toContain(
    'the discharge piping of S is checked at its rated flow up to N, where it branches, and behind that at the flow of the scenario',
  );
});

test('two lines in parallel share a mixture by its equation of state', async () => {
  const network: FlareNetwork = {
    items: [line('A', 'N', 'D', 0.3, 200), line('B', 'N', 'D', 0.2, 60), tip],
    sources: [
      {
        ...source('S', 'N', 20),
        gas: { type: 'composition', components: { C1: 0.7, C2: 0.2, C3: 0.1 } },
        pressure: 20e5,
      },
    ],
    outletPressure: 101_325,
  };
  await loadFlareGases(network.sources);
  const solution = solveFlareNetwork(network);
  if (solution.type === 'refused') throw solution.text;
  expect(solution.items[0]?.inlet?.pressure).toBeCloseTo(solution.items[1]?.inlet?.pressure ?? NaN, 4);
  expect(solution.energyResidual).toBeLessThan(1e-9);
});

test('1000 random networks with up to four loops end solved with one pressure at every node, or refused by name', () => {
  const random = randomNumbers(99);
  const outcomes = { solved: 0, refused: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const tree = randomTree(random, { nodes: 4 + Math.floor(random() * 10), isFallingAllowed: true });
    const extra = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index): FlareItem => {
      const upper = 2 + Math.floor(random() * (tree.items.length - 1));
      const lower = 1 + Math.floor(random() * (upper - 1));
      return line(
        `X${index}`,
        `N${upper}`,
        random() < 0.2 ? 'flare' : `N${lower}`,
        0.05 + 0.4 * random(),
        200 * random(),
      );
    });
    // Without heights: those of a generated loop would not add up to zero.
    const level = tree.items.map(item => ({ ...item, rise: 0 }));
    const network = { ...tree, items: [...level, ...extra] };
    const solution = solveFlareNetwork(network);
    outcomes[solution.type] += 1;
    if (solution.type === 'refused') {
      expect(solution.items.length).toBeGreaterThan(0);
      continue;
    }
    expect(solution.massResidual).toBeLessThan(1e-9);
    expect(solution.energyResidual).toBeLessThan(1e-9);
    for (const [index, { massFlow, inlet }] of solution.items.entries()) {
      const item = network.items[index];
      const before = massFlow < 0 ? item?.to : item?.from;
      const pressure = solution.nodes.find(({ tag }) => tag === before)?.pressure ?? NaN;
      if (massFlow !== 0) expect((inlet?.pressure ?? NaN) / pressure, `${round}`).toBeCloseTo(1, 8);
    }
  }
  expect(outcomes.solved).toBe(1000);
});

test('a loop whose heights do not add up to zero is named', () => {
  const rising: FlareItem = {
    ...line('A', 'N', 'D'),
    type: 'line',
    insideDiameter: 0.3,
    length: 100,
    roughness: 5e-5,
    rise: 2,
  };
  const { messages } = solve([rising, line('B', 'N', 'D'), tip], [source('S', 'N', 10)]);
  expect(messages.map(({ text }) => text.message)).toContain(
    'the elevation changes round the loop of B and A add up to 2.000 m instead of zero, which drives a flow that does not exist',
  );
});
