import { value } from '../kit/index.ts';
import { solved, networkFluid } from './network.ts';
import { tables, conditions } from './fields.ts';
import type { ItemRow } from './tables.ts';

/** The state of the network, item by item and node by node, in SI units with gauge pressures. */

/** The state of a node. Without a pressure it is shut off from every fixed pressure. */
export interface NodeState {
  readonly tag: string;
  readonly elevation: number;
  readonly pressure: number | undefined;
  readonly absolutePressure: number | undefined;
  readonly density: number | undefined;
  /** Flow into the network; of a fixed pressure, a result. */
  readonly inflow: number;
}

/** The state of an item. */
export interface ItemState {
  readonly tag: string;
  readonly type: NonNullable<ItemRow['type']>;
  readonly from: string;
  readonly to: string;
  readonly massFlow: number;
  readonly volumeFlow: number | undefined;
  readonly velocity: number | undefined;
  readonly reynoldsNumber: number | undefined;
  readonly inletPressure: number | undefined;
  readonly outletPressure: number | undefined;
  /** Loss from the first to the second node; of a pump the rise. */
  readonly differential: number | undefined;
  readonly isShut: boolean;
}

export const nodeStates = value(
  'nodeStates',
  { solved, ...conditions },
  ({ solved: { nodes, items, fluid, state }, atmosphericPressure }) => {
    const outflows = new Map<string, number>();
    items.forEach(({ from, to }, index) => {
      const flow = state.flows[index] ?? 0;
      outflows.set(from, (outflows.get(from) ?? 0) + flow);
      outflows.set(to, (outflows.get(to) ?? 0) - flow);
    });
    return nodes.map(({ tag, elevation, pressure, inflow }, index): NodeState => {
      const found = state.pressures[index];
      return {
        tag,
        elevation,
        pressure: found === undefined ? undefined : found - atmosphericPressure,
        absolutePressure: found,
        density: found === undefined ? undefined : fluid.densityAt(found),
        inflow: pressure === undefined ? inflow : (outflows.get(tag) ?? 0),
      };
    });
  },
);

export const itemStates = value(
  'itemStates',
  { solved, nodeStates, networkFluid, items: tables.items },
  ({ solved: { items, fluid, state }, nodeStates: nodes, items: rows }) => {
    const nodeOf = new Map(nodes.map(node => [node.tag, node]));
    return items.map(({ tag, from, to }, index): ItemState => {
      const row = rows[index] ?? {};
      const type = row.type ?? 'line';
      const massFlow = state.flows[index] ?? 0;
      const [one, other] = [nodeOf.get(from), nodeOf.get(to)];
      const [p1, p2] = [one?.absolutePressure, other?.absolutePressure];
      const mean = p1 === undefined || p2 === undefined ? undefined : (p1 + p2) / 2;
      // A pump has its flow at the suction, everything else at its mean pressure.
      const density = mean === undefined || p1 === undefined ? undefined : fluid.densityAt(type === 'pump' ? p1 : mean);
      const volumeFlow = density === undefined ? undefined : massFlow / density;
      const diameter = row.insideDiameter;
      const area = diameter === undefined ? undefined : (Math.PI * diameter * diameter) / 4;
      const loss = p1 === undefined || p2 === undefined ? undefined : p1 - p2;
      return {
        tag,
        type,
        from,
        to,
        massFlow,
        volumeFlow,
        velocity: volumeFlow === undefined || area === undefined ? undefined : volumeFlow / area,
        reynoldsNumber:
          area === undefined || diameter === undefined
            ? undefined
            : (Math.abs(massFlow) * diameter) / (area * fluid.viscosity),
        inletPressure: one?.pressure,
        outletPressure: other?.pressure,
        differential: loss !== undefined && type === 'pump' ? -loss : loss,
        isShut: state.isShut[index] ?? false,
      };
    });
  },
);
