import type { NetworkGas, NetworkLiquid } from '@isentrope/engineering/network';
import { normalMolarVolume } from '../fluid/normal-conditions.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/** Flows of rows by mass, by volume, or at a reference state. */

/** A flow in kg/s, m³/s and mol/s, of which a row has one. */
export interface StatedFlow {
  readonly mass: number | undefined;
  readonly volume: number | undefined;
  readonly standard: number | undefined;
}

/** The flow of an item. */
export const flowOfItem = ({ flow, volumeFlow, standardFlow }: ItemRow): StatedFlow => ({
  mass: flow,
  volume: volumeFlow,
  standard: standardFlow,
});

/** The flow into a node and out of it. */
export const flowsOfNode = (node: NodeRow): { readonly inflow: StatedFlow; readonly outflow: StatedFlow } => ({
  inflow: { mass: node.inflow, volume: node.volumeInflow, standard: node.standardInflow },
  outflow: { mass: node.outflow, volume: node.volumeOutflow, standard: node.standardOutflow },
});

export const hasFlow = (flow: StatedFlow) => Object.values(flow).some(value => value !== undefined);

/**
 * The mass flow, kg/s, of a stated flow; undefined if there is none. `density` in kg/m³ is that of the row, which a liquid and equipment may do
 * without. A mole has the mass of the density at normal conditions, kg/m³, in the volume of an ideal gas there.
 */
export function massFlow(
  { mass, volume, standard }: StatedFlow,
  fluid: NetworkLiquid | NetworkGas,
  normalDensity: number | undefined,
  density: number | undefined = fluid.phase === 'liquid' ? fluid.density : undefined,
): number | undefined {
  if (mass !== undefined) return mass;
  if (volume !== undefined) return volume * (density ?? NaN);
  if (standard === undefined) return undefined;
  return standard * normalMolarVolume * (normalDensity ?? NaN);
}

/** Why a flow cannot be as stated, as the end of a sentence that begins with its row; undefined if it can. */
export function flowFault(
  name: string,
  { mass, volume, standard }: StatedFlow,
  isGas: boolean,
  hasDensity: boolean,
): string | undefined {
  const count = [mass, volume, standard].filter(value => value !== undefined).length;
  if (count > 1) return `has more than one ${name}: leave all but one blank`;
  if (volume !== undefined && isGas && !hasDensity)
    return `has a volume ${name}, which for a gas depends on the pressure: enter it by mass, or at a reference state, such as Nm³/h`;
  if (standard !== undefined && !isGas)
    return `has a standard ${name}, which applies only to a gas: enter it by mass or by volume`;
  return undefined;
}
