/**
 * Hydraulic networks: the flows and pressures of lines, pumps, valves and equipment that share nodes, for one liquid or one isothermal gas.
 *
 * `solveNetwork` checks the input (`validate.ts`), counts what is stated against what is unknown (`specifications.ts`), turns every item
 * into an equation between two potentials (`branches.ts`, with the physics of lines, valves and orifices from their own folders), solves
 * them together (`newton.ts`, on the sparse `ConductanceMatrix`), and returns results and messages, or a refusal by name (`results.ts`,
 * `item-results.ts`). `solveWithHeatLoss` adds the temperatures of a liquid whose lines lose heat (`temperatures.ts`), which gives each item its own liquid (`liquid-branch.ts`). `published` holds networks with the results of OpenModelica, STANET and EPANET.
 */
export { solveNetwork } from './solve-network.ts';
export { solveWithHeatLoss, type HeatedNetwork, type LiquidLaws } from './fluid/heat-loss.ts';
export {
  networkTemperatures,
  type ItemTemperatures,
  type NetworkSupply,
  type NetworkTemperatures,
} from './fluid/temperatures.ts';
export { ambientPressure } from './fluid/ambient-pressure.ts';
export { compressibilityOf } from './fluid/gas-state.ts';
export { plateAtFlow } from './items/orifice-plate.ts';
export { pumpCurve } from './items/pump-curve.ts';
export { heldFlow } from './specifications.ts';
export { reynoldsFactorOf, usualStyleModifier } from './items/viscous-valve.ts';
export {
  exceededCriteria,
  highestMach,
  highestVelocity,
  lineEnds,
  shareOfCriteria,
  type LineCriteria,
} from './line-criteria.ts';
export {
  keptFlow,
  sizeNetworkLines,
  type SizedState,
  type NetworkSizing,
  type SizedLine,
  type SizingCase,
  type SizingFault,
} from './size-lines.ts';
export type {
  BlockValveItem,
  CheckValveItem,
  CompressibilityTable,
  ControlValveItem,
  EquipmentItem,
  ItemResult,
  ItemState,
  LineItem,
  LiquidProperties,
  LocalLiquid,
  Network,
  NetworkFriction,
  NetworkGas,
  NetworkItem,
  NetworkLiquid,
  NetworkMessage,
  NetworkNode,
  NetworkSolution,
  NodeResult,
  OrificeItem,
  PumpCurveRow,
  PumpItem,
  RefusedNetwork,
  SolvedNetwork,
} from './types.ts';
export {
  publishedCorrections,
  publishedNetworks,
  publishedCurveOf,
  type PublishedNetwork,
} from './published/pandapipes.ts';
