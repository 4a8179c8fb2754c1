import { Refusal } from '../quantities/index.ts';
import type { FlareGas, GasFlow, GasModel } from './gas.ts';
import type { FlareGraph } from './graph.ts';
import { marchItem, sealHead, type MarchedItem } from './march-item.ts';

/** A flow through an item in its direction. */
export interface Passage {
  readonly item: number;
  /** Nodes in the direction of the flow. */
  readonly before: number;
  readonly behind: number;
  /** Above 0, kg/s. */
  readonly flow: number;
  readonly isReversed: boolean;
}

/** Gases and pressures of a network at given flows. */
export interface Sweep {
  /** Gas that leaves each node; undefined without flow. */
  readonly gases: readonly (FlareGas | undefined)[];
  /** Pressure of each node, Pa. */
  readonly pressures: readonly number[];
  /** States of each item; undefined without flow. */
  readonly marched: readonly (MarchedItem | undefined)[];
  /** Where several items lead out of a node: pressure that each but the leading one asks for less that of the node, Pa. */
  readonly mismatches: ReadonlyMap<number, number>;
}

/** An item at which no state exists. */
export interface SweepFault {
  readonly item: number;
  readonly text: Refusal;
}

/** Passages of a network with flows, in an order in which every node comes after those that feed it. */
export interface FlowOrder {
  /** Nodes with flow, from the sources to the outlet. */
  readonly nodes: readonly number[];
  /** Passages out of each node. */
  readonly leaving: readonly (readonly Passage[])[];
}

/** Returns the order of flows by item, kg/s, negative against the direction of the item; undefined where they run in a circle. */
export function orderFlows({ nodes, from, to }: FlareGraph, flows: ArrayLike<number>): FlowOrder | undefined {
  const leaving = nodes.map((): Passage[] => []);
  const waiting = nodes.map(() => 0);
  const hasFlow = nodes.map(() => false);
  for (const item of from.keys()) {
    const flow = flows[item] ?? 0;
    if (flow === 0) continue;
    const ends = [from[item] ?? -1, to[item] ?? -1] as const;
    const [before, behind] = flow > 0 ? ends : ([ends[1], ends[0]] as const);
    leaving[before]?.push({ item, before, behind, flow: Math.abs(flow), isReversed: flow < 0 });
    waiting[behind] = (waiting[behind] ?? 0) + 1;
    hasFlow[before] = true;
    hasFlow[behind] = true;
  }
  const order = [...nodes.keys()].filter(node => hasFlow[node] && waiting[node] === 0);
  for (const node of order) {
    for (const { behind } of leaving[node] ?? []) {
      const left = (waiting[behind] ?? 0) - 1;
      waiting[behind] = left;
      if (left === 0) order.push(behind);
    }
  }
  return order.length === hasFlow.filter(Boolean).length ? { nodes: order, leaving } : undefined;
}

/**
 * Returns the gases, from the sources to the outlet, and the pressures, from the outlet to the sources, of flows in their order; or the item
 * at which no state exists. The pressure of a node is that which its leading item asks for, by `leads` the one with the largest flow.
 */
export function sweepFlows(
  graph: FlareGraph,
  order: FlowOrder,
  sourceGases: readonly (FlareGas | undefined)[],
  model: GasModel,
  outletPressure: number,
): Sweep | SweepFault {
  const gases = mixGases(graph, order, sourceGases, model);
  const pressures = graph.nodes.map(() => NaN);
  const marched: (MarchedItem | undefined)[] = graph.items.map(() => undefined);
  const mismatches = new Map<number, number>();
  pressures[graph.outlet] = outletPressure;
  for (const node of order.nodes.toReversed()) {
    const leaving = order.leaving[node] ?? [];
    const gas = gases[node];
    if (gas === undefined || leaving.length === 0) continue;
    for (const { item, flow, behind, isReversed } of leaving) {
      const found = attempt(graph, item, gas, { flow, pressure: pressures[behind] ?? NaN, isReversed });
      if ('text' in found) return found;
      marched[item] = found;
    }
    const [lead] = leaving.toSorted((one, other) => other.flow - one.flow);
    const pressure = marched[lead?.item ?? -1]?.inlet.pressure ?? NaN;
    pressures[node] = pressure;
    for (const { item } of leaving) {
      if (item !== lead?.item) mismatches.set(item, (marched[item]?.inlet.pressure ?? NaN) - pressure);
    }
  }
  fillStill(graph, pressures);
  return { gases, pressures, marched, mismatches };
}

/** Marches an item and names it where no state exists. */
export function attempt(
  graph: FlareGraph,
  item: number,
  gas: FlareGas,
  { flow, pressure, isReversed }: { readonly flow: number; readonly pressure: number; readonly isReversed: boolean },
): MarchedItem | SweepFault {
  const one = graph.items[item];
  if (!one) throw new RangeError(`item ${item} is not in the network`);
  try {
    const found = marchItem(one, gas, flow, pressure, isReversed);
    if (found.inlet.pressure > 0 && found.inlet.pressure < Infinity) return found;
    return { item, text: new Refusal(`no state exists at the inlet of ${one.tag}`) };
  } catch (error) {
    if (error instanceof Refusal) return { item, text: error.after(`no state exists at ${one.tag}: `) };
    throw error;
  }
}

function mixGases(
  graph: FlareGraph,
  order: FlowOrder,
  sourceGases: readonly (FlareGas | undefined)[],
  model: GasModel,
): (FlareGas | undefined)[] {
  const arriving = graph.nodes.map((): GasFlow[] => []);
  for (const [index, gas] of sourceGases.entries()) {
    const massFlow = graph.sources[index]?.flow ?? 0;
    if (gas && massFlow > 0) arriving[graph.sourceNode[index] ?? -1]?.push({ gas, massFlow });
  }
  const gases: (FlareGas | undefined)[] = graph.nodes.map(() => undefined);
  for (const node of order.nodes) {
    const gas = model.mix(arriving[node] ?? []);
    gases[node] = gas;
    for (const { behind, flow } of order.leaving[node] ?? []) arriving[behind]?.push({ gas, massFlow: flow });
  }
  return gases;
}

/** Pressures of nodes without flow: those behind them, with the head of the seals between. */
function fillStill({ nodes, items, from, incoming }: FlareGraph, pressures: number[]): void {
  const known = [...nodes.keys()].filter(node => !Number.isNaN(pressures[node]));
  for (const node of known) {
    for (const index of incoming[node] ?? []) {
      const before = from[index] ?? -1;
      if (!Number.isNaN(pressures[before])) continue;
      const item = items[index];
      pressures[before] = (pressures[node] ?? NaN) + (item?.type === 'seal' ? sealHead(item) : 0);
      known.push(before);
    }
  }
}
