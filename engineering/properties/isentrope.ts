import type { StateInputs } from './state-inputs.ts';
import type { EquilibriumState } from './helmholtz/index.ts';

/** A state on an isentrope, in SI units and per kg. */
export interface IsentropeState {
  /** Pa */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** Overall density if two-phase, kg/m³. */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** Vapour mass fraction if two-phase; otherwise undefined. */
  readonly quality: number | undefined;
  /** m/s; undefined if two-phase. */
  readonly speedOfSound: number | undefined;
}

/** States of one entropy by pressure in Pa. Throws a Refusal where the equation of state has none. */
export type Isentrope = (pressure: number) => IsentropeState;

/** Returns the isentrope of an entropy, J/(kg·K), from a general state function. */
export function isentropeBy(stateAt: (inputs: StateInputs) => EquilibriumState, entropy: number): Isentrope {
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
  /** Vapour mass fraction if two-phase; otherwise undefined. */
  readonly quality: number | undefined;
  readonly isentrope: Isentrope;
}
