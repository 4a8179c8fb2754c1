/** What equations of state for the Helmholtz energy have in common. */
export { DensityFactorList, DensityFactors, type DensityFactor } from './density-factors.ts';
export { at } from './numbers.ts';
export type { FluidPhase, ThermodynamicState } from './thermodynamic-state.ts';
