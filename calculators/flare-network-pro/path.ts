import type { FlareItem, FlareItemResult, FlareState } from '@isentrope/engineering/flare-network';
import { absent, value } from '../kit/index.ts';
import { solved, type SolvedScenario } from './network.ts';
import { sourceStates, type SourceInScenario, type SourceState } from './source-state.ts';

/** The source that governs the network, and the way of its gas to the outlet. */

/** An item on the way of a gas, in the direction of its flow. */
export interface PathItem {
  readonly item: FlareItem;
  readonly result: FlareItemResult;
  readonly upstream: FlareState | undefined;
  readonly downstream: FlareState | undefined;
  /** Static pressures of the nodes at its ends, Pa absolute. */
  readonly upstreamPressure: number;
  readonly downstreamPressure: number;
}

interface GoverningSource {
  readonly state: SourceState;
  readonly inScenario: SourceInScenario;
  readonly scenario: SolvedScenario;
}

/** The source with the highest share of its allowance; of sources without allowances that with the highest back pressure. */
export const governingSource = value('governingSource', { solved, sourceStates }, v => {
  const candidates = v.sourceStates.flatMap((state): GoverningSource[] => {
    const scenario = v.solved.find(({ name }) => name === state.governing?.scenario);
    return state.governing && scenario ? [{ state, inScenario: state.governing, scenario }] : [];
  });
  const [worst] = candidates.toSorted(
    (one, other) =>
      (other.inScenario.utilization ?? -1) - (one.inScenario.utilization ?? -1) ||
      other.inScenario.builtUp - one.inScenario.builtUp,
  );
  return worst ?? absent('no source is on');
});

/** The items from a source to the outlet, along the highest flow at every node. */
export function itemsFrom(start: string, { network, solution }: SolvedScenario, outletPressure: number): PathItem[] {
  const pressureOf = new Map(solution.nodes.map(({ tag, pressure }) => [tag, pressure]));
  const path: PathItem[] = [];
  let node = start;
  while (path.length < network.items.length) {
    const onward = network.items.flatMap((item, index) => {
      const result = solution.items[index];
      if (!result || result.massFlow === 0) return [];
      const isForward = result.massFlow > 0;
      return (isForward ? item.from : item.to) === node ? [{ item, result, isForward }] : [];
    });
    const [next] = onward.toSorted((one, other) => Math.abs(other.result.massFlow) - Math.abs(one.result.massFlow));
    if (!next) break;
    const { item, result, isForward } = next;
    const end = isForward ? item.to : item.from;
    path.push({
      item,
      result,
      // The states of an item are along its flow, also where that is against its direction.
      upstream: result.inlet,
      downstream: result.outlet,
      upstreamPressure: pressureOf.get(node) ?? NaN,
      downstreamPressure: item.type === 'tip' ? outletPressure : (pressureOf.get(end) ?? NaN),
    });
    node = end;
  }
  return path;
}

/** The items from the governing source to the outlet. */
export const governingPath = value('governingPath', { governingSource }, (v): readonly PathItem[] => {
  const { state, scenario } = v.governingSource;
  const source = scenario.network.sources.find(({ tag }) => tag === state.tag);
  return itemsFrom(source?.to ?? '', scenario, scenario.network.outletPressure);
});
