import { Refusal, messageValue } from '../../quantities/index.ts';
import {
  MixtureRange,
  MixtureStates,
  TwoPhaseRegion,
  type CaloricProperty,
  type IsentropeSearch,
  type MultiphaseFlash,
} from '../equilibrium/index.ts';
import {
  at,
  compositionOf,
  onePhaseState,
  stateOfPhases,
  twoPhaseState,
  type Composition,
  type EquilibriumPhase,
  type EquilibriumState,
  type FluidPhase,
  type PhaseShare,
  type ThermodynamicState,
} from '../helmholtz/index.ts';
import type { NearbyStates, StartState } from '../nearby-states.ts';
import { GergCaloricFlash } from './caloric-flash.ts';
import { GergFlash, type FlashOutcome } from './flash.ts';
import { GasStates } from './gas-states.ts';
import { GergMixture } from './gerg-mixture.ts';
import { GergVolumePhase } from './gerg-volume-phase.ts';
import { gasConstant as R } from './ideal-gas.ts';

/** Extended range of GERG-2008; its uncertainties are stated for the normal range, 90 K to 450 K up to 35 MPa. */
export const gergRange = new MixtureRange('GERG-2008', {
  minimumTemperature: 60,
  maximumTemperature: 700,
  maximumPressure: 70e6,
});

/** Tolerance of the sum of mole fractions. */
const rounding = 1e-9;

/**
 * States of a mixture, or of one component, by GERG-2008, with up to three fluid phases. Throws a Refusal outside its range, and where no
 * equilibrium was found. Hydrates are not considered, and nothing freezes but water, which is refused below the temperatures at which the
 * equation has a liquid for it. A single phase is called gas below the reducing density of the mixture, liquid above it, and supercritical
 * if the temperature is also above the reducing temperature: a mixture has no single point that separates them.
 */
export class GergStates extends MixtureStates {
  private readonly flash: GergFlash;
  private readonly caloric: GergCaloricFlash;
  private readonly ids: readonly string[];
  private foundAtPT: FlashOutcome = 'not found';
  /** A phase apart from those of the flash. */
  private separate: GergMixture | undefined;
  protected readonly z: Float64Array;
  protected readonly region: TwoPhaseRegion;
  protected readonly multiphase: MultiphaseFlash;

  /** Mole fractions by component; throws a RangeError unless they are positive, add up to 1 and belong to GERG-2008. */
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
    this.multiphase = this.flash.multiphase;
    const { ids, flash } = this;
    this.region = new TwoPhaseRegion(
      flash.solver,
      flash.wilson,
      this.z,
      gergRange,
      () => new GergVolumePhase(ids, flash.whole.energy.terms),
    );
    this.caloric = new GergCaloricFlash(this.flash, gergRange.minimumTemperature, gergRange.maximumTemperature);
  }

  /** As `pseudocriticalPressure`. */
  pseudocriticalPressure(): number | undefined {
    return this.flash.pseudocriticalPressure(this.z);
  }

  /** ln φ_i of the components in order at p in Pa and T in K, as one phase. */
  lnFugacityCoefficients(pressure: number, temperature: number): Float64Array {
    this.atPT(pressure, temperature);
    const out = new Float64Array(this.z.length);
    this.flash.whole.lnFugacityCoefficients(out);
    return out;
  }

  /** One phase at p in Pa and T in K, stable or not: of a liquid and a gas the one of lower Gibbs energy. */
  phaseAt(pressure: number, temperature: number): ThermodynamicState {
    gergRange.requireTemperature(temperature);
    gergRange.requirePressure(pressure);
    const phase = this.separatePhase();
    phase.setComposition(this.z);
    if (!phase.solvePT(pressure, temperature)) throw gergRange.noEquilibrium({ pressure, temperature });
    phase.evaluateProperties();
    return stateOf(phase, nameOf(phase), undefined);
  }

  /** States around a first one, for many evaluations. */
  nearbyStates(start: StartState): NearbyStates {
    const isGas = this.z.length > 1 && (start.phase === 'gas' || start.phase === 'supercritical');
    if (!isGas) return (pressure, enthalpy) => this.atPH(pressure, enthalpy);
    const states = new GasStates(this, this.separatePhase(), this.z, start);
    return (pressure, enthalpy) => states.stateAt(pressure, enthalpy);
  }

  private separatePhase(): GergMixture {
    this.separate ??= new GergMixture(this.ids, this.flash.whole.energy.terms);
    return this.separate;
  }

  /** ln φ of a component in a phase of the mixture, at its pressure, temperature and density. */
  lnFugacityCoefficient(id: string, { composition, state }: EquilibriumPhase): number {
    const { ids } = this;
    const phase = this.separatePhase();
    phase.setComposition(ids.map(each => composition[each] ?? 0));
    phase.setTV(state.temperature, state.molarMass / state.density);
    phase.pressure = state.pressure;
    const out = new Float64Array(ids.length);
    phase.lnFugacityCoefficients(out);
    return at(out, ids.indexOf(id));
  }

  protected forget(): void {
    this.flash.forget();
  }

  protected findAtPT(pressure: number, temperature: number): boolean {
    this.foundAtPT = this.flash.atPT(this.z, pressure, temperature);
    if (this.foundAtPT === 'frozen' || this.flash.isFullOfIce(this.foundAtPT, pressure, temperature))
      throw iceRefusal(pressure, temperature);
    return this.foundAtPT !== 'not found';
  }

  protected found(): EquilibriumState {
    if (this.foundAtPT !== 'two phases') return this.onePhase();
    const { flash } = this;
    const [vapour, liquid] = flash.phases();
    const fraction = flash.lighterFraction();
    return stateOfPhases([
      { fraction, phase: this.phaseOf(vapour) },
      { fraction: 1 - fraction, phase: this.phaseOf(liquid) },
    ]);
  }

  protected composition(): Composition {
    return compositionOf(this.ids, this.z);
  }

  protected addFound(): void {
    const { flash, multiphase, z } = this;
    if (this.foundAtPT !== 'two phases')
      multiphase.add(z, 1, flash.whole.delta > 1 ? 'liquid' : 'vapour', flash.whole.volume);
    else {
      const { x, y, vapourFraction, vapour, liquid } = flash.solver;
      multiphase.add(y, vapourFraction, vapour.isDense ? 'liquid' : 'vapour', vapour.volume, vapour.lnPhi);
      multiphase.add(x, 1 - vapourFraction, liquid.isDense ? 'liquid' : 'vapour', liquid.volume, liquid.lnPhi);
    }
  }

  protected shares(): readonly PhaseShare[] {
    const { multiphase, flash } = this;
    return Array.from({ length: multiphase.count }, (_, k) => ({
      fraction: multiphase.amounts[k] ?? NaN,
      phase: this.phaseOf(flash.further[multiphase.place(k)] as GergMixture),
    }));
  }

  /** Converts a phase with its own phase name. */
  private phaseOf(of: GergMixture): EquilibriumPhase {
    of.evaluateProperties();
    return { composition: compositionOf(this.ids, of.energy.x), state: stateOf(of, of.isLiquid ? 'liquid' : 'gas', 1) };
  }

  protected flashAtPressure(pressure: number, caloric: CaloricProperty, value: number): EquilibriumState {
    const outcome = this.caloric.solve(this.z, pressure, caloric, value);
    this.foundAtPT = this.caloric.found;
    if (outcome === 'found') {
      if (this.flash.isFullOfIce(this.foundAtPT, pressure, this.caloric.temperature))
        throw iceRefusal(pressure, this.caloric.temperature);
      return this.walkedTo();
    }
    if (outcome === 'frozen') throw iceRefusal(pressure, this.caloric.temperature);
    const inputs = { pressure, [caloric]: value };
    throw outcome === 'not found' ? gergRange.noEquilibrium(inputs) : gergRange.noState(inputs);
  }

  protected walkAt(inputs: { readonly enthalpy: number; readonly entropy: number }): IsentropeSearch {
    const { caloric, flash, z } = this;
    let temperature = 300;
    return {
      find: pressure => {
        const outcome = caloric.solve(z, pressure, 'entropy', inputs.entropy, temperature);
        if (outcome === 'not found') throw gergRange.noEquilibrium(inputs);
        if (outcome === 'found') temperature = caloric.temperature;
        return outcome === 'frozen' ? 'too cold' : outcome;
      },
      enthalpy: () => caloric.enthalpy,
      volume: () => caloric.specificVolume,
      scale: (R * 300) / flash.whole.energy.molarMass,
    };
  }

  protected walkedTo(): EquilibriumState {
    this.foundAtPT = this.caloric.found;
    return this.found();
  }

  protected override isStableSaturation(): boolean {
    const { flash } = this;
    const { pressure, temperature } = flash.solver;
    return !flash.isFullOfIce('two phases', pressure, temperature) && super.isStableSaturation();
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
    // Of two liquids the lighter one takes the place of the vapour, with its own name.
    const lighter = vapour.isDense ? 'liquid' : 'gas';
    return twoPhaseState(phase(liquid, 'liquid', 0), phase(vapour, lighter, 1), flash.lighterFraction());
  }
}

/** Refusal for ice, where the equation has no liquid water. */
export function iceRefusal(pressure: number, temperature: number): Refusal {
  return new Refusal(
    'water freezes out of the fluid at {pressure} and {temperature}, which GERG-2008 does not describe; without water in the composition it has a state',
    {
      pressure: messageValue('absolutePressure', pressure),
      temperature: messageValue('temperature', temperature),
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
