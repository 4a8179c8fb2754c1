import { ambientPressure, type ItemResult, type NodeResult } from '@isentrope/engineering/network';
import { value } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { network, state } from './network.ts';

/** The state of the network with its gauge pressures, in SI units. */

/** A node; without a pressure it is shut off from every fixed pressure. */
export interface NodeState extends NodeResult {
  readonly elevation: number;
  readonly gaugePressure: number | undefined;
}

/** An item with the gauge pressures at its ends. */
export interface ItemState extends ItemResult {
  readonly from: string;
  readonly to: string;
  readonly inletGauge: number | undefined;
  readonly outletGauge: number | undefined;
  readonly insideDiameter: number | undefined;
  readonly volumeFlow: number | undefined;
}

/** Share of the ambient pressure below which a gauge pressure is rounding. */
const rounding = 1e-14;

/** The gauge pressure of an absolute one, Pa, without what rounding leaves of an atmospheric one. */
function gaugeAbove(ambient: number, pressure: number): number {
  const gauge = pressure - ambient;
  return Math.abs(gauge) < rounding * ambient ? 0 : gauge;
}

export const nodeStates = value(
  'nodeStates',
  { network, state, atmosphericPressure: conditions.atmosphericPressure },
  ({ network: { nodes }, state: solved, atmosphericPressure }): readonly NodeState[] =>
    solved.nodes.map((node, index) => {
      const elevation = nodes[index]?.elevation ?? 0;
      const { pressure } = node;
      const gaugePressure =
        pressure === undefined ? undefined : gaugeAbove(ambientPressure(elevation, atmosphericPressure), pressure);
      return { ...node, elevation, gaugePressure };
    }),
);

export const itemStates = value(
  'itemStates',
  { network, state, nodeStates },
  ({ network: { items }, state: solved, nodeStates: nodes }): readonly ItemState[] => {
    const nodeOf = new Map(nodes.map(node => [node.tag, node]));
    return solved.items.map((item, index) => {
      const input = items[index];
      const { from = '', to = '' } = input ?? {};
      const [one, other] = [nodeOf.get(from), nodeOf.get(to)];
      // At the upstream end, where a liquid and a gas are measured.
      const density = item.massFlow < 0 ? other?.density : one?.density;
      return {
        ...item,
        from,
        to,
        inletGauge: one?.gaugePressure,
        outletGauge: other?.gaugePressure,
        insideDiameter: input && 'insideDiameter' in input ? input.insideDiameter : undefined,
        volumeFlow: density === undefined ? undefined : item.massFlow / density,
      };
    });
  },
);
