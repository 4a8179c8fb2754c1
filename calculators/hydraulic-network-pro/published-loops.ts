import { solveNetwork, type Network, type NetworkItem } from '@isentrope/engineering/network';
import { fromSi, toSi } from '@isentrope/engineering/quantities';
import { disagreement, type Disagreement, type PublishedCase } from '../kit/index.ts';

/** Loops and lines of textbooks, solved as networks. */

const feet = (length: number) => toSi('length', length, 'ft');
const cubicFeet = (flow: number) => toSi('volumeFlow', flow, 'ft³/s');

/** Volume flow of an item, m³/s; NaN if the network has no solution. */
function flowIn(network: Network, tag: string): number {
  const solution = solveNetwork(network);
  if (solution.type === 'refused' || network.fluid.phase === 'gas') return NaN;
  const item = solution.items.find(each => each.tag === tag);
  return (item?.massFlow ?? NaN) / network.fluid.density;
}

/** Water of 1.94 slug/ft³ and 3.104e-5 lbf·s/ft² in pipes of commercial steel. */
const slug = 14.593902937206364;
const water = {
  phase: 'liquid',
  density: (1.94 * slug) / (feet(1) * feet(1) * feet(1)),
  viscosity: (3.104e-5 * slug) / feet(1),
} as const;

/** Pipes from and to, with length in ft and diameter in inches. */
const pipes = [
  ['1', 'inlet', 'middle', 2000, 12],
  ['2', 'middle', 'top outlet', 2000, 8],
  ['3', 'top left', 'top outlet', 3000, 6],
  ['4', 'inlet', 'top left', 4000, 6],
  ['5', 'inlet', 'bottom left', 1000, 8],
  ['6', 'bottom left', 'bottom outlet', 3000, 8],
  ['7', 'middle', 'bottom outlet', 2000, 8],
] as const;

const devices = {
  none: [],
  exchanger: ['exchanger'],
  'exchanger and pump': ['exchanger', 'pump'],
} as const;

/** The two loops, with devices at the start of pipe 1. */
function twoLoops(kind: keyof typeof devices): Network {
  const chain: readonly string[] = devices[kind];
  const nodeAt = (index: number) => (index === 0 ? 'inlet' : `behind ${chain[index - 1] ?? ''}`);
  const items = chain.map((device, index): NetworkItem => {
    const ends = { tag: device, from: nodeAt(index), to: nodeAt(index + 1) };
    if (device === 'pump') return { ...ends, type: 'pump', duty: { head: feet(203.5) } };
    // 50 ft of head at 1 ft³/s.
    const referenceFlow = water.density * cubicFeet(1);
    return { ...ends, type: 'equipment', differential: water.density * 9.80665 * feet(50), referenceFlow };
  });
  const start = nodeAt(chain.length);
  const tags = ['inlet', 'middle', 'top outlet', 'top left', 'bottom left', 'bottom outlet'];
  const outflows = new Map([
    ['top outlet', 1],
    ['bottom outlet', 2],
  ]);
  return {
    fluid: water,
    nodes: [...tags, ...chain.map((_, index) => nodeAt(index + 1))].map(tag => ({
      tag,
      elevation: 0,
      pressure: tag === 'inlet' ? 1e7 : undefined,
      outflow: water.density * cubicFeet(outflows.get(tag) ?? 0),
    })),
    items: [
      ...items,
      ...pipes.map(([tag, from, to, length, diameter]): NetworkItem => ({
        tag,
        type: 'line',
        from: tag === '1' ? start : from,
        to,
        length: feet(length),
        insideDiameter: feet(diameter / 12),
        roughness: feet(0.00015),
      })),
    ],
  };
}

const titles = {
  none: '',
  exchanger: ' with an exchanger',
  'exchanger and pump': ' with an exchanger and a pump',
} as const;

const haaland = disagreement(
  'The program has the friction factor of Haaland, 1.3 % below that of Colebrook in pipe 5. With Haaland’s formula the network has 0.8098 ft³/s, with Colebrook’s 0.8136, here and by an iteration of its two loops apart from this program.',
);

function twoLoopFigure(
  kind: keyof typeof devices,
  pipe: string,
  printed: string,
  beyond?: Disagreement,
): PublishedCase {
  return {
    type: 'figure',
    kind: 'program',
    title: `Two loops of seven pipes${titles[kind]}: flow in pipe ${pipe}`,
    source:
      'Example 1.11 of a course on energy systems, solved by msu_esd: github.com/gabemorris12/msu_esd, examples/Kirchhoff Example.ipynb',
    expect: { printed, unit: 'ft³/s', ...(beyond ? { beyond } : {}) },
    compute: () => fromSi('volumeFlow', Math.abs(flowIn(twoLoops(kind), pipe)), 'ft³/s'),
  };
}

/** Inside diameters of Schedule 40, m. */
const bore = { 2: 0.0525, 3: 0.07793, 4: 0.10226, 5: 0.12819 } as const;

/** Fully turbulent friction factors of fittings. */
const fT = { 3: 0.017, 4: 0.016, 5: 0.016 } as const;

/** Commercial steel, m. */
const cleanSteel = toSi('length', 0.0018, 'inch');

/** A line of Schedule 40 with its length, m, and loss coefficient. */
function pipeOf(size: keyof typeof bore, ends: { from: string; to: string }, length: number, K: number): NetworkItem {
  return {
    ...ends,
    tag: `NPS ${size}`,
    type: 'line',
    insideDiameter: bore[size],
    length,
    roughness: cleanSteel,
    lossCoefficient: K,
  };
}

/** Flow, gal/min, from a reservoir through 10 ft of NPS 3 with a mitre bend and a gate valve and 20 ft of NPS 2, with a head of 11.5 ft. */
function flowOfCrane719(): number {
  const density = toSi('density', 62.364, 'lb/ft³');
  const contraction = 0.5 * (1 - (bore[2] / bore[3]) ** 2);
  const network: Network = {
    fluid: { phase: 'liquid', density, viscosity: 1.1e-3 },
    nodes: [
      { tag: 'reservoir', elevation: feet(11.5), pressure: 101_325 },
      { tag: 'contraction', elevation: 0 },
      { tag: 'outlet', elevation: 0, pressure: 101_325 },
    ],
    items: [
      pipeOf(3, { from: 'reservoir', to: 'contraction' }, feet(10), 0.5 + 60 * fT[3] + 8 * fT[3]),
      pipeOf(2, { from: 'contraction', to: 'outlet' }, feet(20), contraction + 1),
    ],
  };
  return fromSi('volumeFlow', flowIn(network, 'NPS 2'), 'gal (US)/min');
}

/** Pressure drop, bar, of 1500 L/min over 34 m of NPS 4, an enlargement and 67 m of NPS 5 that rise by 22 m. */
function dropOfCrane714(): number {
  const density = 999;
  const enlargement = (1 - (bore[4] / bore[5]) ** 2) ** 2;
  const solution = solveNetwork({
    fluid: { phase: 'liquid', density, viscosity: 1.138e-3 },
    nodes: [
      { tag: 'inlet', elevation: 0, inflow: (density * 1.5) / 60 },
      { tag: 'enlargement', elevation: 22 },
      { tag: 'outlet', elevation: 22, pressure: 101_325 },
    ],
    items: [
      pipeOf(4, { from: 'inlet', to: 'enlargement' }, 34, 14 * fT[4] + enlargement),
      pipeOf(5, { from: 'enlargement', to: 'outlet' }, 67, 14 * fT[5]),
    ],
  });
  const inlet = solution.type === 'solved' ? solution.nodes[0]?.pressure : undefined;
  return ((inlet ?? NaN) - 101_325) / 1e5;
}

function craneFigure(
  example: string,
  title: string,
  printed: string,
  unit: string,
  compute: () => number,
  beyond?: Disagreement,
): PublishedCase {
  const source = `Crane ${example}, as quoted in the documentation of fluids (C. Bell)`;
  const expect = { printed, unit, ...(beyond ? { beyond } : {}) };
  return { type: 'figure', kind: 'quoted', title, source, expect, compute };
}

export const publishedLoops: readonly PublishedCase[] = [
  twoLoopFigure('none', '1', '1.866'),
  twoLoopFigure('none', '5', '0.896'),
  twoLoopFigure('none', '7', '1.104'),
  twoLoopFigure('exchanger', '1', '0.8098', haaland),
  twoLoopFigure('exchanger and pump', '1', '2.000'),
  twoLoopFigure('exchanger and pump', '2', '0.813'),
  twoLoopFigure('exchanger and pump', '7', '1.187'),
  craneFigure(
    'TP-410, example 7-19',
    'Flow from a reservoir through NPS 3 and NPS 2 in series',
    '137',
    'gal (US)/min',
    flowOfCrane719,
    disagreement(
      'Crane reads the friction factors from a diagram. By Colebrook’s equation and the inside diameters of both pipes it is 139.4 gal/min; the documentation of fluids has 136.7 with the ratio of the nominal sizes, 2/3 instead of 0.674.',
    ),
  ),
  craneFigure(
    'TP-410M, example 7-14',
    'Pressure drop of NPS 4 and NPS 5 in series with a rise',
    '2.6',
    'bar',
    dropOfCrane714,
  ),
];
