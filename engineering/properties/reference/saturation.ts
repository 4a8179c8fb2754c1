import { exp, log } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { stiffness } from './isotherm.ts';
import type { PureFluid } from './pure-fluid.ts';
import { SaturationLine, type SaturatedState } from './saturation-line.ts';

/** Longest step in ln δ. */
const longestStep = 0.4;
const maxSteps = 80;
/** Maximum number of steps of the simultaneous solution for both densities and the temperature. */
const maxStepsTogether = 12;

/** Relative distance below the critical temperature down to which two phases are distinguished. */
export const nearestToCritical = 1e-7;

/** θ below which the isotherm is approximated as a cubic around the critical point. */
const nextToCritical = 1e-3;

/** θ below which the ancillary equations are rescaled to the equation's own critical point. */
const nearCritical = 0.03;

/**
 * Saturation of a pure fluid: equal pressure and Gibbs energy of both phases, by Newton's method in the two densities, from the expanded
 * saturation line or, near the critical point, from the ancillary equations. Source of the method: R. Akasaka, J. Thermal Sci. Tech. 3
 * (2008) 442, with the vapour's step taken in ln δ.
 */
export class PureSaturation {
  temperature = NaN;
  /** Pa. */
  pressure = NaN;
  liquidDelta = NaN;
  vapourDelta = NaN;
  readonly line: SaturationLine;
  private reducedPressure = NaN;

  /** `coldest`, K, is the start of the saturation line: below the equation's range it is extrapolated. */
  constructor(
    private readonly fluid: PureFluid,
    private readonly coldest = fluid.equation.range.minimumTemperature,
  ) {
    this.line = lineOf(fluid, coldest);
  }

  /** Solves at T in K, which must be in the range and below the critical one by `nearestToCritical`. */
  solveAt(T: number): void {
    if (this.line.find(T)) this.startOnLine();
    else this.start(T);
    this.solve(T);
  }

  /** The same, starting from the ancillary equations. */
  solveFromAncillaries(T: number): void {
    this.start(T);
    this.solve(T);
  }

  /** Solves at p in Pa, which must be below the critical pressure and not below that of the lowest temperature. */
  solveAtPressure(p: number): void {
    const { fluid, coldest: lowest } = this;
    const { critical, equation } = fluid;
    const highest = critical.temperature * (1 - nearestToCritical);
    const near = this.line.temperatureAt(p);
    if (this.line.find(near)) {
      this.startOnLine();
      if (this.solveTogether(p, near, lowest)) return;
    }
    let T = Math.min(highest, Math.max(lowest, this.ancillaryTemperature(p)));
    this.start(T);
    if (T < critical.temperature * (1 - nearCritical) && this.solveTogether(p, T, lowest)) return;
    this.start(T);
    let before = Infinity;
    for (let round = 0; round < 30; round += 1) {
      this.solve(T);
      const difference = log(this.pressure / p);
      const size = Math.abs(difference);
      if (size < 1e-14 || (size < 1e-11 && size >= 0.5 * before)) return;
      before = size;
      const next = 1 / (1 / T + difference / this.heatOverWork());
      T = Math.min(highest, Math.max(lowest, next));
      if (T > critical.temperature * (1 - nearCritical)) this.start(T);
    }
    throw new RangeError(`${equation.name}: no saturation at ${p} Pa`);
  }

  /**
   * Solves for both densities and the temperature at once by Newton's method in their logarithms, from the current ones. False where a step
   * leaves the two-phase region, as next to the critical point.
   */
  private solveTogether(p: number, first: number, lowest: number): boolean {
    const { energy, critical, equation } = this.fluid;
    const { gasConstant, reducing } = equation;
    let T = first;
    let liquid = this.liquidDelta;
    let vapour = this.vapourDelta;
    for (let round = 0; round < maxStepsTogether; round += 1) {
      const goal = p / (gasConstant * T * reducing.density);
      energy.setTemperature(T);
      energy.evaluate(liquid);
      const liquidSlope = 1 + 2 * energy.delta + energy.deltaDelta;
      const liquidExcess = 1 + energy.delta - goal / liquid;
      const liquidByT = goal / liquid - energy.deltaTau;
      const liquidPotential = energy.value + energy.delta;
      const liquidPotentialByT = energy.valueTau + energy.deltaTau;
      energy.evaluate(vapour);
      const vapourSlope = 1 + 2 * energy.delta + energy.deltaDelta;
      const vapourExcess = 1 + energy.delta - goal / vapour;
      const vapourByT = goal / vapour - energy.deltaTau;
      if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) return false;
      const potentials = liquidPotential - energy.value - energy.delta + log(liquid / vapour);
      const potentialsByT = energy.valueTau + energy.deltaTau - liquidPotentialByT;
      const stepT = (liquidExcess - vapourExcess - potentials) / (potentialsByT - liquidByT + vapourByT);
      const liquidStep = -(liquidExcess + liquidByT * stepT) / liquidSlope;
      const vapourStep = -(vapourExcess + vapourByT * stepT) / vapourSlope;
      const step = Math.max(Math.abs(stepT), Math.abs(liquidStep), Math.abs(vapourStep));
      if (!(step < longestStep)) return false;
      T *= exp(stepT);
      liquid *= exp(liquidStep);
      vapour *= exp(vapourStep);
      if (!(T >= lowest * (1 - 1e-9) && T < critical.temperature)) return false;
      if (step < 1e-8) {
        this.temperature = T;
        this.pressure = p;
        this.liquidDelta = liquid;
        this.vapourDelta = vapour;
        return true;
      }
    }
    return false;
  }

  /** −d ln p/d(1/T) = T·Δh/(p·Δv) along the saturation line, K. */
  private heatOverWork(): number {
    const { liquidDelta, vapourDelta, reducedPressure, temperature } = this;
    const { energy } = this.fluid;
    energy.evaluate(liquidDelta);
    const liquid = energy.delta + energy.valueTau;
    energy.evaluate(vapourDelta);
    const heat = energy.delta + energy.valueTau - liquid;
    return (temperature * heat) / (reducedPressure * (1 / vapourDelta - 1 / liquidDelta));
  }

  /** T at which the ancillary equation has p. */
  private ancillaryTemperature(p: number): number {
    const { vapourPressure, critical, equation } = this.fluid;
    if (!(p < equation.ancillaries.vapourPressure.value)) return critical.temperature;
    const slope = (7 / 3) * (1 + equation.acentricFactor) * Math.LN10 * critical.temperature;
    const goal = log(p);
    const inverseCritical = 1 / equation.ancillaries.vapourPressure.temperature;
    let x0 = inverseCritical;
    let y0 = log(equation.ancillaries.vapourPressure.value);
    let x = x0 + (y0 - goal) / slope;
    for (let round = 0; round < 12; round += 1) {
      const y = log(vapourPressure.valueAt(1 / x));
      const next = x + ((goal - y) * (x - x0)) / (y - y0);
      x0 = x;
      y0 = y;
      if (!(next > inverseCritical)) return 1 / inverseCritical;
      x = next;
      if (Math.abs(y - goal) < 1e-3) break;
    }
    return 1 / x;
  }

  /** Density estimates at the T found on the line. */
  private startOnLine(): void {
    this.liquidDelta = this.line.liquidDelta();
    this.vapourDelta = this.line.vapourDelta();
  }

  /** Density estimates at T. */
  private start(T: number): void {
    const { fluid } = this;
    const { critical, equation, vapourPressure, liquidDensity, vapourDensity } = fluid;
    const { reducing, gasConstant, ancillaries } = equation;
    if (!equation.residual.nonAnalytic && T > critical.temperature * (1 - nextToCritical)) {
      this.startOutsideSpinodals(T, Math.sqrt(3));
      return;
    }
    const near = T > critical.temperature * (1 - nearCritical);
    const at = near ? (T * ancillaries.liquidDensity.temperature) / critical.temperature : T;
    this.liquidDelta = liquidDensity.valueAt(at) / reducing.density;
    const ideal = vapourPressure.valueAt(at) / (gasConstant * T * reducing.density);
    this.vapourDelta = ideal < 0.003 ? ideal : vapourDensity.valueAt(at) / reducing.density;
  }

  /** Densities further from the critical one than the spinodals, between which p decreases with ρ, by a factor `ratio`. */
  private startOutsideSpinodals(T: number, ratio: number): void {
    const { criticalDelta } = this.fluid;
    this.liquidDelta = criticalDelta * (1 + ratio * this.spinodal(T, 1));
    this.vapourDelta = criticalDelta * (1 - ratio * this.spinodal(T, -1));
  }

  /** Relative distance from the critical density, above it or with sign −1 below, at which the fluid becomes stable at T. */
  private spinodal(T: number, sign: 1 | -1): number {
    const { energy, criticalDelta } = this.fluid;
    energy.setTemperature(T);
    const slope = (away: number): number => {
      energy.evaluateInDensity(criticalDelta * (1 + sign * away));
      return 1 + 2 * energy.delta + energy.deltaDelta;
    };
    let outer = 1e-4;
    while (outer < 0.5 && !(slope(outer) > 0)) outer *= 1.5;
    return findRoot(slope, 0, outer)?.x ?? outer;
  }

  private solve(T: number): void {
    const { fluid } = this;
    const { energy } = fluid;
    energy.setTemperature(T);
    let ratio = Math.sqrt(3);
    let liquid = this.liquidDelta;
    let vapour = this.vapourDelta;
    let before = Infinity;
    for (let round = 0; round < maxSteps; round += 1) {
      energy.evaluateInDensity(liquid);
      const liquidPressure = liquid * (1 + energy.delta);
      const liquidPotential = energy.value + energy.delta;
      const liquidSlope = 1 + 2 * energy.delta + energy.deltaDelta;
      energy.evaluateInDensity(vapour);
      const vapourPressure = vapour * (1 + energy.delta);
      const vapourPotential = energy.value + energy.delta;
      const vapourSlope = 1 + 2 * energy.delta + energy.deltaDelta;
      if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) {
        // Between the spinodals steps do not converge: restart from densities outside them.
        this.startOutsideSpinodals(T, ratio);
        ratio *= 1.1;
        liquid = this.liquidDelta;
        vapour = this.vapourDelta;
        before = Infinity;
        continue;
      }
      const pressures = liquidPressure - vapourPressure;
      const potentials = liquidPotential - vapourPotential + log(liquid / vapour);
      const work = (pressures / liquid - potentials) / (1 / liquid - 1 / vapour);
      const liquidStep = (work - pressures) / (liquidSlope * liquid);
      const vapourStep = work / (vapourSlope * vapour);
      const step = Math.max(Math.abs(liquidStep), Math.abs(vapourStep));
      liquid *= exp(Math.max(-longestStep, Math.min(longestStep, liquidStep)));
      vapour *= exp(Math.max(-longestStep, Math.min(longestStep, vapourStep)));
      if (step < 1e-9 || (step < 1e-4 && step >= 0.5 * before && Math.abs(potentials) < 1e-12)) {
        this.temperature = T;
        this.liquidDelta = liquid;
        this.vapourDelta = vapour;
        this.reducedPressure = vapourPressure + work;
        if (step >= 1e-9) {
          energy.evaluateInDensity(vapour);
          this.reducedPressure = vapour * (1 + energy.delta);
        }
        const { gasConstant, reducing } = fluid.equation;
        this.pressure = this.reducedPressure * gasConstant * T * reducing.density;
        return;
      }
      before = step;
    }
    throw new RangeError(`${fluid.equation.name}: no saturation at ${T} K`);
  }
}

/** The saturation line of a fluid from `coldest` K, shared by all solvers of it. */
function lineOf(fluid: PureFluid, coldest: number): SaturationLine {
  const known = fluid.saturationLines.get(coldest);
  if (known) return known;
  const line = new SaturationLine(fluid.critical.temperature, coldest, T => exactState(fluid, coldest, T));
  fluid.saturationLines.set(coldest, line);
  return line;
}

function exactState(fluid: PureFluid, coldest: number, T: number): SaturatedState | undefined {
  const saturation = new PureSaturation(fluid, coldest);
  try {
    saturation.solveFromAncillaries(T);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const { pressure, liquidDelta, vapourDelta } = saturation;
  return { pressure, liquidDelta, vapourDelta, ...stiffness(fluid, pressure, T, liquidDelta) };
}
