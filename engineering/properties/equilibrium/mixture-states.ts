import { gasConstant, Refusal, undefinedIfRefused } from '../../quantities/index.ts';
import { stateOfPhases, type Composition, type EquilibriumState, type PhaseShare } from '../helmholtz/index.ts';
import { solveOnIsentrope, type IsobarPosition } from './enthalpy-entropy.ts';
import { requireFinite, requireQuality } from '../require-state.ts';
import type { PhaseEnvelope } from './phase-envelope.ts';
import type { FluidRange, SpecifiedValues, MixtureRange } from './mixture-range.ts';
import type { MultiphaseFlash, StabilityResult } from './multiphase-flash.ts';
import type { SaturationInput } from './saturation.ts';
import { stableAtCaloric, stateNear } from './stable-caloric.ts';
import { stableSaturation } from './stable-saturation.ts';
import type { TwoPhaseRegion } from './two-phase-region.ts';

/** The second specification besides pressure, J/kg or J/(kg·K). */
export type CaloricProperty = 'enthalpy' | 'entropy';

/** The isentrope search of a particular equation of state. */
export interface IsentropeSearch {
  /** Finds the state at p in Pa. */
  readonly find: (pressure: number) => IsobarPosition;
  /** h in J/kg and v in m³/kg of the state found. */
  readonly enthalpy: () => number;
  readonly volume: () => number;
  /** R·T of the fluid at some temperature, J/kg. */
  readonly scale: number;
}

/** Start of the search for a state of given enthalpy and entropy, and its lowest pressure, Pa. */
const startPressure = 1e6;
const lowestPressure = 1;
/** Start of a temperature search without other information, K. */
const startTemperature = 300;
/** Scale of the enthalpy tolerance, J/kg. */
const enthalpyScale = 1e5;
/** Share of the density of the liquid from which a vapour may be a second liquid. */
const dense = 0.2;
/** Ratios to the pressure of a bubble point at which there must be a vapour. */
const lower = [0.95, 0.5, 0.2] as const;
/** Tolerance of h or s, relative to R·T/M or R/M. */
const nearlyEqual = 1e-6;

/**
 * States of a mixture, or of one component, by every pair of properties. Throws a Refusal where no state is found or a value is out of
 * range.
 */
export abstract class MixtureStates {
  protected abstract readonly region: TwoPhaseRegion;
  protected abstract readonly multiphase: MultiphaseFlash;
  /** Mole fractions. */
  protected abstract readonly z: Float64Array;

  constructor(private readonly limits: MixtureRange) {}

  /** Clears the previous state, so that results do not depend on earlier calls. */
  protected abstract forget(): void;
  /** Finds one phase or two at p in Pa and T in K; returns whether that succeeded. */
  protected abstract findAtPT(pressure: number, temperature: number): boolean;
  /** The state found by `findAtPT`. */
  protected abstract found(): EquilibriumState;
  /** Composition of the fluid. */
  protected abstract composition(): Composition;
  /** Adds the phases found by `findAtPT` to `multiphase`. */
  protected abstract addFound(): void;
  /** The phases in `multiphase`, at p in Pa and T in K. */
  protected abstract shares(pressure: number, temperature: number): readonly PhaseShare[];
  /** State at p in Pa and h in J/kg or s in J/(kg·K). */
  protected abstract flashAtPressure(pressure: number, caloric: CaloricProperty, value: number): EquilibriumState;
  /** Search along the isentrope of the given entropy; the given values appear in Refusals. */
  protected abstract walkAt(inputs: { readonly enthalpy: number; readonly entropy: number }): IsentropeSearch;
  /** The last state of such a search. */
  protected abstract walkedTo(inputs: SpecifiedValues): EquilibriumState;
  /** The two phases that the quality search has left in the solver. */
  protected abstract saturated(): EquilibriumState;

  /** State at p in Pa and T in K. */
  atPT(pressure: number, temperature: number): EquilibriumState {
    this.limits.requireTemperature(temperature);
    this.limits.requirePressure(pressure);
    this.forget();
    return this.stableAtPT(pressure, temperature);
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
    requireFinite('enthalpy', enthalpy);
    requireFinite('entropy', entropy);
    this.forget();
    const ends = { start: startPressure, minimum: lowestPressure, maximum: limits.maximumPressure };
    const isFound = solveOnIsentrope({ ...this.walkAt({ enthalpy, entropy }), ...ends }, enthalpy);
    if (!this.multiphase.mayPart) {
      if (!isFound) throw limits.noState({ enthalpy, entropy });
      return this.walkedTo({ enthalpy, entropy });
    }
    const start = isFound ? this.walkedTo({ enthalpy, entropy }) : undefined;
    if (start && this.stabilised(start.pressure, start.temperature, true) === 'stable') return start;
    return this.stableAtHS(enthalpy, entropy, start?.pressure ?? startPressure);
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

  private stableAtHS(enthalpy: number, entropy: number, start: number): EquilibriumState {
    const { limits } = this;
    let state: EquilibriumState | undefined;
    const isFound = solveOnIsentrope(
      {
        find: pressure => {
          this.forget();
          state = this.stableAtPressure(pressure, 'entropy', entropy);
          return 'found';
        },
        enthalpy: () => state?.enthalpy ?? NaN,
        volume: () => state?.specificVolume ?? NaN,
        scale: enthalpyScale,
        start,
        minimum: lowestPressure,
        maximum: limits.maximumPressure,
      },
      enthalpy,
    );
    if (!isFound || !state) throw limits.noState({ enthalpy, entropy });
    return state;
  }

  /** The stable state at p in Pa and T in K, with one, two or three phases. */
  private stableAtPT(pressure: number, temperature: number): EquilibriumState {
    const { multiphase, z } = this;
    if (multiphase.findsThreePhases(z, temperature, pressure)) return stateOfPhases(this.shares(pressure, temperature));
    const isFound = this.findAtPT(pressure, temperature);
    const outcome = this.stabilised(pressure, temperature, isFound);
    if (outcome === 'changed') return stateOfPhases(this.shares(pressure, temperature));
    if (!isFound || outcome === 'not found') throw this.limits.noEquilibrium({ pressure, temperature });
    return this.found();
  }

  /** The stable state, independent of any previous result. */
  private coldAtPT(pressure: number, temperature: number): EquilibriumState {
    this.forget();
    return this.stableAtPT(pressure, temperature);
  }

  /** Range in which the stable state is known. */
  private stableRange(): FluidRange {
    const { minimumTemperature, maximumTemperature, maximumPressure } = this.limits;
    const coldest = Math.max(minimumTemperature, this.multiphase.coldest);
    return { minimumTemperature: coldest, maximumTemperature, maximumPressure };
  }

  /** Tests the stability of the state found at p in Pa and T in K; leaves a changed state in `multiphase`. */
  private stabilised(pressure: number, temperature: number, isFound: boolean): StabilityResult {
    const { multiphase, z } = this;
    if (!multiphase.mayPart) return 'stable';
    multiphase.clear();
    if (isFound) this.addFound();
    else multiphase.add(z, 1, 'liquid');
    return multiphase.stabilise(z, temperature, pressure);
  }

  private atPressure(pressure: number, caloric: CaloricProperty, value: number): EquilibriumState {
    this.limits.requirePressure(pressure);
    requireFinite(caloric, value);
    this.forget();
    return this.stableAtPressure(pressure, caloric, value);
  }

  /** The stable state at p in Pa and h in J/kg or s in J/(kg·K), with one, two or three phases. */
  private stableAtPressure(pressure: number, caloric: CaloricProperty, value: number): EquilibriumState {
    const found = this.tried(() => this.flashAtPressure(pressure, caloric, value));
    if (!this.multiphase.mayPart) {
      if (found instanceof Refusal) throw found;
      return isMet(found, caloric, value) ? found : this.atLeap(pressure, caloric, value, found.temperature);
    }
    if (!(found instanceof Refusal)) {
      const { temperature } = found;
      // Where unstable states change, the two-phase search may end at their discontinuity.
      const isTested = temperature >= this.multiphase.coldest && isMet(found, caloric, value);
      if (isTested && this.stabilised(pressure, temperature, true) === 'stable') return found;
    }
    const range = this.stableRange();
    const guess = found instanceof Refusal ? startTemperature : Math.max(range.minimumTemperature, found.temperature);
    const state = stableAtCaloric(T => this.coldAtPT(pressure, T), range, caloric, value, guess, this.composition());
    if (state) return state;
    if (found instanceof Refusal) throw found;
    // Colder than the range of the stability test.
    if (found.temperature < range.minimumTemperature)
      return isMet(found, caloric, value) ? found : this.atLeap(pressure, caloric, value, found.temperature);
    throw this.limits.noState({ pressure, [caloric]: value });
  }

  /**
   * The mixture of the states on both sides of a temperature at which a property leaps, since the fluid boils within less than can be told
   * apart. Throws a Refusal where the value is not between them.
   */
  private atLeap(pressure: number, caloric: CaloricProperty, value: number, temperature: number): EquilibriumState {
    const twoPhaseAtPT = (T: number) => {
      this.forget();
      return undefinedIfRefused(() => (this.findAtPT(pressure, T) ? this.found() : undefined));
    };
    const state = stateNear(twoPhaseAtPT, caloric, value, temperature, this.composition());
    if (!state) throw this.limits.noEquilibrium({ pressure, [caloric]: value });
    return state;
  }

  private tried(find: () => EquilibriumState): EquilibriumState | Refusal {
    try {
      return find();
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  private atQuality(inputs: SaturationInput, quality: number): EquilibriumState {
    requireQuality(quality);
    this.forget();
    const { region, limits } = this;
    const { solver } = region;
    const isFound = region.find(inputs, quality);
    const range = this.stableRange();
    const searched = (near: number | undefined) =>
      this.z.length > 1
        ? stableSaturation((p, T) => this.coldAtPT(p, T), range, inputs, quality, near, this.composition())
        : undefined;
    const place = 'pressure' in inputs ? Math.max(range.minimumTemperature, solver.temperature) : solver.pressure;
    const found = isFound && this.isStableSaturation() ? this.saturated() : searched(isFound ? place : undefined);
    const isBubbleAtT = found && quality === 0 && 'temperature' in inputs;
    const state = isBubbleAtT && this.isBetweenLiquids(found) ? searched(undefined) : found;
    if (!state) throw limits.noSaturation({ ...inputs, quality });
    return state;
  }

  /**
   * Whether the lighter phase of a bubble point is a second liquid, as of hot oil that dissolves in water under a high pressure: no vapour
   * forms at a lower pressure.
   */
  private isBetweenLiquids({ pressure, temperature, phases }: EquilibriumState): boolean {
    if (!phases || !this.multiphase.mayPart) return false;
    if (phases.vapour.state.density < dense * phases.liquid.state.density) return false;
    const isLiquidAt = (p: number) => {
      const beside = this.tried(() => this.coldAtPT(p, temperature));
      return !(beside instanceof Refusal) && beside.phase === 'liquid';
    };
    return lower.some(share => isLiquidAt(share * pressure));
  }

  /** Whether no further phase is more stable than the two of the quality search in the solver. */
  protected isStableSaturation(): boolean {
    const { multiphase, z } = this;
    const { temperature, pressure, x, y, liquid, vapour, vapourFraction } = this.region.solver;
    if (!multiphase.mayPart) return true;
    multiphase.clear();
    multiphase.add(y, vapourFraction, 'vapour', vapour.volume);
    multiphase.add(x, 1 - vapourFraction, 'liquid', liquid.volume);
    return multiphase.stabilise(z, temperature, pressure) === 'stable';
  }
}

/** Whether a state has the enthalpy, J/kg, or entropy, J/(kg·K), that was asked for. */
function isMet(state: EquilibriumState, caloric: CaloricProperty, value: number): boolean {
  const unit = (gasConstant / state.molarMass) * (caloric === 'enthalpy' ? state.temperature : 1);
  return Math.abs(state[caloric] - value) < nearlyEqual * unit;
}
