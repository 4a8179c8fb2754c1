/** Phase condition of a fluid: supercritical above both its critical temperature and pressure, liquid above the latter alone. */
export type FluidPhase = 'gas' | 'liquid' | 'two-phase' | 'supercritical';

/** Mole fractions by component id, with sum 1. */
export type Composition = Readonly<Record<string, number>>;

/** Properties of a fluid in SI units, per kg. Undefined for a two-phase state where there is no single value. */
export interface ThermodynamicState {
  readonly phase: FluidPhase;
  /** M, kg/mol */
  readonly molarMass: number;
  /** p, Pa */
  readonly pressure: number;
  /** T, K */
  readonly temperature: number;
  /** Vapour mass fraction: of a two-phase state, 0 or 1 of a saturated one, undefined of any other. */
  readonly quality: number | undefined;
  /** ρ, kg/m³ */
  readonly density: number;
  /** v, m³/kg */
  readonly specificVolume: number;
  /** Z = p·M/(ρ·R·T) */
  readonly compressibilityFactor: number;
  /** h, J/kg, 0 for the ideal gas at 298.15 K */
  readonly enthalpy: number;
  /** u = h − p·v, J/kg */
  readonly internalEnergy: number;
  /** s, J/(kg·K), 0 for the ideal gas at 298.15 K and 101 325 Pa */
  readonly entropy: number;
  /** cp, J/(kg·K) */
  readonly cp: number | undefined;
  /** cv, J/(kg·K) */
  readonly cv: number | undefined;
  /** w, m/s */
  readonly speedOfSound: number | undefined;
  /** κ = ρ·w²/p, that of the real fluid */
  readonly isentropicExponent: number | undefined;
  /** (∂T/∂p) at constant h, K/Pa */
  readonly jouleThomson: number | undefined;
  /** f, Pa, of a pure fluid */
  readonly fugacity: number | undefined;
}

/** One of two phases in equilibrium, with its own composition and properties. */
export interface EquilibriumPhase {
  readonly composition: Composition;
  readonly state: ThermodynamicState;
}

/** One of several coexisting liquids. */
export interface SeparateLiquid extends EquilibriumPhase {
  /** Type of liquid: oil, water, or rich in a component, such as "CO₂-rich liquid". */
  readonly name: string;
  /** Its amount, as a mole fraction of the whole fluid. */
  readonly moleFraction: number;
}

/** An equilibrium state of a fluid: overall properties and, if there are several phases, each of them. */
export interface EquilibriumState extends ThermodynamicState {
  /** Vapour mole fraction of a two-phase state, 0 at a bubble and 1 at a dew point; `quality` is by mass. */
  readonly vapourFraction: number | undefined;
  /**
   * Both phases of a fluid with vapour and liquid, including an incipient one. Of several liquids `liquid` is all of them together; two
   * liquids without a vapour are a state of the phase "liquid", which has no `phases`.
   */
  readonly phases: { readonly liquid: EquilibriumPhase; readonly vapour: EquilibriumPhase } | undefined;
  /** Separate liquids, lightest first, if there is more than one; they may be in equilibrium with a vapour. */
  readonly liquids: readonly SeparateLiquid[] | undefined;
}
