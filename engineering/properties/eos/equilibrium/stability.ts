import { exp, log } from '../../../elementary/index.ts';
import { solveLinearSystem } from '../../../numerics/index.ts';
import { lnPhi } from '../ln-phi.ts';
import { at, type Model } from '../model.ts';
import { PhaseKernel } from '../phase-kernel.ts';
import { wilsonLnK } from './wilson.ts';

/** A second phase must lower the Gibbs energy over R·T by more than this. */
const noGain = -1e-10;
const substitutions = 8;
const newtonSteps = 60;
/** Initial ln W of the separately modelled component in a liquid trial: too small to converge to its own liquid. */
const lnTraceApart = log(1e-4);

type Outcome = 'unstable' | 'stable' | 'trivial';

/**
 * Stability of a phase by Michelsen's tangent-plane distance: whether forming a small amount of a phase of another composition W lowers the
 * Gibbs energy, tm(W) = 1 + Σ W_i·(ln W_i + ln φ_i(W) − d_i − 1) < 0, minimised from a vapour-like and a liquid-like trial, by successive
 * substitution and then by Newton's method in 2·√W_i with restricted steps. Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1.
 */
export class StabilityTest {
  /** ln W_i of the trial that proved the feed unstable, and its molar volume. */
  readonly lnW: Float64Array;
  volume = NaN;
  /** Untranslated molar volume of the feed on its stable root. */
  feedVolume = NaN;
  private readonly d: Float64Array;
  private readonly phi: Float64Array;
  private readonly W: Float64Array;
  private readonly gradient: Float64Array;
  private readonly lnK: Float64Array;
  /** ln z_i of the feed. */
  private readonly lnZ: Float64Array;
  private readonly start: Float64Array;
  private readonly step: Float64Array;
  private readonly matrix: Float64Array;
  private readonly kernel: PhaseKernel;
  /** tm of the trial. */
  distance = NaN;
  private total = NaN;
  private towardsFeed = NaN;
  /** Final trials of the last test, as a start for the next one nearby. */
  private readonly ends: readonly [Float64Array, Float64Array];
  private readonly usable: [boolean, boolean] = [false, false];
  private lastTemperature = NaN;
  private lastPressure = NaN;

  constructor(readonly model: Model) {
    const zeros = (): Float64Array => new Float64Array(model.size);
    this.lnW = zeros();
    this.d = zeros();
    this.phi = zeros();
    this.W = zeros();
    this.gradient = zeros();
    this.lnK = zeros();
    this.lnZ = zeros();
    this.start = zeros();
    this.step = zeros();
    this.matrix = new Float64Array(model.size * model.size);
    this.kernel = new PhaseKernel(model);
    this.ends = [zeros(), zeros()];
  }

  /** Whether the composition z is unstable as one phase at T and p. */
  isUnstable(z: Float64Array, T: number, p: number): boolean {
    const { model, d, lnK, lnW, lnZ, usable } = this;
    if (model.size === 1) return false;
    this.feedVolume = lnPhi(model, z, T, p, d);
    for (let i = 0; i < model.size; i += 1) {
      lnZ[i] = log(at(z, i));
      d[i] = at(d, i) + at(lnZ, i);
    }
    const near = Math.abs(T - this.lastTemperature) < 0.02 * T && Math.abs(p - this.lastPressure) < 0.1 * p;
    this.lastTemperature = T;
    this.lastPressure = p;
    wilsonLnK(model, T, p, lnK);
    for (let trial = 0; trial < 2; trial += 1) {
      const end = this.ends[trial] as Float64Array;
      if (near && usable[trial] === true) lnW.set(end);
      else {
        const sign = trial === 0 ? 1 : -1;
        for (let i = 0; i < model.size; i += 1) lnW[i] = at(lnZ, i) + sign * Math.max(-80, Math.min(80, at(lnK, i)));
        if (model.apart >= 0) {
          const own = at(lnW, model.apart);
          // Above a liquid saturated with it, the vapour is formed as if the separately modelled component were pure.
          lnW[model.apart] = trial === 0 ? Math.max(own, at(d, model.apart)) : Math.min(own, lnTraceApart);
        }
      }
      const outcome = this.descend(z, T, p);
      if (model.isApart(this.W, this.volume)) {
        usable[trial] = false;
        continue;
      }
      usable[trial] = outcome !== 'trivial';
      end.set(lnW);
      if (outcome === 'unstable') return true;
    }
    return false;
  }

  /** Gibbs energy over R·T of the feed last tested, from ln(f_i/Pa). */
  feedEnergy(z: Float64Array, p: number): number {
    const lnP = log(p);
    let sum = 0;
    for (let i = 0; i < z.length; i += 1) sum += at(z, i) * (at(this.d, i) + lnP);
    return sum;
  }

  private descend(z: Float64Array, T: number, p: number): Outcome {
    const { model, lnW, gradient } = this;
    let before = 0;
    for (let iteration = 1; iteration <= substitutions; iteration += 1) {
      const largest = this.evaluate(z, T, p);
      const outcome = this.outcome(largest, iteration > 2 && largest < 0.6 * before);
      before = largest;
      if (outcome !== undefined) return outcome;
      for (let i = 0; i < model.size; i += 1) lnW[i] = at(lnW, i) - at(gradient, i);
    }
    return this.newton(z, T, p);
  }

  /** tm and its gradient at the trial; returns the largest element of the gradient that matters. */
  private evaluate(z: Float64Array, T: number, p: number): number {
    const { model, d, phi, W, lnW, gradient } = this;
    const { size } = model;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      const amount = exp(Math.min(at(lnW, i), 200));
      W[i] = amount;
      total += amount;
    }
    for (let i = 0; i < size; i += 1) W[i] = at(W, i) / total;
    this.volume = lnPhi(model, W, T, p, phi);
    let distance = 1;
    let towardsFeed = 0;
    let largest = 0;
    for (let i = 0; i < size; i += 1) {
      const slope = at(lnW, i) + at(phi, i) - at(d, i);
      const amount = at(W, i) * total;
      gradient[i] = slope;
      distance += amount * (slope - 1);
      towardsFeed += (amount - at(z, i)) * slope;
      if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
    }
    this.total = total;
    this.distance = distance;
    this.towardsFeed = towardsFeed;
    return largest;
  }

  /** Verdict of the trial as evaluated, if any; `rapid` when it converges rapidly, even to the feed. */
  private outcome(largest: number, rapid: boolean): Outcome | undefined {
    const { distance, towardsFeed } = this;
    if (distance < noGain) return 'unstable';
    if (rapid && distance < 1e-3 && Math.abs((2 * distance) / towardsFeed - 1) < 0.2) return 'trivial';
    if (largest < 1e-6) return distance < 1e-8 ? 'trivial' : 'stable';
    return undefined;
  }

  private newton(z: Float64Array, T: number, p: number): Outcome {
    const { model, W, lnW, gradient, start, step, matrix, kernel } = this;
    const { size } = model;
    let restriction = 0;
    let largest = this.evaluate(z, T, p);
    for (let iteration = 0; iteration < newtonSteps; iteration += 1) {
      const outcome = this.outcome(largest, false);
      if (outcome !== undefined) return outcome;
      const { distance, total } = this;
      start.set(lnW);
      kernel.n.set(W);
      kernel.volume = this.volume;
      kernel.evaluate(T);
      for (let i = 0; i < size; i += 1) {
        const root = Math.sqrt(at(W, i));
        for (let j = 0; j < size; j += 1) {
          const byAmount =
            at(kernel.lnFN, i * size + j) - (at(kernel.lnFV, i) * at(kernel.pressureN, j)) / kernel.pressureV + 1;
          matrix[i * size + j] = root * Math.sqrt(at(W, j)) * byAmount;
        }
        matrix[i * size + i] =
          at(matrix, i * size + i) + 1 + Math.max(restriction, 0.5 * at(gradient, i) + restriction);
        step[i] = -root * Math.sqrt(total) * at(gradient, i);
      }
      const solved = solveLinearSystem(matrix, step, size);
      if (solved) {
        for (let i = 0; i < size; i += 1) {
          const root = exp(0.5 * at(start, i));
          lnW[i] = 2 * log(Math.max(root + 0.5 * at(step, i), 0.2 * root));
        }
        largest = this.evaluate(z, T, p);
      }
      if (solved && this.distance <= distance + 1e-14) restriction = restriction < 1e-3 ? 0 : 0.2 * restriction;
      else {
        if (restriction > 1e4) return 'stable';
        restriction = Math.max(0.05, 4 * restriction);
        lnW.set(start);
        largest = this.evaluate(z, T, p);
      }
    }
    return 'stable';
  }
}
