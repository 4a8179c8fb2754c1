import type { HomogeneousState } from './homogeneous-state.ts';
import type { TransportRange } from './value.ts';

/** A property or a part of one at T in K. */
export type TemperatureFunction = (temperature: number) => number;
/** A property or a part of one in a state of one phase. */
export type StateFunction = (state: HomogeneousState) => number;

interface Sourced {
  /** The paper that the correlation is from. */
  readonly source: string;
  /**
   * The share by which it may be off for liquid and gas away from the critical point: rounded up, and nowhere less than 4 %, though
   * papers claim down to 0.5 % for gases.
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
  /** λ₀ of the dilute gas; it may take c_v of the ideal gas from the state. */
  readonly dilute: StateFunction;
  readonly residual: StateFunction;
  /** λ_c, the enhancement about the critical point, from the state and its viscosity. */
  readonly critical?: (state: HomogeneousState, viscosity: number) => number;
}

/**
 * Extended corresponding states: the residual part is that of propane in the conformal state, whose density is multiplied by
 * a polynomial in ρ/ρ_r that was fitted to values of the fluid.
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
  /** The least ρ/ρ_r that it was fitted to; below, the scale runs straight to 1 of the thin gas. */
  readonly from?: number;
  readonly coefficients: readonly number[];
}

/** σ = Σ a·(1 − T/T_c)ⁿ, N/m. */
export interface SurfaceTensionCorrelation extends Sourced {
  /** T_c, K. */
  readonly criticalTemperature: number;
  readonly terms: readonly (readonly [a: number, n: number])[];
}

/** What is known of the transport properties and the surface tension of a pure fluid. */
export interface FluidTransport {
  readonly id: string;
  readonly viscosity: ViscosityCorrelation | CorrespondingViscosity;
  readonly conductivity: ConductivityCorrelation | CorrespondingConductivity;
  readonly surfaceTension?: SurfaceTensionCorrelation;
}
