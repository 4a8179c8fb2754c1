import { firstNames } from '../../kit/index.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/** Elevations of the nodes, of which those without one take that of their neighbours. */
export interface Elevations {
  /** Height above the datum by node, m. */
  readonly byNode: ReadonlyMap<string, number>;
  /** Nodes that take the elevation of their neighbours. */
  readonly fromNeighbours: readonly string[];
  /** Nodes taken at elevation 0, since nothing around them has an elevation. */
  readonly atDatum: readonly string[];
  /** Nodes whose neighbours have different elevations, a sentence for each group that items join. */
  readonly faults: readonly string[];
}

/** Nodes without an elevation that items join, and the nodes with one around them. */
interface Group {
  readonly members: readonly string[];
  readonly around: readonly string[];
}

/**
 * Returns the elevations of all nodes of a network. A node without an elevation has that of the nodes around it, where these agree: a
 * junction in a level line. Where they differ its pressure cannot be known.
 */
export function elevationsOf(nodes: readonly NodeRow[], items: readonly ItemRow[]): Elevations {
  const stated = new Map(
    nodes.flatMap(({ tag = '', elevation }) => (elevation === undefined ? [] : [[tag, elevation]])),
  );
  const byNode = new Map(stated);
  const [fromNeighbours, atDatum, faults]: [string[], string[], string[]] = [[], [], []];
  for (const { members, around } of groupsWithout(stated, nodes, items)) {
    const [first = 0, ...others] = new Set(around.map(tag => stated.get(tag) ?? 0));
    if (others.length > 0) faults.push(faultOf(members, around));
    else if (around.length > 0) fromNeighbours.push(...members);
    else atDatum.push(...members);
    for (const tag of members) byNode.set(tag, first);
  }
  return { byNode, fromNeighbours, atDatum, faults };
}

function groupsWithout(
  stated: ReadonlyMap<string, number>,
  nodes: readonly NodeRow[],
  items: readonly ItemRow[],
): Group[] {
  const neighbours = new Map(nodes.map(({ tag = '' }) => [tag, new Set<string>()]));
  for (const { from = '', to = '' } of items)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      neighbours.set(one, (neighbours.get(one) ?? new Set<string>()).add(other));
  const seen = new Set<string>();
  return [...neighbours.keys()].flatMap(start => {
    if (stated.has(start) || seen.has(start)) return [];
    const members = [start];
    const around = new Set<string>();
    seen.add(start);
    for (const member of members)
      for (const tag of neighbours.get(member) ?? []) {
        if (stated.has(tag)) around.add(tag);
        else if (!seen.has(tag)) {
          seen.add(tag);
          members.push(tag);
        }
      }
    return [{ members, around: [...around] }];
  });
}

function faultOf(members: readonly string[], around: readonly string[]): string {
  const named = (tags: readonly string[]) => firstNames(tags, 6);
  const who = members.length === 1 ? `Node ${named(members)} needs` : `Nodes ${named(members)} need`;
  return `${who} an elevation: the elevations of the surrounding nodes, ${named(around)}, differ.`;
}
