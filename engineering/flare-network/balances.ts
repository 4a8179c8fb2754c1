import type { FlareGas } from './gas.ts';
import type { FlareGraph } from './graph.ts';
import { massBalances } from './results.ts';
import type { Sweep } from './sweep.ts';
import type { FlareNodeBalance, FlareState, SolvedFlareNetwork } from './types.ts';

/** What passes a node: of each component, kmol/s. */
interface Amounts {
  in: number;
  out: number;
  readonly imbalances: number[];
}

/** Returns the balances of the nodes with the largest imbalances of mass, stagnation enthalpy and components, from the states of the items. */
export function residualsOf(
  graph: FlareGraph,
  flows: Float64Array,
  { gases, marched, pressures }: Sweep,
  sourceGases: readonly (FlareGas | undefined)[],
): Pick<SolvedFlareNetwork, 'massResidual' | 'energyResidual' | 'componentResidual' | 'balances'> {
  const { nodes, items, sources, sourceNode, from, to, outlet } = graph;
  const { inflow, outflow } = massBalances(graph, flows);
  const largest = Math.max(0, ...inflow);
  const energyIn = nodes.map(() => 0);
  const energyOut = nodes.map(() => 0);
  const scale = nodes.map(() => 0);
  const amounts = nodes.map((): Amounts => ({ in: 0, out: 0, imbalances: [] }));
  const add = (node: number, flow: number, gas: FlareGas, state: FlareState & { stagnationEnthalpy: number }): void => {
    const energies = flow > 0 ? energyIn : energyOut;
    energies[node] = (energies[node] ?? 0) + Math.abs(flow) * state.stagnationEnthalpy;
    scale[node] = (scale[node] ?? 0) + Math.abs(flow) * (Math.abs(state.stagnationEnthalpy) + sizeOf(state));
    const found = amounts[node];
    if (found) addAmounts(found, flow / gas.molarMass, gas.fractions);
  };
  for (const [index, { flow }] of sources.entries()) {
    const gas = sourceGases[index];
    const node = sourceNode[index] ?? -1;
    if (!gas) continue;
    const { stagnationEnthalpy } = gas;
    add(node, flow, gas, { ...gas.stateAt(pressures[node] ?? NaN, 0), stagnationEnthalpy });
  }
  for (const index of items.keys()) {
    const found = marched[index];
    const flow = Math.abs(flows[index] ?? 0);
    const ends = [from[index] ?? -1, to[index] ?? -1] as const;
    const [before, behind] = (flows[index] ?? 0) > 0 ? ends : ([ends[1], ends[0]] as const);
    const gas = gases[before];
    if (!found || !gas) continue;
    add(before, -flow, gas, found.inlet);
    add(behind, flow, gas, found.outlet);
  }
  const live = [...nodes.keys()].filter(node => node !== outlet && (scale[node] ?? 0) > 0);
  const largestOf = (sizeAt: (node: number) => number) => live.reduce((sum, node) => Math.max(sum, sizeAt(node)), 0);
  return {
    massResidual: largestOf(node => Math.abs((inflow[node] ?? 0) - (outflow[node] ?? 0)) / largest),
    energyResidual: largestOf(node => Math.abs((energyIn[node] ?? 0) - (energyOut[node] ?? 0)) / (scale[node] ?? 1)),
    componentResidual: largestOf(node => componentImbalance(amounts[node])),
    balances: live.map((node): FlareNodeBalance => ({
      tag: nodes[node] ?? '',
      massIn: inflow[node] ?? 0,
      massOut: outflow[node] ?? 0,
      energyIn: energyIn[node] ?? 0,
      energyOut: energyOut[node] ?? 0,
      amountIn: amounts[node]?.in ?? 0,
      amountOut: amounts[node]?.out ?? 0,
    })),
  };
}

/** Adds a flow, kmol/s, negative where it leaves; a gas without a composition is one component. */
function addAmounts(found: Amounts, flow: number, fractions: ArrayLike<number> = [1]): void {
  if (flow > 0) found.in += flow;
  else found.out -= flow;
  for (let index = 0; index < fractions.length; index += 1)
    found.imbalances[index] = (found.imbalances[index] ?? 0) + flow * (fractions[index] ?? 0);
}

function componentImbalance(found: Amounts | undefined): number {
  return found ? Math.max(0, ...found.imbalances.map(Math.abs)) / found.in : 0;
}

/** p/ρ: the enthalpy of a real gas may be zero, which is no scale of its balance. */
function sizeOf({ pressure, density }: FlareState): number {
  return pressure / density;
}
