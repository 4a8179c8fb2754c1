import type { PhaseProperties } from './phase-properties.ts';
import type { PureFluid } from './pure-fluid.ts';
import { solveOnIsobar, type CaloricProperty } from './isobar.ts';
import { solveOnIsochore } from './isochore.ts';
import { PureSolver } from './pure-solver.ts';
import { nearestToCritical, PureSaturation } from './saturation.ts';

/** Factors on the lowest temperature of the equation at which searches may start: the first at which it still has two phases is used. */
const belowRange = [0.8, 0.9, 1];
/** Factor on the highest temperature of the equation up to which it is extrapolated. */
const aboveRange = 1.5;

/**
 * Successive equilibrium states of a pure fluid by its reference equation, per kg and in SI units. Results stay in the members until the
 * next call, so nothing is allocated; several instances may share one fluid. Nothing freezes: below the triple point, down to 0.8 or 0.9 of
 * it, liquid and vapour are extrapolated, as above the highest temperature of the equation, which the caller has to report. All throw a
 * RangeError where there is no state.
 */
export class PureEquilibrium {
  private readonly solver: PureSolver;

  constructor(readonly fluid: PureFluid) {
    this.solver = new PureSolver(fluid, coldestOf(fluid), aboveRange * fluid.equation.range.maximumTemperature);
  }

  /** A supercritical fluid counts as vapour. */
  get condition(): 'vapour' | 'liquid' | 'two-phase' {
    const { phase } = this.solver;
    return phase === 'two-phase' || phase === 'liquid' ? phase : 'vapour';
  }

  /** Vapour mass fraction, which for a pure fluid equals the mole fraction. */
  get quality(): number {
    const { condition, solver } = this;
    return condition === 'two-phase' ? solver.quality : condition === 'vapour' ? 1 : 0;
  }

  /** Valid where the condition is 'vapour' or 'two-phase'. */
  get vapour(): PhaseProperties {
    return this.solver.phase === 'two-phase' ? this.solver.vapour : this.solver.single;
  }

  /** Valid where the condition is 'liquid' or 'two-phase'. */
  get liquid(): PhaseProperties {
    return this.solver.phase === 'two-phase' ? this.solver.liquid : this.solver.single;
  }

  /** At p in Pa and T in K; on the saturation line the liquid. */
  atPT(pressure: number, temperature: number): void {
    const { coldest } = this.solver;
    if (!(pressure > 0 && pressure < Infinity && temperature >= coldest && temperature < Infinity)) {
      throw this.noState('p', pressure, 'T', temperature);
    }
    this.solver.solvePT(pressure, temperature);
  }

  /** At p in Pa and h in J/kg. */
  atPH(pressure: number, enthalpy: number): void {
    this.onIsobar(pressure, 'enthalpy', enthalpy);
  }

  /** At p in Pa and s in J/(kg·K). */
  atPS(pressure: number, entropy: number): void {
    this.onIsobar(pressure, 'entropy', entropy);
  }

  /** At u in J/kg and v in m³/kg. */
  atUV(internalEnergy: number, volume: number): void {
    const isInRange = Number.isFinite(internalEnergy) && volume > 0 && volume < Infinity;
    if (isInRange && solveOnIsochore(this.solver, internalEnergy, volume)) return;
    throw this.noState('u', internalEnergy, 'v', volume);
  }

  /** Both phases at T in K, below the critical temperature, with all of it liquid. */
  boilingAt(temperature: number): void {
    const { solver, fluid } = this;
    const { temperature: critical } = fluid.critical;
    if (!(temperature >= solver.coldest && temperature < critical)) throw this.noState('T', temperature, 'x', 0);
    solver.solveSaturationAt(Math.min(temperature, critical * (1 - nearestToCritical)));
    solver.quality = 0;
  }

  /**
   * A single phase at p in Pa and T in K, stable or not: the gas root where the isotherm has one, else the liquid root, named by
   * `condition`.
   */
  gasAt(pressure: number, temperature: number): void {
    const { solver, fluid } = this;
    if (!(pressure > 0 && pressure < Infinity && temperature > 0 && temperature < Infinity)) {
      throw this.noState('p', pressure, 'T', temperature);
    }
    const { critical, criticalDelta } = fluid;
    let delta: number | undefined;
    if (temperature < critical.temperature) {
      delta = this.gasDelta(pressure, temperature) ?? solver.liquidDeltaAt(pressure, temperature, criticalDelta);
      solver.phase = delta > criticalDelta ? 'liquid' : 'gas';
    } else {
      delta = solver.denseDeltaAt(pressure, temperature);
    }
    solver.quality = NaN;
    solver.single.evaluateAtPressure(fluid, temperature, pressure, delta);
  }

  private onIsobar(pressure: number, property: CaloricProperty, value: number): void {
    const isInRange = pressure > 0 && pressure < Infinity && Number.isFinite(value);
    if (isInRange && solveOnIsobar(this.solver, pressure, property, value) === 'found') return;
    throw this.noState('p', pressure, property === 'enthalpy' ? 'h' : 's', value);
  }

  /**
   * δ of the gas below the critical temperature by Newton's method, which from the ideal gas never overshoots, because the pressure rises
   * ever more slowly with density up to the stability limit. Undefined where the limit lies below this pressure.
   */
  private gasDelta(pressure: number, temperature: number): number | undefined {
    const { fluid } = this;
    const { energy, equation, criticalDelta } = fluid;
    const goal = pressure / (equation.gasConstant * temperature * equation.reducing.density);
    energy.setTemperature(temperature);
    let delta = goal;
    for (let step = 0; step < 60 && delta < criticalDelta; step += 1) {
      energy.evaluateInDensity(delta);
      const slope = 1 + 2 * energy.delta + energy.deltaDelta;
      if (!(slope > 0)) return undefined;
      const change = (goal - delta * (1 + energy.delta)) / slope;
      delta += change;
      if (Math.abs(change) < 1e-12 * delta) return delta;
    }
    return undefined;
  }

  private noState(one: string, first: number, other: string, second: number): RangeError {
    return new RangeError(
      `the equation of ${this.fluid.equation.name} has no state of ${one} = ${first} and ${other} = ${second}, SI and per kg`,
    );
  }
}

/** K. */
function coldestOf(fluid: PureFluid): number {
  const { minimumTemperature } = fluid.equation.range;
  const saturation = new PureSaturation(fluid);
  const share = belowRange.find(each => {
    try {
      saturation.solveAt(each * minimumTemperature);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  });
  return (share ?? 1) * minimumTemperature;
}
