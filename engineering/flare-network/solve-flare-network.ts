import { Refusal, undefinedIfRefused } from '../quantities/index.ts';
import { coldWaterModelOf, gasModelOf } from './gas-models.ts';
import type { FlareGas, GasModel } from './gas.ts';
import { findGraph, ownPipingOf, type FlareGraph } from './graph.ts';
import {
  coldWaterMessages,
  itemMessages,
  loopMessages,
  nodeMessages,
  sourceMessages,
  statedPressures,
} from './messages.ts';
import { fluxIn } from './march-item.ts';
import { residualsOf } from './balances.ts';
import { itemResults, nodeResults, stateOf } from './results.ts';
import { solveFlows, type LoopFault, type SolvedFlows } from './loops.ts';
import { firstConductances, sweepFlows, type Sweep, type SweepFault } from './sweep.ts';
import type {
  FlareItemResult,
  FlareNetwork,
  FlareSolution,
  FlareSourceResult,
  FlareState,
  RefusedFlareNetwork,
} from './types.ts';
import { findInvalid } from './validate.ts';

/**
 * Returns the pressures of a flare network: every line of a tree carries the flow, composition and stagnation enthalpy of the sources behind it, so it
 * is solved by marching from the outlet to each source; the flows of loops are found so that every node has one pressure. An outlet that would be supersonic is at Mach 1 with its pressure above that of
 * the node behind it. Adiabatic with kinetic energy; the potential energy of the gas is left out of its enthalpy (less than 0.01 K per m).
 * Either the balances hold within 1e-9, or the network is refused with the items and sources concerned. Never throws for what a network
 * states, but an Error where the data of a composition have not been loaded by `loadFlareGases`.
 */
export function solveFlareNetwork(network: FlareNetwork): FlareSolution {
  const invalid = findInvalid(network);
  if (invalid) return invalid;
  const graph = findGraph(network);
  if ('type' in graph) return graph;
  let model: GasModel;
  try {
    model = gasModelOf(network);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      type: 'refused',
      reason: 'invalid',
      items: [],
      sources: network.sources.map(({ tag }) => tag),
      text: error,
    };
  }
  const found = solveWith(network, graph, model);
  if (found.type === 'solved') return found;
  const cold = undefinedIfRefused(() => coldWaterModelOf(network));
  const other = cold && solveWith(network, graph, cold);
  return other?.type === 'solved' ? other : found;
}

/** The solution with a model of the gases. */
function solveWith(network: FlareNetwork, graph: FlareGraph, model: GasModel): FlareSolution {
  const sourceGases: (FlareGas | undefined)[] = [];
  for (const source of network.sources) {
    try {
      sourceGases.push(source.flow > 0 ? model.ofSource(source) : undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusedSource(source.tag, error);
    }
  }
  const found = solveFlows(
    graph,
    order => sweepFlows(graph, order, sourceGases, model, network.outletPressure),
    () => firstConductances(graph, sourceGases, model, network.outletPressure),
  );
  if ('text' in found) return refusedItems(graph, found);
  return solved(graph, { ...found, sourceGases, model, network });
}

function refusedSource(tag: string, text: Refusal): RefusedFlareNetwork {
  return {
    type: 'refused',
    reason: 'no state',
    items: [],
    sources: [tag],
    text: text.after(`no state exists of the gas of ${tag}: `),
  };
}

function refusedItems(graph: FlareGraph, fault: SweepFault | LoopFault): RefusedFlareNetwork {
  const items = 'items' in fault ? fault.items : [fault.item];
  return {
    type: 'refused',
    reason: 'no state',
    items: items.map(item => graph.items[item]?.tag ?? ''),
    sources: [],
    text: fault.text,
  };
}

/** A network with its flows and states. */
interface Solved extends SolvedFlows {
  readonly sourceGases: readonly (FlareGas | undefined)[];
  readonly model: GasModel;
  readonly network: FlareNetwork;
}

function solved(graph: FlareGraph, { flows, sweep, sourceGases, model, network }: Solved): FlareSolution {
  const stated = statedPressures(network);
  const items = itemResults(graph, flows, sweep);
  const nodes = nodeResults(graph, flows, sweep);
  const sources = graph.sources.map((_, index) => sourceResult(graph, index, sweep, sourceGases[index], model));
  return {
    type: 'solved',
    items,
    nodes,
    sources,
    messages: [
      ...itemMessages(items, graph, stated),
      ...nodeMessages(nodes, network.outletPressure, stated),
      ...sourceMessages(sources, graph.sources, stated),
      ...loopMessages(graph),
      ...coldWaterMessages(nodes, sweep.gases, model),
    ],
    gasModel: model.type,
    ...residualsOf(graph, flows, sweep, sourceGases),
  };
}

function sourceResult(
  graph: FlareGraph,
  index: number,
  { pressures }: Sweep,
  gas: FlareGas | undefined,
  model: GasModel,
): FlareSourceResult {
  const { tag = '', flow = 0, ratedFlow, outletDiameter } = graph.sources[index] ?? {};
  const { items, end, hasBranches } = ownPipingOf(graph, index);
  const own = items.flatMap(item => graph.items[item] ?? []);
  const backPressure = pressures[graph.sourceNode[index] ?? -1] ?? NaN;
  const rated =
    ratedFlow === undefined || !gas || own.length === 0
      ? undefined
      : solveOwnPiping(
          { ...graph, items: own },
          index,
          gas,
          { flow: ratedFlow, pressure: pressures[end] ?? NaN },
          model,
        );
  return {
    tag,
    flow,
    backPressure,
    backPressureAtRatedFlow: rated?.pressure,
    outlet: outletOf(gas, outletDiameter, flow, backPressure),
    outletAtRatedFlow: rated && outletOf(gas, outletDiameter, ratedFlow, rated.pressure),
    ownItems: own.map(item => item.tag),
    ownItemsAtRatedFlow: rated?.items ?? [],
    branchesAt: hasBranches ? graph.nodes[end] : undefined,
  };
}

/** The own piping of a source at a flow, kg/s, with the pressure at its end, Pa: the pressure behind the source, and the items with flow; undefined where no state exists. */
function solveOwnPiping(
  { sources, items }: Pick<FlareGraph, 'sources' | 'items'>,
  index: number,
  gas: FlareGas,
  { flow, pressure }: { readonly flow: number; readonly pressure: number },
  model: GasModel,
): { readonly pressure: number; readonly items: readonly FlareItemResult[] } | undefined {
  const [source] = sources.slice(index, index + 1);
  if (!source) return undefined;
  const graph = findGraph({ items, sources: [{ ...source, flow }], outletPressure: pressure });
  if ('type' in graph) return undefined;
  const found = solveFlows(
    graph,
    order => sweepFlows(graph, order, [gas], model, pressure),
    () => firstConductances(graph, [gas], model, pressure),
  );
  if ('text' in found) return undefined;
  return {
    pressure: found.sweep.pressures[graph.sourceNode[0] ?? -1] ?? NaN,
    items: itemResults(graph, found.flows, found.sweep).filter(({ massFlow }) => massFlow !== 0),
  };
}

/** The gas within an outlet that it leaves at a pressure, or at Mach 1. */
function outletOf(
  gas: FlareGas | undefined,
  diameter: number | undefined,
  flow = 0,
  pressure = NaN,
): FlareState | undefined {
  if (!gas || diameter === undefined || flow === 0) return undefined;
  const flux = fluxIn(diameter, flow);
  return stateOf(gas.stateAt(Math.max(gas.sonicPressure(flux, pressure), pressure), flux));
}
