export * from './eos/index.ts';
export { loadFluid, stateOf, type Fluid, type FluidMethod } from './fluid.ts';
export type { Given } from './given.ts';
export type { FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
export * from './steam/index.ts';
