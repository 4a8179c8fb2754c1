import { Refusal, stated } from '../../quantities/index.ts';
import type { FluidPhase, ThermodynamicState } from '../helmholtz/index.ts';
import { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';
import { GergStability } from './stability.ts';

/** The extended range of GERG-2008; within its normal one, 90 K to 450 K up to 35 MPa, its uncertainties are stated. */
const range = { minimumTemperature: 60, maximumTemperature: 700, maximumPressure: 70e6 };

/** Mole fractions need not add up to 1 by more than this. */
const rounding = 1e-9;

/**
 * States of a mixture by GERG-2008, one phase: a composition that would part into two at p and T is a Refusal, as is what lies
 * outside the range.
 */
export class GergStates {
  private readonly mixture: GergMixture;
  private readonly stability: GergStability;
  private readonly z: Float64Array;

  /** Mole fractions by component; RangeError unless they are positive, add up to 1 and are of GERG-2008. */
  constructor(composition: Readonly<Record<string, number>>) {
    const parts = Object.entries(composition).filter(([, share]) => share !== 0);
    const total = parts.reduce((sum, [, share]) => sum + share, 0);
    if (!(Math.abs(total - 1) < rounding) || parts.some(([, share]) => !(share > 0))) {
      throw new RangeError(`mole fractions must be positive and add up to 1, got ${total}`);
    }
    this.mixture = new GergMixture(parts.map(([id]) => id));
    this.stability = new GergStability(this.mixture);
    this.z = Float64Array.from(parts, ([, share]) => share / total);
  }

  /**
   * State at p in Pa and T in K. A phase is called gas below the reducing density of the mixture, above it liquid, and
   * supercritical where the temperature is above the reducing temperature too: a mixture has no one point that parts them.
   */
  atPT(pressure: number, temperature: number): ThermodynamicState {
    requireRange(pressure, temperature);
    const { mixture, stability, z } = this;
    if (stability.isUnstable(z, pressure, temperature)) throw twoPhases(pressure, temperature);
    mixture.setComposition(z);
    mixture.solvePT(pressure, temperature);
    mixture.evaluateProperties();
    return stateOf(mixture);
  }

  /** ln φ_i of the components in their order at p in Pa and T in K. */
  lnFugacityCoefficients(pressure: number, temperature: number): Float64Array {
    this.atPT(pressure, temperature);
    const out = new Float64Array(this.z.length);
    this.mixture.lnFugacityCoefficients(out);
    return out;
  }
}

function stateOf(mixture: GergMixture): ThermodynamicState {
  const { pressure, temperature, density, enthalpy, entropy, cp, cv, speedOfSound, jouleThomson, energy, delta } =
    mixture;
  const { molarMass, reducing } = energy;
  const dense: FluidPhase = temperature < reducing.temperature ? 'liquid' : 'supercritical';
  return {
    phase: delta < 1 ? 'gas' : dense,
    molarMass,
    pressure,
    temperature,
    quality: undefined,
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

function requireRange(pressure: number, temperature: number): void {
  const { minimumTemperature, maximumTemperature, maximumPressure } = range;
  if (!(temperature >= minimumTemperature && temperature <= maximumTemperature)) {
    throw new Refusal('the temperature must be from {least} to {most} in GERG-2008, and is {value}', {
      least: stated('temperature', minimumTemperature),
      most: stated('temperature', maximumTemperature),
      value: stated('temperature', temperature),
    });
  }
  if (!(pressure > 0 && pressure <= maximumPressure)) {
    throw new Refusal('the pressure must be above zero and up to {most} in GERG-2008, and is {value}', {
      most: stated('absolutePressure', maximumPressure),
      value: stated('absolutePressure', pressure),
    });
  }
}

function twoPhases(pressure: number, temperature: number): Refusal {
  return new Refusal('the mixture is in two phases at {pressure} and {temperature}', {
    pressure: stated('absolutePressure', pressure),
    temperature: stated('temperature', temperature),
  });
}
