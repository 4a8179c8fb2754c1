import { expect, test } from 'vitest';
import { randomNumbers, randomTree } from './generated-trees.ts';
import { loadFlareGases, solveFlareNetwork, type FlareNetwork, type FlareSource } from './index.ts';

const lean = { C1: 0.85, C2: 0.1, CO2: 0.05 };
const rich = { C1: 0.4, C2: 0.2, C3: 0.2, nC4: 0.15, nC6: 0.05 };
const refinery = { H2: 0.4, C1: 0.2, C3: 0.2, 'C3=': 0.2 };

/** A generated tree whose sources discharge mixtures, at most 300 kg/(m²·s) of them where they start. */
function realTree(random: () => number, mixtures: readonly Readonly<Record<string, number>>[]): FlareNetwork {
  const tree = randomTree(random, {
    nodes: 3 + Math.floor(random() * 8),
    isFallingAllowed: false,
    withEquipment: true,
  });
  const sources = tree.sources.map((source): FlareSource => ({
    ...source,
    gas: { type: 'composition', components: mixtures[Math.floor(random() * mixtures.length)] ?? lean },
    temperature: 280 + 120 * random(),
    pressure: 5e5 + 25e5 * random(),
    flow: 0.3 * source.flow,
  }));
  return { ...tree, sources };
}

test.each([
  ['GERG-2008', [lean, rich], 60],
  ['Peng-Robinson', [lean, rich, refinery], 150],
] as const)(
  'random trees of mixtures by %s are solved with their balances, or refused by name',
  async (_, mixtures, count) => {
    const random = randomNumbers(7);
    let solved = 0;
    for (let round = 0; round < count; round += 1) {
      const network = realTree(random, mixtures);
      await loadFlareGases(network.sources);
      const solution = solveFlareNetwork(network);
      if (solution.type === 'refused') {
        expect(solution.items.length + solution.sources.length).toBeGreaterThan(0);
        continue;
      }
      solved += 1;
      expect(solution.gasModel).toBe('real');
      expect(solution.massResidual).toBeLessThan(1e-9);
      expect(solution.energyResidual, `${round}`).toBeLessThan(1e-9);
      for (const { inlet, outlet, choked } of solution.items) {
        if (!inlet || !outlet) continue;
        expect(inlet.pressure).toBeGreaterThanOrEqual(outlet.pressure);
        expect(outlet.mach, `${round}`).toBeLessThan(1.001);
        if (choked) expect(outlet.mach).toBeGreaterThan(0.9);
      }
    }
    expect(solved).toBeGreaterThan(0.9 * count);
  },
);

test.each([
  ['of gas', lean, 300, 20, [false, false]],
  ['of gas that chokes', lean, 300, 120, [false, false]],
  ['of gas and liquid', rich, 300, 20, [true, true]],
  ['whose liquid evaporates on the way', rich, 318, 20, [true, false]],
] as const)(
  'a line %s has one drop within 0.1 %% in one piece and in 50',
  async (_, components, temperature, flow, isWet) => {
    const line = { type: 'line', insideDiameter: 0.3, roughness: 5e-5, lossCoefficient: 0 } as const;
    const networkOf = (pieces: number): FlareNetwork => ({
      sources: [{ tag: 'S', to: 'N0', gas: { type: 'composition', components }, temperature, pressure: 8e5, flow }],
      items: Array.from({ length: pieces }, (__, index) => ({
        ...line,
        tag: `L${index}`,
        from: `N${index}`,
        to: `N${index + 1}`,
        length: 1500 / pieces,
        rise: 30 / pieces,
      })),
      outletPressure: 110_000,
    });
    await loadFlareGases(networkOf(1).sources);
    const [whole, pieces] = [1, 50].map(count => {
      const solution = solveFlareNetwork(networkOf(count));
      if (solution.type === 'refused') throw solution.text;
      return solution;
    });
    const drop = (of: typeof whole) =>
      (of?.items[0]?.inlet?.pressure ?? NaN) - (of?.items.at(-1)?.outlet?.pressure ?? NaN);
    const { inlet, outlet } = whole?.items[0] ?? {};
    expect([inlet, outlet].map(state => state?.vapourFraction !== undefined)).toEqual(isWet);
    expect(Math.abs(drop(whole) / drop(pieces) - 1)).toBeLessThan(1e-3);
  },
);
