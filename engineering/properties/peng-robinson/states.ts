import { gasConstant as R } from '../../quantities/index.ts';
import { cubicLimits } from '../cubic-limits.ts';
import {
  createState,
  flashPh,
  flashPs,
  flashTp,
  isDense,
  likenessToLiquid,
  liquidLnPhi,
  lnPhi,
  phaseAt,
  untranslatedVolume,
  Mixture,
  type Component,
  type FluidState,
  type PhaseState,
  pseudocriticalPressure,
} from '../eos/index.ts';
import {
  MixtureRange,
  MixtureStates,
  MultiphaseFlash,
  TwoPhaseRegion,
  TwoPhaseSolver,
  type CaloricProperty,
  type SpecifiedValues,
  type IsentropeSearch,
  type LnPhi,
  type PhaseSlot,
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
import { CubicPhase } from './cubic-phase.ts';
import { CubicVolumePhase } from './cubic-volume-phase.ts';

/** Range in which the equation is used. It has none of its own; its heat capacities are stated up to 1000 K, some to 1500 K. */
export const cubicRange = new MixtureRange('the Peng-Robinson equation', cubicLimits);

/** Value of `likenessToLiquid` above which a phase is called liquid. */
const liquidThreshold = 0.9;

/** States of a mixture, or of one component, by the Peng-Robinson equation. Throws a Refusal where none is found. */
export class CubicStates extends MixtureStates {
  /** Pairs without a known k_ij, for which 0 is used. */
  readonly pairsWithoutInteraction: readonly (readonly [string, string])[];
  private readonly mixture: Mixture;
  private readonly state: FluidState;
  private readonly liquid: CubicPhase;
  private readonly vapour: CubicPhase;
  private readonly solver: TwoPhaseSolver;
  protected readonly region: TwoPhaseRegion;
  protected readonly multiphase: MultiphaseFlash;
  protected readonly z: Float64Array;
  private readonly molarMass: number;
  private readonly slots: readonly CubicPhase[];

  /** Distinct components and their mole fractions, which add up to 1. */
  constructor(components: readonly Component[], fractions: readonly number[]) {
    super(cubicRange);
    const mixture = new Mixture(components);
    const { molarMass, wilsonConstant, wilsonSlope } = mixture.model;
    this.mixture = mixture;
    this.pairsWithoutInteraction = mixture.pairsWithoutInteraction;
    this.state = createState(mixture);
    this.z = Float64Array.from(fractions);
    this.liquid = new CubicPhase(mixture);
    this.vapour = new CubicPhase(mixture);
    this.solver = new TwoPhaseSolver(this.liquid, this.vapour, molarMass);
    const wilson = { constant: wilsonConstant, slope: wilsonSlope };
    this.region = new TwoPhaseRegion(this.solver, wilson, this.z, cubicRange, () => new CubicVolumePhase(mixture));
    this.slots = [0, 1, 2, 3].map(() => new CubicPhase(mixture));
    const [first, second, third, trial] = this.slots.map((phase): PhaseSlot => ({
      phase,
      lnPhi: (x, T, p, out) => lnPhi(mixture.model, x, T, p, out),
      resume: volume => phase.resume(volume),
    })) as [PhaseSlot, PhaseSlot, PhaseSlot, PhaseSlot];
    // A liquid may be stable where the vapour of almost its composition is, as nitrogen with a little methane.
    const { lnPhi: onStableRoot, phase: trialPhase } = trial;
    const onOwnRoot: LnPhi = (x, T, p, out) =>
      (trialPhase as CubicPhase).root === 'liquid'
        ? liquidLnPhi(mixture.model, x, T, p, out)
        : onStableRoot(x, T, p, out);
    this.multiphase = new MultiphaseFlash([first, second, third, { ...trial, lnPhi: onOwnRoot }], {
      ids: mixture.ids,
      criticalTemperatures: Float64Array.from(components, component => component.criticalTemperature),
      wilson,
    });
    this.molarMass = this.z.reduce((sum, share, i) => sum + share * (molarMass[i] ?? NaN), 0);
  }

  /** As `pseudocriticalPressure`. */
  pseudocriticalPressure(): number | undefined {
    return pseudocriticalPressure(this.mixture.components, this.z);
  }

  /** ln φ of a component in a phase of the mixture, which is its stable one at the pressure and temperature. */
  lnFugacityCoefficient(id: string, { composition, state }: EquilibriumPhase): number {
    const { ids, model } = this.mixture;
    const x = Float64Array.from(ids, each => composition[each] ?? 0);
    const out = new Float64Array(ids.length);
    lnPhi(model, x, state.temperature, state.pressure, out);
    return at(out, ids.indexOf(id));
  }

  /** One phase at p in Pa and T in K, stable or not: of a liquid and a gas the one of lower Gibbs energy. */
  phaseAt(pressure: number, temperature: number): ThermodynamicState {
    cubicRange.requireTemperature(temperature);
    cubicRange.requirePressure(pressure);
    const { mixture, z } = this;
    const { liquid, vapour } = this.state;
    phaseAt(mixture, temperature, pressure, z, 'liquid', liquid);
    phaseAt(mixture, temperature, pressure, z, 'vapour', vapour);
    const potential = ({ molarEnthalpy, molarEntropy }: PhaseState) => molarEnthalpy - temperature * molarEntropy;
    const stable = potential(liquid) < potential(vapour) ? liquid : vapour;
    return stateOf(stable, nameOf(mixture, stable));
  }

  protected forget(): void {
    this.state.forget();
  }

  protected findAtPT(pressure: number, temperature: number): boolean {
    const { mixture, state, z } = this;
    try {
      flashTp(mixture, temperature, pressure, z, state);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  protected composition(): Composition {
    return compositionOf(this.mixture.ids, this.z);
  }

  protected addFound(): void {
    const { state, multiphase, z, mixture } = this;
    const { condition, vapour, liquid, vapourFraction } = state;
    if (condition !== 'two-phase') {
      const side = condition ?? 'vapour';
      multiphase.add(z, 1, side, untranslatedVolume(mixture, side === 'vapour' ? vapour : liquid));
    } else {
      const side = isDense(mixture, vapour) ? 'liquid' : 'vapour';
      multiphase.add(vapour.moleFractions, vapourFraction, side, untranslatedVolume(mixture, vapour));
      multiphase.add(liquid.moleFractions, 1 - vapourFraction, 'liquid', untranslatedVolume(mixture, liquid));
    }
  }

  protected shares(pressure: number, temperature: number): readonly PhaseShare[] {
    const { multiphase, mixture, slots, state } = this;
    return Array.from({ length: multiphase.count }, (_, k) => {
      const { root } = slots[multiphase.place(k)] as CubicPhase;
      const fractions = multiphase.composition(k);
      phaseAt(mixture, temperature, pressure, fractions, root, state.vapour);
      const composition = compositionOf(mixture.ids, fractions);
      return { fraction: multiphase.amounts[k] ?? NaN, phase: { ...this.phase(state.vapour), composition } };
    });
  }

  protected flashAtPressure(pressure: number, caloric: CaloricProperty, value: number): EquilibriumState {
    const { mixture, state, z, molarMass } = this;
    const inputs = { pressure, [caloric]: value };
    const flash = caloric === 'enthalpy' ? flashPh : flashPs;
    refuseUnsolved(inputs, () => flash(mixture, pressure, value * molarMass, z, state));
    return this.walkedTo(inputs);
  }

  protected walkAt(inputs: { readonly enthalpy: number; readonly entropy: number }): IsentropeSearch {
    const { mixture, state, molarMass, z } = this;
    return {
      find: pressure => {
        refuseUnsolved(inputs, () => flashPs(mixture, pressure, inputs.entropy * molarMass, z, state));
        return 'found';
      },
      enthalpy: () => state.molarEnthalpy / molarMass,
      volume: () => state.molarVolume / molarMass,
      scale: (R * 300) / molarMass,
    };
  }

  protected walkedTo(inputs: SpecifiedValues): EquilibriumState {
    const { temperature } = this.state;
    if (!(temperature >= cubicRange.minimumTemperature && temperature <= cubicRange.maximumTemperature)) {
      throw cubicRange.noState(inputs);
    }
    return this.found();
  }

  protected saturated(): EquilibriumState {
    const { mixture, state, solver, liquid, vapour } = this;
    const { temperature, pressure, x, y, vapourFraction } = solver;
    phaseAt(mixture, temperature, pressure, x, liquid.root, state.liquid);
    phaseAt(mixture, temperature, pressure, y, vapour.root, state.vapour);
    const [first, second] = [this.phase(state.liquid), this.phase(state.vapour)];
    return first.state.density >= second.state.density
      ? this.twoPhases(first, second, vapourFraction)
      : this.twoPhases(second, first, 1 - vapourFraction);
  }

  /** Converts the state left by a flash. */
  protected found(): EquilibriumState {
    const { state, mixture } = this;
    const { condition, vapourFraction, vapour, liquid } = state;
    if (condition === 'two-phase') {
      return stateOfPhases([
        { fraction: vapourFraction, phase: this.phase(vapour) },
        { fraction: 1 - vapourFraction, phase: this.phase(liquid) },
      ]);
    }
    if (condition === 'liquid') return onePhaseState(stateOf(liquid, 'liquid'));
    const { whole } = mixture;
    const isSupercritical = whole.isDense(vapour.molarVolume + whole.c);
    return onePhaseState(stateOf(vapour, isSupercritical ? 'supercritical' : 'gas'));
  }

  /** Converts one of two phases as the lighter of them, which may also be a liquid. */
  private phase(phase: PhaseState): EquilibriumPhase {
    const { mixture } = this;
    return {
      composition: compositionOf(mixture.ids, phase.moleFractions),
      state: stateOf(phase, nameOf(mixture, phase), 1),
    };
  }

  private twoPhases(liquid: EquilibriumPhase, vapour: EquilibriumPhase, vapourFraction: number): EquilibriumState {
    const below: EquilibriumPhase = { ...liquid, state: { ...liquid.state, phase: 'liquid', quality: 0 } };
    return twoPhaseState(below, vapour, vapourFraction);
  }
}

function nameOf(mixture: Mixture, phase: PhaseState): FluidPhase {
  return likenessToLiquid(mixture, phase) > liquidThreshold ? 'liquid' : 'gas';
}

/** Turns a failed flash into a Refusal. */
function refuseUnsolved(inputs: SpecifiedValues, flash: () => void): void {
  try {
    flash();
  } catch (error) {
    if (error instanceof RangeError) throw cubicRange.noEquilibrium(inputs);
    throw error;
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
