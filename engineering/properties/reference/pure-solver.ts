import type { FluidPhase } from '../helmholtz/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { FirstDensity } from './first-density.ts';
import { deltaBetween, gasDelta, liquidDelta } from './isotherm.ts';
import { PhaseProperties } from './phase-properties.ts';
import type { PureFluid } from './pure-fluid.ts';
import { twoPhaseRefusal } from './range.ts';
import { PureSaturation } from './saturation.ts';

/** Relative distance of p from the expanded saturation line above which the phase is certain. */
const certainOnLine = 1e-6;
/** Relative distance of p from the ancillary equation above which the phase is certain; larger at low temperature. */
const certainDistance = 0.03;
const certainWhenCold = 0.15;
/** T over the critical temperature below which the larger distance applies. */
const cold = 0.85;

/** Both ends of the two-phase part of an isobar. */
export interface PhaseBoundary {
  readonly liquidTemperature: number;
  readonly liquidDelta: number;
  readonly vapourTemperature: number;
  readonly vapourDelta: number;
}

/**
 * Solves for states of one pure fluid and leaves them in its members, so that a loop over many states does not allocate: a single phase in
 * `single`, two in `liquid` and `vapour`.
 */
export class PureSolver {
  phase: FluidPhase = 'gas';
  /** Vapour mass fraction of a two-phase or saturated state, else NaN. */
  quality = NaN;
  readonly single = new PhaseProperties();
  readonly liquid = new PhaseProperties();
  readonly vapour = new PhaseProperties();
  readonly saturation: PureSaturation;
  private first: FirstDensity | undefined;
  /** Pressures at both ends of the saturation line, Pa. */
  readonly lowestSaturationPressure: number;
  readonly highestSaturationPressure: number;

  /** Searches run from `coldest` to `hottest` K; outside the equation's range it is extrapolated. */
  constructor(
    readonly fluid: PureFluid,
    readonly coldest = fluid.equation.range.minimumTemperature,
    readonly hottest = fluid.equation.range.maximumTemperature,
  ) {
    this.saturation = new PureSaturation(fluid, coldest);
    this.highestSaturationPressure = fluid.critical.pressure * (1 - 1e-6);
    if (fluid.bubblePressure) this.lowestSaturationPressure = fluid.vapourPressure.valueAt(coldest);
    else {
      this.saturation.solveAt(coldest);
      this.lowestSaturationPressure = this.saturation.pressure;
    }
  }

  /** Solves for the state at p in Pa and T in K, both within the range; the liquid on the saturation line. */
  solvePT(p: number, T: number): void {
    const { fluid, single } = this;
    const first = (this.first ??= firstDensityOf(fluid, this.coldest));
    this.quality = NaN;
    const delta = first.at(p, T);
    if (delta > 0 && single.evaluateAtPressure(fluid, T, p, delta)) this.phase = first.phase;
    else single.evaluateAtPressure(fluid, T, p, this.deltaAt(p, T));
  }

  /** Exact δ of the stable phase at p and T, without density estimates; NaN between bubble and dew line. */
  exactDelta(p: number, T: number): number {
    const { fluid } = this;
    const { critical, criticalDelta, energy, bubblePressure } = fluid;
    if (this.isBetweenPhases(p, T)) return NaN;
    const goal = this.reduced(p, T);
    let near: number;
    if (T < critical.temperature && p >= critical.pressure && !bubblePressure) {
      // Does not need the saturation line, whose expansion takes longer than this.
      energy.setTemperature(T);
      near = deltaBetween(fluid, goal, criticalDelta, Infinity, liquidDelta(fluid, p, T));
    } else near = this.deltaAt(p, T);
    return deltaBetween(fluid, goal, 0, Infinity, near);
  }

  /** Both phases at T in K on the saturation line. */
  solveSaturationAt(T: number): void {
    this.saturation.solveAt(T);
    this.evaluateSaturated();
  }

  /** Both phases at p in Pa on the saturation line. */
  solveSaturationAtPressure(p: number): void {
    this.saturation.solveAtPressure(p);
    this.evaluateSaturated();
  }

  /** Approximate δ of the stable phase at p and T; its name is left in `phase`. */
  private deltaAt(p: number, T: number): number {
    const { fluid } = this;
    const { critical } = fluid;
    if (T >= critical.temperature) return this.denseDeltaAt(p, T);
    if (fluid.bubblePressure) return this.pseudoPureDeltaAt(p, T);
    const above = this.aboveSaturation(p, T);
    if (above === undefined) return this.deltaBesideSaturation(p, T);
    return above ? this.liquidDeltaAt(p, T, fluid.criticalDelta) : this.gasDeltaAt(p, T, fluid.criticalDelta);
  }

  /** Whether p is above the vapour pressure at T; undefined where it is too close for the approximation to decide. */
  private aboveSaturation(p: number, T: number): boolean | undefined {
    const { critical, vapourPressure } = this.fluid;
    const { line } = this.saturation;
    if (line.find(T)) {
      const difference = p - line.pressure;
      return Math.abs(difference) < certainOnLine * line.pressure ? undefined : difference > 0;
    }
    const estimate = vapourPressure.valueAt(T);
    const margin = T < cold * critical.temperature ? certainWhenCold : certainDistance;
    const isNear = Math.abs(p - estimate) < margin * estimate && T < critical.temperature * (1 - 1e-7);
    return isNear ? undefined : p > estimate;
  }

  private deltaBesideSaturation(p: number, T: number): number {
    const { saturation, fluid } = this;
    saturation.solveAt(T);
    const { liquidDelta, vapourDelta } = saturation;
    const liquid = p >= saturation.pressure;
    this.phase = liquid ? 'liquid' : 'gas';
    const goal = this.reduced(p, T);
    return liquid
      ? deltaBetween(fluid, goal, liquidDelta * (1 - 1e-9), Infinity, liquidDelta)
      : deltaBetween(fluid, goal, 0, vapourDelta * (1 + 1e-9), vapourDelta);
  }

  /** Whether p and T lie between the bubble and dew line of a mixture treated as one fluid. */
  isBetweenPhases(p: number, T: number): boolean {
    const { bubblePressure, vapourPressure, critical } = this.fluid;
    if (!bubblePressure || T >= critical.temperature) return false;
    return p > vapourPressure.valueAt(T) * (1 + 1e-9) && p < bubblePressure.valueAt(T) * (1 - 1e-9);
  }

  private pseudoPureDeltaAt(p: number, T: number): number {
    const { fluid } = this;
    const { reducing } = fluid.equation;
    if (this.isBetweenPhases(p, T)) throw twoPhaseRefusal(fluid);
    return p > fluid.vapourPressure.valueAt(T) * (1 + 1e-9)
      ? this.liquidDeltaAt(p, T, (0.9 * fluid.liquidDensity.valueAt(T)) / reducing.density)
      : this.gasDeltaAt(p, T, (1.1 * fluid.vapourDensity.valueAt(T)) / reducing.density);
  }

  /** Approximate δ of the liquid at p and T below the critical temperature, above `low`. */
  liquidDeltaAt(p: number, T: number, low: number): number {
    const { fluid } = this;
    this.phase = 'liquid';
    const goal = this.reduced(p, T);
    // Expanding the saturation line leaves the energy at another temperature.
    const first = this.firstLiquidDelta(goal, p, T);
    fluid.energy.setTemperature(T);
    return deltaBetween(fluid, goal, low, Infinity, Math.max(low, first));
  }

  private firstLiquidDelta(goal: number, p: number, T: number): number {
    const { fluid, saturation } = this;
    const { line } = saturation;
    if (fluid.bubblePressure || !line.find(T)) return liquidDelta(fluid, p, T);
    return line.compressedDelta(goal - this.reduced(line.pressure, T));
  }

  /** Approximate δ of the gas at p and T, below `high`. */
  gasDeltaAt(p: number, T: number, high: number): number {
    const { fluid } = this;
    this.phase = 'gas';
    fluid.energy.setTemperature(T);
    const goal = this.reduced(p, T);
    const start = fluid.energy.virialDelta(goal);
    return deltaBetween(fluid, goal, 0, high, Math.min(start > 0 ? start : goal, 0.999 * high));
  }

  /** Approximate δ at p and T on an isobar that crosses no saturation line. */
  denseDeltaAt(p: number, T: number): number {
    const { fluid } = this;
    const { critical } = fluid;
    if (T < critical.temperature) return this.liquidDeltaAt(p, T, 0);
    this.phase = p >= critical.pressure ? 'supercritical' : 'gas';
    fluid.energy.setTemperature(T);
    return deltaBetween(fluid, this.reduced(p, T), 0, Infinity, gasDelta(fluid, p, T));
  }

  /** Where the isobar of p in Pa, from the lowest saturation pressure to the critical one, enters and leaves the two-phase region. */
  boundaryAt(p: number): PhaseBoundary {
    const { fluid, saturation, coldest, liquid, vapour } = this;
    const { bubblePressure, vapourPressure, critical, equation, liquidDensity, vapourDensity } = fluid;
    if (!bubblePressure) {
      saturation.solveAtPressure(p);
      const { temperature, liquidDelta, vapourDelta } = saturation;
      return { liquidTemperature: temperature, liquidDelta, vapourTemperature: temperature, vapourDelta };
    }
    const vapourTemperature = findRoot(T => vapourPressure.valueAt(T) - p, coldest, critical.temperature)?.x ?? NaN;
    const liquidTemperature = findRoot(T => bubblePressure.valueAt(T) - p, coldest, critical.temperature)?.x ?? coldest;
    const low = 0.9 * (liquidDensity.valueAt(liquidTemperature) / equation.reducing.density);
    const high = 1.1 * (vapourDensity.valueAt(vapourTemperature) / equation.reducing.density);
    liquid.evaluateAtPressure(fluid, liquidTemperature, p, this.liquidDeltaAt(p, liquidTemperature, low));
    vapour.evaluateAtPressure(fluid, vapourTemperature, p, this.gasDeltaAt(p, vapourTemperature, high));
    return {
      liquidTemperature,
      liquidDelta: liquid.density / fluid.reducingDensity,
      vapourTemperature,
      vapourDelta: vapour.density / fluid.reducingDensity,
    };
  }

  private reduced(p: number, T: number): number {
    const { gasConstant, reducing } = this.fluid.equation;
    return p / (gasConstant * T * reducing.density);
  }

  private evaluateSaturated(): void {
    const { saturation, fluid, liquid, vapour } = this;
    this.phase = 'two-phase';
    liquid.evaluate(fluid, saturation.temperature, saturation.liquidDelta);
    vapour.evaluate(fluid, saturation.temperature, saturation.vapourDelta);
    liquid.pressure = saturation.pressure;
    vapour.pressure = saturation.pressure;
  }
}

/** Density estimates of a fluid from `coldest` K, shared by all solvers of it. */
function firstDensityOf(fluid: PureFluid, coldest: number): FirstDensity {
  const known = fluid.firstDensities.get(coldest);
  if (known) return known;
  const solver = new PureSolver(fluid, coldest);
  const first = new FirstDensity(fluid, coldest, solver.saturation.line, (p, T) => solver.exactDelta(p, T));
  fluid.firstDensities.set(coldest, first);
  return first;
}
