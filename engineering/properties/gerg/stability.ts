import { exp, log } from '../../elementary/index.ts';
import type { PhaseSide, WilsonConstants } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import type { GergMixture } from './gerg-mixture.ts';

const maxSteps = 300;
/** Gibbs energy gain over R·T that counts. */
const gain = 1e-10;
/** ln W of a pure component above which it is tried as a second liquid, near its saturation. */
const nearSaturation = -1.2;

/** δ of a gas below which no vapour is tried: a gas so thin is unstable against a liquid first. */
const thin = 0.5;
/** A trial that converges rapidly, with a gradient this small and a tm this many times Σ W_i·(∂tm/∂W_i)², ends above 0: see `PhaseTrials`. */
const settled = { gradient: 0.3, reach: 4 };

type Outcome = 'unstable' | 'stable';

/**
 * Stability of a phase by Michelsen's tangent-plane distance: whether forming a small amount of another composition W lowers the Gibbs
 * energy. Minimised by successive substitution with dominant eigenvalue acceleration, from a vapour-like and a liquid-like trial, and from
 * pure components that may form their own liquid: for a liquid all, for a gas water.
 * Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1.
 */
export class GergStability {
  /** ln W_i of the trial that proved the feed unstable, its side, and its tangent-plane distance. */
  readonly lnW: Float64Array;
  side: PhaseSide = 'vapour';
  distance = NaN;
  /** Whether feed and trial are both liquids. */
  isOfLiquids = false;
  private readonly d: Float64Array;
  private readonly w: Float64Array;
  private readonly change: Float64Array;

  constructor(
    private readonly whole: GergMixture,
    private readonly liquid: GergMixture,
    private readonly vapour: GergMixture,
    private readonly wilson: WilsonConstants,
  ) {
    const zeros = (): Float64Array => new Float64Array(whole.size);
    this.d = zeros();
    this.lnW = zeros();
    this.w = zeros();
    this.change = zeros();
  }

  /** Whether the composition z is unstable as one phase at p in Pa and T in K; the phase is left in `whole`. */
  isUnstable(z: Float64Array, p: number, T: number): boolean {
    const { whole, d } = this;
    const { size, energy } = whole;
    whole.setComposition(z);
    const isPhase = whole.solvePT(p, T);
    this.distance = -Infinity;
    this.side = 'vapour';
    this.isOfLiquids = false;
    if (!isPhase) {
      this.startFromWilson(z, p, T, 'vapour');
      return true;
    }
    if (size === 1) return false;
    whole.lnFugacityCoefficients(d);
    for (let i = 0; i < size; i += 1) d[i] = at(d, i) + log(at(z, i));
    const isDense = whole.delta > 1;
    const sides: readonly PhaseSide[] = isDense ? ['vapour', 'liquid'] : ['liquid', 'vapour'];
    for (const side of sides) {
      if (side === 'vapour' && whole.delta < thin) continue;
      this.startFromWilson(z, p, T, side);
      if (this.descend(z, p, T, side) === 'unstable') return true;
    }
    const isLiquid = isDense && T < energy.reducing.temperature;
    for (let i = 0; i < size; i += 1) {
      if (!isLiquid && whole.components[i]?.id !== 'H2O') continue;
      if (this.startsFromPure(i, z, p, T) && this.descend(z, p, T, 'liquid') === 'unstable') return true;
    }
    return false;
  }

  private startFromWilson(z: Float64Array, p: number, T: number, side: PhaseSide): void {
    const { lnW, wilson } = this;
    const sign = side === 'vapour' ? 1 : -1;
    const lnP = log(p);
    for (let i = 0; i < z.length; i += 1) {
      const lnK = at(wilson.constant, i) - at(wilson.slope, i) / T - lnP;
      lnW[i] = log(at(z, i)) + sign * Math.max(-80, Math.min(80, lnK));
    }
  }

  /** Sets the trial to a pure component near its saturation; false if it would not be near. */
  private startsFromPure(component: number, z: Float64Array, p: number, T: number): boolean {
    const { liquid, lnW, w, d } = this;
    w.fill(0);
    w[component] = 1;
    liquid.begin('liquid');
    if (!liquid.solve(w, T, p)) return false;
    liquid.evaluateFugacities();
    const own = at(d, component) - at(liquid.lnPhi, component);
    for (let i = 0; i < z.length; i += 1) lnW[i] = i === component ? own : log(at(z, i)) - 12;
    return own > nearSaturation;
  }

  /** Minimises from the current trial. */
  private descend(z: Float64Array, p: number, T: number, side: PhaseSide): Outcome {
    const { d, lnW, w, change } = this;
    const trial = side === 'liquid' ? this.liquid : this.vapour;
    const { size, lnPhi } = trial;
    this.side = side;
    trial.begin(side);
    let earlier = 0;
    let before = Infinity;
    for (let step = 0; step < maxSteps; step += 1) {
      let total = 0;
      for (let i = 0; i < size; i += 1) {
        w[i] = exp(at(lnW, i));
        total += at(w, i);
      }
      for (let i = 0; i < size; i += 1) w[i] = at(w, i) / total;
      if (!trial.solve(w, T, p)) return 'stable';
      trial.evaluateFugacities();
      let distance = 1;
      let towardsFeed = 0;
      let largest = 0;
      let square = 0;
      let product = 0;
      for (let i = 0; i < size; i += 1) {
        const slope = at(lnW, i) + at(lnPhi, i) - at(d, i);
        const amount = at(w, i) * total;
        distance += amount * (slope - 1);
        towardsFeed += (amount - at(z, i)) * slope;
        square += amount * slope * slope;
        product -= amount * slope * at(change, i);
        if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
        change[i] = -slope;
      }
      this.distance = distance;
      if (distance < -gain) {
        this.isOfLiquids = this.whole.delta > 1 && trial.delta > 1;
        return 'unstable';
      }
      const isRapid = step > 1 && largest < 0.6 * before;
      const isFeed = isRapid && distance < 1e-3 && Math.abs((2 * distance) / towardsFeed - 1) < 0.2;
      const isAbove = isRapid && largest < settled.gradient && distance > settled.reach * square;
      if (isFeed || isAbove || largest < 1e-7) return 'stable';
      before = largest;
      const ratio = earlier > 0 ? product / earlier : 0;
      const stretch = step % 5 === 4 && ratio > 0.2 && ratio < 0.98 ? 1 / (1 - ratio) : 1;
      earlier = stretch === 1 ? square : 0;
      for (let i = 0; i < size; i += 1) lnW[i] = at(lnW, i) + stretch * at(change, i);
    }
    return 'stable';
  }
}
