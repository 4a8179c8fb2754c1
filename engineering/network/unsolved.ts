import { messageValue, Refusal } from '../quantities/index.ts';
import { leastPressure } from './fluid/fluid-state.ts';
import { regulatorAdvice } from './item-results.ts';
import { findOneWayCut } from './search/one-way-cut.ts';
import { Parts } from './search/parts.ts';
import { search, searchWithRegulators, type SearchProblem, type SearchResult } from './search/search.ts';
import type { Setting } from './solved.ts';
import { listOf } from './refused.ts';
import type { Network, RefusedNetwork } from './types.ts';

/** What is known of a network without a solution. */
interface Unsolved extends Setting {
  readonly problem: SearchProblem;
  /** Index among the branches of each item; −1 where it is none. */
  readonly branchAt: readonly number[];
  readonly byNode: SearchResult['byNode'];
}

/** Returns the refusal of a network that cannot have a solution, with its proof; undefined where none of these causes applies. */
export function findCause(network: Network, unsolved: Unsolved): RefusedNetwork | undefined {
  return (
    findWrongDirection(network, unsolved) ?? findIdleRegulator(network, unsolved) ?? findUnreachable(network, unsolved)
  );
}

/** A part of the network whose items would have to pass flow against their only direction. */
function findWrongDirection(network: Network, { problem, branchAt, nodeOf }: Unsolved): RefusedNetwork | undefined {
  const given = new Set(
    problem.conditions.flatMap(condition => ('balanceOf' in condition ? [condition.balanceOf] : [])),
  );
  const isFree = (node: number) =>
    (problem.held[node] !== undefined && !given.has(node)) ||
    problem.unknowns.some(unknown => 'exchangeOf' in unknown && unknown.exchangeOf === node);
  const exchange = problem.exchange.map((flow, node) => (isFree(node) ? undefined : flow));
  const branches = network.items.flatMap((item, index) => {
    const branch = problem.branches[branchAt[index] ?? -1];
    if (!branch) return [];
    // A pump or valve without a stated resistance passes flow one way only, although the search lets it do anything.
    return [{ ...branch, item, oneWay: branch.oneWay || isOneWay(item) }];
  });
  const cut = findOneWayCut({ branches, exchange });
  if (!cut) return undefined;
  const border = branches.filter(({ from, to }) => cut.nodes.has(from) !== cut.nodes.has(to));
  const tags = border.map(({ tag }) => tag);
  const nodes = network.nodes.flatMap(({ tag }) => (cut.nodes.has(nodeOf(tag)) ? [tag] : []));
  const [only] = border;
  const values = { flow: messageValue('massFlow', Math.abs(cut.flow)) };
  const text =
    border.length === 1 && only
      ? `${only.tag} would have to pass {flow} from ${only.item.to} to ${only.item.from}, against its direction`
      : border.length === 0
        ? `{flow} more ${cut.flow > 0 ? 'is drawn from' : 'enters at'} ${listOf(nodes)} than ${cut.flow > 0 ? 'enters' : 'is drawn'}, and nothing open joins ${nodes.length === 1 ? 'it' : 'them'} to the rest`
        : cut.flow > 0
          ? `{flow} more is drawn from ${listOf(nodes)} than enters, and ${listOf(tags)} can only pass flow out of there`
          : `{flow} more enters at ${listOf(nodes)} than is drawn, and ${listOf(tags)} can only pass flow into there`;
  return { type: 'refused', reason: 'no state', items: tags, nodes, text: new Refusal(text, values) };
}

function isOneWay(item: Network['items'][number]): boolean {
  if (item.type === 'pump') return true;
  return item.type === 'control valve' && item.kv === undefined;
}

/** A share of a pressure that is more than the small resistances of the search node by node. */
const clearly = 1e-3;

/** A control valve that cannot hold its pressure: wide open it is not reached, or closed it is passed. */
function findIdleRegulator(
  network: Network,
  { problem, branchAt, byNode, state, nodeOf }: Unsolved,
): RefusedNetwork | undefined {
  if (!byNode?.isSettled) return undefined;
  for (const { branch, node } of problem.regulators) {
    const item = network.items[branchAt.indexOf(branch)];
    const set = problem.held[node];
    if (!item || set === undefined) continue;
    const elevation = network.nodes[node]?.elevation ?? NaN;
    const [here, wanted] = [byNode.potentials[node] ?? NaN, set].map(value => state.pressureAt(value, elevation)) as [
      number,
      number,
    ];
    const isUpstream = node === nodeOf(item.from);
    const excess = (here - wanted) * (isUpstream ? -1 : 1);
    if (!(Math.abs(excess) > clearly * wanted)) continue;
    // What a dry node lacks would lower the pressure, and what a flooded one has left would raise it.
    const isHigh = here > wanted;
    if (isHigh ? byNode.hasDry : byNode.hasFlooded) continue;
    const text = `${item.tag} cannot control its pressure: ${excess > 0 ? 'closed' : 'fully open'}, it leaves ${network.nodes[node]?.tag ?? ''} at {here} instead of {wanted}${regulatorAdvice[excess > 0 ? 'closed' : 'open']}`;
    return {
      type: 'refused',
      reason: 'no state',
      items: [item.tag],
      nodes: [network.nodes[node]?.tag ?? ''],
      text: new Refusal(text, {
        here: messageValue('absolutePressure', here),
        wanted: messageValue('absolutePressure', wanted),
      }),
    };
  }
  return undefined;
}

/**
 * Nodes that draw more than reaches them even at vacuum: gas, or a liquid through choked valves. More drawn lowers every pressure and less
 * raises it, so no other state of the network brings more to these nodes than that in which they are evacuated.
 */
function findUnreachable(network: Network, unsolved: Unsolved): RefusedNetwork | undefined {
  const { problem, state, byNode } = unsolved;
  if (!byNode) return undefined;
  const vacuum = vacuumOf(network);
  const unknown = [...problem.held.keys()].filter(node => problem.held[node] === undefined);
  const emptied = unknown.filter(node => {
    const pressure = state.pressureAt(byNode.potentials[node] ?? NaN, network.nodes[node]?.elevation ?? NaN);
    return pressure <= 2 * vacuum;
  });
  // Where the search node by node did not end, it does not say which nodes are evacuated.
  const parts = new Parts(problem.held.length);
  for (const { from, to } of problem.branches)
    if (problem.held[from] === undefined && problem.held[to] === undefined) parts.join(from, to);
  const whole = [...new Set(unknown.map(node => parts.of(node)))].map(part =>
    unknown.filter(node => parts.of(node) === part),
  );
  const drawing = unknown
    .filter(node => (problem.exchange[node] ?? 0) < 0)
    .toSorted((one, other) => (problem.exchange[one] ?? 0) - (problem.exchange[other] ?? 0));
  // The head of a pump that is to meet a flow can rise: there no state with evacuated nodes is a limit.
  const isLimited = problem.unknowns.length === problem.regulators.length;
  const others = isLimited ? [...whole, ...drawing.map(node => [node])] : [];
  const candidates = [emptied, ...others].filter(({ length }) => length > 0);
  for (const nodes of candidates) {
    const found = findLacking(network, unsolved, new Set(nodes));
    if (found) return found;
  }
  return undefined;
}

/** Pressure, Pa, at which nothing is left. */
const vacuumOf = ({ fluid }: Network) => (fluid.phase === 'gas' ? leastPressure : 0);

/** The refusal of nodes that draw more than reaches them if they are evacuated; undefined where it is not more, or not known. */
function findLacking(network: Network, unsolved: Unsolved, evacuated: ReadonlySet<number>): RefusedNetwork | undefined {
  const { problem, state, branchAt, from, to, nodeOf } = unsolved;
  const isGas = network.fluid.phase === 'gas';
  const held = problem.held.map((potential, node) =>
    evacuated.has(node) ? state.potentialAt(vacuumOf(network), network.nodes[node]?.elevation ?? NaN) : potential,
  );
  const most = mostSupply({ ...problem, held });
  if (!most) return undefined;
  const { flows } = most;
  let demand = 0;
  for (const node of evacuated) demand -= problem.exchange[node] ?? 0;
  let [supply, crossing] = [0, Math.abs(demand)];
  const supplying: string[] = [];
  for (const [index, item] of network.items.entries()) {
    const branch = branchAt[index] ?? -1;
    const [start, end] = [from[index] ?? -1, to[index] ?? -1];
    if (branch < 0 || evacuated.has(start) === evacuated.has(end)) continue;
    const flow = (flows[branch] ?? 0) * (evacuated.has(end) ? 1 : -1);
    supply += flow;
    crossing += Math.abs(flow);
    if (flow > 0) supplying.push(item.tag);
  }
  if (!(demand > 0 && supply < demand - most.margin * crossing)) return undefined;
  const exchangeOf = (tag: string) => (evacuated.has(nodeOf(tag)) ? (problem.exchange[nodeOf(tag)] ?? 0) : 0);
  const drawing = network.nodes.flatMap(({ tag }) => (exchangeOf(tag) < 0 ? [tag] : []));
  const net = network.nodes.some(({ tag }) => exchangeOf(tag) > 0) ? ' net' : '';
  return {
    type: 'refused',
    reason: 'no state',
    items: supplying,
    nodes: drawing,
    text: new Refusal(
      supplying.length === 0
        ? `no ${isGas ? 'gas' : 'liquid'} can reach ${listOf(drawing)}, where {demand}${net} is drawn`
        : `{demand}${net} is drawn from ${listOf(drawing)}, and even with no pressure left there only {supply} can flow through ${listOf(supplying)}`,
      { demand: messageValue('massFlow', demand), supply: messageValue('massFlow', supply) },
    ),
  };
}

/** Flows of a network with evacuated nodes, and the share by which they can be off: the search node by node has small resistances in addition. */
function mostSupply(problem: SearchProblem): { readonly flows: Float64Array; readonly margin: number } | undefined {
  // A valve that holds a pressure supplies no more than it can.
  if (problem.regulators.length === 0) {
    const { solution } = search(problem);
    if (solution.isConverged) return { flows: solution.flows, margin: 1e-6 };
  }
  const { flows, isSettled, hasDry, hasFlooded } = searchWithRegulators(problem);
  return isSettled && !hasDry && !hasFlooded ? { flows, margin: clearly } : undefined;
}
