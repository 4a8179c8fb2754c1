import type { Given } from './given.ts';
import type { EquilibriumState } from './helmholtz/index.ts';

/** A state on an isentrope, in SI units and per kg. */
export interface IsentropeState {
  /** Pa */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** kg/m³, of both phases together where there are two. */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** Vapour mass fraction of two phases in equilibrium; undefined of one phase. */
  readonly quality: number | undefined;
  /** m/s; undefined of two phases. */
  readonly speedOfSound: number | undefined;
}

/** The states of one entropy by their pressure in Pa. Refusal where the equation of state has none. */
export type Isentrope = (pressure: number) => IsentropeState;

/** The isentrope of an entropy, J/(kg·K), by a function that finds any state. */
export function isentropeBy(stateAt: (given: Given) => EquilibriumState, entropy: number): Isentrope {
  return pressure => {
    const { phase, temperature, density, enthalpy, quality, speedOfSound } = stateAt({ pressure, entropy });
    const isSplit = phase === 'two-phase';
    return {
      pressure,
      temperature,
      density,
      enthalpy,
      quality: isSplit ? quality : undefined,
      speedOfSound: isSplit ? undefined : speedOfSound,
    };
  };
}

/** A state with the isentrope through it, in SI units and per kg. */
export interface IsentropeStart {
  readonly pressure: number;
  readonly temperature: number;
  readonly density: number;
  readonly enthalpy: number;
  readonly entropy: number;
  /** Vapour mass fraction of two phases; undefined of one. */
  readonly quality: number | undefined;
  readonly isentrope: Isentrope;
}
