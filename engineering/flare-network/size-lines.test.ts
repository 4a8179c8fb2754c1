import { describe, expect, test } from 'vitest';
import { gasConstant } from '../quantities/index.ts';
import { sizeFlareLines, solveFlareNetwork, type FlareItem, type FlareLine, type FlareNetwork } from './index.ts';
import { randomNumbers } from './generated-trees.ts';

const atmosphere = 101_325;
const air = {
  gas: { type: 'properties', molarMass: 28.96, isentropicExponent: 1.4, compressibility: 1, viscosity: 1.8e-5 },
  temperature: 300,
} as const;

/** Pipes of 0.1 to 1 m in steps of 0.05 m. */
const diameters = Array.from({ length: 19 }, (_, step) => (100 + 50 * step) / 1000);
const pipesOf = (line: FlareLine) => {
  const [first = line, ...others] = diameters.map(insideDiameter => ({ ...line, insideDiameter }));
  return [first, ...others] as const;
};
const line = (tag: string, from: string, to: string, more: Partial<FlareLine> = {}): FlareLine => ({
  type: 'line',
  tag,
  from,
  to,
  insideDiameter: 0.3,
  length: 20,
  roughness: 5e-5,
  lossCoefficient: 1,
  ...more,
});
const unlimited = { machLimit: () => 1, momentumFlux: Infinity, backPressure: () => undefined };

describe('one line to the atmosphere, by hand', () => {
  const scenarios = (flow: number, ratedFlow?: number) => [
    {
      name: 'Fire',
      network: {
        outletPressure: atmosphere,
        sources: [{ tag: 'V', to: 'S', flow, ratedFlow, ...air }],
        items: [line('L', 'S', 'End')],
      },
    },
  ];
  /** Mass flow, kg/s, of air of 300 K at rest that leaves a pipe at a Mach number into the atmosphere. */
  const flowAt = (mach: number, diameter: number) => {
    const temperature = 300 / (1 + 0.2 * mach * mach);
    const speed = mach * Math.sqrt((1.4 * 1000 * gasConstant * temperature) / 28.96);
    const density = (atmosphere * 28.96) / (1000 * gasConstant * temperature);
    return density * speed * (Math.PI / 4) * diameter * diameter;
  };

  test.each([0.15, 0.4, 0.95])('Mach 0.5 at %s m', diameter => {
    const sizing = (flow: number, ratedFlow?: number) =>
      sizeFlareLines(scenarios(flow, ratedFlow), [pipesOf(line('L', 'S', 'End'))], {
        ...unlimited,
        machLimit: () => 0.5,
      });
    const below = sizing(0.999 * flowAt(0.5, diameter));
    expect(below.lines[0]?.line.insideDiameter).toBe(diameter);
    expect(below.lines[0]?.governing).toMatchObject({ criterion: 'Mach number', subject: 'L', scenario: 'Fire' });
    expect(sizing(1.001 * flowAt(0.5, diameter)).lines[0]?.line.insideDiameter).toBeCloseTo(diameter + 0.05, 12);
    // The rated flow counts where it is larger.
    expect(sizing(0.1, 1.001 * flowAt(0.5, diameter)).lines[0]).toMatchObject({
      line: { insideDiameter: expect.closeTo(diameter + 0.05, 12) },
      governing: { isAtRatedFlow: true },
    });
  });

  test('what the largest pipe does not meet is returned', () => {
    const { lines, unmet } = sizeFlareLines(scenarios(flowAt(0.6, 1)), [pipesOf(line('L', 'S', 'End'))], {
      ...unlimited,
      machLimit: () => 0.5,
    });
    expect(lines[0]?.line.insideDiameter).toBe(1);
    expect(unmet).toMatchObject([{ criterion: 'Mach number', subject: 'L', share: expect.closeTo(1.2, 6) }]);
  });

  test('the smallest pipe is governed by nothing', () => {
    const { lines } = sizeFlareLines(scenarios(0.01), [pipesOf(line('L', 'S', 'End'))], unlimited);
    expect(lines[0]).toEqual({ line: expect.objectContaining({ insideDiameter: 0.1 }), governing: undefined });
  });
});

describe('a header in three scenarios', () => {
  const random = randomNumbers(4);
  const among = (low: number, high: number) => low + random() * (high - low);
  const networks = Array.from({ length: 12 }, () => {
    const lines = [
      line('T1', 'S1', 'A', { length: among(10, 40) }),
      line('T2', 'S2', 'A', { length: among(10, 40) }),
      line('T3', 'S3', 'B', { length: among(10, 40) }),
      line('H1', 'A', 'B', { length: among(30, 150) }),
      line('H2', 'B', 'D', { length: among(50, 300) }),
    ];
    const items: FlareItem[] = [
      ...lines,
      { type: 'drum', tag: 'KO', from: 'D', to: 'End', resistance: { lossCoefficient: 1.5, insideDiameter: 1 } },
    ];
    const flows = [among(2, 12), among(2, 12), among(2, 12)];
    const limits = [among(1.3e5, 3e5), among(1.3e5, 3e5), among(1.3e5, 6e5)];
    const scenarioOf = (name: string, shares: readonly number[]) => ({
      name,
      network: {
        outletPressure: atmosphere,
        items,
        sources: flows.map((flow, index) => ({
          tag: `V${index + 1}`,
          to: `S${index + 1}`,
          flow: flow * (shares[index] ?? 0),
          ratedFlow: 1.2 * flow,
          ...air,
        })),
      },
    });
    const scenarios = [scenarioOf('one', [1, 0, 0]), scenarioOf('two', [0, 1, 0.5]), scenarioOf('all', [0.6, 0.6, 1])];
    return { lines, scenarios, limits };
  });

  /** The criteria that a network does not meet, by a count of its own. */
  function exceeded(
    scenarios: readonly { readonly network: FlareNetwork }[],
    sizes: ReadonlyMap<string, number>,
    limits: readonly number[],
  ) {
    return scenarios.flatMap(({ network }) => {
      const items = network.items.map(item =>
        item.type === 'line' ? { ...item, insideDiameter: sizes.get(item.tag) ?? NaN } : item,
      );
      const solution = solveFlareNetwork({ ...network, items });
      if (solution.type === 'refused') return ['refused'];
      const all = [...solution.items, ...solution.sources.flatMap(source => source.ownItemsAtRatedFlow)];
      const narrowed = items.filter(
        one =>
          one.type === 'line' &&
          items.some(
            before => before.type === 'line' && before.to === one.from && before.insideDiameter > one.insideDiameter,
          ),
      );
      return [
        ...narrowed.map(({ tag }) => `${tag} narrows`),
        ...all.flatMap(({ tag, type, outlet, highestMomentumFlux = 0 }) =>
          type === 'line' && outlet && (outlet.mach > 0.6 || highestMomentumFlux > 1e5) ? [tag] : [],
        ),
        ...solution.sources.flatMap(({ tag, flow, backPressure, backPressureAtRatedFlow = 0 }, index) =>
          flow > 0 && Math.max(backPressure, backPressureAtRatedFlow) > (limits[index] ?? NaN) ? [tag] : [],
        ),
      ];
    });
  }

  test.each(networks.map((network, index) => [index, network] as const))(
    'network %s meets every criterion, and not with a smaller pipe of any line',
    (_, { lines, scenarios, limits }) => {
      const { lines: result, unmet } = sizeFlareLines(scenarios, lines.map(pipesOf), {
        machLimit: () => 0.6,
        momentumFlux: 1e5,
        backPressure: tag => limits[Number(tag.slice(1)) - 1],
      });
      expect(unmet).toEqual([]);
      const sizes = new Map(result.map(({ line: { tag, insideDiameter } }) => [tag, insideDiameter]));
      expect(exceeded(scenarios, sizes, limits)).toEqual([]);
      for (const { line: pipe, governing } of result) {
        const smaller = diameters[diameters.indexOf(pipe.insideDiameter) - 1];
        expect(governing === undefined).toBe(smaller === undefined);
        if (smaller !== undefined)
          expect(exceeded(scenarios, new Map([...sizes, [pipe.tag, smaller]]), limits)).not.toEqual([]);
      }
    },
  );
});
