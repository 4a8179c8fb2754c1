/**
 * Reference equations of state of pure fluids for the Helmholtz energy, each from the paper named in its file: any state from p–T, p–h,
 * p–s, h–s, T–x and p–x, of one phase or two. SI and per kg; enthalpy and entropy are 0 for the ideal gas at 298.15 K and 101 325 Pa. A
 * fluid's data are loaded on demand, one file each.
 * Limits: the critical point is that of the equation itself, which for some fluids differs slightly from the published one (n-heptane 1.1
 * K, methanol 0.9 K); two phases are distinguished up to 1e-7 of it. Nothing freezes: above the triple point the equations are valid up to
 * the melting line, which they do not model. Air is one fluid of fixed composition, in one phase.
 */
export { referenceFluids, referenceStates, type ReferenceFluid } from './catalogue.ts';
export { PureStates, type SaturatedPhases } from './states.ts';
export { PureEquilibrium } from './pure-equilibrium.ts';
export type { PhaseProperties } from './phase-properties.ts';
export type { PureFluid } from './pure-fluid.ts';
