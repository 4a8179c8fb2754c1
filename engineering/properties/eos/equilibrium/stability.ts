import { exp, log } from '../../../elementary/index.ts';
import { solveLinearSystem } from '../../../numerics/index.ts';
import { criticalVolumeRatio } from '../constants.ts';
import { liquidLnPhi, lnPhi, vapourLnPhi } from '../ln-phi.ts';
import { at, type Model } from '../model.ts';
import { PhaseKernel } from '../phase-kernel.ts';
import { wilsonLnK } from './wilson.ts';

/** A second phase must lower the Gibbs energy over R·T by more than this. */
const noGain = -1e-10;
const substitutions = 8;
/** Substitutions before a vapour that starts as an ideal gas counts: those before are no good start of two phases. */
const firstSubstitutions = 3;
/** A trial that converges rapidly, with a gradient this small and a tm this many times Σ W_i·(∂tm/∂W_i)², ends above 0: see `PhaseTrials`. */
const settled = { gradient: 0.3, reach: 4 };
const newtonSteps = 60;
/** Initial ln W of the separately modelled component in a liquid trial: too small to converge to its own liquid. */
const lnTraceApart = log(1e-4);

/**
 * Volume of a gas, over that of the critical point of its composition as one fluid, above which no vapour is tried: a gas so thin is unstable
 * against a liquid first.
 */
const thin = 2;

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
  /** ln W_i of the trial that started from the last test. */
  private readonly lnWarm: Float64Array;
  private readonly from: Float64Array;
  private readonly step: Float64Array;
  private readonly matrix: Float64Array;
  private readonly kernel: PhaseKernel;
  /** tm of the trial. */
  distance = NaN;
  private total = NaN;
  /** Σ W_i·(∂tm/∂W_i)² of the trial. */
  private square = NaN;
  /** Whether the trial is on its liquid root, also where the vapour of its composition is more stable, and not on the vapour's. */
  private isLiquidTrial = false;
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
    this.lnWarm = zeros();
    this.from = zeros();
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
    const isNear = Math.abs(T - this.lastTemperature) < 0.02 * T && Math.abs(p - this.lastPressure) < 0.1 * p;
    this.lastTemperature = T;
    this.lastPressure = p;
    wilsonLnK(model, T, p, lnK);
    let covolume = 0;
    for (let i = 0; i < model.size; i += 1) covolume += at(z, i) * at(model.b, i);
    const reducedVolume = this.feedVolume / (criticalVolumeRatio * covolume);
    const isDense = reducedVolume < 1;
    const isThin = model.apart < 0 && reducedVolume > thin;
    if (isThin) usable[0] = false;
    for (let trial = isThin ? 1 : 0; trial < 2; trial += 1) {
      this.isLiquidTrial = trial === 1;
      const isFromLast = isNear && usable[trial] === true;
      if (isFromLast) lnW.set(this.ends[trial] as Float64Array);
      else this.start(trial, isDense);
      const outcome = this.descend(z, T, p, trial === 0 && isDense ? firstSubstitutions : 1);
      if (isFromLast && outcome === 'unstable') {
        // Phases that the trial leads to must not depend on states before.
        this.lnWarm.set(lnW);
        this.start(trial, isDense);
        if (this.descend(z, T, p, trial === 0 && isDense ? firstSubstitutions : 1) !== 'unstable') {
          lnW.set(this.lnWarm);
          this.evaluate(z, T, p);
        }
      }
      if (model.isApart(this.W, this.volume)) {
        usable[trial] = false;
        continue;
      }
      usable[trial] = outcome === 'stable';
      (this.ends[trial] as Float64Array).set(lnW);
      if (outcome === 'unstable') return true;
    }
    return false;
  }

  /** Sets the trial: the vapour above a liquid as an ideal gas, which of helium is nearer than Wilson's by orders, any other by Wilson. */
  private start(trial: number, isDense: boolean): void {
    const { model, d, lnK, lnW, lnZ } = this;
    if (trial === 0 && isDense) {
      lnW.set(d);
      return;
    }
    const sign = trial === 0 ? 1 : -1;
    for (let i = 0; i < model.size; i += 1) lnW[i] = at(lnZ, i) + sign * Math.max(-80, Math.min(80, at(lnK, i)));
    if (model.apart < 0) return;
    const own = at(lnW, model.apart);
    // Above a liquid saturated with it, the vapour is formed as if the separately modelled component were pure.
    lnW[model.apart] = trial === 0 ? Math.max(own, at(d, model.apart)) : Math.min(own, lnTraceApart);
  }

  /** Gibbs energy over R·T of the feed last tested, from ln(f_i/Pa). */
  feedEnergy(z: Float64Array, p: number): number {
    const lnP = log(p);
    let sum = 0;
    for (let i = 0; i < z.length; i += 1) sum += at(z, i) * (at(this.d, i) + lnP);
    return sum;
  }

  /** Minimises from the current trial; `least` substitutions come before a verdict of unstable. */
  private descend(z: Float64Array, T: number, p: number, least: number): Outcome {
    const { model, lnW, gradient } = this;
    let before = 0;
    for (let iteration = 1; iteration <= substitutions; iteration += 1) {
      const largest = this.evaluate(z, T, p);
      const outcome =
        iteration < least && this.distance < noGain
          ? undefined
          : this.outcome(largest, iteration > 1 && largest < 0.6 * before);
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
    const isLiquid = this.isLiquidTrial && !model.isVapour(W);
    this.volume = isLiquid ? liquidLnPhi(model, W, T, p, phi) : vapourLnPhi(model, W, T, p, phi);
    let distance = 1;
    let towardsFeed = 0;
    let largest = 0;
    let square = 0;
    for (let i = 0; i < size; i += 1) {
      const slope = at(lnW, i) + at(phi, i) - at(d, i);
      const amount = at(W, i) * total;
      gradient[i] = slope;
      square += amount * slope * slope;
      distance += amount * (slope - 1);
      towardsFeed += (amount - at(z, i)) * slope;
      if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
    }
    this.total = total;
    this.square = square;
    this.distance = distance;
    this.towardsFeed = towardsFeed;
    return largest;
  }

  /** Verdict of the trial as evaluated, if any; `rapid` when it converges rapidly, even to the feed. */
  private outcome(largest: number, rapid: boolean): Outcome | undefined {
    const { distance, towardsFeed } = this;
    if (distance < noGain) return 'unstable';
    if (rapid && distance < 1e-3 && Math.abs((2 * distance) / towardsFeed - 1) < 0.2) return 'trivial';
    if (rapid && largest < settled.gradient && distance > settled.reach * this.square) return 'stable';
    if (largest < 1e-6) return distance < 1e-8 ? 'trivial' : 'stable';
    return undefined;
  }

  private newton(z: Float64Array, T: number, p: number): Outcome {
    const { model, W, lnW, gradient, from, step, matrix, kernel } = this;
    const { size } = model;
    let restriction = 0;
    let largest = this.evaluate(z, T, p);
    for (let iteration = 0; iteration < newtonSteps; iteration += 1) {
      const outcome = this.outcome(largest, false);
      if (outcome !== undefined) return outcome;
      const { distance, total } = this;
      from.set(lnW);
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
          const root = exp(0.5 * at(from, i));
          lnW[i] = 2 * log(Math.max(root + 0.5 * at(step, i), 0.2 * root));
        }
        largest = this.evaluate(z, T, p);
      }
      if (solved && this.distance <= distance + 1e-14) restriction = restriction < 1e-3 ? 0 : 0.2 * restriction;
      else {
        if (restriction > 1e4) return 'stable';
        restriction = Math.max(0.05, 4 * restriction);
        lnW.set(from);
        largest = this.evaluate(z, T, p);
      }
    }
    return 'stable';
  }
}
