import { describe, expect, test } from 'vitest';
import { sizeNetworkLines, solveNetwork, type LineItem, type Network, type SizingCase } from './index.ts';

const diameters = Array.from({ length: 30 }, (_, step) => (50 + 10 * step) / 1000);
const pipesOf = (line: LineItem) => {
  const [first = line, ...others] = diameters.map(insideDiameter => ({ ...line, insideDiameter }));
  return [first, ...others] as const;
};
const line = (tag: string, from: string, to: string, length: number): LineItem => ({
  type: 'line',
  tag,
  from,
  to,
  length,
  insideDiameter: 0.3,
  roughness: 5e-5,
});
const water = { phase: 'liquid', density: 1000, viscosity: 1e-3 } as const;
const none = () => undefined;
const sized = (network: Network, more: Partial<SizingCase> = {}): SizingCase => ({
  name: 'Normal',
  network,
  lines: network.items.filter(item => item.type === 'line').map(pipesOf),
  criteria: () => ({ limits: {} }),
  leastSuction: none,
  ...more,
});
const diametersOf = (...cases: SizingCase[]) => sizeNetworkLines(cases).lines.map(({ pipe }) => diameters[pipe] ?? NaN);

describe('a line with a given outflow, by hand', () => {
  const network = (outflow: number): Network => ({
    fluid: water,
    nodes: [
      { tag: 'A', elevation: 0, pressure: 1e6 },
      { tag: 'B', elevation: 0, outflow },
    ],
    items: [line('L', 'A', 'B', 50)],
  });
  const flowOf = (velocity: number, diameter: number) => 1000 * velocity * (Math.PI / 4) * diameter * diameter;

  test.each([0.06, 0.15, 0.3])('2 m/s in %s m', diameter => {
    const at = (share: number) =>
      sized(network(share * flowOf(2, diameter)), { criteria: () => ({ limits: { velocity: { maximum: 2 } } }) });
    expect(diametersOf(at(0.999))).toEqual([diameter]);
    expect(diametersOf(at(1.001))[0]).toBeCloseTo(diameter + 0.01, 12);
    // The larger flow of two cases counts.
    expect(diametersOf(at(0.1), at(1.001))[0]).toBeCloseTo(diameter + 0.01, 12);
  });

  test('a pressure that is not there is no state', () => {
    const [result] = sizeNetworkLines([sized(network(20))]).lines;
    expect(result?.governing).toMatchObject({ criterion: 'no state', scenario: 'Normal' });
  });

  test('a gradient: f·ρ·w²/(2·D) by Colebrook and White', () => {
    const flow = flowOf(1.5, 0.2);
    const gradientAt = (diameter: number) => {
      const velocity = flow / (1000 * (Math.PI / 4) * diameter * diameter);
      let f = 0.02;
      for (let turn = 0; turn < 100; turn += 1)
        f = 1 / (-2 * Math.log10(5e-5 / diameter / 3.7 + 2.51 / (1e6 * velocity * diameter * Math.sqrt(f)))) ** 2;
      return (f * 1000 * velocity * velocity) / (2 * diameter);
    };
    const below = (maximum: number) =>
      diametersOf(sized(network(flow), { criteria: () => ({ limits: { gradient: { maximum } } }) }));
    expect(below(1.001 * gradientAt(0.2))).toEqual([0.2]);
    expect(below(0.999 * gradientAt(0.2))[0]).toBeCloseTo(0.21, 12);
  });
});

test('between two vessels the flow as listed is kept', () => {
  const network: Network = {
    fluid: water,
    nodes: [
      { tag: 'A', elevation: 0, pressure: 3e5 },
      { tag: 'B', elevation: 0, pressure: 2e5 },
    ],
    items: [line('L', 'A', 'B', 50)],
  };
  // A pipe 3 % narrower passes some 8 % less: the flow goes with D^2.6.
  expect(sizeNetworkLines([sized(network)]).lines[0]).toMatchObject({
    pipe: diameters.findIndex(diameter => Math.abs(diameter - 0.3) < 1e-9),
    governing: { criterion: 'flow' },
  });
});

test('a circuit with a pump: no smaller pipe of any line meets every criterion', () => {
  const network = (share: number): Network => ({
    fluid: water,
    nodes: [
      { tag: 'T', elevation: 3, pressure: 1.2e5 },
      { tag: 'S', elevation: 0 },
      { tag: 'D', elevation: 0 },
      { tag: 'J', elevation: 2 },
      { tag: 'U', elevation: 6, outflow: 25 * share },
      { tag: 'V', elevation: 10, outflow: 12 * share },
    ],
    items: [
      line('L1', 'T', 'S', 15),
      { type: 'pump', tag: 'P', from: 'S', to: 'D', duty: { head: 40 } },
      line('L2', 'D', 'J', 60),
      line('L3', 'J', 'U', 80),
      line('L4', 'J', 'V', 120),
    ],
  });
  const leastSuction = () => 1.3e5;
  const velocityLimit = (tag: string) => (tag === 'L1' ? 1.5 : 3);
  const criteria = (tag: string) => ({ limits: { velocity: { maximum: velocityLimit(tag) } } });
  const cases = [1, 0.4].map(share => sized(network(share), { name: `${share}`, leastSuction, criteria }));
  const { lines, unmet } = sizeNetworkLines(cases);
  expect(unmet).toEqual([]);
  const isMet = (pipes: readonly number[]) =>
    cases.every(({ network: { items, ...rest }, lines: all }) => {
      const chosen = new Map(all.map((pipesOfLine, index) => [pipesOfLine[0].tag, pipesOfLine[pipes[index] ?? -1]]));
      const solution = solveNetwork({ ...rest, items: items.map(item => chosen.get(item.tag) ?? item) });
      if (solution.type === 'refused') return false;
      return solution.items.every(
        ({ tag, type, velocity = 0, inletPressure = 0 }) =>
          (type !== 'line' || velocity <= velocityLimit(tag)) && (type !== 'pump' || inletPressure >= 1.3e5),
      );
    });
  const pipes = lines.map(({ pipe }) => pipe);
  expect(isMet(pipes)).toBe(true);
  for (const index of pipes.keys())
    expect(isMet(pipes.map((pipe, at) => (at === index ? pipe - 1 : pipe)))).toBe(false);
});
