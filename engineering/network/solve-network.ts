import { messageValue, Refusal } from '../quantities/index.ts';
import type { Branch } from './items/branch.ts';
import { branchOf } from './items/branches.ts';
import { isDetermined } from './search/determined.ts';
import type { FluidState } from './fluid/fluid-state.ts';
import { stateOfFluid } from './fluid/state-of-fluid.ts';
import { LineLosses } from './items/line-losses.ts';
import { Parts } from './search/parts.ts';
import type { PotentialSolution } from './search/potentials.ts';
import { resultsOf, undetermined } from './results.ts';
import { search } from './search/search.ts';
import { massTolerance, pressureTolerance, type Setting } from './solved.ts';
import { listOf, refusedBy } from './refused.ts';
import { findSpecifications, heldFlow, isFree } from './specifications.ts';
import type { Network, NetworkItem, NetworkSolution, RefusedNetwork } from './types.ts';
import { findCause } from './unsolved.ts';
import { findInvalid } from './validate.ts';

/**
 * Returns the flows and pressures of a network: mass is conserved at every node and every item meets its characteristic. Either the
 * residuals are within 1e-9 of the largest flow and 0.1 Pa, or the network is refused with the items and nodes that can be changed or at
 * which no state exists. Never throws for what a network states. The flow is isothermal and of constant composition; a closed check valve,
 * a dead end or a pump that is pushed back are states with a message.
 */
export function solveNetwork(network: Network): NetworkSolution {
  const invalid = findInvalid(network);
  if (invalid) return invalid;
  const indices = new Map(network.nodes.map(({ tag }, index) => [tag, index]));
  const nodeOf = (tag: string) => indices.get(tag) ?? -1;
  const from = Int32Array.from(network.items, item => nodeOf(item.from));
  const to = Int32Array.from(network.items, item => nodeOf(item.to));
  const { fluid } = network;
  const state = stateOfFluid(fluid);
  const { specifications, refusals } = findSpecifications(
    network,
    nodeOf,
    fluid.phase === 'liquid' ? fluid.density : 0,
  );
  const { cutOff, refusals: ofParts } = findCutOff(network, { specifications, from, to });
  return (
    refusedBy([...refusals, ...ofParts]) ?? solveParts(network, { specifications, nodeOf, from, to, state, cutOff })
  );
}

/** The nodes that closed block valves and pumps that are off cut off from every held pressure, and a refusal of each part whose pressure nothing fixes. */
function findCutOff(
  { nodes, items }: Network,
  { specifications, from, to }: Pick<Setting, 'specifications' | 'from' | 'to'>,
): { readonly cutOff: Set<number>; readonly refusals: readonly RefusedNetwork[] } {
  const { roles, heldPressure, unknowns, conditions } = specifications;
  /** Nodes at the ends of an item. */
  const startOf = (index: number) => from[index] ?? -1;
  const endOf = (index: number) => to[index] ?? -1;
  const joined = new Parts(nodes.length);
  const carried = new Parts(nodes.length);
  for (let index = 0; index < roles.length; index += 1) {
    if (roles[index] !== 'closed') joined.join(startOf(index), endOf(index));
    if (roles[index] === 'branch') carried.join(startOf(index), endOf(index));
  }
  const known = new Set<number>();
  const knownCarried = new Set<number>();
  for (const [node, pressure] of heldPressure.entries()) {
    if (pressure === undefined) continue;
    known.add(joined.of(node));
    knownCarried.add(carried.of(node));
  }
  const cutOff = new Set<number>();
  const refused = new Set<number>();
  const refusals: RefusedNetwork[] = [];
  const isActive = (node: number) => (nodes[node]?.inflow ?? 0) !== (nodes[node]?.outflow ?? 0);
  const besideClosed = new Set<number>();
  for (let index = 0; index < roles.length; index += 1) {
    if (roles[index] !== 'closed') continue;
    besideClosed.add(joined.of(startOf(index)));
    besideClosed.add(joined.of(endOf(index)));
  }
  const free = new Set<number>();
  for (const unknown of unknowns) {
    free.add(joined.of('branch' in unknown ? startOf(unknown.branch) : unknown.exchangeOf));
  }
  for (const condition of conditions) if ('branch' in condition) free.add(joined.of(startOf(condition.branch)));
  for (const [index, role] of roles.entries()) if (role === 'held flow') free.add(joined.of(startOf(index)));
  for (let node = 0; node < nodes.length; node += 1) {
    const part = joined.of(node);
    if (known.has(part) || refused.has(node)) continue;
    const members = [...nodes.keys()].filter(other => joined.of(other) === part);
    if (!besideClosed.has(part) || free.has(part) || members.some(isActive)) {
      const tags = members.map(member => nodes[member]?.tag ?? '');
      const closed = items.filter(
        ({ from: one, to: other }, index) => roles[index] === 'closed' && (tags.includes(one) || tags.includes(other)),
      );
      const drawn = members.filter(isActive).map(member => nodes[member]?.tag ?? '');
      for (const member of members) refused.add(member);
      refusals.push(
        closed.length > 0 && drawn.length > 0 ? cutOffFromPressure(closed, tags, drawn) : withoutPressure(tags),
      );
      continue;
    }
    cutOff.add(node);
  }
  for (let node = 0; node < nodes.length; node += 1) {
    const part = carried.of(node);
    if (cutOff.has(node) || refused.has(node) || knownCarried.has(part)) continue;
    const members = [...nodes.keys()].filter(other => carried.of(other) === part);
    for (const member of members) refused.add(member);
    const holding = items.filter(
      (_, index) =>
        roles[index] === 'held flow' && (carried.of(startOf(index)) === part || carried.of(endOf(index)) === part),
    );
    refusals.push(
      heldAllRound(
        members.map(member => nodes[member]?.tag ?? ''),
        holding,
      ),
    );
  }
  return { cutOff, refusals };
}

/** A part whose pressure nothing fixes. */
function withoutPressure(nodes: readonly string[]): RefusedNetwork {
  const them = nodes.length === 1 ? 'it' : 'them';
  return {
    type: 'refused',
    reason: 'no fixed pressure',
    items: [],
    nodes,
    text: new Refusal(
      `nothing determines the pressure of ${listOf(nodes)}. Give ${nodes.length === 1 ? 'it' : 'one of them'} a pressure, or join ${them} to a node that has one`,
    ),
  };
}

/** A part in which a flow is given, but that closed valves and pumps that are off leave without a pressure. */
function cutOffFromPressure(
  closed: readonly NetworkItem[],
  nodes: readonly string[],
  drawn: readonly string[],
): RefusedNetwork {
  const tags = closed.map(({ tag }) => tag);
  const isPump = closed.map(({ type }) => type === 'pump');
  const [state, remedy] = isPump.every(Boolean)
    ? ['off', 'Start']
    : isPump.some(Boolean)
      ? ['closed or off', 'Open or start']
      : ['closed', 'Open'];
  const isOne = tags.length === 1;
  return {
    type: 'refused',
    reason: 'no fixed pressure',
    items: tags,
    nodes,
    text: new Refusal(
      `${listOf(tags)} ${isOne ? 'is' : 'are'} ${state} and cut${isOne ? 's' : ''} off ${listOf(drawn)}, where a flow is given. ${remedy} ${isOne ? 'it' : 'one of them'}, or leave the flow blank`,
    ),
  };
}

/** A part that only held flows join to the rest: its flows are stated once too often, its pressure not at all. */
function heldAllRound(nodes: readonly string[], holding: readonly NetworkItem[]): RefusedNetwork {
  const tags = holding.map(({ tag }) => tag);
  const [first] = holding;
  const flow = first && heldFlow(first);
  return {
    type: 'refused',
    reason: 'over-specified',
    items: tags,
    nodes,
    text: new Refusal(
      tags.length === 1
        ? `${tags[0] ?? ''} has a specified flow of {flow} and is the only path to ${listOf(nodes)}, where no pressure is fixed. Give a node beyond it a pressure, or give ${tags[0] ?? ''} a differential instead`
        : `${listOf(tags)} each have a specified flow, and nothing else joins ${listOf(nodes)} to a fixed pressure: they cannot all be met. Give one of them a differential or a Kv instead`,
      flow === undefined ? {} : { flow: messageValue('massFlow', flow) },
    ),
  };
}

function solveParts(network: Network, setting: Setting): NetworkSolution {
  const { nodes, items, fluid } = network;
  const { specifications, nodeOf, from: starts, to: ends, state, cutOff } = setting;
  const { roles, heldPressure } = specifications;
  const pressures = heldPressure.filter(pressure => pressure !== undefined);
  const top = Math.max(...pressures);
  const density = state.densityAt(top);
  const elevations = nodes.map(({ elevation }) => elevation);
  const elevationOf = (tag: string) => elevations[nodeOf(tag)] ?? NaN;
  const held = heldPressure.map((pressure, node) => {
    if (pressure !== undefined) return state.potentialAt(pressure, elevations[node] ?? NaN);
    return cutOff.has(node) ? 0 : undefined;
  });
  const potentialScale = fluid.phase === 'liquid' ? density * 1e6 : state.potentialAt(top, 0);
  const exchange = nodes.map(({ inflow = 0, outflow = 0 }) => inflow - outflow);
  const input = exchange.slice();
  for (const [index, item] of items.entries()) {
    if (roles[index] !== 'held flow') continue;
    const flow = heldFlow(item) ?? 0;
    const from = starts[index] ?? -1;
    const to = ends[index] ?? -1;
    exchange[from] = (exchange[from] ?? 0) - flow;
    exchange[to] = (exchange[to] ?? 0) + flow;
  }
  const freeSlope = potentialScale / 10;
  const branches: Branch[] = [];
  const lines = new LineLosses(fluid.viscosity, network.friction ?? 'linear');
  const branchAt = items.map((item, index) => {
    const from = starts[index] ?? -1;
    const to = ends[index] ?? -1;
    if (roles[index] !== 'branch' || cutOff.has(from)) return -1;
    branches.push(
      branchOf(item, { tag: item.tag, from, to }, { network, state, lines, density, elevationOf }, freeSlope),
    );
    return branches.length - 1;
  });
  const loop = findLosslessLoop(network, setting, branchAt);
  if (loop) return loop;
  const unknowns = specifications.unknowns.map(unknown =>
    'branch' in unknown ? { branch: branchAt[unknown.branch] ?? -1 } : unknown,
  );
  const conditions = specifications.conditions.map(condition =>
    'branch' in condition ? { branch: branchAt[condition.branch] ?? -1, flow: condition.flow } : condition,
  );
  const regulators = items.flatMap((item, index) => {
    const branch = branchAt[index] ?? -1;
    if (item.type !== 'control valve' || branch < 0 || !isFree(item) || item.holds === undefined) return [];
    return 'flow' in item.holds
      ? []
      : [{ branch, node: ('upstreamPressure' in item.holds ? starts : ends)[index] ?? -1 }];
  });
  // A flow far below the first guess needs a finer leak of closed valves: solved again with its own scale.
  let flowScale = Math.max(1e-6, ...exchange.map(Math.abs), ...branches.map(({ start }) => start));
  let iterations = 0;
  let coarser: { readonly solution: PotentialSolution; readonly flowScale: number } | undefined;
  for (;;) {
    const problem = {
      branches,
      lines,
      held,
      exchange,
      unknowns,
      conditions,
      regulators,
      phase: fluid.phase,
      state,
      potentialScale,
      flowScale,
      tolerance: 0.01 * pressureTolerance * leastDensity(state, pressures),
    };
    const { solution: found, byNode } = search(problem);
    iterations += found.iterations;
    const kept = found.isConverged ? undefined : coarser;
    if (!found.isConverged && !kept) {
      if (!isDetermined(problem)) return undetermined(network, setting);
      const cause = findCause(network, { ...setting, problem, branchAt, byNode });
      if (cause) return cause;
    }
    const solution = kept?.solution ?? found;
    flowScale = kept?.flowScale ?? flowScale;
    const largest = Math.max(...Array.from(solution.flows, Math.abs), ...exchange.map(Math.abs), 0);
    let leaked = 0;
    for (const [index, { oneWay }] of branches.entries()) {
      if (oneWay) leaked = Math.max(leaked, -(solution.flows[index] ?? 0));
    }
    if (
      kept === undefined &&
      solution.isConverged &&
      leaked > 0.1 * massTolerance * largest &&
      largest > 1e-6 * flowScale &&
      largest < 0.1 * flowScale
    ) {
      coarser = { solution, flowScale };
      flowScale = largest;
      continue;
    }
    const solved = {
      ...setting,
      branches,
      branchAt,
      solution: { ...solution, iterations },
      freeSlope,
      density,
      flowScale,
    };
    return resultsOf(network, solved, input);
  }
}

function leastDensity(state: FluidState, pressures: readonly number[]): number {
  return state.densityAt(Math.max(1e3, 0.1 * Math.min(...pressures)));
}

/**
 * A refusal of a loop, or a way between two held pressures, of items whose loss does not depend on the flow: the flow round it is open, or
 * the pressures do not agree. Loops of valves without resistance are left: their flow is shared.
 */
function findLosslessLoop(
  { nodes, items }: Network,
  { specifications, from, to }: Setting,
  branchAt: readonly number[],
): RefusedNetwork | undefined {
  const parts = new Parts(nodes.length + 1);
  for (const [node, pressure] of specifications.heldPressure.entries()) {
    if (pressure !== undefined) parts.join(node, nodes.length);
  }
  const constant: number[] = [];
  for (const [index, item] of items.entries()) {
    if ((branchAt[index] ?? -1) < 0 || !hasConstantLoss(item)) continue;
    constant.push(index);
    const start = from[index] ?? -1;
    const end = to[index] ?? -1;
    const isHeld = parts.of(start) === parts.of(nodes.length);
    if (parts.join(start, end)) continue;
    const around = constant
      .filter(other => parts.of(from[other] ?? -1) === parts.of(start))
      .flatMap(other => items[other] ?? []);
    if (!isHeld && around.every(({ type }) => type === 'block valve' || type === 'check valve')) continue;
    const tags = around.map(({ tag }) => tag);
    const subject = tags.length === 1 ? `${item.tag} has` : `${listOf(tags)} have`;
    return {
      type: 'refused',
      reason: 'over-specified',
      items: tags,
      nodes: [],
      text: new Refusal(
        `${subject} a pressure difference that does not depend on the flow, ${isHeld ? 'between pressures that are fixed' : 'round a loop'}: no flow follows. Give one of them a curve, a Kv or a resistance`,
      ),
    };
  }
  return undefined;
}

/** Whether the loss of an item with an equation is the same at every flow. */
function hasConstantLoss(item: NetworkItem): boolean {
  switch (item.type) {
    case 'line':
      return item.length === 0 && (item.lossCoefficient ?? 0) === 0;
    case 'pump':
      return item.duty !== 'required' && !('curve' in item.duty);
    case 'control valve':
      return item.kv === undefined && item.differential !== undefined;
    case 'equipment':
      return item.differential === 0;
    case 'check valve':
    case 'block valve':
      return (item.lossCoefficient ?? 0) === 0;
    case 'orifice':
      return false;
  }
}
