/** Hydraulic networks: the flows and pressures of lines, pumps, valves and equipment that share nodes. */
export { solveNetwork } from './solve-network.ts';
export { ambientPressure } from './ambient-pressure.ts';
export type {
  BlockValveItem,
  CheckValveItem,
  ControlValveItem,
  EquipmentItem,
  ItemResult,
  ItemState,
  LineItem,
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
export { publishedNetworks, type PublishedNetwork } from './published/pandapipes.ts';
