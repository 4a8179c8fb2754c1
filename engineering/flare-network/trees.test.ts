import { expect, test } from 'vitest';
import { solveFlareNetwork, type FlareLine, type FlareNetwork, type FlareSource } from './index.ts';
import { randomNumbers, randomTree } from './generated-trees.ts';

const R = 8314.46261815324;
const g = 9.80665;

/** Colebrook's equation by plain iteration. */
function friction(reynolds: number, relativeRoughness: number): number {
  if (reynolds < 2000) return 64 / reynolds;
  let inverse = 7;
  for (let round = 0; round < 60; round += 1)
    inverse = -2 * Math.log10(relativeRoughness / 3.7 + (2.51 / reynolds) * inverse);
  return 1 / inverse ** 2;
}

/** The mixture of everything that reaches a node, from its sources at once. */
function mixtureOf(sources: readonly FlareSource[]) {
  let [n, m, cp, H, Z, root, mu] = [0, 0, 0, 0, 0, 0, 0];
  for (const { gas, flow, temperature } of sources) {
    if (gas.type !== 'properties') throw new RangeError('a composition');
    const moles = flow / gas.molarMass;
    const heat = (moles * R) / (1 - 1 / gas.isentropicExponent);
    n += moles;
    m += flow;
    cp += heat;
    H += heat * temperature;
    Z += moles * gas.compressibility;
    root += moles * Math.sqrt(gas.molarMass);
    mu += moles * Math.sqrt(gas.molarMass) * gas.viscosity;
  }
  const k = cp / (cp - n * R);
  return { flow: m, k, r: ((Z / n) * R * n) / m, T0: H / cp, mu: mu / root };
}

/**
 * Inlet pressure of a line by the differential equations of momentum and energy, dx/dp by the classical Runge–Kutta method in many steps of
 * pressure from the outlet up; and whether it is choked.
 */
function inletOf(
  line: FlareLine,
  mixture: ReturnType<typeof mixtureOf>,
  behind: number,
): { pressure: number; choked: boolean } {
  const { flow, k, r, T0, mu } = mixture;
  const { insideDiameter: D, length: L, roughness, lossCoefficient = 0, rise = 0 } = line;
  const G = flow / ((Math.PI / 4) * D ** 2);
  const f = friction((G * D) / mu, roughness / D);
  const perLength = f / D + lossCoefficient / L;
  const cp = (k * r) / (k - 1);
  // T + (G·r·T/p)²/(2·cp) = T0.
  const temperature = (p: number): number => {
    const a = (G * r) ** 2 / (2 * cp * p ** 2);
    return (Math.sqrt(1 + 4 * a * T0) - 1) / (2 * a);
  };
  const mach2 = (p: number): number => (G * r * temperature(p)) ** 2 / p ** 2 / (k * r * temperature(p));
  let p = behind;
  const choked = mach2(p) > 1;
  if (choked) {
    let [low, high] = [p, 1e9];
    for (let halving = 0; halving < 200; halving += 1) {
      const middle = (low + high) / 2;
      if (mach2(middle) > 1) low = middle;
      else high = middle;
    }
    p = high;
  }
  // Length upstream per rise of pressure: dp·(1 + G²·dv/dp) = −(f/D·G²/(2·ρ) + ρ·g·dz/dx)·dx at T + v²/(2·cp) = T0.
  const slope = (at: number): number => {
    const density = at / (r * temperature(at));
    const m2 = mach2(at);
    return (1 - m2) / (1 + (k - 1) * m2) / ((perLength * G ** 2) / (2 * density) + (density * g * rise) / L);
  };
  let x = 0;
  for (;;) {
    const step = Math.min(1e-3 * p, (0.05 * (L - x)) / Math.max(slope(p), 1e-300) + 1e-9 * p);
    const half = slope(p + step / 2);
    const advance = (step / 6) * (slope(p) + 4 * half + slope(p + step));
    if (x + advance >= L * (1 - 1e-9)) return { pressure: p + (step * (L - x)) / advance, choked };
    x += advance;
    p += step;
  }
}

/** Pressures of the nodes of a tree of lines, from the outlet up. */
function integrateTree({ sources, items, outletPressure }: FlareNetwork) {
  const pressures = new Map<string, number>();
  let choked = 0;
  const reaches = (from: string): FlareSource[] => [
    ...sources.filter(({ to, flow }) => to === from && flow > 0),
    ...items.filter(({ to }) => to === from).flatMap(({ from: above }) => reaches(above)),
  ];
  const climb = (node: string, pressure: number): void => {
    pressures.set(node, pressure);
    for (const item of items.filter(({ to }) => to === node)) {
      const arriving = reaches(item.from);
      if (item.type !== 'line') throw new RangeError('not a line');
      if (arriving.length === 0) climb(item.from, pressure);
      else {
        const inlet = inletOf(item, mixtureOf(arriving), pressure);
        if (inlet.choked) choked += 1;
        climb(item.from, inlet.pressure);
      }
    }
  };
  climb('flare', outletPressure);
  return { pressures, choked };
}

test('50 trees with one to three choked outlets meet an independent integration within 0.5 % of the pressure', () => {
  const random = randomNumbers(5);
  let worst = 0;
  const left = [0, 20, 20, 10];
  for (let result = 0; result < 50;) {
    const network = randomTree(random, { nodes: 4 + Math.floor(random() * 9), isFallingAllowed: false });
    const expected = integrateTree(network);
    const wanted = left[expected.choked] ?? 0;
    if (wanted === 0) continue;
    left[expected.choked] = wanted - 1;
    result += 1;
    const solution = solveFlareNetwork(network);
    if (solution.type === 'refused') throw solution.text;
    expect(solution.items.filter(({ choked }) => choked)).toHaveLength(expected.choked);
    for (const { tag, pressure } of solution.nodes) {
      const target = expected.pressures.get(tag) ?? NaN;
      worst = Math.max(worst, Math.abs(pressure / target - 1));
      expect(Math.abs(pressure / target - 1), `${result} ${tag}`).toBeLessThan(5e-3);
    }
  }
  // Far inside the tolerance: the two differ by their steps alone.
  expect(worst).toBeLessThan(5e-4);
});

test('2000 random trees end solved with their balances within 1e-9, or refused by name', () => {
  const random = randomNumbers(2026);
  let solved = 0;
  for (let round = 0; round < 2000; round += 1) {
    const network = randomTree(random, {
      nodes: 2 + Math.floor(random() * 25),
      isFallingAllowed: true,
      withEquipment: true,
    });
    const solution = solveFlareNetwork(network);
    if (solution.type === 'refused') {
      expect(solution.items.length + solution.sources.length).toBeGreaterThan(0);
      expect(solution.text.message).not.toContain('NaN');
      continue;
    }
    solved += 1;
    expect(solution.massResidual, `${round}`).toBeLessThan(1e-9);
    expect(solution.energyResidual, `${round}`).toBeLessThan(1e-9);
    const flows = new Map<string, number>();
    for (const [index, { massFlow, inlet, outlet, choked }] of solution.items.entries()) {
      const { from, to } = network.items[index] ?? { from: '', to: '' };
      flows.set(from, (flows.get(from) ?? 0) - massFlow);
      flows.set(to, (flows.get(to) ?? 0) + massFlow);
      if (massFlow === 0) continue;
      for (const state of [inlet, outlet]) {
        expect(state?.pressure).toBeGreaterThan(0);
        expect(state?.mach, `${round}`).toBeLessThan(1 + 1e-9);
      }
      const behind = solution.nodes.find(({ tag }) => tag === to)?.pressure ?? NaN;
      if (choked) expect(outlet?.pressure).toBeGreaterThan(behind);
      else expect(outlet?.pressure).toBe(behind);
      // The pressure that the item has at its inlet is that of the node before it.
      expect(solution.nodes.find(({ tag }) => tag === from)?.pressure).toBe(inlet?.pressure);
    }
    for (const { to, flow } of network.sources) flows.set(to, (flows.get(to) ?? 0) + flow);
    const total = network.sources.reduce((sum, { flow }) => sum + flow, 0);
    for (const [tag, flow] of flows) {
      if (tag !== 'flare') expect(Math.abs(flow), `${round} ${tag}`).toBeLessThanOrEqual(1e-9 * total);
    }
  }
  expect(solved).toBeGreaterThan(1900);
});
