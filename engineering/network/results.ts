import { messageValue, Refusal } from '../quantities/index.ts';
import type { BranchValue } from './items/branch.ts';
import { settleDeadEnds } from './dead-ends.ts';
import { isGasChoked, itemResultOf } from './item-results.ts';
import { isAboveVacuum, noPressureAt } from './lost-pressure.ts';
import { Parts } from './search/parts.ts';
import { settleFlows } from './search/settle-flows.ts';
import { massTolerance, pressureTolerance, type Solved } from './solved.ts';
import { listOf } from './refused.ts';
import { heldFlow, isShut } from './specifications.ts';
import type {
  ItemResult,
  Network,
  NetworkItem,
  NetworkMessage,
  NetworkSolution,
  NodeResult,
  RefusedNetwork,
  SolvedNetwork,
} from './types.ts';

/** Flows below this share of the flow scale are none: what closed valves leak and sums round. */
const noFlow = 1e-10;

/** Returns the results of a search, or a refusal where it found no state or one that cannot be. `given` is the stated exchange, kg/s. */
export function resultsOf(network: Network, searched: Solved, input: readonly number[]): NetworkSolution {
  const { nodes, items } = network;
  const { specifications, from, to, state, cutOff, branches, branchAt, solution, flowScale } = searched;
  if (solution.isSingular && specifications.unknowns.length > 0) return undetermined(network, searched);
  const largest = Math.max(largestOf(solution.flows), largestOf(input));
  // Without a driving difference the flow round a loop fades by halves: what is left of it is none.
  const isStill = largest <= 1e-6 * flowScale && input.every(flow => flow === 0);
  const withStatedFlow = new Set(
    specifications.conditions.map(condition => ('branch' in condition ? condition.branch : -1)),
  );
  const flows = new Float64Array(items.length);
  const isAdjustable = new Uint8Array(items.length);
  for (const [index, item] of items.entries()) {
    const branch = branchAt[index] ?? -1;
    const flow = branch < 0 ? 0 : (solution.flows[branch] ?? 0);
    if (specifications.roles[index] === 'held flow' || withStatedFlow.has(index)) {
      flows[index] = heldFlow(item) ?? 0;
    } else if (branch >= 0 && !isStill && !(branches[branch]?.oneWay === true && flow < 0)) {
      isAdjustable[index] = 1;
      flows[index] = Math.abs(flow) <= noFlow * flowScale ? 0 : flow;
    }
  }
  const exchange = nodes.map(({ pressure: fixed, exchange: kind = fixed === undefined ? 'given' : 'free' }, index) =>
    kind === 'free' ? undefined : (input[index] ?? 0),
  );
  settleFlows({ nodeCount: nodes.length, from, to, flows, isAdjustable, exchange });
  // A closed valve that must pass flow: the search lets it leak at an enormous difference.
  for (const [index, item] of solution.isConverged ? items.entries() : []) {
    const branch = branchAt[index] ?? -1;
    const leaked = branch >= 0 && branches[branch]?.oneWay === true ? -(solution.flows[branch] ?? 0) : 0;
    if (leaked > massTolerance * largest && leaked > noFlow * flowScale) return backwards(item, leaked);
  }
  if (!solution.isConverged) return noState(network, searched);
  const solved = { ...searched, solution: { ...solution, potentials: settleDeadEnds(network, searched, flows) } };
  const live = findLive(network, solved, flows);
  const results: NodeResult[] = [];
  const balance = exchangeOf(nodes.length, solved, flows);
  for (const [index, { tag, elevation, liquid }] of nodes.entries()) {
    const pressure =
      cutOff.has(index) || !live.has(index)
        ? undefined
        : state.pressureAt(solved.solution.potentials[index] ?? NaN, elevation);
    if (pressure !== undefined && !isAboveVacuum(network, pressure))
      return noPressureAt(tag, pressure, network, solved, flows);
    results.push({
      tag,
      pressure,
      exchange: exchange[index] ?? balance[index] ?? 0,
      density: pressure === undefined ? undefined : (liquid?.density ?? state.densityAt(pressure)),
    });
  }
  const itemResults: ItemResult[] = [];
  const messages: NetworkMessage[] = [];
  for (const [index, item] of items.entries()) {
    const found = itemResultOf(network, solved, {
      item,
      flow: flows[index] ?? 0,
      role: specifications.roles[index] ?? 'branch',
      inlet: results[from[index] ?? -1]?.pressure,
      outlet: results[to[index] ?? -1]?.pressure,
      rise: (nodes[to[index] ?? -1]?.elevation ?? NaN) - (nodes[from[index] ?? -1]?.elevation ?? NaN),
    });
    if ('refusal' in found) return found.refusal;
    itemResults.push(found.result);
    if (found.message) messages.push({ subject: { item: item.tag }, ...found.message });
  }
  messages.push(...nodeMessages(network, results));
  const residuals = residualsOf(network, solved, flows, results, balance);
  if (!(residuals.massResidual <= massTolerance && residuals.pressureResidual <= pressureTolerance)) {
    return noState(network, solved);
  }
  return {
    type: 'solved',
    nodes: results,
    items: itemResults,
    messages,
    iterations: solution.iterations,
    ...residuals,
  };
}

function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < values.length; index += 1) largest = Math.max(largest, Math.abs(values[index] as number));
  return largest;
}

/** Nodes that open items join to a held pressure. */
function findLive(
  { nodes, items }: Network,
  { specifications, from, to, branches, branchAt }: Solved,
  flows: Float64Array,
) {
  const parts = new Parts(nodes.length);
  for (const [index, item] of items.entries()) {
    const branch = branchAt[index] ?? -1;
    if (branch < 0 || (branches[branch]?.oneWay === true && item.type === 'check valve' && flows[index] === 0))
      continue;
    parts.join(from[index] ?? -1, to[index] ?? -1);
  }
  const known = new Set<number>();
  for (const [node, pressure] of specifications.heldPressure.entries()) {
    if (pressure !== undefined) known.add(parts.of(node));
  }
  return new Set([...nodes.keys()].filter(node => known.has(parts.of(node))));
}

/** What each node takes from outside so that its flows balance, kg/s. */
function exchangeOf(nodeCount: number, { from, to }: Solved, flows: Float64Array): Float64Array {
  const balance = new Float64Array(nodeCount);
  for (let index = 0; index < flows.length; index += 1) {
    const start = from[index] as number;
    const end = to[index] as number;
    balance[start] = (balance[start] as number) + (flows[index] as number);
    balance[end] = (balance[end] as number) - (flows[index] as number);
  }
  return balance;
}

function residualsOf(
  { nodes, items }: Network,
  { branches, branchAt, solution, specifications }: Solved,
  flows: Float64Array,
  results: readonly NodeResult[],
  balance: Float64Array,
): Pick<SolvedNetwork, 'massResidual' | 'pressureResidual' | 'worstItem'> {
  let largest = largestOf(flows);
  for (const { exchange } of results) largest = Math.max(largest, Math.abs(exchange));
  let imbalance = 0;
  for (const [index] of nodes.entries()) {
    imbalance = Math.max(imbalance, Math.abs((balance[index] ?? 0) - (results[index]?.exchange ?? 0)));
  }
  let pressureResidual = 0;
  let worst: number | undefined;
  const free = new Set(specifications.unknowns.map(unknown => ('branch' in unknown ? unknown.branch : -1)));
  const value: BranchValue = { error: 0, slope: 0, byFrom: 0, byTo: 0 };
  for (const [index, branch] of branchAt.entries()) {
    const one = branches[branch];
    const flow = flows[index] ?? 0;
    const density = Math.min(results[one?.from ?? -1]?.density ?? NaN, results[one?.to ?? -1]?.density ?? NaN);
    // A closed valve has no equation, and what is unknown meets its own by definition.
    if (!one || !Number.isFinite(density) || (one.oneWay && flow === 0) || free.has(index)) continue;
    one.evaluate(flow, solution.potentials[one.from] ?? NaN, solution.potentials[one.to] ?? NaN, value);
    const error = Math.abs(value.error);
    // On a characteristic as steep as that of a choked valve, the rounding of a flow is a large difference: there its flow is met.
    const isSteep = error > pressureTolerance * density && error <= 0.1 * massTolerance * largest * value.slope;
    if (isSteep || error / density <= pressureResidual) continue;
    pressureResidual = error / density;
    worst = index;
  }
  return {
    massResidual: largest > 0 ? imbalance / largest : 0,
    pressureResidual,
    worstItem: worst === undefined ? undefined : items[worst]?.tag,
  };
}

function nodeMessages({ fluid, nodes, items }: Network, results: readonly NodeResult[]): NetworkMessage[] {
  const messages: NetworkMessage[] = [];
  const isolating = items.some(item => item.type === 'pump' && isShut(item)) ? ' or pumps that are off' : '';
  for (const [index, { tag, pressure }] of results.entries()) {
    const vapour = fluid.phase === 'liquid' ? (nodes[index]?.liquid ?? fluid).vapourPressure : undefined;
    if (pressure === undefined) {
      messages.push({
        subject: { node: tag },
        severity: 'note',
        text: new Refusal(`${tag} is isolated by closed valves${isolating}: its pressure is not known`),
      });
    } else if (vapour !== undefined && pressure < vapour) {
      messages.push({
        subject: { node: tag },
        severity: 'warning',
        text: new Refusal(
          `the pressure at ${tag}, {pressure}, is below the vapour pressure of {vapour}: the liquid boils there, and from there on the losses of a liquid are too low and the flow too high, the unsafe side if it must pass`,
          {
            pressure: messageValue('absolutePressure', pressure),
            vapour: messageValue('absolutePressure', vapour),
          },
        ),
      });
    }
  }
  return messages;
}

function backwards(item: NetworkItem, flow: number): RefusedNetwork {
  return {
    type: 'refused',
    reason: 'no state',
    items: [item.tag],
    nodes: [],
    text: new Refusal(`${item.tag} would have to pass {flow} from ${item.to} to ${item.from}, against its direction`, {
      flow: messageValue('massFlow', flow),
    }),
  };
}

/** A refusal of a search without a result, which names the items where gas chokes at its end, or else the item with the largest error. */
function noState(network: Network, solved: Solved): RefusedNetwork {
  const { branchAt, state, solution, nodeOf } = solved;
  const worst = network.items[branchAt.indexOf(solution.worstBranch)];
  const choked = network.items.filter((item, index) => {
    const [inlet, outlet] = [item.from, item.to].map(end =>
      state.pressureAt(solution.potentials[nodeOf(end)] ?? NaN, 0),
    );
    const branch = branchAt[index] ?? -1;
    return branch >= 0 && isGasChoked(network, state, { item, flow: solution.flows[branch] ?? 0, inlet, outlet });
  });
  const named = choked.length === 0 ? (worst ? [worst] : []) : choked;
  const tags = named.map(({ tag }) => tag);
  return {
    type: 'refused',
    reason: 'no state',
    items: tags,
    nodes: named.flatMap(({ from, to }) => [from, to]),
    text: new Refusal(
      `no flows and pressures were found that meet every item; ${choked.length === 0 ? `the largest error is at ${tags.join('')}` : `gas chokes in ${listOf(tags)}`}`,
    ),
  };
}

/** Returns the refusal of a network whose given flows and pressures do not determine its unknowns. */
export function undetermined(
  { nodes, items }: Network,
  { specifications }: Pick<Solved, 'specifications'>,
): RefusedNetwork {
  const { unknowns, conditions } = specifications;
  const unknownTags = unknowns.map(unknown =>
    'branch' in unknown ? (items[unknown.branch]?.tag ?? '') : (nodes[unknown.exchangeOf]?.tag ?? ''),
  );
  const itemTags = [...unknowns, ...conditions].flatMap(one => ('branch' in one ? [items[one.branch]?.tag ?? ''] : []));
  const nodeTags = conditions.flatMap(one => ('balanceOf' in one ? [nodes[one.balanceOf]?.tag ?? ''] : []));
  return {
    type: 'refused',
    reason: 'over-specified',
    items: [...new Set(itemTags)],
    nodes: nodeTags,
    text: new Refusal(
      `the given flows and pressures do not determine ${listOf(unknownTags)}: one part of the network is specified twice, another not at all`,
    ),
  };
}
