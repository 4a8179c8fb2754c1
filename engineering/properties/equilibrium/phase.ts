/** At which end of the densities a search for a phase begins. */
export type PhaseSide = 'liquid' | 'vapour';

/**
 * One phase of a mixture by some equation of state, which a solver of phase equilibrium sets again and again. Enthalpies,
 * entropies and the like are no part of it: what equilibrium needs is fugacities.
 */
export interface Phase {
  readonly size: number;
  /** ln φ_i. */
  readonly lnPhi: Float64Array;
  /** T·(∂ln φ_i/∂T) at constant p and amounts. */
  readonly byTemperature: Float64Array;
  /** p·(∂ln φ_i/∂p) at constant T and amounts. */
  readonly byPressure: Float64Array;
  /** n·(∂ln φ_i/∂n_j) at constant T and p, row by row: symmetric. */
  readonly byAmount: Float64Array;
  /** Molar volume of the phase found, m³/mol. */
  readonly volume: number;
  /** Whether the phase found is a liquid: colder and denser than its composition at its critical point as one fluid. */
  readonly isLiquid: boolean;
  /** Makes the next search begin at that end, and not at the phase found last. */
  begin(side: PhaseSide): void;
  /** Finds the phase of the mole fractions x at T in K and p in Pa; false where there is none. */
  solve(x: Float64Array, T: number, p: number): boolean;
  /** Evaluates ln φ_i of the phase found. */
  evaluateFugacities(): void;
  /** Evaluates ln φ_i of the phase found and all its derivatives. */
  evaluateDerivatives(): void;
}

/** Constants of Wilson's correlation, ln(K_i·p/Pa) = constant_i − slope_i/T, the usual first guess. */
export interface WilsonConstants {
  readonly constant: Float64Array;
  /** K. */
  readonly slope: Float64Array;
}
