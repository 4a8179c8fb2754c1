import { messageValue } from '@isentrope/engineering/quantities';
import type { ItemState } from './state.ts';

/** Items of a network in the direction of their flow. */

/** An item that passes a flow, in the direction of the flow, with absolute pressures. */
export interface FlowingItem {
  readonly tag: string;
  readonly type: ItemState['type'];
  /** kg/s. */
  readonly massFlow: number;
  readonly upstream: number;
  readonly downstream: number;
  /** Tags of the nodes there. */
  readonly upstreamNode: string;
  readonly downstreamNode: string;
}

export function flowingItems(items: readonly ItemState[]): FlowingItem[] {
  return items.flatMap(({ tag, type, massFlow, inletPressure, outletPressure, from, to }) => {
    if (massFlow === 0 || inletPressure === undefined || outletPressure === undefined) return [];
    const [upstream, downstream] =
      massFlow > 0 ? ([inletPressure, outletPressure] as const) : ([outletPressure, inletPressure] as const);
    const [upstreamNode, downstreamNode] = massFlow > 0 ? ([from, to] as const) : ([to, from] as const);
    return [{ tag, type, massFlow: Math.abs(massFlow), upstream, downstream, upstreamNode, downstreamNode }];
  });
}

export const shareValue = (si: number) => messageValue('fraction', si, { digits: 2, unit: '%' });
export const pressureValue = (si: number) => messageValue('absolutePressure', si);
export const tagsOf = (items: readonly FlowingItem[]) => items.map(({ tag }) => tag);

/** Whether an item throttles a gas in one place. */
export function isDevice({ type }: Pick<FlowingItem, 'type'>): boolean {
  return type === 'control valve' || type === 'orifice';
}
