import { solveLinearSystem } from '../numerics/index.ts';
import { Refusal } from '../quantities/index.ts';
import { listOf, type FlareGraph } from './graph.ts';
import { orderFlows, type FlowOrder, type Sweep, type SweepFault } from './sweep.ts';

/** Flows of the items, kg/s, negative against their direction, with their sweep. */
export interface SolvedFlows {
  readonly flows: Float64Array;
  readonly sweep: Sweep;
}

/** Items of loops for which no flows were found. */
export interface LoopFault {
  readonly items: readonly number[];
  readonly text: Refusal;
}

/**
 * Returns the flows of a network: in a tree those of the sources; where several items lead out of a node, those with one pressure at every
 * node, by Newton's method on the flows of the items beyond a tree (chords), each with the sum of the pressure differences round its loop.
 * Newton's method starts, and where it fails goes on, from flows by the conductances of all items, of which `first` is an estimate.
 */
export function solveFlows(
  graph: FlareGraph,
  sweepOf: (order: FlowOrder) => Sweep | SweepFault,
  first: () => readonly number[],
): SolvedFlows | SweepFault | LoopFault {
  const tree = treeOf(graph);
  const attempt = (chordFlows: readonly number[] | undefined): SolvedFlows | SweepFault | undefined => {
    const flows = chordFlows && flowsOf(graph, tree, chordFlows);
    const order = flows && orderFlows(graph, flows);
    const sweep = order && sweepOf(order);
    return sweep && 'text' in sweep ? sweep : sweep && { flows, sweep };
  };
  const conductances = tree.chords.length === 0 ? [] : first().slice();
  let chordFlows = tree.chords.length === 0 ? [] : conductedFlows(graph, tree, conductances);
  let found = attempt(chordFlows);
  if (tree.chords.length === 0 && found) return found;
  for (let round = 0; round < maxRounds && chordFlows; round += 1) {
    if (!found || 'text' in found) break;
    if (isBalanced(graph, tree, found)) return found;
    const from = chordFlows;
    const step = stepOf(graph, tree, found) ?? [];
    const size = imbalanceOf(graph, tree, found);
    let next: SolvedFlows | undefined;
    // The whole step, or a part of it that has an order of flows and states and makes the loops no worse.
    for (let share = 1; share > leastShare && step.length > 0; share /= 4) {
      const part: number[] = from.map((flow, index) => flow + share * (step[index] ?? NaN));
      const tried = attempt(part);
      if (!tried || 'text' in tried || imbalanceOf(graph, tree, tried) > size) continue;
      next = tried;
      chordFlows = part;
      break;
    }
    if (!next) {
      adjust(graph, found, conductances);
      const conducted = conductedFlows(graph, tree, conductances);
      const half = conducted?.map((flow, index) => (flow + (from[index] ?? NaN)) / 2);
      const tried = attempt(half);
      chordFlows = tried && !('text' in tried) ? half : conducted;
      found = tried && !('text' in tried) ? tried : attempt(conducted);
    } else found = next;
  }
  if (found && ('text' in found || isBalanced(graph, tree, found))) return found;
  const items = [...new Set(tree.loops.flatMap(loop => [...loop.keys()]))];
  return {
    items,
    text: new Refusal(
      `no flows round the loop of ${listOf(items.map(item => graph.items[item]?.tag ?? ''))} were found with one pressure at every node`,
    ),
  };
}

/** Replaces conductances by those of the items with flow. */
function adjust(graph: FlareGraph, found: SolvedFlows, conductances: number[]): void {
  for (const item of graph.items.keys()) {
    const { drop } = dropOf(graph, item, found);
    if (drop !== 0) conductances[item] = Math.abs((found.flows[item] ?? NaN) / drop);
  }
}

const maxRounds = 300;
const leastShare = 1e-2;
/** Share of all flow below which there is none: a hundredth of the tolerance of balances. */
const leastFlow = 1e-11;
/** Of a node, relative. */
const pressureTolerance = 1e-10;

/** Whether every node has one pressure, those included that are joined by items without flow alone. */
function isBalanced(graph: FlareGraph, tree: Tree, found: SolvedFlows): boolean {
  const { mismatches, pressures } = found.sweep;
  const limit = pressureTolerance * Math.min(...pressures.filter(pressure => pressure > 0));
  const isEven = [...mismatches.values()].every(mismatch => Math.abs(mismatch) <= limit);
  return isEven && imbalanceOf(graph, tree, found) <= limit;
}

/** A tree towards the outlet, and the items beyond it. */
interface Tree {
  /** Item that leads from each node towards the outlet; -1 at the outlet. */
  readonly parents: Int32Array;
  /** Nodes from the outlet up. */
  readonly order: readonly number[];
  readonly chords: readonly number[];
  /** Of each chord: the items of its loop, 1 in its direction or -1 against it. */
  readonly loops: readonly ReadonlyMap<number, 1 | -1>[];
}

function treeOf({ nodes, items, from, to, incoming, outlet }: FlareGraph): Tree {
  const parents = new Int32Array(nodes.length).fill(-1);
  const order = [outlet];
  const reached = new Set(order);
  for (const node of order) {
    for (const item of incoming[node] ?? []) {
      const before = from[item] ?? -1;
      if (reached.has(before)) continue;
      reached.add(before);
      parents[before] = item;
      order.push(before);
    }
  }
  const chords = [...items.keys()].filter(item => parents[from[item] ?? -1] !== item);
  const pathFrom = (start: number): number[] => {
    const path: number[] = [];
    for (let node = start; node !== outlet; node = to[path.at(-1) ?? -1] ?? outlet) path.push(parents[node] ?? -1);
    return path;
  };
  const loops = chords.map(chord => {
    const loop = new Map<number, 1 | -1>([[chord, 1]]);
    for (const item of pathFrom(to[chord] ?? -1)) loop.set(item, 1);
    for (const item of pathFrom(from[chord] ?? -1)) {
      if (loop.has(item)) loop.delete(item);
      else loop.set(item, -1);
    }
    return loop;
  });
  return { parents, order, chords, loops };
}

/** A loop whose heights do not add up to zero. */
export interface OpenLoop {
  readonly items: readonly number[];
  /** m. */
  readonly rise: number;
}

/** Returns loops whose lines rise in sum, m, other than by rounded figures: a column of gas would drive a flow round them. */
export function findOpenLoops(graph: FlareGraph): OpenLoop[] {
  return treeOf(graph).loops.flatMap(loop => {
    let rise = 0;
    for (const [index, sign] of loop) {
      const item = graph.items[index];
      if (item?.type === 'line') rise += sign * (item.rise ?? 0);
    }
    return Math.abs(rise) > 0.1 ? [{ items: [...loop.keys()], rise: Math.abs(rise) }] : [];
  });
}

/** Flows of all items from those of the chords. */
function flowsOf(graph: FlareGraph, { parents, order, chords }: Tree, chordFlows: readonly number[]): Float64Array {
  const { items, nodes, sources, sourceNode, from, to } = graph;
  const flows = new Float64Array(items.length);
  const supply = new Float64Array(nodes.length);
  const add = (node: number | undefined, flow: number): void => {
    if (node !== undefined) supply[node] = (supply[node] ?? 0) + flow;
  };
  let total = 0;
  for (const [index, { flow }] of sources.entries()) {
    add(sourceNode[index], flow);
    total += flow;
  }
  // Rounding leaves flows in parts without any, which would run in circles there.
  const rounded = (flow: number): number => (Math.abs(flow) <= leastFlow * total ? 0 : flow);
  for (const [index, chord] of chords.entries()) {
    const flow = rounded(chordFlows[index] ?? 0);
    flows[chord] = flow;
    add(from[chord], -flow);
    add(to[chord], flow);
  }
  for (const node of order.toReversed()) {
    const item = parents[node] ?? -1;
    if (item < 0) continue;
    const flow = rounded(supply[node] ?? 0);
    flows[item] = flow;
    add(to[item], flow);
  }
  return flows;
}

/**
 * Flows of the chords where every item passes its conductance, kg/(s·Pa), times the difference of pressure: such flows never run in a circle.
 * Undefined where the system is singular.
 */
function conductedFlows(graph: FlareGraph, { chords }: Tree, conductances: readonly number[]): number[] | undefined {
  const { nodes, items, sources, sourceNode, from, to, outlet } = graph;
  const size = nodes.length;
  const matrix = new Float64Array(size * size);
  const pressures = new Float64Array(size);
  const add = (row: number, column: number, value: number): void => {
    if (row !== outlet) matrix[row * size + column] = (matrix[row * size + column] ?? 0) + value;
  };
  matrix[outlet * size + outlet] = 1;
  for (const index of items.keys()) {
    const [before, behind, conductance] = [from[index] ?? -1, to[index] ?? -1, conductances[index] ?? NaN];
    add(before, before, conductance);
    add(behind, behind, conductance);
    add(before, behind, -conductance);
    add(behind, before, -conductance);
  }
  for (const [index, { flow }] of sources.entries()) {
    const node = sourceNode[index] ?? -1;
    if (node !== outlet) pressures[node] = (pressures[node] ?? 0) + flow;
  }
  if (!solveLinearSystem(matrix, pressures, size)) return undefined;
  return chords.map(chord => {
    const fall = (pressures[from[chord] ?? -1] ?? NaN) - (pressures[to[chord] ?? -1] ?? NaN);
    return (conductances[chord] ?? NaN) * fall;
  });
}

/** Fall of pressure along an item in its direction, Pa, and its slope with the flow at the pressure behind it. */
function dropOf(graph: FlareGraph, item: number, { flows, sweep }: SolvedFlows): { drop: number; slope: number } {
  const flow = flows[item] ?? 0;
  const marched = sweep.marched[item];
  if (!marched || flow === 0) return { drop: 0, slope: 0 };
  const behind = sweep.pressures[(flow > 0 ? graph.to : graph.from)[item] ?? -1] ?? NaN;
  const { pressure } = marched.inlet;
  // p² falls with the square of the flow; where the outlet is choked, all pressures rise with the flow.
  const slope = (marched.choked ? pressure : Math.abs(pressure - behind ** 2 / pressure)) / Math.abs(flow);
  return { drop: Math.sign(flow) * (pressure - behind), slope };
}

function lossesOf(graph: FlareGraph, { loops }: Tree, found: SolvedFlows): number[] {
  return loops.map(loop => {
    let sum = 0;
    for (const [item, sign] of loop) sum += sign * dropOf(graph, item, found).drop;
    return sum;
  });
}

function imbalanceOf(graph: FlareGraph, tree: Tree, found: SolvedFlows): number {
  return Math.max(...lossesOf(graph, tree, found).map(Math.abs));
}

/** Newton's step of the chord flows. The change of density with the pressure behind an item is left out: it shortens the step. */
function stepOf(graph: FlareGraph, tree: Tree, found: SolvedFlows): Float64Array | undefined {
  const { loops } = tree;
  const size = loops.length;
  const matrix = new Float64Array(size * size);
  const right = Float64Array.from(lossesOf(graph, tree, found), loss => -loss);
  const largest = Math.max(...found.flows.map(Math.abs));
  // An item without flow has no slope: a little of the largest keeps the system regular.
  const slopes = graph.items.map((_, item) => dropOf(graph, item, found).slope);
  const minimum = (1e-6 * Math.max(1, ...slopes)) / Math.max(1, largest);
  for (const [row, loop] of loops.entries()) {
    for (const [column, other] of loops.entries()) {
      let sum = 0;
      for (const [item, sign] of loop) sum += sign * (other.get(item) ?? 0) * Math.max(minimum, slopes[item] ?? 0);
      matrix[row * size + column] = sum;
    }
  }
  solveLinearSystem(matrix, right, size);
  return right.every(Number.isFinite) ? right : undefined;
}
