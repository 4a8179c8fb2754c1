import {
  fluidOf,
  mixtureSolvers,
  solidAt,
  type GergMixture,
  type MixtureEquilibrium,
  type SolidComponent,
} from '../properties/index.ts';
import { Refusal } from '../quantities/index.ts';
import { beyondTwoPhases, hasAllPhases, type EquationInputs } from './all-phases.ts';
import { compositionOf } from './composition-of.ts';
import type { EquationState, GasEquation } from './gas-equation.ts';
import { viscosityOfLiquid } from './liquid-viscosity.ts';
import { betweenPhases } from './pure-equilibrium.ts';

/** Gases by GERG-2008, with the viscosity from elsewhere. */
export class GergGasEquation implements GasEquation {
  readonly size: number;
  private readonly equilibrium: MixtureEquilibrium;
  private readonly gas: GergMixture;
  /** States of compositions at which a gas has the lower Gibbs energy. */
  private readonly gasStates = new WeakMap<Float64Array, { readonly pressure: number; readonly temperature: number }>();

  constructor(
    private readonly ids: readonly string[],
    private readonly transport: Pick<GasEquation, 'viscosity'>,
  ) {
    const solvers = mixtureSolvers();
    this.size = ids.length;
    this.equilibrium = solvers.equilibrium(ids);
    this.gas = solvers.phase(ids);
  }

  molarMassOf(fractions: Float64Array): number {
    return this.equilibrium.molarMassOf(fractions);
  }

  atPT(fractions: Float64Array, pressure: number, temperature: number): EquationState {
    return this.found(fractions, { pressure, temperature }, true, () =>
      this.equilibrium.atPT(fractions, pressure, temperature),
    );
  }

  atPH(fractions: Float64Array, pressure: number, enthalpy: number, allPhases = true): EquationState {
    const molar = enthalpy * this.molarMassOf(fractions);
    const found = this.found(fractions, { pressure, enthalpy }, allPhases, () =>
      this.equilibrium.atPH(fractions, pressure, molar),
    );
    return betweenPhases(fractions, found, 'enthalpy', enthalpy, temperature =>
      this.atPT(fractions, pressure, temperature),
    );
  }

  atPS(fractions: Float64Array, pressure: number, entropy: number, allPhases = true): EquationState {
    const molar = entropy * this.molarMassOf(fractions);
    const found = this.found(fractions, { pressure, entropy }, allPhases, () =>
      this.equilibrium.atPS(fractions, pressure, molar),
    );
    return betweenPhases(fractions, found, 'entropy', entropy, temperature =>
      this.atPT(fractions, pressure, temperature),
    );
  }

  solid(fractions: Float64Array, pressure: number, temperature: number): SolidComponent | undefined {
    return solidAt(compositionOf(this.ids, fractions), pressure, temperature, 'gerg2008');
  }

  asGas(fractions: Float64Array, pressure: number, temperature: number): EquationState | undefined {
    const { gas } = this;
    gas.setComposition(fractions);
    const isFound = this.hasGasAt(fractions, pressure, temperature)
      ? gas.solveGas(pressure, temperature)
      : gas.solvePT(pressure, temperature);
    if (!isFound || gas.delta > leastDense) return undefined;
    gas.evaluateProperties();
    return ofPhase(gas, 1);
  }

  /**
   * Whether the gas of the composition, which is set, is known to have a lower Gibbs energy than a liquid of the same composition. The pressure
   * at which both are equal rises with the temperature, so that this is known at all lower pressures and higher temperatures once it is at
   * one state, which is looked for a little ahead of the first.
   */
  private hasGasAt(fractions: Float64Array, pressure: number, temperature: number): boolean {
    const { gas, gasStates } = this;
    const known = gasStates.get(fractions);
    if (known) return pressure <= known.pressure && temperature >= known.temperature;
    const ahead = { pressure: 1.5 * pressure, temperature: temperature - 10 };
    const isGas = gas.solvePT(ahead.pressure, ahead.temperature) && gas.delta <= leastDense;
    gasStates.set(fractions, isGas ? ahead : nowhere);
    return isGas;
  }

  isGas(fractions: Float64Array, pressure: number, temperature: number): boolean {
    return this.atPT(fractions, pressure, temperature).vapourFraction === 1;
  }

  hasAllPhases(fractions: Float64Array, stagnationEnthalpy: number): boolean {
    return hasAllPhases(this.ids, fractions, 'gerg2008', stagnationEnthalpy);
  }

  liquidViscosity(fractions: Float64Array, state: EquationState): number | undefined {
    return viscosityOfLiquid(fluidOf(compositionOf(this.ids, fractions), 'gerg2008'), state);
  }

  viscosity(fractions: Float64Array, pressure: number, temperature: number): number {
    return this.transport.viscosity(fractions, pressure, temperature);
  }

  private found(fractions: Float64Array, inputs: EquationInputs, allPhases: boolean, flash: () => void): EquationState {
    const { equilibrium } = this;
    try {
      flash();
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal('GERG-2008 finds no equilibrium');
      throw error;
    }
    const { condition, temperature, pressure, vapour, liquid, vapourFraction } = equilibrium;
    if (condition !== 'two-phase') return ofPhase(vapour, condition === 'liquid' ? 0 : 1);
    const { molarMass: vapourMass } = vapour.energy;
    const { density } = vapour;
    const gas = { pressure, temperature, density, molarMass: vapourMass };
    const all = beyondTwoPhases(this.ids, fractions, 'gerg2008', { inputs, allPhases }, [gas, liquid]);
    if (all) return all;
    const molarMass = vapourFraction * vapourMass + (1 - vapourFraction) * liquid.energy.molarMass;
    return {
      pressure,
      temperature,
      density: molarMass / equilibrium.molarVolume,
      enthalpy: equilibrium.molarEnthalpy / molarMass,
      entropy: equilibrium.molarEntropy / molarMass,
      vapourFraction: (vapourFraction * vapourMass) / molarMass,
      heatCapacity: undefined,
      speedOfSound: undefined,
      expansion: undefined,
    };
  }
}

const nowhere = { pressure: 0, temperature: Infinity };

/** Reduced density above which a phase is no gas of a flare header. */
const leastDense = 1;

function ofPhase(phase: GergMixture, vapourFraction: 0 | 1): EquationState {
  const { pressure, temperature, density, enthalpy, entropy, cp, speedOfSound, energy } = phase;
  return {
    pressure,
    temperature,
    density,
    enthalpy,
    entropy,
    vapourFraction,
    heatCapacity: cp,
    speedOfSound,
    expansion: -phase.pressureByTemperature / phase.pressureByVolume / energy.molarMass,
  };
}
