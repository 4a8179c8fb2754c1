import {
  createState,
  flashPh,
  flashPs,
  flashTp,
  fluidOf,
  Mixture,
  phaseAt,
  phaseViscosity,
  PhaseState,
  solidAt,
  type Component,
  type FluidState,
  type SolidComponent,
} from '../properties/index.ts';
import { Refusal } from '../quantities/index.ts';
import { beyondTwoPhases, hasAllPhases, type EquationInputs } from './all-phases.ts';
import { compositionOf } from './composition-of.ts';
import type { EquationState, GasEquation } from './gas-equation.ts';
import { viscosityOfLiquid } from './liquid-viscosity.ts';
import { betweenPhases } from './pure-equilibrium.ts';

/** Gases by the Peng-Robinson equation with volume translation. */
export class CubicGasEquation implements GasEquation {
  readonly size: number;
  private readonly mixture: Mixture;
  private readonly state: FluidState;
  private readonly phase: PhaseState;

  constructor(components: readonly Component[]) {
    this.mixture = new Mixture(components);
    this.size = components.length;
    this.state = createState(this.mixture);
    this.phase = new PhaseState(components.length);
  }

  molarMassOf(fractions: Float64Array): number {
    return this.mixture.components.reduce((sum, { molarMass }, i) => sum + molarMass * (fractions[i] ?? NaN), 0);
  }

  atPT(fractions: Float64Array, pressure: number, temperature: number): EquationState {
    return this.found(fractions, { pressure, temperature }, true, () =>
      flashTp(this.mixture, temperature, pressure, fractions, this.state),
    );
  }

  atPH(fractions: Float64Array, pressure: number, enthalpy: number, allPhases = true): EquationState {
    const molar = enthalpy * this.molarMassOf(fractions);
    const found = this.found(fractions, { pressure, enthalpy }, allPhases, () =>
      flashPh(this.mixture, pressure, molar, fractions, this.state),
    );
    return betweenPhases(fractions, found, 'enthalpy', enthalpy, temperature =>
      this.atPT(fractions, pressure, temperature),
    );
  }

  atPS(fractions: Float64Array, pressure: number, entropy: number, allPhases = true): EquationState {
    const molar = entropy * this.molarMassOf(fractions);
    const found = this.found(fractions, { pressure, entropy }, allPhases, () =>
      flashPs(this.mixture, pressure, molar, fractions, this.state),
    );
    return betweenPhases(fractions, found, 'entropy', entropy, temperature =>
      this.atPT(fractions, pressure, temperature),
    );
  }

  solid(fractions: Float64Array, pressure: number, temperature: number): SolidComponent | undefined {
    return solidAt(compositionOf(this.mixture.ids, fractions), pressure, temperature, 'pr');
  }

  asGas(fractions: Float64Array, pressure: number, temperature: number): EquationState | undefined {
    const { mixture, phase } = this;
    phaseAt(mixture, temperature, pressure, fractions, 'vapour', phase);
    return mixture.whole.isDense(mixture.whole.volume) ? undefined : ofPhase(phase, 1);
  }

  isGas(fractions: Float64Array, pressure: number, temperature: number): boolean {
    const { mixture, phase } = this;
    phaseAt(mixture, temperature, pressure, fractions, 'vapour', phase);
    return (
      !mixture.whole.isDense(mixture.whole.volume) && !mixture.stability.isUnstable(mixture.feed, temperature, pressure)
    );
  }

  hasAllPhases(fractions: Float64Array, stagnationEnthalpy: number): boolean {
    return hasAllPhases(this.mixture.ids, fractions, 'pr', stagnationEnthalpy);
  }

  liquidViscosity(fractions: Float64Array, state: EquationState): number | undefined {
    return viscosityOfLiquid(fluidOf(compositionOf(this.mixture.ids, fractions), 'pr'), state);
  }

  viscosity(fractions: Float64Array, pressure: number, temperature: number): number {
    phaseAt(this.mixture, temperature, pressure, fractions, 'vapour', this.phase);
    return phaseViscosity(this.mixture, this.phase);
  }

  private found(fractions: Float64Array, inputs: EquationInputs, allPhases: boolean, flash: () => void): EquationState {
    try {
      flash();
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal('the Peng-Robinson equation finds no equilibrium');
      throw error;
    }
    const { state } = this;
    const { condition, molarMass, temperature, pressure, density, vapourFraction, vapour, liquid } = state;
    if (condition !== 'two-phase')
      return ofPhase(condition === 'liquid' ? liquid : vapour, condition === 'liquid' ? 0 : 1);
    const all = beyondTwoPhases(this.mixture.ids, fractions, 'pr', { inputs, allPhases }, [vapour, liquid]);
    if (all) return all;
    return {
      pressure,
      temperature,
      density,
      enthalpy: state.molarEnthalpy / molarMass,
      entropy: state.molarEntropy / molarMass,
      vapourFraction: (vapourFraction * vapour.molarMass) / molarMass,
      heatCapacity: undefined,
      speedOfSound: undefined,
      expansion: undefined,
    };
  }
}

function ofPhase(phase: PhaseState, vapourFraction: 0 | 1): EquationState {
  const { pressure, temperature, density, molarMass, speedOfSound } = phase;
  return {
    pressure,
    temperature,
    density,
    enthalpy: phase.molarEnthalpy / molarMass,
    entropy: phase.molarEntropy / molarMass,
    vapourFraction,
    heatCapacity: phase.molarCp / molarMass,
    speedOfSound,
    expansion: -phase.pressureByTemperature / phase.pressureByVolume / molarMass,
  };
}
