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
  /** Of the ideal gas of this composition. */
  readonly molarCpIdeal: number;
  readonly speedOfSound: number;
  /** (∂p/∂T)_v and (∂p/∂v)_T: their quotient gives the expansion with temperature. */
  readonly pressureByTemperature: number;
  readonly pressureByVolume: number;
  readonly moleFractions: Float64Array;
}

/** Free water in a liquid and the hydrocarbon liquid above it, moles per mole of the whole fluid. */
export interface FreeWater {
  readonly phase: Phase;
  readonly moles: number;
  /** Read only where there is some of it. */
  readonly above: Phase;
  readonly molesAbove: number;
  /** All of the fluid but the water, where that is one phase; undefined where it is two or nothing. */
  readonly only: Phase | undefined;
}

/** A fluid of one or two phases in equilibrium, per mole of the whole; free water counts as part of its liquid. */
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
  /** Read only where there is such a phase. */
  readonly vapour: Phase;
  readonly liquid: Phase;
  /** Undefined where there is none. */
  readonly freeWater?: FreeWater | undefined;
}

/** A place where flashes leave their result, each starting from the one before. All throw a RangeError where they fail. */
export interface EquilibriumPoint {
  readonly state: Equilibrium;
  tp(composition: Float64Array, temperature: Temperature, pressure: AbsolutePressure): void;
  ph(composition: Float64Array, pressure: AbsolutePressure, molarEnthalpy: number): void;
  ps(composition: Float64Array, pressure: AbsolutePressure, molarEntropy: number): void;
  /** Both phases at the vapour pressure of a temperature. */
  boiling(composition: Float64Array, temperature: Temperature): void;
  uv(composition: Float64Array, molarInternalEnergy: number, molarVolume: number): void;
}

/** A place where a single phase is evaluated without asking whether it is stable: the gas where there is one, else the liquid. */
export interface PhasePoint {
  readonly phase: Phase;
  at(composition: Float64Array, temperature: Temperature, pressure: AbsolutePressure): void;
}

/** An equation of state, where it is from and where it holds, K and Pa; beyond it is extrapolated. */
export interface EquationBasis {
  /** As it stands in a sentence: "the reference equation of nitrogen". */
  readonly equation: string;
  readonly source: string;
  /** How viscosity, conductivity and surface tension are found: "by the correlations of nitrogen". */
  readonly transport: string;
  /** Undefined where it is the triple point: what may freeze is told by that. */
  readonly minimumTemperature?: Temperature;
  readonly maximumTemperature: Temperature;
  readonly maximumPressure: AbsolutePressure;
}

/** What a blowdown needs to know of a fluid. */
export interface Fluid {
  readonly ids: readonly string[];
  /** kg/mol. */
  readonly molarMasses: Float64Array;
  /** K; a component below it may freeze. */
  readonly tripleTemperatures: readonly number[];
  /** Pa, of each component. */
  readonly criticalPressures: readonly number[];
  /** Whether it can condense at all. */
  readonly condensable: boolean;
  /** Undefined where the equation goes wherever a blowdown does. */
  readonly basis?: EquationBasis;
  /** Whether free water is a phase of its own; its ice is then looked for by that, and not by the triple point. */
  readonly hasFreeWater?: boolean;
  /** What a person must know about the data of this fluid. */
  readonly warnings: readonly Clause[];
  point(): EquilibriumPoint;
  phasePoint(): PhasePoint;
  /** Pa·s. */
  viscosity(phase: Phase): number;
  /** W/(m·K). */
  conductivity(phase: Phase): number;
  /** N/m. */
  surfaceTension(liquid: Phase): number;
  /** How much a single phase counts as liquid, 0 to 1; of a dense fluid it fades just above the critical temperature. */
  likenessToLiquid(phase: Phase): number;
  /** Writes the chemical potential of each component of a phase, J/mol: Σ x_i·μ_i = h − T·s. */
  chemicalPotentials(phase: Phase, into: Float64Array): void;
  /** Whether it is a single component below its critical temperature. */
  boils(temperature: Temperature): boolean;
}

/** Expansion with temperature at constant pressure, 1/K: −(∂p/∂T)_v/(v·(∂p/∂v)_T). */
export function expansion({ pressureByTemperature, pressureByVolume, molarVolume }: Phase): number {
  return -pressureByTemperature / (molarVolume * pressureByVolume);
}
