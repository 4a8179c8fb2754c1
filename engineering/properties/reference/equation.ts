/** n·δᵈ·τᵗ, with l also ·exp(−δˡ). */
export type PowerTerm = readonly [n: number, d: number, t: number, l?: number];
/** n·δᵈ·τᵗ·exp(−η·(δ − ε)² − β·(τ − γ)²). */
export type GaussianTerm = readonly [
  n: number,
  d: number,
  t: number,
  eta: number,
  epsilon: number,
  beta: number,
  gamma: number,
];
/** n·δᵈ·τᵗ·exp(−g·δˡ). */
export type ExponentialTerm = readonly [n: number, d: number, t: number, g: number, l: number];
/** n·δᵈ·exp(−g_δ·δˡ − g_τ·τ). */
export type DoubleExponentialTerm = readonly [n: number, d: number, gDelta: number, l: number, gTau: number];
/** n·δᵈ·τᵗ·exp(η·(δ − ε)² + 1/(β·(τ − γ)² + b)): Gao et al., J. Phys. Chem. Ref. Data 49 (2020). */
export type GaoTerm = readonly [
  n: number,
  d: number,
  t: number,
  eta: number,
  epsilon: number,
  beta: number,
  gamma: number,
  b: number,
];
/**
 * n·δ·Δᵇ·exp(−C·(δ − 1)² − D·(τ − 1)²), Δ = θ² + B·((δ − 1)²)ᵃ, θ = 1 − τ + A·((δ − 1)²)^(1/(2β)): Span and Wagner,
 * J. Phys. Chem. Ref. Data 25 (1996) 1509, eq. 6.1.
 */
export type NonAnalyticTerm = readonly [
  n: number,
  a: number,
  b: number,
  beta: number,
  A: number,
  B: number,
  C: number,
  D: number,
];

/** Explicit approximation of one property on the saturation line, with θ = 1 − T/T_r. */
export interface Ancillary {
  /** The value over y_r: 1 + Σ, exp(Σ), or exp(T_r/T·Σ), Σ = Σ n·θᵗ. */
  readonly form: 'ratio' | 'exponential' | 'exponentialOverT';
  /** T_r, K. */
  readonly temperature: number;
  /** y_r, SI. */
  readonly value: number;
  readonly terms: readonly (readonly [n: number, t: number])[];
}

/** The equation of state of a pure fluid for its Helmholtz energy a/(R·T) = α°(δ, τ) + αʳ(δ, τ), molar and in SI. */
export interface FluidEquation {
  readonly id: string;
  readonly name: string;
  /** CAS registry number. */
  readonly cas: string;
  /** Paper of the equation. */
  readonly source: string;
  /** Gas constant of the equation, J/(mol·K). */
  readonly gasConstant: number;
  /** kg/mol. */
  readonly molarMass: number;
  readonly acentricFactor: number;
  /** Reducing parameters of τ = T_r/T and δ = ρ/ρ_r: K, mol/m³. */
  readonly reducing: { readonly temperature: number; readonly density: number };
  /** The critical point as published: K, Pa, mol/m³. */
  readonly critical: { readonly temperature: number; readonly pressure: number; readonly density: number };
  /** Range of validity, from the triple point (helium: the lambda point): K and Pa. */
  readonly range: {
    readonly minimumTemperature: number;
    readonly maximumTemperature: number;
    readonly maximumPressure: number;
  };
  /** Lowest temperature, K, of a gas below the triple point, and its sublimation pressure, Pa, at T in K, where the equation extends to it. */
  readonly coldGas?: {
    readonly minimumTemperature: number;
    readonly sublimationPressure: (temperature: number) => number;
  };
  /**
   * α° = ln δ + constant + linear·τ + logarithm·ln τ + Σ n·τᵗ + Σ n·ln(1 + d·exp(−θ·τ)), by default d = −1. The constant and the linear
   * term set the zero of entropy and enthalpy of the paper, if it has one.
   */
  readonly ideal: {
    readonly constant: number;
    readonly linear: number;
    readonly logarithm: number;
    readonly powers?: readonly (readonly [n: number, t: number])[];
    readonly einstein?: readonly (readonly [n: number, theta: number, d?: number])[];
  };
  /** αʳ, the sum of the terms. */
  readonly residual: {
    readonly power: readonly PowerTerm[];
    readonly gaussian?: readonly GaussianTerm[];
    readonly exponential?: readonly ExponentialTerm[];
    readonly doubleExponential?: readonly DoubleExponentialTerm[];
    readonly gaoB?: readonly GaoTerm[];
    readonly nonAnalytic?: readonly NonAnalyticTerm[];
  };
  readonly ancillaries: {
    /** Saturation pressure, Pa; for a mixture such as air that of the dew line. */
    readonly vapourPressure: Ancillary;
    /** Bubble point pressure, Pa, of a mixture treated as one fluid. */
    readonly bubblePressure?: Ancillary;
    /** ρ of the saturated phases, mol/m³. */
    readonly liquidDensity: Ancillary;
    readonly vapourDensity: Ancillary;
  };
}
