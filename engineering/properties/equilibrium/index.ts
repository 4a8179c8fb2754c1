/** Equilibrium of two and three phases of a mixture, for any equation of state that provides fugacity coefficients with derivatives. */
export { solveOnIsentrope, type IsobarPosition } from './enthalpy-entropy.ts';
export type { EnvelopePoint, PhaseEnvelope, PressureTemperature } from './phase-envelope.ts';
export { envelopeCrossings } from './envelope-crossings.ts';
export { MixtureRange, type FluidRange, type SpecifiedValues } from './mixture-range.ts';
export { MixtureStates, type CaloricProperty, type IsentropeSearch } from './mixture-states.ts';
export { MultiphaseFlash, type StabilityResult } from './multiphase-flash.ts';
export { MultiphaseNewton } from './multiphase-newton.ts';
export type { PhaseSlot } from './phase-slot.ts';
export type { FugacityPhase, Phase, PhaseSide, VolumePhase, WilsonConstants } from './phase.ts';
export { findSaturation, type SaturationInput } from './saturation.ts';
export { SuccessiveSubstitution, type LnPhi } from './successive-substitution.ts';
export { TwoPhaseRegion } from './two-phase-region.ts';
export { TwoPhaseSolver, type Specified } from './two-phase-solver.ts';
