import { undefinedIfRefused } from '../quantities/index.ts';
import type { FlareGas, GasState } from './gas.ts';
import type { FlareGraph } from './graph.ts';
import { diameterOf, type MarchedItem } from './march-item.ts';
import type { Sweep } from './sweep.ts';
import type { FlareItem, FlareItemResult, FlareNodeResult, FlareState } from './types.ts';

/** Returns the items with their states, in the order of the input. */
export function itemResults(graph: FlareGraph, flows: Float64Array, { gases, marched }: Sweep): FlareItemResult[] {
  return graph.items.map((item, index): FlareItemResult => {
    const massFlow = flows[index] ?? 0;
    const gas = gases[(massFlow < 0 ? graph.to : graph.from)[index] ?? -1];
    return itemResultOf(item, massFlow, marched[index], gas);
  });
}

/** Returns an item at a flow, kg/s, with its states and the gas at its inlet. */
export function itemResultOf(
  item: FlareItem,
  massFlow: number,
  found: MarchedItem | undefined,
  gas: FlareGas | undefined,
): FlareItemResult {
  const momenta = found && diameterOf(item) !== undefined ? [found.inlet, found.outlet].map(momentumFlux) : undefined;
  const solid = found && gas && solidOf(found, gas);
  return {
    tag: item.tag,
    type: item.type,
    massFlow,
    molarMass: found && gas?.molarMass,
    inlet: found && stateOf(found.inlet),
    outlet: found && stateOf(found.outlet),
    choked: found?.choked ?? false,
    reynoldsNumber: found?.reynoldsNumber,
    frictionFactor: found?.frictionFactor,
    lowestTemperature: found && Math.min(found.inlet.temperature, found.outlet.temperature),
    highestMomentumFlux: momenta && Math.max(...momenta),
    ...(solid && { solid }),
  };
}

/** What is solid at the colder end of an item, else at the other. */
function solidOf({ inlet, outlet }: MarchedItem, gas: FlareGas): FlareItemResult['solid'] {
  const ends = inlet.temperature < outlet.temperature ? [inlet, outlet] : [outlet, inlet];
  const found = ends.map(({ pressure, temperature }) =>
    undefinedIfRefused(() => [gas.solid?.(pressure, temperature)] as const),
  );
  const solid = found.find(known => known?.[0])?.[0];
  return solid ?? (found.includes(undefined) ? 'unknown' : undefined);
}

function momentumFlux({ density, velocity }: FlareState): number {
  return density * velocity ** 2;
}

/** Returns a state without what only the solver needs. */
export function stateOf({ pressure, temperature, density, velocity, mach, vapourFraction }: GasState): FlareState {
  return {
    pressure,
    temperature,
    density,
    velocity,
    mach,
    ...(vapourFraction === undefined ? {} : { vapourFraction }),
  };
}

/** Returns the nodes in the order in which the items name them. */
export function nodeResults(graph: FlareGraph, flows: Float64Array, { pressures, gases }: Sweep): FlareNodeResult[] {
  const { inflow } = massBalances(graph, flows);
  return graph.nodes.map((tag, node) => {
    const pressure = pressures[node] ?? NaN;
    return { tag, pressure, temperature: gases[node]?.stagnationTemperature(pressure), massFlow: inflow[node] ?? 0 };
  });
}

/** Mass flows into and out of each node, kg/s. */
export function massBalances({ nodes, items, sources, sourceNode, from, to }: FlareGraph, flows: Float64Array) {
  const inflow = nodes.map(() => 0);
  const outflow = nodes.map(() => 0);
  const add = (sums: number[], node: number | undefined, flow: number): void => {
    if (node !== undefined) sums[node] = (sums[node] ?? 0) + flow;
  };
  for (const [index, { flow }] of sources.entries()) add(inflow, sourceNode[index], flow);
  for (const index of items.keys()) {
    const flow = flows[index] ?? 0;
    const [before, behind] = flow > 0 ? [from[index], to[index]] : [to[index], from[index]];
    add(outflow, before, Math.abs(flow));
    add(inflow, behind, Math.abs(flow));
  }
  return { inflow, outflow };
}
