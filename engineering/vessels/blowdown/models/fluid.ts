import type { AbsolutePressure, Clause, Temperature } from '../../../quantities/index.ts';

/** Properties of one phase, SI, per mole of it. */
export interface Phase {
  readonly temperature: Temperature;
  readonly pressure: AbsolutePressure;
  readonly molarMass: number;
  readonly molarVolume: number;
  readonly density: number;
  readonly compressibility: number;
  readonly molarEnthalpy: number;
  readonly molarInternalEnergy: number;
  readonly molarEntropy: number;
  readonly molarCp: number;
  readonly molarCv: number;
  /** Of the ideal gas of the same composition. */
  readonly molarCpIdeal: number;
  readonly speedOfSound: number;
  /** (∂p/∂T)_v and (∂p/∂v)_T: their quotient gives the thermal expansion. */
  readonly pressureByTemperature: number;
  readonly pressureByVolume: number;
  readonly moleFractions: Float64Array;
}

/** Free water in a liquid and the hydrocarbon liquid above it, in moles per mole of the whole fluid. */
export interface FreeWater {
  readonly phase: Phase;
  readonly moles: number;
  /** Valid only if its amount is not zero. */
  readonly above: Phase;
  readonly molesAbove: number;
  /** The fluid without the water if it is a single phase; undefined if it has two phases or none. */
  readonly only: Phase | undefined;
}

/** Equilibrium of one or two phases, per mole of the whole fluid; free water is part of the liquid. */
export interface Equilibrium {
  readonly condition: 'vapour' | 'liquid' | 'two-phase' | undefined;
  readonly temperature: Temperature;
  readonly pressure: AbsolutePressure;
  /** Moles of vapour per mole. */
  readonly vapourFraction: number;
  readonly molarVolume: number;
  readonly molarEnthalpy: number;
  readonly molarInternalEnergy: number;
  readonly molarEntropy: number;
  /** Valid only if the phase exists. */
  readonly vapour: Phase;
  readonly liquid: Phase;
  /** Undefined where there is none. */
  readonly freeWater?: FreeWater | undefined;
}

/** Reusable flash calculation that holds its last result and starts from it. All methods throw a RangeError where they fail. */
export interface EquilibriumPoint {
  readonly state: Equilibrium;
  tp(composition: Float64Array, temperature: Temperature, pressure: AbsolutePressure): void;
  ph(composition: Float64Array, pressure: AbsolutePressure, molarEnthalpy: number): void;
  ps(composition: Float64Array, pressure: AbsolutePressure, molarEntropy: number): void;
  /** Finds both phases at the vapour pressure of a temperature. */
  boiling(composition: Float64Array, temperature: Temperature): void;
  uv(composition: Float64Array, molarInternalEnergy: number, molarVolume: number): void;
}

/** Reusable evaluation of a single phase without a stability test: the gas root where there is one, else the liquid root. */
export interface PhasePoint {
  readonly phase: Phase;
  at(composition: Float64Array, temperature: Temperature, pressure: AbsolutePressure): void;
}

/** Equation of state with its source and its range, K and Pa; beyond it the equation is extrapolated. */
export interface EquationBasis {
  /** Wording within a sentence: "the reference equation of nitrogen". */
  readonly equation: string;
  readonly source: string;
  /** Source of viscosity, conductivity and surface tension within a sentence: "by the correlations of nitrogen". */
  readonly transport: string;
  /** Undefined where it is the triple point: freezing is then reported by that. */
  readonly minimumTemperature?: Temperature;
  readonly maximumTemperature: Temperature;
  readonly maximumPressure: AbsolutePressure;
}

/** Fluid properties needed by a blowdown. */
export interface Fluid {
  readonly ids: readonly string[];
  /** kg/mol. */
  readonly molarMasses: Float64Array;
  /** Triple point temperatures, K; a component below its own may freeze. */
  readonly tripleTemperatures: readonly number[];
  /** Of each component, Pa. */
  readonly criticalPressures: readonly number[];
  /** Whether the fluid can condense. */
  readonly condensable: boolean;
  /** Undefined where the range of the equation covers every blowdown. */
  readonly basis?: EquationBasis;
  /** Whether free water is a separate phase; its freezing is then detected by that phase, not by the triple point. */
  readonly hasFreeWater?: boolean;
  /** Warnings about the data of this fluid. */
  readonly warnings: readonly Clause[];
  point(): EquilibriumPoint;
  phasePoint(): PhasePoint;
  /** Pa·s. */
  viscosity(phase: Phase): number;
  /** W/(m·K). */
  conductivity(phase: Phase): number;
  /** N/m. */
  surfaceTension(liquid: Phase): number;
  /** How liquid-like a single phase is, 0 to 1; for a dense fluid it fades just above the critical temperature. */
  likenessToLiquid(phase: Phase): number;
  /** Writes the chemical potential of each component of a phase, J/mol: Σ x_i·μ_i = h − T·s. */
  chemicalPotentials(phase: Phase, into: Float64Array): void;
  /** Whether it is a single component below its critical temperature. */
  boils(temperature: Temperature): boolean;
}

/** Thermal expansion coefficient at constant pressure, 1/K: −(∂p/∂T)_v/(v·(∂p/∂v)_T). */
export function expansion({ pressureByTemperature, pressureByVolume, molarVolume }: Phase): number {
  return -pressureByTemperature / (molarVolume * pressureByVolume);
}
