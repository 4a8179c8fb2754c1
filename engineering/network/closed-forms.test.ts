import { expect, test } from 'vitest';
import { log, pow } from '../elementary/index.ts';
import { colebrook } from '../flow/index.ts';
import { solveNetwork, type ItemResult, type Network, type NetworkItem, type SolvedNetwork } from './index.ts';

const water = { phase: 'liquid', density: 1000, viscosity: 0.001 } as const;
const g = 9.80665;

/** A solved network; fails where it is refused. */
function solve(network: Network): SolvedNetwork {
  const solution = solveNetwork(network);
  if (solution.type === 'refused') throw new Error(solution.text.message);
  expect(solution.massResidual).toBeLessThan(1e-9);
  expect(solution.pressureResidual).toBeLessThan(0.1);
  return solution;
}

function itemOf(solution: SolvedNetwork, tag: string): ItemResult {
  const item = solution.items.find(one => one.tag === tag);
  if (!item) throw new Error(`no ${tag}`);
  return item;
}

function pressureOf(solution: SolvedNetwork, tag: string): number {
  return solution.nodes.find(one => one.tag === tag)?.pressure ?? NaN;
}

/** Equipment with Δp = k·m². */
const resistance = (tag: string, from: string, to: string, k: number): NetworkItem => ({
  type: 'equipment',
  tag,
  from,
  to,
  differential: k,
  referenceFlow: 1,
});

test('two parallel pipes share the flow so that their losses are equal', () => {
  const line = (tag: string, insideDiameter: number, length: number): NetworkItem => ({
    type: 'line',
    tag,
    from: 'A',
    to: 'B',
    insideDiameter,
    length,
    roughness: 4.6e-5,
  });
  const solution = solve({
    fluid: water,
    nodes: [
      { tag: 'A', elevation: 0, pressure: 5e5 },
      { tag: 'B', elevation: 3, outflow: 60 },
    ],
    items: [line('one', 0.15, 200), line('two', 0.1, 150)],
  });
  const loss = (flow: number, diameter: number, length: number) => {
    const velocity = flow / (1000 * (Math.PI / 4) * diameter * diameter);
    const factor = colebrook((1000 * velocity * diameter) / 0.001, 4.6e-5 / diameter);
    return (factor * length * 1000 * velocity * velocity) / (2 * diameter);
  };
  const [one, two] = [itemOf(solution, 'one'), itemOf(solution, 'two')];
  expect(one.massFlow + two.massFlow).toBeCloseTo(60, 9);
  expect(loss(one.massFlow, 0.15, 200)).toBeCloseTo(one.loss ?? NaN, 3);
  expect(loss(two.massFlow, 0.1, 150)).toBeCloseTo(one.loss ?? NaN, 3);
  expect(pressureOf(solution, 'B')).toBeCloseTo(5e5 - (one.loss ?? NaN) - 3 * 1000 * g, 3);
});

test('three reservoirs feed and drain one junction by the square law', () => {
  // h = k·Q² with heads 100, 80 and 60 m: the head of the junction by bisection of the sum of flows.
  const k = [2000, 1000, 4000] as const;
  const heads = [100, 80, 60] as const;
  let [low, high] = [60, 100];
  const flow = (head: number, i: 0 | 1 | 2) =>
    Math.sign(heads[i] - head) * Math.sqrt(Math.abs(heads[i] - head) / k[i]) * 1000;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (flow(middle, 0) + flow(middle, 1) + flow(middle, 2) > 0) low = middle;
    else high = middle;
  }
  const solution = solve({
    fluid: water,
    nodes: [
      ...heads.map((head, i) => ({ tag: `R${i}`, elevation: head - 10, pressure: 101325, level: 10 })),
      { tag: 'J', elevation: 20 },
    ],
    items: k.map((factor, i) => resistance(`L${i}`, `R${i}`, 'J', (factor * 1000 * g) / 1e6)),
  });
  expect((pressureOf(solution, 'J') - 101325) / (1000 * g) + 20).toBeCloseTo(low, 8);
  expect(itemOf(solution, 'L0').massFlow).toBeCloseTo(flow(low, 0), 6);
  expect(itemOf(solution, 'L2').massFlow).toBeCloseTo(flow(low, 2), 6);
  expect(itemOf(solution, 'L2').state).toBe('reversed');
});

test('a square with a diagonal meets the loop equations of Hardy Cross', () => {
  // Head losses k·Q² in two loops; checked by the sums round the loops, which is what Hardy Cross corrects to zero.
  const items = [
    resistance('AB', 'A', 'B', 5),
    resistance('BC', 'B', 'C', 1),
    resistance('AD', 'A', 'D', 4),
    resistance('DC', 'D', 'C', 1),
    resistance('BD', 'B', 'D', 2),
  ];
  const solution = solve({
    fluid: water,
    nodes: [
      { tag: 'A', elevation: 0, pressure: 1e6 },
      { tag: 'B', elevation: 0, outflow: 20 },
      { tag: 'C', elevation: 0, outflow: 50 },
      { tag: 'D', elevation: 0, outflow: 30 },
    ],
    items,
  });
  const drop = (tag: string, k: number) => {
    const { massFlow } = itemOf(solution, tag);
    return k * massFlow * Math.abs(massFlow);
  };
  expect(drop('AB', 5) + drop('BD', 2) - drop('AD', 4)).toBeCloseTo(0, 6);
  expect(drop('BC', 1) - drop('DC', 1) - drop('BD', 2)).toBeCloseTo(0, 6);
  expect(itemOf(solution, 'AB').massFlow + itemOf(solution, 'AD').massFlow).toBeCloseTo(100, 9);
  expect(solution.nodes[0]?.exchange).toBeCloseTo(100, 9);
});

const curve = [
  { flow: 0, head: 60 },
  { flow: 0.02, head: 50 },
  { flow: 0.04, head: 20 },
];
/** The parabola through the rows: 60 − 25 000·Q². */
const headAt = (flow: number) => 60 - 25_000 * flow * flow;

test('two pumps in parallel give the flow of half the system curve, and in series of half the head', () => {
  const pump = (tag: string, from: string, to: string): NetworkItem => ({
    type: 'pump',
    tag,
    from,
    to,
    duty: { curve, degree: 2 },
  });
  const ends = [
    { tag: 'A', elevation: 0, pressure: 1e5 },
    { tag: 'C', elevation: 20, pressure: 1e5 },
  ];
  // System: 20 m and k·m². Parallel: 60 − 25 000·(Q/2)² = 20 + K·Q²; series: 2·(60 − 25 000·Q²) = 20 + K·Q².
  const K = 20_000;
  const system = resistance('L', 'B', 'C', (K * g * 1000) / 1e6);
  const parallel = solve({
    fluid: water,
    nodes: [...ends, { tag: 'B', elevation: 0 }],
    items: [pump('P1', 'A', 'B'), pump('P2', 'A', 'B'), system],
  });
  const together = Math.sqrt(40 / (6250 + K));
  expect(itemOf(parallel, 'L').massFlow).toBeCloseTo(1000 * together, 8);
  expect(itemOf(parallel, 'P1').head).toBeCloseTo(headAt(together / 2), 6);
  const series = solve({
    fluid: water,
    nodes: [...ends, { tag: 'B', elevation: 0 }, { tag: 'M', elevation: 0 }],
    items: [pump('P1', 'A', 'M'), pump('P2', 'M', 'B'), system],
  });
  expect(itemOf(series, 'L').massFlow).toBeCloseTo(1000 * Math.sqrt(100 / (50_000 + K)), 8);
});

test('gas through two isothermal lines in series falls by the sum of their squares of pressure', () => {
  const gas = { phase: 'gas', normalDensity: 0.8, viscosity: 1.1e-5, temperature: 300 } as const;
  const flow = 2;
  const solution = solve({
    fluid: gas,
    nodes: [
      { tag: 'A', elevation: 0, pressure: 2e6 },
      { tag: 'B', elevation: 0 },
      { tag: 'C', elevation: 0, outflow: flow },
    ],
    items: [
      { type: 'line', tag: 'L1', from: 'A', to: 'B', insideDiameter: 0.1, length: 2000, roughness: 2e-5 },
      { type: 'line', tag: 'L2', from: 'B', to: 'C', insideDiameter: 0.08, length: 300, roughness: 2e-5 },
    ],
  });
  // p1² − p2² = G²·(p/ρ)·(N + 2·ln(p1/p2)): Crane TP-410, eq. 1-6.
  const perDensity = (101_325 * 300) / (0.8 * 273.15);
  let pressure = 2e6;
  for (const [diameter, length] of [
    [0.1, 2000],
    [0.08, 300],
  ] as const) {
    const flux = flow / ((Math.PI / 4) * diameter * diameter);
    const N = (colebrook((flux * diameter) / 1.1e-5, 2e-5 / diameter) * length) / diameter;
    let end = pressure;
    for (let pass = 0; pass < 100; pass += 1) {
      end = Math.sqrt(pressure ** 2 - flux * flux * perDensity * (N + 2 * log(pressure / end)));
    }
    pressure = end;
  }
  expect(pressureOf(solution, 'C')).toBeCloseTo(pressure, 1);
});

test('gas at rest in a column has the barometric pressure', () => {
  const solution = solve({
    fluid: { phase: 'gas', normalDensity: 1.2929, viscosity: 1.8e-5, temperature: 288.15 },
    nodes: [
      { tag: 'top', elevation: 500, pressure: 1e5 },
      { tag: 'foot', elevation: 0 },
    ],
    items: [{ type: 'line', tag: 'shaft', from: 'top', to: 'foot', insideDiameter: 1, length: 500, roughness: 1e-4 }],
  });
  // p = p0·exp(g·z·ρ/p) with ρ/p of the gas.
  const perPascal = (1.2929 * 273.15) / (101_325 * 288.15);
  expect(pressureOf(solution, 'foot')).toBeCloseTo(1e5 * pow(Math.E, g * 500 * perPascal), 2);
});

test('a laminar line follows Hagen and Poiseuille', () => {
  const solution = solve({
    fluid: { phase: 'liquid', density: 900, viscosity: 0.5 },
    nodes: [
      { tag: 'A', elevation: 0, pressure: 3e5 },
      { tag: 'B', elevation: 0, pressure: 1e5 },
    ],
    items: [{ type: 'line', tag: 'L', from: 'A', to: 'B', insideDiameter: 0.1, length: 100, roughness: 1e-4 }],
  });
  // q = π·D⁴·Δp/(128·μ·L)
  expect(itemOf(solution, 'L').massFlow).toBeCloseTo((900 * Math.PI * 1e-4 * 2e5) / (128 * 0.5 * 100), 8);
});
