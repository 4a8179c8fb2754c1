/**
 * Flare networks: the back pressure of every source of a flare header, with adiabatic compressible flow, choked outlets, and gases mixed at
 * junctions by component and enthalpy.
 *
 * `solveFlareNetwork` checks the input (`validate.ts`), finds the outlet (`graph.ts`), takes gases by constant properties (`constant-gas.ts`,
 * `fanno.ts`) or an equation of state (`real-gas.ts`, `equation-of-state.ts`), mixes them towards the outlet and marches pressures from it
 * to the sources (`sweep.ts`, `march-item.ts`, `heat-loss.ts`), finds the flows of loops (`loops.ts`), and returns results and messages.
 * `sizeFlareLines` finds the smallest pipes that meet criteria in several scenarios.
 */
export { areByPengRobinson, loadFlareGases } from './equation-of-state.ts';
export { releasedGas, relievingStateOf, type ReleasedGas, type RelievedFluid } from './relieved-fluid.ts';
export { sourceProperties, type SourceProperties } from './source-properties.ts';
export { solveFlareNetwork } from './solve-flare-network.ts';
export {
  sizeFlareLines,
  type FlareSizing,
  type FlareSizingCriteria,
  type FlareSizingFault,
  type SizedFlareLine,
} from './size-lines.ts';
export type {
  FlareDrum,
  FlareItem,
  FlareItemResult,
  FlareLine,
  FlareMessage,
  FlareNetwork,
  FlareNodeBalance,
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
