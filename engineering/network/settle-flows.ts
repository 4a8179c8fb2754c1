import { Parts } from './parts.ts';

/** A directed graph with a flow, kg/s, through each item. */
export interface FlowGraph {
  readonly nodeCount: number;
  readonly items: readonly {
    readonly from: number;
    readonly to: number;
    readonly flow: number;
    /** Whether the flow may change: not where it is stated, and not through a closed item. */
    readonly isAdjustable: boolean;
  }[];
  /** Flow into each node from outside, kg/s; undefined where it follows from the other flows. */
  readonly exchange: readonly (number | undefined)[];
}

/**
 * Returns the flows with what a search has left of imbalances at the nodes moved to where the exchange is free, along the items with the
 * largest flows. The mass balances then hold to rounding; a flow changes by no more than the sum of the imbalances.
 */
export function settleFlows({ nodeCount, items, exchange }: FlowGraph): number[] {
  const flows = items.map(({ flow }) => flow);
  const outside = nodeCount;
  const tree = new Parts(nodeCount + 1);
  for (const [node, known] of exchange.entries()) if (known === undefined) tree.join(node, outside);
  const sizes = Float64Array.from(flows, Math.abs);
  const order = [...items.keys()].filter(index => items[index]?.isAdjustable === true);
  order.sort((a, b) => (sizes[b] as number) - (sizes[a] as number) || a - b);
  const ways: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const index of order) {
    const { from = -1, to = -1 } = items[index] ?? {};
    if (!tree.join(from, to)) continue;
    ways[from]?.push(index);
    ways[to]?.push(index);
  }
  const balance = Array.from({ length: nodeCount }, (_, node) => exchange[node] ?? 0);
  const add = (node: number, flow: number) => {
    balance[node] = (balance[node] ?? 0) + flow;
  };
  for (const [index, { from, to }] of items.entries()) {
    add(from, -(flows[index] ?? 0));
    add(to, flows[index] ?? 0);
  }
  const visited: { readonly node: number; readonly by: number }[] = [];
  const isVisited = new Uint8Array(nodeCount);
  for (const [node, known] of exchange.entries()) {
    if (known !== undefined) continue;
    isVisited[node] = 1;
    visited.push({ node, by: -1 });
  }
  for (const { node } of visited) {
    for (const index of ways[node] ?? []) {
      const { from = -1, to = -1 } = items[index] ?? {};
      const next = from === node ? to : from;
      if (isVisited[next] === 1) continue;
      isVisited[next] = 1;
      visited.push({ node: next, by: index });
    }
  }
  for (const { node, by } of visited.toReversed()) {
    const item = items[by];
    if (!item) continue;
    const surplus = balance[node] ?? 0;
    const change = item.from === node ? surplus : -surplus;
    flows[by] = (flows[by] ?? 0) + change;
    add(item.from, -change);
    add(item.to, change);
  }
  return flows;
}
