import { gasConstant as R } from '../../quantities/index.ts';
import {
  createState,
  flashPh,
  flashPs,
  flashTp,
  likenessToLiquid,
  phaseAt,
  Mixture,
  type Component,
  type FluidState,
  type PhaseState,
} from '../eos/index.ts';
import {
  MixtureRange,
  solveOnIsentrope,
  TwoPhaseRegion,
  TwoPhaseSolver,
  type GivenAtSaturation,
  type PhaseEnvelope,
} from '../equilibrium/index.ts';
import {
  compositionOf,
  onePhaseState,
  twoPhaseState,
  type EquilibriumPhase,
  type EquilibriumState,
  type FluidPhase,
  type ThermodynamicState,
} from '../helmholtz/index.ts';
import { CubicPhase } from './cubic-phase.ts';

/** Where the equation is asked. It has no range of its own; its heat capacities are stated up to 1000 K, some to 1500 K. */
export const cubicRange = new MixtureRange('the Peng-Robinson equation', {
  minimumTemperature: 20,
  maximumTemperature: 1500,
  maximumPressure: 100e6,
});

/** The likeness to a liquid from which a phase is called one. */
const surelyLiquid = 0.9;
/** The lowest pressure at which a state of given enthalpy and entropy is looked for, Pa. */
const lowestPressure = 1;

/** States of a mixture, or of one component, by the Peng-Robinson equation. What is not found is a Refusal. */
export class CubicStates {
  /** Pairs for which no k_ij is known, so that 0 is used. */
  readonly pairsWithoutInteraction: readonly (readonly [string, string])[];
  private readonly mixture: Mixture;
  private readonly state: FluidState;
  private readonly liquid: CubicPhase;
  private readonly vapour: CubicPhase;
  private readonly solver: TwoPhaseSolver;
  private readonly region: TwoPhaseRegion;
  private readonly z: Float64Array;
  private readonly molarMass: number;

  /** Components that differ, and their mole fractions, which add up to 1. */
  constructor(components: readonly Component[], fractions: readonly number[]) {
    const mixture = new Mixture(components);
    const { molarMass, wilsonConstant, wilsonSlope } = mixture.model;
    this.mixture = mixture;
    this.pairsWithoutInteraction = mixture.pairsWithoutInteraction;
    this.state = createState(mixture);
    this.z = Float64Array.from(fractions);
    this.liquid = new CubicPhase(mixture);
    this.vapour = new CubicPhase(mixture);
    this.solver = new TwoPhaseSolver(this.liquid, this.vapour, molarMass);
    this.region = new TwoPhaseRegion(this.solver, { constant: wilsonConstant, slope: wilsonSlope }, this.z, cubicRange);
    this.molarMass = this.z.reduce((sum, share, i) => sum + share * (molarMass[i] ?? NaN), 0);
  }

  /** State at p in Pa and T in K. */
  atPT(pressure: number, temperature: number): EquilibriumState {
    cubicRange.requireTemperature(temperature);
    cubicRange.requirePressure(pressure);
    return this.flashed({ pressure, temperature }, () =>
      flashTp(this.mixture, temperature, pressure, this.z, this.state),
    );
  }

  /** State at p in Pa and h in J/kg. */
  atPH(pressure: number, enthalpy: number): EquilibriumState {
    cubicRange.requirePressure(pressure);
    cubicRange.requireFinite('enthalpy', enthalpy);
    return this.flashed({ pressure, enthalpy }, () =>
      flashPh(this.mixture, pressure, enthalpy * this.molarMass, this.z, this.state),
    );
  }

  /** State at p in Pa and s in J/(kg·K). */
  atPS(pressure: number, entropy: number): EquilibriumState {
    cubicRange.requirePressure(pressure);
    cubicRange.requireFinite('entropy', entropy);
    return this.flashed({ pressure, entropy }, () =>
      flashPs(this.mixture, pressure, entropy * this.molarMass, this.z, this.state),
    );
  }

  /** State at h in J/kg and s in J/(kg·K). */
  atHS(enthalpy: number, entropy: number): EquilibriumState {
    cubicRange.requireFinite('enthalpy', enthalpy);
    cubicRange.requireFinite('entropy', entropy);
    const { mixture, state, molarMass, z } = this;
    const given = { enthalpy, entropy };
    return this.flashed(given, () => {
      const isFound = solveOnIsentrope(
        {
          find: pressure => {
            flashPs(mixture, pressure, entropy * molarMass, z, state);
            return 'found';
          },
          enthalpy: () => state.molarEnthalpy / molarMass,
          volume: () => state.molarVolume / molarMass,
          start: 1e6,
          least: lowestPressure,
          most: cubicRange.maximumPressure,
          scale: (R * 300) / molarMass,
        },
        enthalpy,
      );
      if (!isFound) throw cubicRange.noState(given);
    });
  }

  /** State at T in K and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the lowest pressure. */
  atTX(temperature: number, quality: number): EquilibriumState {
    cubicRange.requireTemperature(temperature);
    cubicRange.requireQuality(quality);
    return this.atQuality({ temperature }, quality);
  }

  /** State at p in Pa and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the highest temperature. */
  atPX(pressure: number, quality: number): EquilibriumState {
    cubicRange.requirePressure(pressure);
    cubicRange.requireQuality(quality);
    return this.atQuality({ pressure }, quality);
  }

  /** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
  envelope(): PhaseEnvelope | undefined {
    return this.region.envelope();
  }

  /** The state that a flash from nothing leaves; what it does not find is a Refusal. */
  private flashed(given: Parameters<MixtureRange['noEquilibrium']>[0], flash: () => void): EquilibriumState {
    this.state.forget();
    try {
      flash();
    } catch (error) {
      if (error instanceof RangeError) throw cubicRange.noEquilibrium(given);
      throw error;
    }
    const { temperature } = this.state;
    if (!(temperature >= cubicRange.minimumTemperature && temperature <= cubicRange.maximumTemperature)) {
      throw cubicRange.noState(given);
    }
    return this.found();
  }

  private atQuality(given: GivenAtSaturation, quality: number): EquilibriumState {
    if (!this.region.find(given, quality)) throw cubicRange.noSaturation({ ...given, quality });
    const { mixture, state, solver, liquid, vapour } = this;
    const { temperature, pressure, x, y, vapourFraction } = solver;
    phaseAt(mixture, temperature, pressure, x, liquid.root, state.liquid);
    phaseAt(mixture, temperature, pressure, y, vapour.root, state.vapour);
    const [first, second] = [this.phase(state.liquid), this.phase(state.vapour)];
    return first.state.density >= second.state.density
      ? this.twoPhases(first, second, vapourFraction)
      : this.twoPhases(second, first, 1 - vapourFraction);
  }

  /** What a flash has left in the state. */
  private found(): EquilibriumState {
    const { state, mixture } = this;
    const { condition, vapourFraction, vapour, liquid } = state;
    if (condition === 'two-phase') return this.twoPhases(this.phase(liquid), this.phase(vapour), vapourFraction);
    if (condition === 'liquid') return onePhaseState(stateOf(liquid, 'liquid'));
    const { whole } = mixture;
    const isSupercritical = whole.isDense(vapour.molarVolume + whole.c);
    return onePhaseState(stateOf(vapour, isSupercritical ? 'supercritical' : 'gas'));
  }

  /** One of two phases, as the lighter of them: of two liquids that is a liquid too. */
  private phase(phase: PhaseState): EquilibriumPhase {
    const name = likenessToLiquid(this.mixture, phase) > surelyLiquid ? 'liquid' : 'gas';
    return { composition: compositionOf(this.mixture.ids, phase.moleFractions), state: stateOf(phase, name, 1) };
  }

  private twoPhases(liquid: EquilibriumPhase, vapour: EquilibriumPhase, vapourFraction: number): EquilibriumState {
    const below: EquilibriumPhase = { ...liquid, state: { ...liquid.state, phase: 'liquid', quality: 0 } };
    return twoPhaseState(below, vapour, vapourFraction);
  }
}

function stateOf(of: PhaseState, phase: FluidPhase, quality?: 0 | 1): ThermodynamicState {
  const { molarMass: M, temperature, pressure, density, speedOfSound, molarVolume } = of;
  const expansion = -of.pressureByTemperature / of.pressureByVolume;
  return {
    phase,
    molarMass: M,
    pressure,
    temperature,
    quality,
    density,
    specificVolume: 1 / density,
    compressibilityFactor: of.compressibility,
    enthalpy: of.molarEnthalpy / M,
    internalEnergy: of.molarInternalEnergy / M,
    entropy: of.molarEntropy / M,
    cp: of.molarCp / M,
    cv: of.molarCv / M,
    speedOfSound,
    isentropicExponent: (density * speedOfSound * speedOfSound) / pressure,
    jouleThomson: (temperature * expansion - molarVolume) / of.molarCp,
    fugacity: undefined,
  };
}
