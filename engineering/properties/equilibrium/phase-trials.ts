import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { PhaseFormers, PhaseSlot } from './phase-slot.ts';
import type { PhaseSide } from './phase.ts';

/** Gibbs energy gain over R·T that counts. */
const gain = 1e-7;
const trialSteps = 40;
/**
 * A trial is on its way to a phase of the state where its tangent-plane distance tm is small, its mole fractions are close, and 2·tm is
 * Σ (W_i − x_i)·∂tm/∂W_i as next to a minimum of 0: M. L. Michelsen and J. M. Mollerup, Thermodynamic Models, 2nd ed. (2007), section 9.3.
 */
const approach = { distance: 3e-3, moleFraction: 0.1, ratio: 0.1 };
/** Mole fraction of all other components in a nearly pure trial. */
const impurityFraction = 1e-6;
/** Bounds of ln W of a component by Wilson's vapour pressure, and of ln Σ W of a first trial, below which no phase of it is near. */
const lnFarAway = log(0.1);
/** The same bound for a liquid of an acid gas, beside which any other may form. */
const lnAcid = log(0.3);
/** Factor on the critical temperature up to which a light component may form its own liquid. */
const reachOfCritical = 1.08;
/**
 * Successive substitution whose gradient g_i = ∂tm/∂W_i shrinks by a factor r a step lowers tm by Σ W_i·g_i²/(2·(1 − r)) in the end: 1.25
 * times Σ W_i·g_i² at r = `convergence`. A trial with a small gradient and a tm of `reach` times that sum ends above 0; of the first
 * trial, which has no r yet, more is asked.
 */
const settled = { convergence: 0.6, gradient: 0.3, reach: 4, firstGradient: 0.5, firstReach: 10 };
/** Largest difference of mole fractions between two trials that lead to the same minimum. */
const samePath = 0.05;
/** Logarithm of the ratio of volumes below which a trial and a phase may be the same. */
const sameDensity = 0.3;
/**
 * Ratio of critical temperatures above which the lighter of two components may separate from the liquid of the other: between methane beside
 * butane, 2.23, and carbon monoxide beside carbon dioxide, 2.29.
 */
const separationRatio = 2.25;
/** Components that may do so beside any other, and any other beside their liquid. */
const acid: ReadonlySet<string> = new Set(['CO2', 'H2S']);
const polar: ReadonlySet<string> = new Set(['H2O', 'MeOH', 'EtOH', 'PG', 'Acetone', 'NH3', 'SO2']);

/** The phases of a state, as the trials of further phases see them. */
export interface PhaseSet {
  readonly count: number;
  readonly amounts: Float64Array;
  readonly sides: readonly PhaseSide[];
  /** m³/mol; NaN where not known. */
  readonly volumes: Float64Array;
  /** Mole fractions of phase k. */
  composition(k: number): Float64Array;
  /** ln φ_i of phase k, where they have been evaluated. */
  knownLnPhi(k: number): Float64Array | undefined;
  slot(k: number): PhaseSlot;
}

/**
 * Trials of a further phase of a mixture, by Michelsen's tangent-plane distance: liquids of nearly one component, and a vapour. No state is
 * left out. Of each, the heaviest component is tried that is not polar, since Wilson's liquid, from which the two-phase flash starts, may be far from
 * it; the lightest below its critical temperature; in a polar mixture or near a liquid acid gas every component whose liquid is near; and otherwise those that may separate from the
 * heaviest. That is no proof: of 52,000 generated states by Peng-Robinson, three, each next to the critical point of two liquids, have
 * a further phase that these trials miss, which would lower the Gibbs energy by less than 0.002·R·T. `stable-phases.test.ts` has
 * states that fewer trials missed.
 * Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1.
 */
export class PhaseTrials {
  readonly isPolarMixture: boolean;
  /** Side of the last trial, and its tangent-plane distance. */
  side: PhaseSide = 'liquid';
  distance = 0;
  private readonly size: number;
  private readonly d: Float64Array;
  private readonly lnW: Float64Array;
  private readonly w: Float64Array;
  private readonly phi: Float64Array;
  private readonly gradient: Float64Array;
  /** Gradient of the trial before, with the other sign. */
  private readonly change: Float64Array;
  /** Whether a component may form its own liquid beside one of a heavier component. */
  private readonly mayBeRich: readonly boolean[];
  private readonly isAcid: readonly boolean[];
  private readonly heaviest: number;
  /** Σ W of the last trial, Σ W_i·g_i² of its gradient g, and Σ W_i·g_i·g_i,before. */
  private total = 0;
  private square = 0;
  private product = 0;
  /** Its molar volume. */
  private volume = NaN;
  /** First mole fractions of the liquids tried for the state, one after the other, and their number. */
  private readonly tried: Float64Array;
  private triedCount = 0;

  constructor(
    private readonly state: PhaseSet,
    private readonly slot: PhaseSlot,
    private readonly formers: PhaseFormers,
  ) {
    const { ids, criticalTemperatures } = formers;
    const size = ids.length;
    const zeros = (): Float64Array => new Float64Array(size);
    this.size = size;
    this.d = zeros();
    this.lnW = zeros();
    this.w = zeros();
    this.phi = zeros();
    this.gradient = zeros();
    this.change = zeros();
    this.isPolarMixture = size > 1 && ids.some(id => polar.has(id));
    const highest = Math.max(...criticalTemperatures);
    this.mayBeRich = ids.map((id, i) => acid.has(id) || highest / at(criticalTemperatures, i) > separationRatio);
    let heaviest = -1;
    for (let i = 0; i < size; i += 1) {
      if (polar.has(ids[i] ?? '')) continue;
      if (heaviest < 0 || at(criticalTemperatures, i) > at(criticalTemperatures, heaviest)) heaviest = i;
    }
    this.heaviest = heaviest;
    this.isAcid = ids.map(id => acid.has(id));
    this.tried = new Float64Array(size * size);
  }

  /** Mole fractions of the last trial. */
  composition(): Float64Array {
    const total = exp(this.lnTotal());
    return this.lnW.map(lnW => exp(lnW) / total);
  }

  /** Whether a trial lowers the Gibbs energy of the state; it is left in `lnW`. */
  find(T: number, p: number): boolean {
    if (!this.evaluateReference(T, p)) return false;
    let hasVapour = false;
    for (let k = 0; k < this.state.count; k += 1) if (this.state.sides[k] === 'vapour') hasVapour = true;
    this.side = 'liquid';
    this.triedCount = 0;
    const isAnyTried = this.isPolarMixture || this.hasAcidLiquid(T, p);
    const lightest = this.lightestLiquid(T);
    for (let i = 0; i < this.size; i += 1) {
      if (i !== this.heaviest && i !== lightest && !this.isNear(i, T, p, isAnyTried)) continue;
      if (this.startsFromPure(i, T, p) && this.descend(T, p)) return true;
    }
    if (hasVapour) return false;
    // As an ideal gas, which of helium is nearer than Wilson's vapour by orders.
    this.side = 'vapour';
    this.startVapour();
    return this.lnTotal() > lnFarAway && this.descend(T, p);
  }

  /** ln f_i/p of the state, common to all its phases, by the largest of them on its own root of the equation. */
  private evaluateReference(T: number, p: number): boolean {
    const { d, size } = this;
    let maximum = 0;
    for (let k = 1; k < this.state.count; k += 1)
      if (at(this.state.amounts, k) > at(this.state.amounts, maximum)) maximum = k;
    const x = this.state.composition(maximum);
    const { phase, lnPhi } = this.state.slot(maximum);
    let known = this.state.knownLnPhi(maximum);
    if (!known && at(this.state.volumes, maximum) > 0) {
      if (!phase.solve(x, T, p)) return false;
      phase.evaluateFugacities();
      known = phase.lnPhi;
    } else if (!known) {
      if (Number.isNaN(lnPhi(x, T, p, d))) return false;
      known = d;
    }
    for (let i = 0; i < size; i += 1) d[i] = at(known, i) + log(at(x, i));
    return true;
  }

  /** Whether a liquid of an acid gas is near, beside which that of any component may form. */
  private hasAcidLiquid(T: number, p: number): boolean {
    for (let i = 0; i < this.size; i += 1) if (this.isAcid[i] === true && this.lnPure(i, T, p) > lnAcid) return true;
    return false;
  }

  /** Whether a liquid of mostly this component is near. */
  private isNear(component: number, T: number, p: number, isAnyTried: boolean): boolean {
    if (!isAnyTried && this.mayBeRich[component] !== true) return false;
    if (!this.isPolarMixture && T > reachOfCritical * at(this.formers.criticalTemperatures, component)) return false;
    return this.lnPure(component, T, p) > lnFarAway;
  }

  /**
   * The component with the lowest critical temperature above T; −1 if there is none. A dense gas with traces of heavy components condenses to a
   * liquid full of light ones, to which trials of the heavy ones do not lead.
   */
  private lightestLiquid(T: number): number {
    const { criticalTemperatures } = this.formers;
    let lightest = -1;
    for (let i = 0; i < this.size; i += 1) {
      const critical = at(criticalTemperatures, i);
      if (critical > T && (lightest < 0 || critical < at(criticalTemperatures, lightest))) lightest = i;
    }
    return lightest;
  }

  /** ln W of a component in its own liquid, by Wilson's vapour pressure. */
  private lnPure(component: number, T: number, p: number): number {
    const { constant, slope } = this.formers.wilson;
    return at(this.d, component) + log(p) - at(constant, component) + at(slope, component) / T;
  }

  private startVapour(): void {
    this.lnW.set(this.d);
    this.slot.phase.begin('vapour');
  }

  /** Sets the trial to a nearly pure liquid of a component; false where that is far from a phase. */
  private startsFromPure(component: number, T: number, p: number): boolean {
    const { w, d, lnW, phi, size } = this;
    const { slot } = this;
    w.fill(impurityFraction / size);
    w[component] = 1 - impurityFraction;
    slot.phase.begin('liquid');
    if (Number.isNaN(slot.lnPhi(w, T, p, phi))) return false;
    for (let i = 0; i < size; i += 1) lnW[i] = at(d, i) - at(phi, i);
    return this.lnTotal() > lnFarAway;
  }

  private lnTotal(): number {
    let total = 0;
    for (let i = 0; i < this.size; i += 1) total += exp(Math.min(200, at(this.lnW, i)));
    return log(total);
  }

  /** Whether the trial starts next to one before it. */
  private isTried(): boolean {
    const { lnW, w, tried, size } = this;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      w[i] = exp(Math.min(200, at(lnW, i)));
      total += at(w, i);
    }
    for (let k = 0; k < this.triedCount; k += 1) {
      let apart = 0;
      for (let i = 0; i < size; i += 1) apart = Math.max(apart, Math.abs(at(w, i) / total - at(tried, k * size + i)));
      if (apart < samePath) return true;
    }
    return false;
  }

  /** Stores the trial as one that need not be tried again. */
  private remember(): void {
    this.tried.set(this.w, this.triedCount * this.size);
    this.triedCount += 1;
  }

  /**
   * Minimises from the current trial by successive substitution with dominant eigenvalue acceleration; returns whether it proves the state
   * unstable.
   */
  private descend(T: number, p: number): boolean {
    const { lnW, gradient, change, size } = this;
    if (this.side === 'liquid' && this.isTried()) return false;
    let before = Infinity;
    let earlier = 0;
    for (let step = 0; step < trialSteps; step += 1) {
      const largest = this.evaluateTrial(T, p);
      if (Number.isNaN(largest)) return false;
      if (this.distance < -gain && !(step < 3 && largest > 0.3)) return this.isGenuine(T, p);
      if (this.side === 'liquid' && step === 0) this.remember();
      if (largest < settled.convergence * before) {
        if (this.isApproaching()) return false;
        const reach = step > 0 && largest < settled.gradient ? settled.reach : settled.firstReach;
        if (largest < settled.firstGradient && this.distance > reach * this.square) return false;
      }
      before = largest;
      const ratio = earlier > 0 ? this.product / earlier : 0;
      const stretch = step % 5 === 4 && ratio > 0.2 && ratio < 0.98 ? 1 / (1 - ratio) : 1;
      earlier = stretch === 1 ? this.square : 0;
      for (let i = 0; i < size; i += 1) {
        change[i] = -at(gradient, i);
        lnW[i] = at(lnW, i) - stretch * at(gradient, i);
      }
      if (largest < 1e-7 || (largest < 0.2 && this.isThere())) break;
    }
    return this.distance < -gain && this.isGenuine(T, p);
  }

  /** Evaluates the tangent-plane distance of the trial and its gradient, and returns the largest relevant element of the gradient. */
  private evaluateTrial(T: number, p: number): number {
    const { d, lnW, w, phi, gradient, change, size } = this;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      w[i] = exp(Math.min(200, at(lnW, i)));
      total += at(w, i);
    }
    for (let i = 0; i < size; i += 1) w[i] = at(w, i) / total;
    this.volume = this.slot.lnPhi(w, T, p, phi);
    if (Number.isNaN(this.volume)) return NaN;
    let distance = 1;
    let largest = 0;
    let square = 0;
    let product = 0;
    for (let i = 0; i < size; i += 1) {
      const slope = at(lnW, i) + at(phi, i) - at(d, i);
      const amount = at(w, i) * total;
      square += amount * slope * slope;
      product -= amount * slope * at(change, i);
      distance += amount * (slope - 1);
      if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
      gradient[i] = slope;
    }
    this.distance = distance;
    this.square = square;
    this.product = product;
    this.total = total;
    return largest;
  }

  /** Whether the trial lowers the Gibbs energy also on its own root, and not only on a spurious root of an isotherm with more than two. */
  private isGenuine(T: number, p: number): boolean {
    return [this.side, this.side === 'liquid' ? ('vapour' as const) : ('liquid' as const)].some(side => {
      this.side = side;
      this.slot.phase.begin(side);
      return !Number.isNaN(this.evaluateTrial(T, p)) && this.distance < -gain;
    });
  }

  /** Whether the trial converges to a phase of the state, where its tangent-plane distance ends at 0. */
  private isApproaching(): boolean {
    const { w, gradient, distance, total, size } = this;
    if (!(distance > 0 && distance < approach.distance)) return false;
    for (let k = 0; k < this.state.count; k += 1) {
      if (!this.isAsDenseAs(k)) continue;
      const x = this.state.composition(k);
      let apart = 0;
      let towards = 0;
      for (let i = 0; i < size; i += 1) {
        apart = Math.max(apart, Math.abs(at(w, i) - at(x, i)));
        towards += (at(w, i) * total - at(x, i)) * at(gradient, i);
      }
      if (apart < approach.moleFraction && Math.abs((2 * distance) / towards - 1) < approach.ratio) return true;
    }
    return false;
  }

  /** Whether the trial has converged to a phase of the state. */
  private isThere(): boolean {
    const { w, size } = this;
    for (let k = 0; k < this.state.count; k += 1) {
      if (!this.isAsDenseAs(k)) continue;
      const x = this.state.composition(k);
      let apart = 0;
      for (let i = 0; i < size; i += 1) apart = Math.max(apart, Math.abs(at(w, i) - at(x, i)));
      if (apart < 1e-3) return true;
    }
    return false;
  }

  /** Whether the trial is about as dense as phase k: a liquid of nitrogen is no vapour, though both are almost pure. */
  private isAsDenseAs(k: number): boolean {
    return Math.abs(log(this.volume / at(this.state.volumes, k))) < sameDensity;
  }
}
