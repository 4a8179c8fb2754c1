import type { ItemState } from './state.ts';

/** An item on a path between nodes, passed from its node `from` to `to` or the other way. */
export interface PathStep {
  /** Its place among the items. */
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

/** The ends of an item as a step from a node; undefined if it is not at the node. */
function stepFrom(node: string, { from, to }: ItemState, index: number): PathStep | undefined {
  if (from === node) return { index, from, to };
  return to === node ? { index, from: to, to: from } : undefined;
}

/** The fewest items that join two nodes; undefined if none do. */
export function shortestPath(items: readonly ItemState[], start: string, end: string): readonly PathStep[] | undefined {
  const reached = new Map<string, readonly PathStep[]>([[start, []]]);
  for (const [node, path] of reached) {
    if (node === end) return path;
    for (const [index, item] of items.entries()) {
      const step = stepFrom(node, item, index);
      if (step && !reached.has(step.to)) reached.set(step.to, [...path, step]);
    }
  }
  return undefined;
}

/** The items that the largest flow at each node takes from a node on. */
export function largestFlowPath(items: readonly ItemState[], start: string): readonly PathStep[] {
  const path: PathStep[] = [];
  const passed = new Set<string>();
  for (let node = start; !passed.has(node);) {
    passed.add(node);
    const [next] = items
      .flatMap((item, index) => {
        const step = stepFrom(node, item, index);
        if (!step) return [];
        const flow = step.from === item.from ? item.massFlow : -item.massFlow;
        return flow > 0 ? [{ step, flow }] : [];
      })
      .toSorted((one, other) => other.flow - one.flow);
    if (!next) break;
    path.push(next.step);
    node = next.step.to;
  }
  return path;
}
