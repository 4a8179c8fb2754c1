import type { HomogeneousState } from './homogeneous-state.ts';
import type { TransportRange } from './value.ts';

/** A property, or part of one, at T in K. */
export type TemperatureFunction = (temperature: number) => number;
/** A property, or part of one, in a single-phase state. */
export type StateFunction = (state: HomogeneousState) => number;

interface Sourced {
  /** Paper of the correlation. */
  readonly source: string;
  /**
   * Relative uncertainty for liquid and gas away from the critical point: rounded up, and at least 4 %, although papers state down to 0.5 %
   * for gases.
   */
  readonly uncertainty: number;
  readonly range?: TransportRange;
}

/** η = η₀·(1 + B·ρ) + Δη, Pa·s. */
export interface ViscosityCorrelation extends Sourced {
  /** η₀ of the dilute gas, Pa·s. */
  readonly dilute: TemperatureFunction;
  /** B, m³/mol. */
  readonly virial?: TemperatureFunction;
  /** Δη, Pa·s. */
  readonly residual: StateFunction;
}

/** λ = λ₀ + Δλ + λ_c, W/(m·K). */
export interface ConductivityCorrelation extends Sourced {
  /** λ₀ of the dilute gas; it may use c_v of the ideal gas from the state. */
  readonly dilute: StateFunction;
  readonly residual: StateFunction;
  /** Critical enhancement λ_c, from the state and its viscosity. */
  readonly critical?: (state: HomogeneousState, viscosity: number) => number;
}

/**
 * Extended corresponding states: the residual part is that of propane in the conformal state, with the density scaled by a polynomial in
 * ρ/ρ_r that was fitted to values of the fluid.
 */
export interface CorrespondingViscosity extends Sourced {
  readonly fitted: true;
  /** η₀, Pa·s. */
  readonly dilute: TemperatureFunction;
  readonly scale: DensityScale;
}

/** As `CorrespondingViscosity`, for the thermal conductivity. */
export interface CorrespondingConductivity extends Sourced {
  readonly fitted: true;
  /** λ₀, W/(m·K). */
  readonly dilute: StateFunction;
  readonly scale: DensityScale;
  readonly critical?: ConductivityCorrelation['critical'];
}

/** Σ c_k·(ρ/ρ_r)ᵏ. */
export interface DensityScale {
  /** ρ_r, mol/m³. */
  readonly density: number;
  /** Smallest ρ/ρ_r of the fit; below it, the scale is linear down to 1 for the dilute gas. */
  readonly from?: number;
  readonly coefficients: readonly number[];
}

/** σ = Σ a·(1 − T/T_c)ⁿ, N/m. */
export interface SurfaceTensionCorrelation extends Sourced {
  /** T_c, K. */
  readonly criticalTemperature: number;
  readonly terms: readonly (readonly [a: number, n: number])[];
}

/** Transport correlations and surface tension of a pure fluid. */
export interface FluidTransport {
  readonly id: string;
  readonly viscosity: ViscosityCorrelation | CorrespondingViscosity;
  readonly conductivity: ConductivityCorrelation | CorrespondingConductivity;
  readonly surfaceTension?: SurfaceTensionCorrelation;
}
