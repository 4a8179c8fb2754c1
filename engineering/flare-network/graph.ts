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

/** The part of a network that carries one source alone, beside those that are never on together with it. */
export interface OwnPiping {
  /** Also those of loops; none that leads to a dead end. */
  readonly items: readonly number[];
  /** The node at which it ends: the first behind which other sources come, or the outlet. */
  readonly end: number;
  /** Whether it ends where it branches, so that the items behind carry a part of the source alone. */
  readonly hasBranches: boolean;
}

/** Returns the piping of a source up to the last node on its way through which all its gas flows without that of another. */
export function ownPipingOf(graph: FlareGraph, source: number): OwnPiping {
  const { sources, sourceNode, items, from, to, outgoing } = graph;
  const { tag, neverWith = [] } = sources[source] ?? { tag: '' };
  const apart = new Set([tag, ...neverWith]);
  const others = new Set(sourceNode.filter((_, index) => !apart.has(sources[index]?.tag ?? '')));
  const start = sourceNode[source] ?? -1;
  let own: ReadonlySet<number> = new Set();
  let end = start;
  for (const node of others.has(start) ? [] : wayToOutlet(graph, start)) {
    const nodes = nodesBefore(graph, start, node);
    // Behind the first node that every way passes and others join, all nodes carry these too.
    if (nodes && [...nodes].some(each => others.has(each))) break;
    if (nodes) [own, end] = [nodes, node];
  }
  const isOwn = (node: number | undefined) => node === end || own.has(node ?? -1);
  const joined = [...items.keys()].filter(item => own.size > 0 && isOwn(from[item]) && isOwn(to[item]));
  return {
    items: withoutDeadEnds(graph, joined, [start, end]),
    end,
    hasBranches: own.size > 0 && (outgoing[end]?.length ?? 0) > 1 && !isFed(graph, end, others),
  };
}

/** The nodes of a way from a node to the outlet, without the first. */
function wayToOutlet({ outgoing, to, outlet }: FlareGraph, start: number): number[] {
  const before = new Map([[start, -1]]);
  for (const node of before.keys())
    for (const item of outgoing[node] ?? []) {
      const next = to[item] ?? -1;
      if (!before.has(next)) before.set(next, node);
    }
  const way: number[] = [];
  for (let node = outlet; node !== start && node >= 0; node = before.get(node) ?? -1) way.unshift(node);
  return way;
}

/** The nodes joined to a node without passing another; undefined where the outlet is among them. */
function nodesBefore(
  { incoming, outgoing, from, to, outlet }: FlareGraph,
  start: number,
  end: number,
): ReadonlySet<number> | undefined {
  const reached = new Set([start]);
  for (const node of reached) {
    if (node === outlet) return undefined;
    for (const item of outgoing[node] ?? []) reached.add(to[item] ?? -1);
    for (const item of incoming[node] ?? []) reached.add(from[item] ?? -1);
    reached.delete(end);
  }
  return reached;
}

/** The items without those at a node, other than the ends, to which no other of them leads. */
function withoutDeadEnds(
  { from, to }: Pick<FlareGraph, 'from' | 'to'>,
  items: readonly number[],
  ends: readonly number[],
): readonly number[] {
  const counts = new Map<number | undefined, number>();
  for (const node of items.flatMap(item => [from[item], to[item]])) counts.set(node, (counts.get(node) ?? 0) + 1);
  const isDead = (node = -1) => counts.get(node) === 1 && !ends.includes(node);
  const left = items.filter(item => !isDead(from[item]) && !isDead(to[item]));
  return left.length === items.length ? items : withoutDeadEnds({ from, to }, left, ends);
}

/** Whether a source at one of some nodes leads to a node. */
function isFed({ incoming, from }: FlareGraph, node: number, sourceNodes: ReadonlySet<number>): boolean {
  const reached = new Set([node]);
  for (const one of reached) {
    if (sourceNodes.has(one)) return true;
    for (const item of incoming[one] ?? []) reached.add(from[item] ?? -1);
  }
  return false;
}

/** Joins tags: "A, B and C". */
export function listOf(tags: readonly string[]): string {
  return tags.length < 2 ? tags.join('') : `${tags.slice(0, -1).join(', ')} and ${tags.at(-1) ?? ''}`;
}
