import { streamPhaseAt, type StreamFluid, type StreamPhase } from '@isentrope/engineering/properties';
import { standardGravity, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { withItsLiquid } from '../../fluid/index.ts';
import { ruledOut, value, type Absent, type StepInputs } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { flowingItems, isDevice, type FlowingItem } from '../flowing-items.ts';
import { itemStates, nodeStates, type NodeState } from '../state.ts';
import { at } from './stream.ts';

/** The enthalpies of a gas that exchanges no heat on its way, which the network calculates at one temperature. */

function itemsBy(
  items: readonly FlowingItem[],
  node: 'upstreamNode' | 'downstreamNode',
): ReadonlyMap<string, readonly FlowingItem[]> {
  const found = new Map<string, FlowingItem[]>();
  for (const item of items) found.set(item[node], [...(found.get(item[node]) ?? []), item]);
  return found;
}

/**
 * Returns the enthalpies, J/kg, with which a gas reaches the nodes without heat; undefined where unknown. It has the temperature of the
 * network where it enters and, if it is `warmed` there, behind control valves and orifices, and mixes at nodes. Its potential energy is included.
 */
function enthalpiesByNode(
  { fluid: chosen, temperature }: StreamPhase,
  nodes: readonly NodeState[],
  items: readonly FlowingItem[],
  isWarmed: (item: FlowingItem) => boolean,
): ReadonlyMap<string, number> {
  const byNode = new Map(nodes.map(node => [node.tag, node]));
  const entering = itemsBy(items, 'downstreamNode');
  const leaving = itemsBy(items, 'upstreamNode');
  const waiting = new Map(
    nodes.map(({ tag }) => [tag, (entering.get(tag) ?? []).filter(each => !isWarmed(each)).length]),
  );
  const found = new Map<string, number>();
  const ready = nodes.filter(({ tag }) => waiting.get(tag) === 0);
  for (let node = ready.pop(); node; node = ready.pop()) {
    const { tag, pressure, elevation, exchange } = node;
    const head = standardGravity * elevation;
    const isSource = exchange > 0 || (entering.get(tag) ?? []).some(isWarmed);
    const own = pressure === undefined || !isSource ? undefined : gasEnthalpy(chosen, pressure, temperature);
    const parts = (entering.get(tag) ?? []).map(item => {
      const carried = found.get(item.upstreamNode);
      const start = byNode.get(item.upstreamNode)?.elevation ?? elevation;
      const moved = carried === undefined ? undefined : carried + standardGravity * start - head;
      return { flow: item.massFlow, enthalpy: isWarmed(item) ? own : moved };
    });
    const all = [...parts, { flow: Math.max(0, exchange), enthalpy: own }].filter(({ flow }) => flow > 0);
    const total = all.reduce((sum, { flow }) => sum + flow, 0);
    const mean = all.reduce((sum, { flow, enthalpy = NaN }) => sum + (flow / total) * enthalpy, 0);
    if (total > 0 && Number.isFinite(mean)) found.set(tag, mean);
    for (const { downstreamNode } of (leaving.get(tag) ?? []).filter(each => !isWarmed(each))) {
      const left = (waiting.get(downstreamNode) ?? 0) - 1;
      waiting.set(downstreamNode, left);
      const next = byNode.get(downstreamNode);
      if (left === 0 && next) ready.push(next);
    }
  }
  return found;
}

function gasEnthalpy(chosen: StreamFluid, pressure: number, temperature: number): number | undefined {
  return undefinedIfRefused(() => withItsLiquid(streamPhaseAt(chosen, pressure, temperature, 'gas')))?.phase?.state
    .enthalpy;
}

const needs = { stream: at.stream, itemStates, nodeStates, fluidPhase: fluid.fluidPhase };

function enthalpiesOf(
  v: StepInputs<typeof needs>,
  isWarmed: (item: FlowingItem) => boolean,
): ReadonlyMap<string, number> | Absent {
  if (v.fluidPhase !== 'Gas' || v.stream.fluid.type !== 'components') return ruledOut('no gas of components');
  return enthalpiesByNode(v.stream, v.nodeStates, flowingItems(v.itemStates), isWarmed);
}

/** The enthalpies at the nodes of a gas that takes up no heat in lines, and has the temperature of the network behind every valve and orifice. */
export const enthalpiesWarmedInDevices = value('enthalpiesWarmedInDevices', needs, v => enthalpiesOf(v, isDevice));

/** The enthalpies at the nodes of a gas that takes up no heat at all. */
export const enthalpiesWithoutHeat = value('enthalpiesWithoutHeat', needs, v => enthalpiesOf(v, () => false));
