import type { SolidComponent } from '../properties/index.ts';

/** A state by an equation of state, per kg and in SI units. */
export interface EquationState {
  readonly pressure: number;
  readonly temperature: number;
  readonly density: number;
  /** J/kg. */
  readonly enthalpy: number;
  /** J/(kg·K). */
  readonly entropy: number;
  /** Mass fraction of vapour; 1 for a gas. */
  readonly vapourFraction: number;
  /** cp, J/(kg·K), m/s, and (∂v/∂T)_p, m³/(kg·K): undefined in two phases. */
  readonly heatCapacity: number | undefined;
  readonly speedOfSound: number | undefined;
  readonly expansion: number | undefined;
}

/**
 * An equation of state for gases of the same components, by their mole fractions. Two phases are in equilibrium. Each call may start from the
 * state of the one before. All throw a Refusal where there is no state.
 */
export interface GasEquation {
  readonly size: number;
  /** kg/mol. */
  readonly molarMassOf: (fractions: Float64Array) => number;
  readonly atPT: (fractions: Float64Array, pressure: number, temperature: number) => EquationState;
  /** With `allPhases` false, a mixture with water has one liquid. */
  readonly atPH: (fractions: Float64Array, pressure: number, enthalpy: number, allPhases?: boolean) => EquationState;
  readonly atPS: (fractions: Float64Array, pressure: number, entropy: number, allPhases?: boolean) => EquationState;
  /** Whether a flow of a stagnation enthalpy, J/kg, has states with two liquids wherever they are. */
  readonly hasAllPhases: (fractions: Float64Array, stagnationEnthalpy: number) => boolean;
  /** The gas as one phase, stable or not; undefined where it would be a liquid, and for an equation that offers no such state. */
  readonly asGas: (fractions: Float64Array, pressure: number, temperature: number) => EquationState | undefined;
  /** Whether the gas at this state stays one phase. */
  readonly isGas: (fractions: Float64Array, pressure: number, temperature: number) => boolean;
  /** Component that is solid at this state; undefined where none is. Throws a Refusal where that is not known. */
  readonly solid: (fractions: Float64Array, pressure: number, temperature: number) => SolidComponent | undefined;
  /** Viscosity of the liquid of a state, Pa·s; undefined where it is not known. */
  readonly liquidViscosity: (fractions: Float64Array, state: EquationState) => number | undefined;
  /** Viscosity of the whole as a gas, Pa·s, by the method of Chung et al. (1988). */
  readonly viscosity: (fractions: Float64Array, pressure: number, temperature: number) => number;
}
