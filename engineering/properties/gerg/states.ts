import { Refusal, stated } from '../../quantities/index.ts';
import {
  MixtureRange,
  solveOnIsentrope,
  TwoPhaseRegion,
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
import { GergCaloricFlash, type Caloric } from './caloric-flash.ts';
import { GergFlash } from './flash.ts';
import type { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';

/** The extended range of GERG-2008; within its normal one, 90 K to 450 K up to 35 MPa, its uncertainties are stated. */
export const gergRange = new MixtureRange('GERG-2008', {
  minimumTemperature: 60,
  maximumTemperature: 700,
  maximumPressure: 70e6,
});

/** Mole fractions need not add up to 1 by more than this. */
const rounding = 1e-9;
/** The lowest pressure at which a state of given enthalpy and entropy is looked for, Pa. */
const lowestPressure = 1;

/**
 * States of a mixture, or of one component, by GERG-2008, in one phase or in two. What lies outside its range is a Refusal, as is
 * an equilibrium that was not found: no more than two phases are looked for, so a third, free water beside oil and gas, is not
 * found, and nothing freezes but water, which is refused below the temperatures at which the equation has a liquid for it.
 */
export class GergStates {
  private readonly flash: GergFlash;
  private readonly caloric: GergCaloricFlash;
  private readonly ids: readonly string[];
  private readonly z: Float64Array;
  private readonly region: TwoPhaseRegion;

  /** Mole fractions by component; RangeError unless they are positive, add up to 1 and are of GERG-2008. */
  constructor(composition: Readonly<Record<string, number>>) {
    const parts = Object.entries(composition).filter(([, share]) => share !== 0);
    const total = parts.reduce((sum, [, share]) => sum + share, 0);
    if (!(Math.abs(total - 1) < rounding) || parts.some(([, share]) => !(share > 0))) {
      throw new RangeError(`mole fractions must be positive and add up to 1, got ${total}`);
    }
    this.ids = parts.map(([id]) => id);
    this.z = Float64Array.from(parts, ([, share]) => share / total);
    this.flash = new GergFlash(this.ids);
    this.region = new TwoPhaseRegion(this.flash.solver, this.flash.wilson, this.z, gergRange);
    this.caloric = new GergCaloricFlash(this.flash, gergRange.minimumTemperature, gergRange.maximumTemperature);
  }

  /**
   * State at p in Pa and T in K. One phase is called gas below the reducing density of the mixture, above it liquid, and
   * supercritical where the temperature is above the reducing temperature too: a mixture has no one point that parts them.
   */
  atPT(pressure: number, temperature: number): EquilibriumState {
    gergRange.requireTemperature(temperature);
    gergRange.requirePressure(pressure);
    this.flash.forget();
    const found = this.flash.atPT(this.z, pressure, temperature);
    if (found === 'not found') throw gergRange.noEquilibrium({ pressure, temperature });
    if (found === 'frozen') throw frozen(pressure, temperature);
    return found === 'two phases' ? this.twoPhases() : this.onePhase();
  }

  /** State at p in Pa and h in J/kg. */
  atPH(pressure: number, enthalpy: number): EquilibriumState {
    gergRange.requireFinite('enthalpy', enthalpy);
    return this.atPressure(pressure, 'enthalpy', enthalpy);
  }

  /** State at p in Pa and s in J/(kg·K). */
  atPS(pressure: number, entropy: number): EquilibriumState {
    gergRange.requireFinite('entropy', entropy);
    return this.atPressure(pressure, 'entropy', entropy);
  }

  /** State at h in J/kg and s in J/(kg·K). */
  atHS(enthalpy: number, entropy: number): EquilibriumState {
    gergRange.requireFinite('enthalpy', enthalpy);
    gergRange.requireFinite('entropy', entropy);
    const { caloric, flash, z } = this;
    flash.forget();
    let temperature = 300;
    const isFound = solveOnIsentrope(
      {
        find: pressure => {
          const found = caloric.solve(z, pressure, 'entropy', entropy, temperature);
          if (found === 'not found') throw gergRange.noEquilibrium({ enthalpy, entropy });
          if (found === 'found') temperature = caloric.temperature;
          return found === 'frozen' ? 'too cold' : found;
        },
        enthalpy: () => caloric.enthalpy,
        volume: () => caloric.specificVolume,
        start: 1e6,
        least: lowestPressure,
        most: gergRange.maximumPressure,
        scale: (R * 300) / flash.whole.energy.molarMass,
      },
      enthalpy,
    );
    if (!isFound) throw gergRange.noState({ enthalpy, entropy });
    return this.foundByCaloric();
  }

  /** State at T in K and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the lowest pressure. */
  atTX(temperature: number, quality: number): EquilibriumState {
    gergRange.requireTemperature(temperature);
    gergRange.requireQuality(quality);
    return this.atQuality({ temperature }, quality);
  }

  /** State at p in Pa and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the highest temperature. */
  atPX(pressure: number, quality: number): EquilibriumState {
    gergRange.requirePressure(pressure);
    gergRange.requireQuality(quality);
    return this.atQuality({ pressure }, quality);
  }

  /** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
  envelope(): PhaseEnvelope | undefined {
    this.flash.forget();
    return this.region.envelope();
  }

  /** ln φ_i of the components in their order at p in Pa and T in K, in one phase. */
  lnFugacityCoefficients(pressure: number, temperature: number): Float64Array {
    this.atPT(pressure, temperature);
    const out = new Float64Array(this.z.length);
    this.flash.whole.lnFugacityCoefficients(out);
    return out;
  }

  private atPressure(pressure: number, caloric: Caloric, value: number): EquilibriumState {
    gergRange.requirePressure(pressure);
    this.flash.forget();
    const found = this.caloric.solve(this.z, pressure, caloric, value);
    if (found === 'found') return this.foundByCaloric();
    if (found === 'frozen') throw frozen(pressure, this.caloric.temperature);
    const given = { pressure, [caloric]: value };
    throw found === 'not found' ? gergRange.noEquilibrium(given) : gergRange.noState(given);
  }

  private foundByCaloric(): EquilibriumState {
    return this.caloric.found === 'two phases' ? this.twoPhases() : this.onePhase();
  }

  private atQuality(given: GivenAtSaturation, quality: number): EquilibriumState {
    this.flash.forget();
    if (!this.region.find(given, quality)) throw gergRange.noSaturation({ ...given, quality });
    return this.twoPhases();
  }

  private onePhase(): EquilibriumState {
    const { whole } = this.flash;
    whole.evaluateProperties();
    return onePhaseState(stateOf(whole, nameOf(whole), undefined));
  }

  private twoPhases(): EquilibriumState {
    const { flash, ids } = this;
    const [vapour, liquid] = flash.phases();
    const phase = (of: GergMixture, name: FluidPhase, quality: 0 | 1): EquilibriumPhase => {
      of.evaluateProperties();
      return { composition: compositionOf(ids, of.energy.x), state: stateOf(of, name, quality) };
    };
    // Of two liquids the lighter one stands in the place of the vapour, and is called what it is.
    const lighter = vapour.isLiquid ? 'liquid' : 'gas';
    return twoPhaseState(phase(liquid, 'liquid', 0), phase(vapour, lighter, 1), flash.lighterFraction());
  }
}

function frozen(pressure: number, temperature: number): Refusal {
  return new Refusal(
    'water freezes out of the fluid at {pressure} and {temperature}, which GERG-2008 does not describe',
    {
      pressure: stated('absolutePressure', pressure),
      temperature: stated('temperature', temperature),
    },
  );
}

function nameOf({ delta, isLiquid }: GergMixture): FluidPhase {
  if (isLiquid) return 'liquid';
  return delta < 1 ? 'gas' : 'supercritical';
}

function stateOf(mixture: GergMixture, phase: FluidPhase, quality: 0 | 1 | undefined): ThermodynamicState {
  const { pressure, temperature, density, enthalpy, entropy, cp, cv, speedOfSound, jouleThomson, energy } = mixture;
  const { molarMass } = energy;
  return {
    phase,
    molarMass,
    pressure,
    temperature,
    quality,
    density,
    specificVolume: 1 / density,
    compressibilityFactor: (pressure * molarMass) / (density * R * temperature),
    enthalpy,
    internalEnergy: enthalpy - pressure / density,
    entropy,
    cp,
    cv,
    speedOfSound,
    isentropicExponent: (density * speedOfSound * speedOfSound) / pressure,
    jouleThomson,
    fugacity: undefined,
  };
}
