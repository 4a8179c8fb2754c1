/** Common parts of Helmholtz-energy equations of state, and the state types of all equations. */
export { DensityFactorList, type DensityFactor } from './density-factor-list.ts';
export { DensityFactors, DensityFactorTables } from './density-factors.ts';
export {
  compositionOf,
  mixStates,
  onePhaseState,
  phaseSharesOf,
  stateOfPhases,
  twoPhaseState,
  type PhaseShare,
} from './equilibrium-state.ts';
export { HigherOrderDensityFactors } from './higher-order-density-factors.ts';
export { at, wholeAt } from './numbers.ts';
export { Powers, PowerTables } from './powers.ts';
export type {
  Composition,
  EquilibriumPhase,
  EquilibriumState,
  FluidPhase,
  SeparateLiquid,
  ThermodynamicState,
} from './thermodynamic-state.ts';
