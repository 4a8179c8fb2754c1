import type { LineRating } from '../flow/index.ts';
import { smallestSizes, type SizeFault } from '../piping/index.ts';
import { exceededCriteria, lineEnds, type LineCriteria } from './line-criteria.ts';
import { solveNetwork } from './solve-network.ts';
import type { LineItem, Network, NetworkItem, NetworkLiquid, NetworkSolution, SolvedNetwork } from './types.ts';

/** Smallest standard sizes of the lines of a hydraulic network that meet criteria in every case. */

/** A line with the pipes that it may have, by inside diameter in ascending order; all have its tag and ends. */
export type SizedLine = readonly [LineItem, ...LineItem[]];

/** A case with its network and the pipes of its lines: the same lines in the same order, with as many pipes, in every case. */
export interface SizingCase {
  readonly name: string;
  readonly network: Network;
  readonly lines: readonly SizedLine[];
  /** The criteria of a line by tag. */
  readonly criteria: (tag: string) => LineCriteria;
  /** Least pressure at the suction of a pump at a flow of a liquid, Pa absolute and m³/s; undefined where it has none. */
  readonly leastSuction: (pump: string, volumeFlow: number, liquid: NetworkLiquid) => number | undefined;
  /** Solves the network with other pipes, and returns its items with their liquid; `solveNetwork` by default. */
  readonly solve?: ((network: Network) => SizedState) | undefined;
}

/** The solution of a network with substituted pipes, and its items. */
export interface SizedState {
  readonly solution: NetworkSolution;
  readonly items: readonly NetworkItem[];
}

const solveAsIs = (network: Network): SizedState => ({ solution: solveNetwork(network), items: network.items });

/** A criterion that sizes do not meet. */
export interface SizingFault {
  readonly criterion: keyof LineRating | 'suction pressure' | 'flow' | 'no state';
  /** The line, the pump, the node that takes or gives less, or the item without a state. */
  readonly subject: string;
  readonly scenario: string;
  /** Figure over limit, or limit over figure. */
  readonly share: number;
}

/** The smallest pipes of the lines of a hydraulic network, with what governs each. */
export interface NetworkSizing {
  /** In the order of the lines of the cases, by the place of the pipe. */
  readonly lines: readonly { readonly pipe: number; readonly governing: SizingFault | undefined }[];
  /** Criteria that no sizes meet. */
  readonly unmet: readonly SizingFault[];
}

type Fault = SizeFault<SizingFault>;

/** Share of its flow in the network as listed that a node with a fixed pressure keeps at least. */
export const keptFlow = 0.98;

/**
 * Returns the smallest pipes of lines by `smallestSizes`. Every case must have a state, no line exceeds its limits, pumps have their suction
 * pressure, and what nodes of fixed pressure give or take is at least `keptFlow` of that with the pipes as listed: without that, the smallest
 * pipes would pass nothing. The search starts at the pipes that the velocities as listed ask for.
 */
export function sizeNetworkLines(cases: readonly SizingCase[], progress?: (share: number) => void): NetworkSizing {
  const lines = cases[0]?.lines ?? [];
  const evaluators = cases.map(faultsOfCase);
  const asListed = cases.map(({ network, solve = solveAsIs }) => solve(network).solution);
  const found = smallestSizes<SizingFault>({
    counts: lines.map(({ length }) => length),
    start: lines.map((line, index) =>
      Math.max(
        ...cases.map((each, at) => {
          const solution = asListed[at];
          return solution?.type === 'solved' ? startOf(each.lines[index] ?? line, each, solution) : line.length - 1;
        }),
      ),
    ),
    order: [...lines.keys()].toSorted((one, other) => steelOf(lines[other]) - steelOf(lines[one])),
    faultsOf: sizes => evaluators.flatMap(evaluate => evaluate(sizes)),
    ...(progress ? { progress } : {}),
  });
  return {
    lines: found.sizes.map((pipe, index) => ({ pipe, governing: found.governing[index]?.cause })),
    unmet: found.unmet.map(({ cause }) => cause),
  };
}

/** Length times diameter of the largest pipe: lines of which a smaller size saves most come first. */
const steelOf = (line: SizedLine | undefined): number => {
  const last = line?.at(-1);
  return last ? last.length * last.insideDiameter : 0;
};

/** The smallest pipe that the velocity limit allows at the flow as listed; the smallest of all without a limit. */
function startOf(line: SizedLine, { network, criteria }: SizingCase, { items }: SolvedNetwork): number {
  const { tag } = line[0];
  const index = network.items.findIndex(item => item.tag === tag);
  const [item, result] = [network.items[index], items[index]];
  if (item?.type !== 'line' || !result) return 0;
  const ends = lineEnds(result, item.insideDiameter, criteria(tag));
  const shares = ends.map(({ limits, rating }) => rating.velocity / (limits.velocity?.maximum ?? Infinity));
  const minimum = item.insideDiameter * Math.sqrt(Math.max(0, ...shares));
  const found = line.findIndex(({ insideDiameter }) => insideDiameter >= minimum);
  return found < 0 ? line.length - 1 : found;
}

function faultsOfCase(sizing: SizingCase): (sizes: readonly number[]) => readonly Fault[] {
  const { name, network, lines, solve = solveAsIs } = sizing;
  const indexOf = new Map(lines.map(([{ tag }], index) => [tag, index]));
  const listed = solve(network).solution;
  return sizes => {
    const chosen = network.items.map(item => {
      const index = indexOf.get(item.tag);
      return index === undefined ? item : (lines[index]?.[sizes[index] ?? 0] ?? item);
    });
    const { solution, items } = solve({ ...network, items: chosen });
    const sized = { ...network, items };
    const byLoss = linesByLoss(sized, solution.type === 'solved' ? solution : undefined, indexOf);
    if (solution.type === 'refused') {
      const [subject = ''] = [...solution.items, ...solution.nodes];
      return [faultOf({ criterion: 'no state', subject, scenario: name, share: Infinity }, byLoss)];
    }
    return [
      ...lineFaults(sized, solution, sizing, indexOf),
      ...suctionFaults(sized, solution, sizing, byLoss),
      ...(listed.type === 'solved' ? flowFaults(listed, solution, name, byLoss) : []),
    ];
  };
}

function faultOf(cause: SizingFault, lines: readonly number[]): Fault {
  return { cause, key: [cause.criterion, cause.subject, cause.scenario].join('\n'), share: cause.share, lines };
}

/** Lines by their loss, the largest first; without a solution by length/D⁵, to which the loss of a flow is proportional. */
function linesByLoss(
  { items }: Network,
  solution: SolvedNetwork | undefined,
  indexOf: ReadonlyMap<string, number>,
): number[] {
  return items
    .flatMap((item, position) => {
      const index = indexOf.get(item.tag);
      if (index === undefined || item.type !== 'line') return [];
      const { length, insideDiameter: D } = item;
      const loss = solution ? Math.abs(solution.items[position]?.loss ?? 0) : length / (D * D * D * D * D);
      return [{ index, loss }];
    })
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ index }) => index);
}

function lineFaults(
  { items }: Network,
  solution: SolvedNetwork,
  { name, criteria }: SizingCase,
  indexOf: ReadonlyMap<string, number>,
): Fault[] {
  return items.flatMap((item, position) => {
    const [index, result] = [indexOf.get(item.tag), solution.items[position]];
    if (index === undefined || !result || item.type !== 'line') return [];
    return exceededCriteria(result, item.insideDiameter, criteria(item.tag)).map(({ what, limit, value = Infinity }) =>
      faultOf({ criterion: what, subject: item.tag, scenario: name, share: value / limit }, [index]),
    );
  });
}

/** Pumps whose suction has too little pressure, which the lines before them bring down most. */
function suctionFaults(
  { items, fluid }: Network,
  solution: SolvedNetwork,
  { name, leastSuction, lines }: SizingCase,
  byLoss: readonly number[],
): Fault[] {
  if (fluid.phase === 'gas') return [];
  return items.flatMap((item, position) => {
    const result = solution.items[position];
    if (item.type !== 'pump' || !result || result.inletPressure === undefined || !(result.massFlow > 0)) return [];
    const liquid = { ...fluid, ...item.liquid };
    const minimum = leastSuction(item.tag, result.massFlow / liquid.density, liquid);
    if (minimum === undefined || result.inletPressure >= minimum) return [];
    const before = nodesBefore(items, solution, item.from);
    const isBefore = (index: number) =>
      before.has(lines[index]?.[0].to ?? '') || before.has(lines[index]?.[0].from ?? '');
    const share = minimum / Math.max(result.inletPressure, 1);
    return [
      faultOf({ criterion: 'suction pressure', subject: item.tag, scenario: name, share }, [
        ...byLoss.filter(isBefore),
        ...byLoss.filter(index => !isBefore(index)),
      ]),
    ];
  });
}

/** Nodes from which a flow reaches a node, and that node. */
function nodesBefore(items: Network['items'], solution: SolvedNetwork, start: string): ReadonlySet<string> {
  const nodes = new Set([start]);
  for (const node of nodes)
    for (const [index, { from, to }] of items.entries()) {
      const flow = solution.items[index]?.massFlow ?? 0;
      if (flow > 0 && to === node) nodes.add(from);
      if (flow < 0 && from === node) nodes.add(to);
    }
  return nodes;
}

function flowFaults(listed: SolvedNetwork, solution: SolvedNetwork, name: string, byLoss: readonly number[]): Fault[] {
  return listed.nodes.flatMap(({ tag, exchange }, node) => {
    const nodeExchange = solution.nodes[node]?.exchange ?? 0;
    const share =
      (keptFlow * Math.abs(exchange)) / Math.max(Math.sign(exchange) * nodeExchange, 1e-9 * Math.abs(exchange));
    return exchange === 0 || share <= 1
      ? []
      : [faultOf({ criterion: 'flow', subject: tag, scenario: name, share }, byLoss)];
  });
}
