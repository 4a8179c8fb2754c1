import { messageValue, Refusal, standardGravity, type MessageValue } from '../quantities/index.ts';
import { listOf } from './refused.ts';
import type { Network, NetworkItem, RefusedNetwork } from './types.ts';

/** What an item means for the equations. */
export type Role =
  /** Its equation or the straight line of an unknown resistance joins its ends. */
  | 'branch'
  /** Its flow is held and its resistance follows: it joins nothing. */
  | 'held flow'
  /** Closed, or a pump that is off. */
  | 'closed';

/** The unknowns and conditions beyond a potential per node and an equation per item. */
export interface Specifications {
  readonly roles: readonly Role[];
  /** Pressure held at a node, Pa absolute, by a boundary or by a control valve. */
  readonly heldPressure: readonly (number | undefined)[];
  readonly unknowns: readonly ({ readonly branch: number } | { readonly exchangeOf: number })[];
  readonly conditions: readonly ({ readonly balanceOf: number } | { readonly branch: number; readonly flow: number })[];
}

/** Flow that an item holds, kg/s. */
export function heldFlow(item: NetworkItem): number | undefined {
  if (isShut(item)) return undefined;
  if (item.type === 'orifice') return item.holdsFlow;
  return item.type === 'control valve' && item.holds && 'flow' in item.holds ? item.holds.flow : undefined;
}

/** Whether nothing flows through an item, as it is stated. */
export function isShut(item: NetworkItem): boolean {
  if (item.type === 'block valve') return !item.open;
  if (item.type === 'control valve') return item.isClosed === true;
  return item.type === 'pump' && item.isRunning === false;
}

/** Whether an item's resistance or head is not stated. */
export function isFree(item: NetworkItem): boolean {
  if (item.type === 'pump') return item.duty === 'required';
  if (item.type === 'orifice') return item.bore === undefined;
  return item.type === 'control valve' && item.kv === undefined && item.differential === undefined;
}

/** Counts the degrees of freedom. Returns what is unknown and what is required, with the refusals that name what can be changed. */
export function findSpecifications(
  { nodes, items, fluid }: Network,
  nodeOf: (tag: string) => number,
  density: number,
): { readonly specifications: Specifications; readonly refusals: readonly RefusedNetwork[] } {
  const refusals: RefusedNetwork[] = [];
  const heldPressure: (number | undefined)[] = nodes.map(
    ({ pressure, level = 0, liquid: { density: own } = { density } }) =>
      pressure === undefined ? undefined : pressure + (fluid.phase === 'liquid' ? own * standardGravity * level : 0),
  );
  const unknowns: Specifications['unknowns'][number][] = [];
  const conditions: Specifications['conditions'][number][] = [];
  for (const [index, { pressure, exchange }] of nodes.entries()) {
    if (pressure !== undefined && exchange === 'given') conditions.push({ balanceOf: index });
    if (pressure === undefined && exchange === 'free') unknowns.push({ exchangeOf: index });
  }
  const roles: Role[] = [];
  for (const [index, item] of items.entries()) {
    if (isShut(item)) {
      roles.push('closed');
      continue;
    }
    const flow = heldFlow(item);
    const free = isFree(item);
    roles.push(free && flow !== undefined ? 'held flow' : 'branch');
    if (free && flow === undefined) unknowns.push({ branch: index });
    if (!free && flow !== undefined) conditions.push({ branch: index, flow });
    if (item.type !== 'control valve' || item.holds === undefined || 'flow' in item.holds) continue;
    const isUpstream = 'upstreamPressure' in item.holds;
    const node = nodeOf(isUpstream ? item.from : item.to);
    if (heldPressure[node] !== undefined) {
      refusals.push(heldTwice(item, nodes[node]?.tag ?? '', items, nodeOf, node));
      continue;
    }
    heldPressure[node] = 'upstreamPressure' in item.holds ? item.holds.upstreamPressure : item.holds.downstreamPressure;
    if (nodes[node]?.exchange !== 'free') conditions.push({ balanceOf: node });
    else
      unknowns.splice(
        unknowns.findIndex(unknown => 'exchangeOf' in unknown && unknown.exchangeOf === node),
        1,
      );
  }
  const specifications = { roles, heldPressure, unknowns, conditions };
  if (refusals.length > 0) return { specifications, refusals };
  if (conditions.length > unknowns.length) refusals.push(overSpecified({ nodes, items }, specifications));
  if (conditions.length < unknowns.length) refusals.push(underSpecified({ nodes, items }, specifications));
  return { specifications, refusals };
}

function heldTwice(
  item: NetworkItem,
  node: string,
  items: readonly NetworkItem[],
  nodeOf: (tag: string) => number,
  at: number,
): RefusedNetwork {
  const other = items.find(
    candidate =>
      candidate !== item &&
      candidate.type === 'control valve' &&
      candidate.holds !== undefined &&
      !('flow' in candidate.holds) &&
      nodeOf('upstreamPressure' in candidate.holds ? candidate.from : candidate.to) === at,
  );
  const text = other
    ? `${other.tag} and ${item.tag} both control the pressure of ${node}. Let only one of them control it`
    : `${item.tag} controls the pressure of ${node}, which is already fixed there. Remove one of the two`;
  return {
    type: 'refused',
    reason: 'over-specified',
    items: other ? [other.tag, item.tag] : [item.tag],
    nodes: [node],
    text: new Refusal(text),
  };
}

interface Statement {
  /** What is stated beside the set point: "a Kv". */
  readonly own: string;
  /** The set point: "controls the flow at {flow}". */
  readonly setPoint: string;
  /** What can be removed: "the Kv of FV-101". */
  readonly removable: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** What an item with more than one specification states. */
function statementOf(item: NetworkItem): Statement | undefined {
  const flow = heldFlow(item);
  if (item.type === 'orifice') {
    return {
      own: 'a bore',
      setPoint: 'is to pass {flow}',
      removable: `the bore of ${item.tag}`,
      values: flow === undefined ? {} : { flow: messageValue('massFlow', flow) },
    };
  }
  if (item.type !== 'control valve' || item.holds === undefined) return undefined;
  const quantity = item.kv === undefined ? 'differential' : 'Kv';
  const own = `a ${quantity}`;
  const removable = `the ${quantity} of ${item.tag}`;
  if (flow !== undefined) {
    return {
      own,
      setPoint: 'controls the flow at {flow}',
      removable,
      values: { flow: messageValue('massFlow', flow) },
    };
  }
  const pressure = 'upstreamPressure' in item.holds ? item.holds.upstreamPressure : undefined;
  const down = 'downstreamPressure' in item.holds ? item.holds.downstreamPressure : undefined;
  return {
    own,
    setPoint: `controls the ${pressure === undefined ? 'downstream' : 'upstream'} pressure at {pressure}`,
    removable,
    values: { pressure: messageValue('absolutePressure', pressure ?? down ?? NaN) },
  };
}

function overSpecified(
  { nodes, items }: Pick<Network, 'nodes' | 'items'>,
  { conditions }: Specifications,
): RefusedNetwork {
  const pump = items.find(item => item.type === 'pump' && item.duty !== 'required' && !isShut(item));
  const twice = items.filter(item => {
    const stated = item.type === 'control valve' || item.type === 'orifice' ? statementOf(item) : undefined;
    return stated !== undefined && !isFree(item) && (item.type === 'control valve' || heldFlow(item) !== undefined);
  });
  const [first] = twice;
  const statement = first && statementOf(first);
  if (first && statement) {
    const hasCurve = pump?.type === 'pump' && pump.duty !== 'required' && 'curve' in pump.duty;
    const has = hasCurve ? 'a curve' : 'a fixed head';
    const text =
      pump === undefined
        ? new Refusal(
            `${first.tag} has ${statement.own} and ${statement.setPoint}: one of the two cannot be met. Remove ${statement.removable}, or its ${first.type === 'orifice' ? 'flow' : 'set point'}`,
            statement.values,
          )
        : new Refusal(
            `${pump.tag} has ${has} and ${first.tag} ${statement.setPoint}: one of the two cannot be met. Remove ${statement.removable}, or the ${hasCurve ? 'curve' : 'head'} of ${pump.tag}`,
            statement.values,
          );
    return {
      type: 'refused',
      reason: 'over-specified',
      items: [...(pump ? [pump.tag] : []), ...twice.map(({ tag }) => tag)],
      nodes: [],
      text,
    };
  }
  const tags = conditions.flatMap(condition =>
    'balanceOf' in condition ? [nodes[condition.balanceOf]?.tag ?? ''] : [],
  );
  return {
    type: 'refused',
    reason: 'over-specified',
    items: [],
    nodes: tags,
    text: new Refusal(
      `both pressure and flow are given at ${listOf(tags)}, and no pump or valve is free to meet both. Remove one of the two, or let a pump or control valve be the unknown`,
    ),
  };
}

function underSpecified(
  { nodes, items }: Pick<Network, 'nodes' | 'items'>,
  { unknowns }: Specifications,
): RefusedNetwork {
  const itemTags = unknowns.flatMap(unknown => ('branch' in unknown ? [items[unknown.branch]?.tag ?? ''] : []));
  const nodeTags = unknowns.flatMap(unknown => ('exchangeOf' in unknown ? [nodes[unknown.exchangeOf]?.tag ?? ''] : []));
  const parts = unknowns.map(unknown => {
    if ('exchangeOf' in unknown) return `the flow at ${nodes[unknown.exchangeOf]?.tag ?? ''}`;
    const item = items[unknown.branch];
    const what = item?.type === 'pump' ? 'head' : item?.type === 'orifice' ? 'bore' : 'opening';
    return `the ${what} of ${item?.tag ?? ''}`;
  });
  return {
    type: 'refused',
    reason: 'under-specified',
    items: itemTags,
    nodes: nodeTags,
    text: new Refusal(
      `${listOf(parts)} ${parts.length === 1 ? 'is' : 'are'} unknown, and nothing fixes ${parts.length === 1 ? 'it' : 'all of them'}. State ${parts.length === 1 ? 'it' : 'one of them'}, or specify a flow or a pressure`,
    ),
  };
}
