import { Refusal, stated } from '../../quantities/index.ts';
import { MixtureRange, MixtureStates, TwoPhaseRegion, type Caloric, type IsentropeWalk } from '../equilibrium/index.ts';
import {
  compositionOf,
  onePhaseState,
  twoPhaseState,
  type EquilibriumPhase,
  type EquilibriumState,
  type FluidPhase,
  type ThermodynamicState,
} from '../helmholtz/index.ts';
import { GergCaloricFlash } from './caloric-flash.ts';
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

/**
 * States of a mixture, or of one component, by GERG-2008, in one phase or in two. What lies outside its range is a Refusal, as is
 * an equilibrium that was not found: no more than two phases are looked for, so a third, free water beside oil and gas, is not
 * found, and nothing freezes but water, which is refused below the temperatures at which the equation has a liquid for it. One
 * phase is called gas below the reducing density of the mixture, above it liquid, and supercritical where the temperature is
 * above the reducing temperature too: a mixture has no one point that parts them.
 */
export class GergStates extends MixtureStates {
  private readonly flash: GergFlash;
  private readonly caloric: GergCaloricFlash;
  private readonly ids: readonly string[];
  private readonly z: Float64Array;
  protected readonly region: TwoPhaseRegion;

  /** Mole fractions by component; RangeError unless they are positive, add up to 1 and are of GERG-2008. */
  constructor(composition: Readonly<Record<string, number>>) {
    super(gergRange);
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

  /** ln φ_i of the components in their order at p in Pa and T in K, in one phase. */
  lnFugacityCoefficients(pressure: number, temperature: number): Float64Array {
    this.atPT(pressure, temperature);
    const out = new Float64Array(this.z.length);
    this.flash.whole.lnFugacityCoefficients(out);
    return out;
  }

  protected forget(): void {
    this.flash.forget();
  }

  protected flashAtPT(pressure: number, temperature: number): EquilibriumState {
    const found = this.flash.atPT(this.z, pressure, temperature);
    if (found === 'not found') throw gergRange.noEquilibrium({ pressure, temperature });
    if (found === 'frozen') throw frozen(pressure, temperature);
    return found === 'two phases' ? this.saturated() : this.onePhase();
  }

  protected flashAtPressure(pressure: number, caloric: Caloric, value: number): EquilibriumState {
    const found = this.caloric.solve(this.z, pressure, caloric, value);
    if (found === 'found') return this.walkedTo();
    if (found === 'frozen') throw frozen(pressure, this.caloric.temperature);
    const given = { pressure, [caloric]: value };
    throw found === 'not found' ? gergRange.noEquilibrium(given) : gergRange.noState(given);
  }

  protected walkAt(given: { readonly enthalpy: number; readonly entropy: number }): IsentropeWalk {
    const { caloric, flash, z } = this;
    let temperature = 300;
    return {
      find: pressure => {
        const found = caloric.solve(z, pressure, 'entropy', given.entropy, temperature);
        if (found === 'not found') throw gergRange.noEquilibrium(given);
        if (found === 'found') temperature = caloric.temperature;
        return found === 'frozen' ? 'too cold' : found;
      },
      enthalpy: () => caloric.enthalpy,
      volume: () => caloric.specificVolume,
      scale: (R * 300) / flash.whole.energy.molarMass,
    };
  }

  protected walkedTo(): EquilibriumState {
    return this.caloric.found === 'two phases' ? this.saturated() : this.onePhase();
  }

  private onePhase(): EquilibriumState {
    const { whole } = this.flash;
    whole.evaluateProperties();
    return onePhaseState(stateOf(whole, nameOf(whole), undefined));
  }

  protected saturated(): EquilibriumState {
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

/** Ice, where the equation has no liquid water. */
export function frozen(pressure: number, temperature: number): Refusal {
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
