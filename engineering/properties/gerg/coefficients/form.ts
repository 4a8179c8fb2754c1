/** n·δᵈ·τᵗ, with c also ·exp(−δᶜ). */
export type ComponentTerm = readonly [n: number, d: number, t: number, c?: number];

/** n·δᵈ·τᵗ, with η, ε, β and γ also ·exp(−η·(δ − ε)² − β·(δ − γ)). */
export type DepartureTerm = readonly [
  n: number,
  d: number,
  t: number,
  eta?: number,
  epsilon?: number,
  beta?: number,
  gamma?: number,
];

export interface GergComponent {
  readonly id: string;
  readonly name: string;
  /** kg/mol */
  readonly molarMass: number;
  /** K */
  readonly criticalTemperature: number;
  /** mol/m³ */
  readonly criticalDensity: number;
  /**
   * α° = ln(ρ/ρ_0) + ln x + constant + linear/T − (heatCapacity − 1)·ln T + Σ n·ln|sinh(θ/T)| − Σ n·ln cosh(θ/T), its
   * coefficients for R = 8.314510 J/(mol·K). Enthalpy and entropy are 0 for the ideal gas at 298.15 K and 101 325 Pa, whose
   * density is ρ_0.
   */
  readonly ideal: {
    readonly constant: number;
    readonly linear: number;
    readonly heatCapacity: number;
    readonly sinh: readonly (readonly [n: number, theta: number])[];
    readonly cosh: readonly (readonly [n: number, theta: number])[];
  };
  readonly residual: readonly ComponentTerm[];
}

/** Parameters of the reducing functions, Kunz and Wagner eqs 16 and 17; F and the number of its departure function if it has one. */
export type GergPair = readonly [
  first: string,
  second: string,
  betaV: number,
  gammaV: number,
  betaT: number,
  gammaT: number,
  F?: number,
  departure?: number,
];
