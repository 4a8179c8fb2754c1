import { Parts } from './parts.ts';

/** A directed graph with a flow, kg/s, through each item. */
export interface FlowGraph {
  readonly nodeCount: number;
  /** Nodes at the ends of each item. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly flows: Float64Array;
  /** Whether the flow of an item may change: not where it is stated, and not through a closed one. */
  readonly isAdjustable: Uint8Array;
  /** Flow into each node from outside, kg/s; undefined where it follows from the other flows. */
  readonly exchange: readonly (number | undefined)[];
}

/**
 * Moves what a search has left of imbalances at the nodes to where the exchange is free, along the items with the largest flows. The mass
 * balances then hold to rounding; a flow changes by no more than the sum of the imbalances.
 */
export function settleFlows({ nodeCount, from, to, flows, isAdjustable, exchange }: FlowGraph): void {
  const outside = nodeCount;
  const tree = new Parts(nodeCount + 1);
  const balance = new Float64Array(nodeCount);
  const isVisited = new Uint8Array(nodeCount);
  /** Nodes from the outside inwards, and the item by which each is reached. */
  const visited = new Int32Array(nodeCount);
  const by = new Int32Array(nodeCount).fill(-1);
  let count = 0;
  for (const [node, known] of exchange.entries()) {
    balance[node] = known ?? 0;
    if (known !== undefined) continue;
    tree.join(node, outside);
    isVisited[node] = 1;
    visited[count] = node;
    count += 1;
  }
  const sizes = flows.map(Math.abs);
  const order: number[] = [];
  for (let index = 0; index < flows.length; index += 1) if (isAdjustable[index] === 1) order.push(index);
  order.sort((a, b) => (sizes[b] as number) - (sizes[a] as number) || a - b);
  const ways: number[][] = [];
  for (let node = 0; node < nodeCount; node += 1) ways.push([]);
  for (const index of order) {
    const start = from[index] as number;
    const end = to[index] as number;
    if (!tree.join(start, end)) continue;
    ways[start]?.push(index);
    ways[end]?.push(index);
  }
  const add = (node: number, flow: number) => {
    balance[node] = (balance[node] as number) + flow;
  };
  for (let index = 0; index < flows.length; index += 1) {
    add(from[index] as number, -(flows[index] as number));
    add(to[index] as number, flows[index] as number);
  }
  for (let at = 0; at < count; at += 1) {
    const node = visited[at] as number;
    for (const index of ways[node] as number[]) {
      const next = (from[index] === node ? to[index] : from[index]) as number;
      if (isVisited[next] === 1) continue;
      isVisited[next] = 1;
      by[next] = index;
      visited[count] = next;
      count += 1;
    }
  }
  for (let at = count - 1; at >= 0; at -= 1) {
    const node = visited[at] as number;
    const index = by[node] as number;
    if (index < 0) continue;
    const surplus = balance[node] as number;
    const change = from[index] === node ? surplus : -surplus;
    flows[index] = (flows[index] as number) + change;
    add(from[index] as number, -change);
    add(to[index] as number, change);
  }
}
