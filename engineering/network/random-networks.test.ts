import { expect, test } from 'vitest';
import { solveNetwork, type Network, type NetworkItem, type NetworkNode } from './index.ts';

/** Seeded numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A network of up to 14 nodes and 24 items of every type, half of them gases, with more loops, dead ends and closed valves than real ones. */
function randomNetwork(random: () => number): Network {
  const isLiquid = random() < 0.6;
  const among = (low: number, high: number) => low * Math.exp(random() * Math.log(high / low));
  const count = 2 + Math.floor(random() * 13);
  const nodes: NetworkNode[] = Array.from({ length: count }, (_, index) => {
    const isFixed = index === 0 || random() < 0.15;
    const draws = !isFixed && random() < 0.3;
    return {
      tag: `N${index}`,
      elevation: random() < 0.5 ? 0 : Math.round(random() * 30),
      pressure: isFixed ? among(2e5, 3e6) : undefined,
      outflow: draws ? among(0.001, isLiquid ? 5 : 0.2) * (random() < 0.2 ? -1 : 1) : undefined,
    };
  });
  const itemBetween = (index: number, from: string, to: string): NetworkItem => {
    const ends = { tag: `I${index}`, from, to };
    const kind = random();
    const insideDiameter = among(0.02, 0.4);
    if (kind < 0.5) {
      return {
        type: 'line',
        ...ends,
        insideDiameter,
        length: among(1, 3000),
        roughness: among(1e-6, 1e-3),
        lossCoefficient: random() < 0.3 ? among(0.1, 100) : 0,
      };
    }
    if (kind < 0.6)
      return {
        type: 'block valve',
        ...ends,
        open: random() < 0.7,
        insideDiameter,
        lossCoefficient: random() < 0.5 ? 0.2 : 0,
      };
    if (kind < 0.7) return { type: 'check valve', ...ends, insideDiameter, lossCoefficient: random() < 0.5 ? 2 : 0 };
    if (kind < 0.77) {
      return {
        type: 'equipment',
        ...ends,
        differential: among(1e3, 2e5),
        referenceFlow: among(0.1, 20),
        referenceDensity: isLiquid ? undefined : 5,
        exponent: random() < 0.5 ? 1.8 : 2,
      };
    }
    if (kind < 0.83)
      return { type: 'orifice', ...ends, pipeDiameter: insideDiameter, bore: insideDiameter * (0.2 + 0.6 * random()) };
    if (kind < 0.95 || !isLiquid) {
      const choice = random();
      if (choice < 0.5) return { type: 'control valve', ...ends, kv: among(1, 300), FL: 0.9, xT: 0.7 };
      if (choice < 0.7) return { type: 'control valve', ...ends, differential: among(1e3, 2e5) };
      if (choice < 0.9) return { type: 'control valve', ...ends, holds: { flow: among(0.01, 3) } };
      return { type: 'control valve', ...ends, holds: { downstreamPressure: among(1e5, 1e6) } };
    }
    const head = among(5, 150);
    const flow = among(0.001, 0.1);
    if (random() < 0.2) return { type: 'pump', ...ends, duty: random() < 0.5 ? { head } : 'required' };
    return {
      type: 'pump',
      ...ends,
      duty: {
        curve: [
          { flow: 0, head },
          { flow: flow / 2, head: head * 0.95 },
          { flow, head: head * 0.6 },
        ],
      },
    };
  };
  const items: NetworkItem[] = [];
  for (let node = 1; node < count; node += 1) {
    const other = Math.floor(random() * node);
    const [from, to] = random() < 0.7 ? [other, node] : [node, other];
    items.push(itemBetween(items.length, `N${from}`, `N${to}`));
  }
  for (let extra = Math.floor(random() * (count - 1)); extra > 0; extra -= 1) {
    const [from, to] = [Math.floor(random() * count), Math.floor(random() * count)];
    if (from !== to) items.push(itemBetween(items.length, `N${from}`, `N${to}`));
  }
  return {
    fluid: isLiquid
      ? {
          phase: 'liquid',
          density: among(600, 1200),
          viscosity: among(1e-4, 0.1),
          vapourPressure: 2000,
          criticalPressure: 2e7,
        }
      : {
          phase: 'gas',
          normalDensity: among(0.1, 2),
          viscosity: 1.2e-5,
          temperature: 300,
          isentropicExponent: 1.3,
          compressibilitySlope: random() < 0.5 ? -2e-8 : 0,
        },
    nodes,
    items,
  };
}

test.each([2024, 7, 11, 12])(
  '2000 random networks of seed %i end solved within the tolerances or refused with a proof',
  seed => {
    const random = randomNumbers(seed);
    const outcomes: Record<string, number> = {};
    const unexplained: number[] = [];
    for (let round = 0; round < 2000; round += 1) {
      const network = randomNetwork(random);
      const solution = solveNetwork(network);
      if (solution.type === 'refused') {
        outcomes[solution.reason] = (outcomes[solution.reason] ?? 0) + 1;
        expect(solution.items.length + solution.nodes.length, `${round}`).toBeGreaterThan(0);
        expect(solution.text.message).not.toContain('NaN');
        if (solution.text.message.startsWith('no flows and pressures were found')) unexplained.push(round);
        continue;
      }
      outcomes['solved'] = (outcomes['solved'] ?? 0) + 1;
      const { nodes, items } = solution;
      expect(solution.iterations).toBeLessThan(1000);
      expect(solution.pressureResidual).toBeLessThan(0.1);
      // The balance again, from what is returned.
      const balance = new Map(nodes.map(({ tag, exchange }) => [tag, exchange]));
      for (const [index, { massFlow }] of items.entries()) {
        const item = network.items[index];
        balance.set(item?.from ?? '', (balance.get(item?.from ?? '') ?? NaN) - massFlow);
        balance.set(item?.to ?? '', (balance.get(item?.to ?? '') ?? NaN) + massFlow);
      }
      const largest = Math.max(
        ...items.map(({ massFlow }) => Math.abs(massFlow)),
        ...nodes.map(({ exchange }) => Math.abs(exchange)),
      );
      expect(Math.max(...[...balance.values()].map(Math.abs)), `${round}`).toBeLessThanOrEqual(1e-9 * largest);
    }
    expect(unexplained).toEqual([]);
    // Most of the refusals are of random specifications that contradict each other.
    expect(outcomes['solved']).toBeGreaterThan(1165);
  },
);

// Found without a proof in further seeds: a regulator that is closed, and gases of which valves and items pass less than is drawn.
test.each([
  [8, 1211, 'I7 cannot control its pressure: closed'],
  [9, 1723, 'is drawn from N1, N6 and N7, and even with no pressure left there only 346.6 kg/h can flow through I0'],
  [15, 1666, 'is drawn from N1, and even with no pressure left there only 5682 kg/h can flow through I1, I4 and I10'],
])('network %i:%i is refused with a proof', (seed, index, proof) => {
  const solution = solveNetwork(networkOf(seed, index));
  expect(solution.type === 'refused' && solution.text.message).toContain(proof);
});

// A valve chokes at 417 Pa above the vapour pressure, where the rounding of a pressure is a flow of more than the tolerance.
test('network 20:897 is solved', () => {
  expect(solveNetwork(networkOf(20, 897)).type).toBe('solved');
});

/** A network of a seed by its place. */
function networkOf(seed: number, index: number): Network {
  const random = randomNumbers(seed);
  for (let before = 0; before < index; before += 1) randomNetwork(random);
  return randomNetwork(random);
}
