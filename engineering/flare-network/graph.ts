import { Refusal } from '../quantities/index.ts';
import type { FlareItem, FlareNetwork, FlareSource, RefusedFlareNetwork } from './types.ts';

/** The nodes and items of a flare network by their indices. */
export interface FlareGraph {
  readonly nodes: readonly string[];
  readonly items: readonly FlareItem[];
  readonly sources: readonly FlareSource[];
  /** Nodes of the items, and of the sources. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly sourceNode: readonly number[];
  /** Items that lead into and out of each node as they are drawn. */
  readonly incoming: readonly (readonly number[])[];
  readonly outgoing: readonly (readonly number[])[];
  /** The node of the surroundings, from which nothing leads on. */
  readonly outlet: number;
}

/** Returns the graph of a valid network, or a refusal where a source or an item does not lead to one outlet. */
export function findGraph({ items, sources }: FlareNetwork): FlareGraph | RefusedFlareNetwork {
  const indices = new Map<string, number>();
  for (const { from, to } of items) {
    for (const tag of [from, to]) if (!indices.has(tag)) indices.set(tag, indices.size);
  }
  const nodes = [...indices.keys()];
  const nodeOf = (tag: string) => indices.get(tag) ?? -1;
  const incoming = nodes.map((): number[] => []);
  const outgoing = nodes.map((): number[] => []);
  const from = items.map(item => nodeOf(item.from));
  const to = items.map(item => nodeOf(item.to));
  for (const index of items.keys()) {
    outgoing[from[index] ?? -1]?.push(index);
    incoming[to[index] ?? -1]?.push(index);
  }
  const outlets = [...nodes.keys()].filter(node => outgoing[node]?.length === 0);
  const [outlet] = outlets;
  if (outlet === undefined) return noOutlet(items, sources);
  if (outlets.length > 1) return severalOutlets(items, outlets, { nodes, incoming });
  const tip = items.find((item, index) => item.type === 'tip' && to[index] !== outlet);
  if (tip) return tipWithin(tip);
  const graph = { nodes, items, sources, from, to, incoming, outgoing, outlet };
  return (
    findUnconnected(graph) ?? {
      ...graph,
      sourceNode: sources.map(source => nodeOf(source.to)),
    }
  );
}

function noOutlet(items: readonly FlareItem[], sources: readonly FlareSource[]): RefusedFlareNetwork {
  return {
    type: 'refused',
    reason: 'no outlet',
    items: items.map(({ tag }) => tag),
    sources: sources.map(({ tag }) => tag),
    text: new Refusal(
      items.length === 0
        ? 'the network has no item that leads to an outlet'
        : 'an item leads out of every node, so no node is the outlet. The last item, the tip, must end at a node of its own',
    ),
  };
}

function severalOutlets(
  items: readonly FlareItem[],
  outlets: readonly number[],
  { nodes, incoming }: Pick<FlareGraph, 'nodes' | 'incoming'>,
): RefusedFlareNetwork {
  const last = outlets.flatMap(node => (incoming[node] ?? []).map(index => items[index]?.tag ?? ''));
  const tags = outlets.map(node => nodes[node] ?? '');
  return {
    type: 'refused',
    reason: 'no outlet',
    items: last,
    sources: [],
    text: new Refusal(
      `no item leads out of ${listOf(tags)}, and only one node can be the outlet. Join the others to it, or reverse an item that is drawn against the flow`,
    ),
  };
}

function tipWithin({ tag, to }: FlareItem): RefusedFlareNetwork {
  return {
    type: 'refused',
    reason: 'no outlet',
    items: [tag],
    sources: [],
    text: new Refusal(`${tag} is a tip, but ${to} downstream of it is not the outlet: an item leads out of it`),
  };
}

/** Items and sources in a circle of items from which no path leads to the outlet. */
function findUnconnected({
  items,
  sources,
  nodes,
  from,
  incoming,
  outlet,
}: Omit<FlareGraph, 'sourceNode'>): RefusedFlareNetwork | undefined {
  const reached = new Set([outlet]);
  for (const node of reached) for (const item of incoming[node] ?? []) reached.add(from[item] ?? -1);
  if (reached.size === nodes.length) return undefined;
  const apart = new Set([...nodes.keys()].filter(node => !reached.has(node)).map(node => nodes[node]));
  const sourceTags = sources.filter(({ to }) => apart.has(to)).map(({ tag }) => tag);
  const itemTags = items.filter(item => apart.has(item.from)).map(({ tag }) => tag);
  const subject = listOf(sourceTags.length > 0 ? sourceTags : itemTags);
  return {
    type: 'refused',
    reason: 'no outlet',
    items: itemTags,
    sources: sourceTags,
    text: new Refusal(`no path leads from ${subject} to the outlet ${nodes[outlet] ?? ''}`),
  };
}

/** Returns the items that carry one source alone, beside those that are never on together with it, in the direction of the flow. */
export function ownItemsOf(graph: FlareGraph, source: number): readonly number[] {
  const { tag, neverWith = [] } = graph.sources[source] ?? { tag: '' };
  const apart = new Set([tag, ...neverWith]);
  const others = new Set(graph.sourceNode.filter((_, index) => !apart.has(graph.sources[index]?.tag ?? '')));
  const own: number[] = [];
  let node = graph.sourceNode[source] ?? -1;
  let last: number | undefined;
  for (;;) {
    const arriving = (graph.incoming[node] ?? []).filter(item => item !== last);
    const [next, ...further] = graph.outgoing[node] ?? [];
    // An item that arrives from elsewhere may carry another source, or be part of a loop.
    if (others.has(node) || next === undefined || further.length > 0) return own;
    if (arriving.some(item => isFed(graph, item, others))) return own;
    own.push(next);
    last = next;
    node = graph.to[next] ?? -1;
  }
}

/** Whether a source at one of some nodes, or a loop, leads into an item. */
function isFed(graph: FlareGraph, item: number, sourceNodes: ReadonlySet<number>): boolean {
  const reached = new Set([graph.from[item] ?? -1]);
  for (const node of reached) {
    if (sourceNodes.has(node) || (graph.outgoing[node]?.length ?? 0) > 1) return true;
    for (const before of graph.incoming[node] ?? []) reached.add(graph.from[before] ?? -1);
  }
  return false;
}

/** Joins tags: "A, B and C". */
export function listOf(tags: readonly string[]): string {
  return tags.length < 2 ? tags.join('') : `${tags.slice(0, -1).join(', ')} and ${tags.at(-1) ?? ''}`;
}
