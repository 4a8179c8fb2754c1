import type { EquilibriumState } from '../helmholtz/index.ts';
import { solveOnIsentrope, type OnIsobar } from './enthalpy-entropy.ts';
import type { PhaseEnvelope } from './envelope.ts';
import type { GivenValues, MixtureRange } from './mixture-range.ts';
import type { GivenAtSaturation } from './saturation.ts';
import type { TwoPhaseRegion } from './two-phase-region.ts';

/** What is given beside the pressure, J/kg or J/(kg·K). */
export type Caloric = 'enthalpy' | 'entropy';

/** The way along an isentrope that an equation of state goes in its own manner. */
export interface IsentropeWalk {
  /** Finds the state at p in Pa. */
  readonly find: (pressure: number) => OnIsobar;
  /** Of the state found: h in J/kg and v in m³/kg. */
  readonly enthalpy: () => number;
  readonly volume: () => number;
  /** R·T of the fluid at some temperature, J/kg. */
  readonly scale: number;
}

/** Where the search for a state of given enthalpy and entropy begins, and the lowest pressure at which it looks, Pa. */
const startPressure = 1e6;
const lowestPressure = 1;

/** States of a mixture, or of one component, by every pair. What is not found or out of range is a Refusal. */
export abstract class MixtureStates {
  protected abstract readonly region: TwoPhaseRegion;

  constructor(private readonly limits: MixtureRange) {}

  /** Leaves nothing of the state before: what is found does not depend on what was asked earlier. */
  protected abstract forget(): void;
  /** The state at p in Pa and T in K. */
  protected abstract flashAtPT(pressure: number, temperature: number): EquilibriumState;
  /** The state at p in Pa and h in J/kg or s in J/(kg·K). */
  protected abstract flashAtPressure(pressure: number, caloric: Caloric, value: number): EquilibriumState;
  /** How the states of an entropy are found, those that are refused by what is given. */
  protected abstract walkAt(given: { readonly enthalpy: number; readonly entropy: number }): IsentropeWalk;
  /** The state on which such a walk ended. */
  protected abstract walkedTo(given: GivenValues): EquilibriumState;
  /** The two phases that the search for a quality has left in the solver. */
  protected abstract saturated(): EquilibriumState;

  /** State at p in Pa and T in K. */
  atPT(pressure: number, temperature: number): EquilibriumState {
    this.limits.requireTemperature(temperature);
    this.limits.requirePressure(pressure);
    this.forget();
    return this.flashAtPT(pressure, temperature);
  }

  /** State at p in Pa and h in J/kg. */
  atPH(pressure: number, enthalpy: number): EquilibriumState {
    return this.atPressure(pressure, 'enthalpy', enthalpy);
  }

  /** State at p in Pa and s in J/(kg·K). */
  atPS(pressure: number, entropy: number): EquilibriumState {
    return this.atPressure(pressure, 'entropy', entropy);
  }

  /** State at h in J/kg and s in J/(kg·K). */
  atHS(enthalpy: number, entropy: number): EquilibriumState {
    const { limits } = this;
    limits.requireFinite('enthalpy', enthalpy);
    limits.requireFinite('entropy', entropy);
    this.forget();
    const ends = { start: startPressure, least: lowestPressure, most: limits.maximumPressure };
    if (!solveOnIsentrope({ ...this.walkAt({ enthalpy, entropy }), ...ends }, enthalpy)) {
      throw limits.noState({ enthalpy, entropy });
    }
    return this.walkedTo({ enthalpy, entropy });
  }

  /** State at T in K and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the lowest pressure. */
  atTX(temperature: number, quality: number): EquilibriumState {
    this.limits.requireTemperature(temperature);
    return this.atQuality({ temperature }, quality);
  }

  /** State at p in Pa and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the highest temperature. */
  atPX(pressure: number, quality: number): EquilibriumState {
    this.limits.requirePressure(pressure);
    return this.atQuality({ pressure }, quality);
  }

  /** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
  envelope(): PhaseEnvelope | undefined {
    this.forget();
    return this.region.envelope();
  }

  private atPressure(pressure: number, caloric: Caloric, value: number): EquilibriumState {
    this.limits.requirePressure(pressure);
    this.limits.requireFinite(caloric, value);
    this.forget();
    return this.flashAtPressure(pressure, caloric, value);
  }

  private atQuality(given: GivenAtSaturation, quality: number): EquilibriumState {
    this.limits.requireQuality(quality);
    this.forget();
    if (!this.region.find(given, quality)) throw this.limits.noSaturation({ ...given, quality });
    return this.saturated();
  }
}
