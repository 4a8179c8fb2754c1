/**
 * Flare networks: the back pressure of every source of a flare header, with adiabatic compressible flow, choked outlets, and gases mixed at
 * junctions by component and enthalpy.
 */
export { loadFlareGases } from './equation-of-state.ts';
export { solveFlareNetwork } from './solve-flare-network.ts';
export type {
  FlareDrum,
  FlareItem,
  FlareItemResult,
  FlareLine,
  FlareMessage,
  FlareNetwork,
  FlareNodeResult,
  FlareResistance,
  FlareSeal,
  FlareSolution,
  FlareSource,
  FlareSourceResult,
  FlareState,
  FlareTip,
  RefusedFlareNetwork,
  SolvedFlareNetwork,
  SourceGas,
} from './types.ts';
