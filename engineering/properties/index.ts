export * from './eos/index.ts';
export type { EnvelopePoint, FluidRange, PhaseEnvelope, PressureTemperature } from './equilibrium/index.ts';
export { loadFluid, stateOf, type AskedMethod, type Fluid, type FluidMethod } from './fluid.ts';
export type { Given } from './given.ts';
export type {
  Composition,
  EquilibriumPhase,
  EquilibriumState,
  FluidPhase,
  ThermodynamicState,
} from './helmholtz/index.ts';
export * from './steam/index.ts';
