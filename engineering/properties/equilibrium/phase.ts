/** Density end at which a phase search starts. */
export type PhaseSide = 'liquid' | 'vapour';

/** One phase of a mixture by some equation of state, as an equilibrium at given T and p needs it. */
export interface FugacityPhase {
  readonly size: number;
  /** ln φ_i. */
  readonly lnPhi: Float64Array;
  /** n·(∂ln φ_i/∂n_j) at constant T and p, row by row: symmetric. */
  readonly byAmount: Float64Array;
  /** Molar volume of the phase, m³/mol. */
  readonly volume: number;
  /** Makes the next search start at that end instead of at the previous phase. */
  begin(side: PhaseSide): void;
  /** Finds the phase of mole fractions x at T in K and p in Pa; false where there is none. */
  solve(x: Float64Array, T: number, p: number): boolean;
  /** Evaluates ln φ_i of the phase. */
  evaluateFugacities(): void;
  /** Evaluates ln φ_i of the phase and `byAmount` alone. */
  evaluateByAmount(): void;
}

/**
 * One phase of a mixture by some equation of state, as seen by phase equilibrium solvers. Has no enthalpy or entropy: equilibrium needs
 * fugacities only.
 */
export interface Phase extends FugacityPhase {
  /** T·(∂ln φ_i/∂T) at constant p and amounts. */
  readonly byTemperature: Float64Array;
  /** p·(∂ln φ_i/∂p) at constant T and amounts. */
  readonly byPressure: Float64Array;
  /** Whether the phase is a liquid: colder and denser than the critical point of its composition as one fluid. */
  readonly isLiquid: boolean;
  /** Whether the phase is denser than the critical point of its composition as one fluid, whatever its temperature. */
  readonly isDense: boolean;
  /** Evaluates ln φ_i of the phase and all its derivatives. */
  evaluateDerivatives(): void;
}

/** Constants of Wilson's correlation, ln(K_i·p/Pa) = constant_i − slope_i/T, the usual initial estimate. */
export interface WilsonConstants {
  readonly constant: Float64Array;
  /** K. */
  readonly slope: Float64Array;
}

/** One phase of a mixture by some equation of state at given temperature and volume, where every derivative is finite. */
export interface VolumePhase {
  readonly size: number;
  /** Pa, with its derivatives by ln T, by ln V and by the amounts in mol per mol of the phase. */
  readonly pressure: number;
  readonly pressureByLnT: number;
  readonly pressureByLnV: number;
  readonly pressureByAmount: Float64Array;
  /** ln f_i up to a constant, with its derivatives by ln T and ln V. */
  readonly lnFugacity: Float64Array;
  readonly byLnT: Float64Array;
  readonly byLnV: Float64Array;
  /** n·(∂ln f_i/∂n_j) at constant T and V without the ideal gas's 1/x_i, row by row: symmetric. */
  readonly byAmount: Float64Array;
  /** Evaluates mole fractions x at T in K and a volume in m³/mol; false where the phase cannot be that dense. */
  evaluate(x: Float64Array, T: number, volume: number): boolean;
}
