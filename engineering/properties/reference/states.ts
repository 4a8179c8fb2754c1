import { solveOnIsentrope } from '../equilibrium/index.ts';
import { onePhaseState, twoPhaseState, type EquilibriumState, type ThermodynamicState } from '../helmholtz/index.ts';
import { solveOnIsobar, type CaloricProperty } from './isobar.ts';
import type { PhaseProperties } from './phase-properties.ts';
import { PureSolver } from './pure-solver.ts';
import type { PureFluid } from './pure-fluid.ts';
import {
  solidRefusal,
  twoPhaseRefusal,
  noStateRefusal,
  requirePressure,
  requireSaturationPressure,
  requireSaturationTemperature,
  requireTemperature,
} from './range.ts';
import { requireFinite, requireQuality } from '../require-state.ts';

/** Lowest pressure of a search, over the critical pressure. */
const lowestPressure = 1e-15;

/** Saturated liquid and vapour in equilibrium. */
export interface SaturatedPhases {
  /** p, Pa */
  readonly pressure: number;
  /** T, K */
  readonly temperature: number;
  readonly liquid: ThermodynamicState;
  readonly vapour: ThermodynamicState;
}

/**
 * States of one pure fluid by its reference equation. Throws a Refusal outside its range. Nothing freezes: the equations are valid up to
 * the melting line, which they do not model; a state that is no longer a fluid is also a Refusal.
 */
export class PureStates {
  private readonly solver: PureSolver;
  private solverOfColdGas: PureSolver | undefined;

  constructor(readonly fluid: PureFluid) {
    this.solver = new PureSolver(fluid);
  }

  /** State at p in Pa and T in K; on the saturation line the saturated liquid. */
  atPT(pressure: number, temperature: number): EquilibriumState {
    const solver = this.isColdGas(pressure, temperature) ? this.coldGas() : this.solver;
    if (solver === this.solver) requireTemperature(this.fluid, temperature);
    requirePressure(this.fluid, pressure);
    solver.solvePT(pressure, temperature);
    return this.found(solver);
  }

  /** State at p in Pa and h in J/kg, of one phase or two. */
  atPH(pressure: number, enthalpy: number): EquilibriumState {
    requirePressure(this.fluid, pressure);
    requireFinite('enthalpy', enthalpy);
    return this.onIsobar(pressure, 'enthalpy', enthalpy);
  }

  /** State at p in Pa and s in J/(kg·K), of one phase or two. */
  atPS(pressure: number, entropy: number): EquilibriumState {
    requirePressure(this.fluid, pressure);
    requireFinite('entropy', entropy);
    return this.onIsobar(pressure, 'entropy', entropy);
  }

  /** State at h in J/kg and s in J/(kg·K), of one phase or two. */
  atHS(enthalpy: number, entropy: number): EquilibriumState {
    requireFinite('enthalpy', enthalpy);
    requireFinite('entropy', entropy);
    if (this.solveHS(enthalpy, entropy) && this.isWithinRange()) return this.found();
    throw noStateRefusal(this.fluid, { enthalpy, entropy });
  }

  /** Two-phase state at T in K and the vapour mass fraction x. */
  atTX(temperature: number, quality: number): EquilibriumState {
    requireQuality(quality);
    this.requireOneSubstance();
    requireSaturationTemperature(this.fluid, temperature);
    this.solver.solveSaturationAt(temperature);
    this.solver.quality = quality;
    return this.found();
  }

  /** Two-phase state at p in Pa and the vapour mass fraction x. */
  atPX(pressure: number, quality: number): EquilibriumState {
    requireQuality(quality);
    this.requireOneSubstance();
    this.requireOnSaturationLine(pressure);
    this.solver.solveSaturationAtPressure(pressure);
    this.solver.quality = quality;
    return this.found();
  }

  /** Both phases at T in K. */
  saturatedAtTemperature(temperature: number): SaturatedPhases {
    return this.phases(this.atTX(temperature, 0));
  }

  /** Both phases at p in Pa. */
  saturatedAtPressure(pressure: number): SaturatedPhases {
    return this.phases(this.atPX(pressure, 0));
  }

  /** State at p in Pa and an enthalpy or entropy per kg; of a fluid that extends below its triple point, also as a cold gas. */
  private onIsobar(pressure: number, property: CaloricProperty, goal: number): EquilibriumState {
    if (solveOnIsobar(this.solver, pressure, property, goal) === 'found' && this.isWithinRange()) return this.found();
    if (this.fluid.equation.coldGas && pressure < this.solver.lowestSaturationPressure) {
      const solver = this.coldGas();
      const { single } = solver;
      const isFound = solveOnIsobar(solver, pressure, property, goal) === 'found' && solver.phase === 'gas';
      if (isFound && this.isColdGas(pressure, single.temperature)) return this.found(solver);
    }
    throw noStateRefusal(
      this.fluid,
      property === 'enthalpy' ? { pressure, enthalpy: goal } : { pressure, entropy: goal },
    );
  }

  /** Whether p in Pa and T in K are those of a gas below the triple point. */
  private isColdGas(pressure: number, temperature: number): boolean {
    const { coldGas, range } = this.fluid.equation;
    if (!coldGas || !(temperature < range.minimumTemperature && temperature >= coldGas.minimumTemperature))
      return false;
    return pressure > 0 && pressure <= coldGas.sublimationPressure(temperature) * (1 + 1e-9);
  }

  /** Solver that is extrapolated to the coldest gas below the triple point. */
  private coldGas(): PureSolver {
    return (this.solverOfColdGas ??= new PureSolver(this.fluid, this.fluid.equation.coldGas?.minimumTemperature));
  }

  /** Leaves the state at h and s in the solver; false when the range has none. */
  private solveHS(enthalpy: number, entropy: number): boolean {
    const { solver, fluid } = this;
    const { critical, equation, specificGasConstant } = fluid;
    const share = (ofLiquid: number, ofVapour: number): number => ofLiquid + solver.quality * (ofVapour - ofLiquid);
    const isSplit = (): boolean => solver.phase === 'two-phase';
    const { single, liquid, vapour } = solver;
    return solveOnIsentrope(
      {
        find: pressure => solveOnIsobar(solver, pressure, 'entropy', entropy),
        enthalpy: () => (isSplit() ? share(liquid.enthalpy, vapour.enthalpy) : single.enthalpy),
        volume: () => (isSplit() ? share(1 / liquid.density, 1 / vapour.density) : 1 / single.density),
        start: critical.pressure,
        minimum: critical.pressure * lowestPressure,
        maximum: equation.range.maximumPressure,
        scale: specificGasConstant * critical.temperature,
      },
      enthalpy,
    );
  }

  private requireOneSubstance(): void {
    if (this.fluid.bubblePressure) throw twoPhaseRefusal(this.fluid);
  }

  private requireOnSaturationLine(pressure: number): void {
    const { lowestSaturationPressure, highestSaturationPressure } = this.solver;
    requireSaturationPressure(this.fluid, pressure, lowestSaturationPressure, highestSaturationPressure);
  }

  private phases({ pressure, temperature }: ThermodynamicState): SaturatedPhases {
    const { fluid, solver } = this;
    return {
      pressure,
      temperature,
      liquid: onePhase(fluid, solver.liquid, 'liquid', 0),
      vapour: onePhase(fluid, solver.vapour, 'gas', 1),
    };
  }

  /** Whether the temperature found is within the range, except for rounding. */
  private isWithinRange(): boolean {
    const { solver, fluid } = this;
    const { minimumTemperature, maximumTemperature } = fluid.equation.range;
    const { temperature } = solver.phase === 'two-phase' ? solver.vapour : solver.single;
    return temperature >= minimumTemperature * (1 - 1e-9) && temperature <= maximumTemperature * (1 + 1e-9);
  }

  private found(solver = this.solver): EquilibriumState {
    const { fluid } = this;
    const { phase, quality, single, liquid, vapour } = solver;
    const between = phase === 'two-phase' || solver.isBetweenPhases(single.pressure, single.temperature);
    if (fluid.bubblePressure && between) throw twoPhaseRefusal(fluid);
    if (phase === 'two-phase') return twoPhases(fluid, liquid, vapour, quality);
    if (!(single.cv > 0 && single.cp > single.cv)) throw solidRefusal(fluid, single.pressure, single.temperature);
    return onePhaseState(onePhase(fluid, single, phase, undefined));
  }
}

function onePhase(
  fluid: PureFluid,
  of: PhaseProperties,
  phase: ThermodynamicState['phase'],
  quality: 0 | 1 | undefined,
): ThermodynamicState {
  const { pressure, temperature, density, enthalpy, entropy, cp, cv, speedOfSound, jouleThomson } = of;
  return {
    phase,
    molarMass: fluid.equation.molarMass,
    pressure,
    temperature,
    quality,
    density,
    specificVolume: 1 / density,
    compressibilityFactor: pressure / (density * fluid.specificGasConstant * temperature),
    enthalpy,
    internalEnergy: enthalpy - pressure / density,
    entropy,
    cp,
    cv,
    speedOfSound,
    isentropicExponent: (density * speedOfSound * speedOfSound) / pressure,
    jouleThomson,
    fugacity: of.fugacity,
  };
}

function twoPhases(
  fluid: PureFluid,
  liquid: PhaseProperties,
  vapour: PhaseProperties,
  quality: number,
): EquilibriumState {
  const composition = { [fluid.equation.id]: 1 };
  return twoPhaseState(
    { composition, state: onePhase(fluid, liquid, 'liquid', 0) },
    { composition, state: onePhase(fluid, vapour, 'gas', 1) },
    quality,
  );
}
