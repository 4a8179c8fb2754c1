import { Refusal } from '../quantities/index.ts';
import type { FlareItem } from './types.ts';
import type { FlareGas, GasFlow, GasModel } from './gas.ts';
import type { FlareGraph } from './graph.ts';
import { coolAlong, type Cooling } from './heat-loss.ts';
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
  let sweep = sweepOnce(graph, order, sourceGases, model, { outletPressure });
  if (!graph.items.some(item => item.type === 'line' && item.heatLoss)) return sweep;
  for (let round = 0; round < maxRounds; round += 1) {
    if ('text' in sweep) return sweep;
    const { pressures } = sweep;
    const next = sweepOnce(graph, order, sourceGases, model, { outletPressure, guess: pressures });
    if ('text' in next) return next;
    const change = Math.max(
      ...next.pressures.map((pressure, node) => Math.abs(pressure / (pressures[node] ?? NaN) - 1)),
    );
    sweep = next;
    if (change <= pressureTolerance) return sweep;
  }
  return sweep;
}

/** Rounds with heat loss, where temperatures depend a little on the pressures, and the relative change at which they end. */
const maxRounds = 50;
const pressureTolerance = 1e-10;

/** A sweep with the pressures for the heat loss of lines from an earlier one. */
function sweepOnce(
  graph: FlareGraph,
  order: FlowOrder,
  sourceGases: readonly (FlareGas | undefined)[],
  model: GasModel,
  { outletPressure, guess }: { readonly outletPressure: number; readonly guess?: readonly number[] },
): Sweep | SweepFault {
  const mixed = mixGases(graph, order, sourceGases, model, node => guess?.[node] ?? outletPressure);
  if ('text' in mixed) return mixed;
  const { gases, coolings } = mixed;
  const pressures = graph.nodes.map(() => NaN);
  const marched: (MarchedItem | undefined)[] = graph.items.map(() => undefined);
  const mismatches = new Map<number, number>();
  pressures[graph.outlet] = outletPressure;
  for (const node of order.nodes.toReversed()) {
    const leaving = order.leaving[node] ?? [];
    const gas = gases[node];
    if (gas === undefined || leaving.length === 0) continue;
    for (const { item, flow, behind, isReversed } of leaving) {
      const found = attempt(graph, item, gas, {
        flow,
        pressure: pressures[behind] ?? NaN,
        isReversed,
        cooling: coolings[item],
      });
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

/** How an item is marched. */
interface March {
  readonly flow: number;
  readonly pressure: number;
  readonly isReversed: boolean;
  readonly cooling: Cooling | undefined;
}

/** Marches an item and names it where no state exists. */
function attempt(graph: FlareGraph, item: number, gas: FlareGas, march: March): MarchedItem | SweepFault {
  const one = itemOf(graph, item);
  return named(graph, item, () => {
    const found = marchItem(one, gas, march.flow, march.pressure, march.isReversed, march.cooling);
    if (found.inlet.pressure > 0 && found.inlet.pressure < Infinity) return found;
    throw new Refusal('its inlet would have no pressure');
  });
}

/** Calculates for an item, which is named where no state exists. */
function named<T extends object>(graph: FlareGraph, item: number, compute: () => T): T | SweepFault {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return { item, text: error.after(`no state exists at ${itemOf(graph, item).tag}: `) };
    throw error;
  }
}

function itemOf(graph: FlareGraph, item: number): FlareItem {
  const one = graph.items[item];
  if (!one) throw new RangeError(`item ${item} is not in the network`);
  return one;
}

/** Returns conductances of the items, kg/(s·Pa), with a part of all gases through each alone; 1 without flow or a state. */
export function firstConductances(
  graph: FlareGraph,
  sourceGases: readonly (FlareGas | undefined)[],
  model: GasModel,
  outletPressure: number,
): readonly number[] {
  const flows = graph.sources.flatMap(({ flow }, index): GasFlow[] => {
    const gas = sourceGases[index];
    return gas ? [{ gas, massFlow: flow }] : [];
  });
  if (flows.length === 0) return graph.items.map(() => 1);
  const gas = model.mix(flows);
  const part = flows.reduce((sum, { massFlow }) => sum + massFlow, 0) / 4;
  return graph.items.map((_, item) => {
    const march = { flow: part, pressure: outletPressure, isReversed: false, cooling: undefined };
    const found = attempt(graph, item, gas, march);
    const drop = 'text' in found ? NaN : found.inlet.pressure - outletPressure;
    // An item without a loss joins two nodes to one.
    return Number.isNaN(drop) ? 1 : part / Math.max(Math.abs(drop), 1);
  });
}

function coolingOf(
  graph: FlareGraph,
  item: number,
  gas: FlareGas,
  flow: number,
  pressure: number,
): Cooling | SweepFault | undefined {
  const one = itemOf(graph, item);
  if (one.type !== 'line' || !one.heatLoss) return undefined;
  const found = named(graph, item, () => ({ cooling: coolAlong(one, gas, flow, pressure) }));
  return 'text' in found ? found : found.cooling;
}

/** Gases that leave the nodes, and those along lines with heat loss. */
interface Mixed {
  readonly gases: readonly (FlareGas | undefined)[];
  readonly coolings: readonly (Cooling | undefined)[];
}

function mixGases(
  graph: FlareGraph,
  order: FlowOrder,
  sourceGases: readonly (FlareGas | undefined)[],
  model: GasModel,
  pressureOf: (node: number) => number,
): Mixed | SweepFault {
  const arriving = graph.nodes.map((): GasFlow[] => []);
  for (const [index, gas] of sourceGases.entries()) {
    const massFlow = graph.sources[index]?.flow ?? 0;
    if (gas && massFlow > 0) arriving[graph.sourceNode[index] ?? -1]?.push({ gas, massFlow });
  }
  const gases: (FlareGas | undefined)[] = graph.nodes.map(() => undefined);
  const coolings: (Cooling | undefined)[] = graph.items.map(() => undefined);
  for (const node of order.nodes) {
    const gas = model.mix(arriving[node] ?? []);
    gases[node] = gas;
    for (const { item, behind, flow } of order.leaving[node] ?? []) {
      const cooling = coolingOf(graph, item, gas, flow, pressureOf(behind));
      if (cooling && 'text' in cooling) return cooling;
      coolings[item] = cooling;
      arriving[behind]?.push({ gas: cooling?.gases.at(-1) ?? gas, massFlow: flow });
    }
  }
  return { gases, coolings };
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
