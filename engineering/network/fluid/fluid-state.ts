import { standardGravity } from '../../quantities/index.ts';
import type { NetworkLiquid } from '../types.ts';

/**
 * How the fluid of a network relates pressure, Pa absolute, density, kg/m³, and the potential of the solver, Pa·kg/m³: ∫ρ·dp, for a liquid
 * with the static head of the elevation, m.
 */
export interface FluidState {
  readonly densityAt: (pressure: number) => number;
  readonly potentialAt: (pressure: number, elevation: number) => number;
  /** Of a gas at least `leastPressure`: below it the potential has no state. */
  readonly pressureAt: (potential: number, elevation: number) => number;
  /**
   * Pressure at which isothermal flow of a mass flux, kg/(s·m²), chokes: there G² = ρ²·dp/dρ, and the flow cannot expand further. 0 for a
   * liquid. Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, 1953, chapter 6.
   */
  readonly chokedPressureAt: (massFlux: number) => number;
}

/** Gas pressure, Pa, at which the search for a state ends: as good as vacuum. */
export const leastPressure = 1;

export function liquidState({ density }: NetworkLiquid): FluidState {
  const column = density * standardGravity;
  return {
    densityAt: () => density,
    potentialAt: (pressure, elevation) => density * (pressure + column * elevation),
    pressureAt: (potential, elevation) => potential / density - column * elevation,
    chokedPressureAt: () => 0,
  };
}

/** Pressure and potential of a gas, in proportion to each other below `leastPressure`, where it has no state: a search can come back from there. */
export function continuedBelowVacuum(state: FluidState): {
  readonly pressureAt: (potential: number) => number;
  readonly potentialAt: (pressure: number) => number;
  /** Derivative of the potential by the pressure. */
  readonly slopeAt: (pressure: number) => number;
} {
  const lowest = state.potentialAt(leastPressure, 0);
  const slope = lowest / leastPressure;
  return {
    pressureAt: potential => (potential < lowest ? potential / slope : state.pressureAt(potential, 0)),
    potentialAt: pressure => (pressure < leastPressure ? pressure * slope : state.potentialAt(pressure, 0)),
    slopeAt: pressure => (pressure < leastPressure ? slope : state.densityAt(pressure)),
  };
}
