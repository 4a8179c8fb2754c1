import type { Branch } from '../items/branch.ts';

/** A graph of items that pass flow one way or both, with what must enter or leave it. */
export interface DirectedGraph {
  readonly branches: readonly Pick<Branch, 'from' | 'to' | 'oneWay'>[];
  /** Flow into each node from outside, kg/s; undefined where it follows from the other flows. */
  readonly exchange: readonly (number | undefined)[];
}

/** A part of a network that one-way items join to the rest in the wrong direction. */
export interface OneWayCut {
  readonly nodes: ReadonlySet<number>;
  /** Flow, kg/s, that would have to enter the part, or to leave it where negative, and cannot. */
  readonly flow: number;
}

/** Shares of the largest flow below this are rounding. */
const rounding = 1e-9;

/**
 * Returns the part of a network that cannot receive what it draws, or give off what enters it, whatever the pressures are, because every item on
 * its border passes flow the other way; undefined where there is none. By Hoffman's theorem there are flows in the allowed directions
 * exactly if there is no such part.
 * Source: A. J. Hoffman, Some recent applications of the theory of linear inequalities to extremal combinatorial analysis, Proc. Symposia
 * in Applied Mathematics 10 (1960) 113–127; maximum flow by J. Edmonds and R. M. Karp, Journal of the ACM 19 (1972) 248–264.
 */
export function findOneWayCut(graph: DirectedGraph): OneWayCut | undefined {
  const lacking = unsupplied(graph);
  if (lacking) return lacking;
  const reversed = {
    branches: graph.branches.map(({ from, to, oneWay }) => ({ from: to, to: from, oneWay })),
    exchange: graph.exchange.map(flow => (flow === undefined ? undefined : -flow)),
  };
  const surplus = unsupplied(reversed);
  return surplus && { nodes: surplus.nodes, flow: -surplus.flow };
}

/** The nodes whose demand what enters elsewhere cannot reach, and how much is missing, kg/s. */
function unsupplied({ branches, exchange }: DirectedGraph): OneWayCut | undefined {
  const left = exchange.map(flow => (flow === undefined ? Infinity : Math.max(0, flow)));
  const scale = Math.max(0, ...exchange.map(flow => Math.abs(flow ?? 0)));
  const carried = branches.map(() => 0);
  const intoNode: number[][] = exchange.map(() => []);
  for (const [index, { from, to }] of branches.entries()) {
    intoNode[to]?.push(index);
    intoNode[from]?.push(index);
  }
  /** What a branch can still bring into a node from its other end, kg/s. */
  const roomInto = (index: number, node: number) => {
    const branch = branches[index];
    if (!branch) return 0;
    return branch.to === node || !branch.oneWay ? Infinity : (carried[index] ?? 0);
  };
  for (const [sink, flow] of exchange.entries()) {
    let missing = Math.max(0, -(flow ?? 0));
    while (missing > rounding * scale) {
      const before = new Map<number, number>([[sink, -1]]);
      let source = -1;
      for (const node of before.keys()) {
        if ((left[node] ?? 0) > rounding * scale) {
          source = node;
          break;
        }
        for (const index of intoNode[node] ?? []) {
          const { from = -1, to = -1 } = branches[index] ?? {};
          const other = from === node ? to : from;
          if (!before.has(other) && roomInto(index, node) > rounding * scale) before.set(other, index);
        }
      }
      if (source < 0) return { nodes: new Set(before.keys()), flow: missing };
      const path: { readonly index: number; readonly into: number }[] = [];
      for (let node = source; node !== sink;) {
        const index = before.get(node) ?? -1;
        const { from = -1, to = -1 } = branches[index] ?? {};
        const into = from === node ? to : from;
        path.push({ index, into });
        node = into;
      }
      const amount = Math.min(missing, left[source] ?? 0, ...path.map(({ index, into }) => roomInto(index, into)));
      for (const { index, into } of path) {
        carried[index] = (carried[index] ?? 0) + (branches[index]?.to === into ? amount : -amount);
      }
      left[source] = (left[source] ?? 0) - amount;
      missing -= amount;
    }
  }
  return undefined;
}
