import { expm1 } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { massTolerance } from '../solved.ts';
import type { Network, SolvedNetwork } from '../types.ts';

/** The liquid that enters a network, for its temperatures. */
export interface NetworkSupply {
  /** J/(kg·K), the same everywhere. */
  readonly heatCapacity: number;
  /** K, of the liquid that enters at a node, by the number of the node. */
  readonly temperatureAt: (node: number) => number;
}

/** Temperatures of the liquid along an item, K: undefined where it does not flow, or comes from nowhere. */
export interface ItemTemperatures {
  readonly inlet: number | undefined;
  readonly outlet: number | undefined;
  /** Mean over the length. */
  readonly mean: number | undefined;
  /** Heat lost to the surroundings, W. */
  readonly heatLoss: number;
  /** T falls by exp(−transferUnits·x) from the inlet to the ambient temperature, K, over the share x of the length. */
  readonly transferUnits: number;
  readonly ambient: number;
}

/** Temperatures of a network with heat exchange, in the order of its nodes and items. */
export interface NetworkTemperatures {
  /** K, of the mixed liquid; undefined at a node that no flow reaches. */
  readonly nodes: readonly (number | undefined)[];
  readonly items: readonly ItemTemperatures[];
  /** Heat that enters less heat that leaves, with the liquid and by exchange, over the larger of what enters and what one stream carries, from 0 K. */
  readonly residual: number;
}

/** An item along its flow, with the share of the difference from the ambient temperature that it keeps. */
interface Stream {
  readonly from: number;
  readonly to: number;
  readonly flow: number;
  /** Overall coefficient times area over the heat capacity of the flow. */
  readonly transferUnits: number;
  readonly ambient: number;
  /** K, by a duty. */
  readonly rise: number;
}

/** Share of the largest flow below which an exchange with the outside is rounding: that of a closed circuit. */
const noExchange = massTolerance;

/**
 * Returns the temperatures of the liquid in a solved network: T falls along a line to that of the surroundings by exp(−U·π·D·L/(m·cp)), rises in
 * equipment by its duty over m·cp or to its outlet temperature, and streams mix at nodes. Heat of friction and of pumps is neglected, as is the heat capacity of the walls.
 * Source: VDI Heat Atlas, 2nd ed. 2010, part C1; https://pandapipes.readthedocs.io, heat transfer of pipes.
 */
export function networkTemperatures(
  network: Network,
  solution: SolvedNetwork,
  supply: NetworkSupply,
): NetworkTemperatures {
  const streams = streamsOf(network, solution, supply);
  const largest = Math.max(0, ...streams.map(({ flow }) => flow));
  const exchanges = solution.nodes.map(({ exchange }) => (Math.abs(exchange) > noExchange * largest ? exchange : 0));
  const entering = exchanges.map(exchange => Math.max(0, exchange));
  const nodes = mixedTemperatures(streams, entering, supply);
  const items = streams.map(stream => temperaturesAlong(stream, nodes, supply.heatCapacity));
  const { heatCapacity: cp } = supply;
  let [supplied, removed] = [0, 0];
  for (const [node, exchange] of exchanges.entries()) {
    if (exchange > 0) supplied += exchange * cp * supply.temperatureAt(node);
    else removed -= exchange * cp * (nodes[node] ?? 0);
  }
  for (const { heatLoss } of items) removed += heatLoss;
  const carried = streams.map(
    ({ flow }, index) => flow * cp * Math.max(items[index]?.inlet ?? 0, items[index]?.outlet ?? 0),
  );
  const scale = Math.max(supplied, ...carried);
  return { nodes, items, residual: scale > 0 ? Math.abs(supplied - removed) / scale : 0 };
}

function streamsOf({ nodes, items }: Network, solution: SolvedNetwork, { heatCapacity }: NetworkSupply): Stream[] {
  const indices = new Map(nodes.map(({ tag }, index) => [tag, index]));
  return items.map((item, index) => {
    const flow = solution.items[index]?.massFlow ?? 0;
    const ends = [indices.get(item.from) ?? -1, indices.get(item.to) ?? -1] as const;
    const [from, to] = flow < 0 ? [ends[1], ends[0]] : ends;
    const size = Math.abs(flow);
    const stream = { from, to, flow: size, transferUnits: 0, ambient: 0, rise: 0 };
    if (size === 0) return stream;
    if (item.type === 'equipment' && item.heat) {
      if ('duty' in item.heat) return { ...stream, rise: item.heat.duty / (size * heatCapacity) };
      return { ...stream, transferUnits: Infinity, ambient: item.heat.outletTemperature };
    }
    if (item.type !== 'line' || !item.heatLoss) return stream;
    const { coefficient, ambientTemperature: ambient } = item.heatLoss;
    const area = Math.PI * item.insideDiameter * item.length;
    return { ...stream, transferUnits: (coefficient * area) / (size * heatCapacity), ambient };
  });
}

function temperaturesAlong(
  { from, flow, transferUnits, ambient, rise }: Stream,
  nodes: readonly (number | undefined)[],
  heatCapacity: number,
): ItemTemperatures {
  const inlet = flow > 0 ? nodes[from] : undefined;
  if (inlet === undefined || transferUnits === 0) {
    const outlet = inlet === undefined ? undefined : inlet + rise;
    return { inlet, outlet, mean: inlet, heatLoss: 0 - flow * heatCapacity * rise, transferUnits: 0, ambient };
  }
  const lost = -expm1(-transferUnits) * (inlet - ambient);
  return {
    inlet,
    outlet: inlet - lost,
    mean: ambient + lost / transferUnits,
    heatLoss: flow * heatCapacity * lost,
    transferUnits,
    ambient,
  };
}

/** Temperatures of the nodes: along the flow one after the other; those of circuits, and behind them, by one system of equations. */
function mixedTemperatures(
  streams: readonly Stream[],
  entering: readonly number[],
  { temperatureAt }: NetworkSupply,
): (number | undefined)[] {
  const into = entering.map((): Stream[] => []);
  const outOf = entering.map((): Stream[] => []);
  for (const stream of streams) {
    if (stream.flow === 0) continue;
    into[stream.to]?.push(stream);
    outOf[stream.from]?.push(stream);
  }
  const temperatures = entering.map((): number | undefined => undefined);
  const waiting = into.map(each => each.length);
  const ready = [...waiting.keys()].filter(node => waiting[node] === 0);
  for (const node of ready) {
    temperatures[node] = mixtureAt(node);
    for (const { to } of outOf[node] ?? []) {
      waiting[to] = (waiting[to] ?? 0) - 1;
      if (waiting[to] === 0) ready.push(to);
    }
  }
  const circuits = [...waiting.keys()].filter(node => (waiting[node] ?? 0) > 0);
  const fixed = fixedAmong(circuits);
  solveCircuits(circuits.filter(node => fixed.has(node)));
  return temperatures;

  function mixtureAt(node: number): number | undefined {
    let [flow, sum] = [entering[node] ?? 0, (entering[node] ?? 0) * temperatureAt(node)];
    for (const stream of into[node] ?? []) {
      const inlet = temperatures[stream.from];
      if (inlet === undefined) continue;
      flow += stream.flow;
      sum += stream.flow * (inlet + stream.rise + expm1(-stream.transferUnits) * (inlet - stream.ambient));
    }
    return flow > 0 ? sum / flow : undefined;
  }

  /** The nodes of circuits that a supply, a heat loss or an outlet temperature reaches: the others have no temperature of their own. */
  function fixedAmong(circuit: readonly number[]): ReadonlySet<number> {
    const isFixed = (node: number) =>
      (entering[node] ?? 0) > 0 ||
      (into[node] ?? []).some(({ from, transferUnits }) => transferUnits > 0 || temperatures[from] !== undefined);
    const reached = new Set(circuit.filter(isFixed));
    for (const node of reached) for (const { to } of outOf[node] ?? []) reached.add(to);
    return reached;
  }

  function solveCircuits(circuit: readonly number[]): void {
    const size = circuit.length;
    const place = new Map(circuit.map((node, index) => [node, index]));
    const matrix = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (const [row, node] of circuit.entries()) {
      let flow = entering[node] ?? 0;
      let sum = flow * temperatureAt(node);
      for (const stream of into[node] ?? []) {
        const column = place.get(stream.from);
        const lost = -expm1(-stream.transferUnits);
        const inlet = temperatures[stream.from];
        if (column === undefined && inlet === undefined) continue;
        flow += stream.flow;
        sum += stream.flow * (lost * stream.ambient + stream.rise);
        if (column === undefined) sum += stream.flow * (1 - lost) * (inlet ?? 0);
        else matrix[row * size + column] = (matrix[row * size + column] ?? 0) - stream.flow * (1 - lost);
      }
      matrix[row * size + row] = (matrix[row * size + row] ?? 0) + flow;
      right[row] = sum;
    }
    if (!solveLinearSystem(matrix, right, size)) return;
    for (const [row, node] of circuit.entries()) {
      const found = right[row] ?? NaN;
      temperatures[node] = Number.isFinite(found) ? found : undefined;
    }
  }
}
