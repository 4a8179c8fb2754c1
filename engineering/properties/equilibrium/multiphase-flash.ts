import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { MultiphaseNewton } from './multiphase-newton.ts';
import { PhaseAmounts } from './phase-amounts.ts';
import type { Phase, PhaseSide, WilsonConstants } from './phase.ts';
import type { LnPhi } from './successive-substitution.ts';

/** One phase by an equation of state, with its fast evaluation of ln φ. */
export interface PhaseSlot {
  readonly phase: Phase;
  readonly lnPhi: LnPhi;
  /** Makes `phase` continue from the molar volume returned by `lnPhi`. */
  readonly resume: (volume: number) => void;
}

/** Component data for the search for further phases. */
export interface PhaseFormers {
  readonly ids: readonly string[];
  /** K. */
  readonly criticalTemperatures: Float64Array;
  readonly wilson: WilsonConstants;
  /** Temperature below which the equation has no liquid water, K. */
  readonly coldestWater?: number;
}

/** Result of a stability test: `not found` if unstable and the stable phases were not found. */
export type StabilityResult = 'stable' | 'changed' | 'not found';

export const maxPhases = 3;
/** Gibbs energy gain over R·T that counts, and the limit below which a state without a better one is accepted. */
const gain = 1e-7;
const negligible = 1e-6;
const trialSteps = 40;
const substitutions = 150;
/**
 * A trial is on its way to a phase of the state where its tangent-plane distance tm is small, its mole fractions are close, and 2·tm is
 * Σ (W_i − x_i)·∂tm/∂W_i as next to a minimum of 0: M. L. Michelsen and J. M. Mollerup, Thermodynamic Models, 2nd ed. (2007), section 9.3.
 */
const approach = { distance: 1e-3, moleFraction: 0.1, ratio: 0.1 };
/** Number of steps after which an empty phase is removed even if it might return. */
const emptyPhaseSteps = 15;
/** Mole fraction of all other components in a nearly pure trial. */
const impurityFraction = 1e-6;
/** Bounds of ln W of a component by Wilson's vapour pressure, and of ln Σ W of a first trial, below which no phase of it is near. */
const lnFarAway = log(0.1);
/** Factor on the critical temperature up to which a light component may form its own liquid. */
const reachOfCritical = 1.08;
/** Ratio of critical temperatures above which the lighter of two components may separate from the liquid of the other. */
const separationRatio = 2.4;
/** Components that may do so beside any other. */
const acid: ReadonlySet<string> = new Set(['CO2', 'H2S']);
const polar: ReadonlySet<string> = new Set(['H2O', 'MeOH', 'EtOH', 'PG', 'Acetone', 'NH3', 'SO2']);

/**
 * Stable phases of a mixture at T and p, up to three: each state is tested by Michelsen's tangent-plane distance against phases of its
 * components, and a phase found that way is added, until none is. In between, the phases are solved by successive substitution with the
 * amounts that minimise the Gibbs energy at constant φ, in which phases vanish, and by Newton's method.
 * Sources: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1 and 21; Comput. Chem. Eng. 18 (1994) 545.
 */
export class MultiphaseFlash {
  /** Number of phases of the state. */
  count = 0;
  readonly amounts = new Float64Array(maxPhases);
  private readonly before = new Float64Array(maxPhases);
  /** Whether the feed may form liquids that a vapour-liquid stability test does not find. */
  readonly mayPart: boolean;
  /** Temperature below which states are not tested, K. */
  readonly coldest: number;
  private readonly size: number;
  private readonly order: number[] = [0, 1, 2];
  private readonly sides: PhaseSide[] = ['vapour', 'vapour', 'vapour'];
  private readonly compositions: readonly Float64Array[];
  private readonly volumes = new Float64Array(maxPhases);
  private readonly lnPhi: readonly Float64Array[];
  private readonly d: Float64Array;
  private readonly lnW: Float64Array;
  private readonly w: Float64Array;
  private readonly phi: Float64Array;
  private readonly gradient: Float64Array;
  private readonly phaseAmounts: PhaseAmounts;
  private readonly newton: MultiphaseNewton;
  private readonly isPolarMixture: boolean;
  /** Whether a component may form its own liquid beside one of a heavier component. */
  private readonly mayBeRich: readonly boolean[];
  private readonly heaviest: number;
  private trialSide: PhaseSide = 'liquid';
  /** Tangent-plane distance of the last trial. */
  private distance = 0;
  /** Σ W of the last trial. */
  private trialTotal = 0;

  constructor(
    /** One for each phase, and one for trials. */
    private readonly slots: readonly [PhaseSlot, PhaseSlot, PhaseSlot, PhaseSlot],
    private readonly formers: PhaseFormers,
  ) {
    const { ids, criticalTemperatures } = formers;
    const size = ids.length;
    const zeros = (): Float64Array => new Float64Array(size);
    this.size = size;
    this.compositions = [zeros(), zeros(), zeros()];
    this.lnPhi = [zeros(), zeros(), zeros()];
    this.d = zeros();
    this.lnW = zeros();
    this.w = zeros();
    this.phi = zeros();
    this.gradient = zeros();
    this.phaseAmounts = new PhaseAmounts(size, maxPhases);
    this.newton = new MultiphaseNewton(size, maxPhases);
    this.isPolarMixture = size > 1 && ids.some(id => polar.has(id));
    this.coldest = this.isPolarMixture ? (formers.coldestWater ?? 0) : 0;
    const highest = Math.max(...criticalTemperatures);
    this.mayBeRich = ids.map((id, i) => acid.has(id) || highest / at(criticalTemperatures, i) > separationRatio);
    let heaviest = -1;
    for (let i = 0; i < size; i += 1) {
      if (polar.has(ids[i] ?? '')) continue;
      if (heaviest < 0 || at(criticalTemperatures, i) > at(criticalTemperatures, heaviest)) heaviest = i;
    }
    this.heaviest = heaviest;
    this.mayPart = size > 1 && (this.isPolarMixture || this.mayBeRich.includes(true));
  }

  /** Mole fractions of phase k. */
  composition(k: number): Float64Array {
    return this.compositions[k] as Float64Array;
  }

  /** Phase k of the state. */
  phase(k: number): Phase {
    return this.slot(k).phase;
  }

  /** Slot index of phase k. */
  place(k: number): number {
    return this.order[k] as number;
  }

  /** Clears the state, to which phases are then added. */
  clear(): void {
    this.count = 0;
  }

  /** Adds a phase of mole fractions x, with its molar volume if known. */
  add(x: Float64Array, amount: number, side: PhaseSide, volume?: number): void {
    const k = this.count;
    this.composition(k).set(x);
    this.amounts[k] = amount;
    this.sides[k] = side;
    this.volumes[k] = volume ?? NaN;
    const { phase, resume } = this.slot(k);
    phase.begin(side);
    if (volume !== undefined) resume(volume);
    this.count = k + 1;
  }

  /**
   * Tests the state of the feed z at T in K and p in Pa, made of the equilibrium phases added, and changes it to the stable one.
   * `isKnownUnstable` marks a feed that is not a phase at all.
   */
  stabilise(z: Float64Array, T: number, p: number): StabilityResult {
    let outcome: StabilityResult = 'stable';
    const isGas = this.count === 1 && this.sides[0] === 'vapour';
    if (T < this.coldest || (isGas && !this.isPolarMixture)) return outcome;
    for (let round = 0; round < 8; round += 1) {
      if (!this.findsTrial(T, p)) return outcome;
      const { count } = this;
      this.before.set(this.amounts);
      if (!this.splits(z, T, p)) return this.distance > -negligible ? outcome : 'not found';
      // Next to a critical point of two liquids, rounding makes a phase appear unstable against itself.
      if (this.count === count && this.isAsBefore()) return outcome;
      outcome = 'changed';
    }
    return 'not found';
  }

  private isAsBefore(): boolean {
    return this.amounts.every((amount, k) => k >= this.count || Math.abs(amount - at(this.before, k)) < 1e-6);
  }

  private slot(k: number): PhaseSlot {
    return this.slots[this.order[k] as number] as PhaseSlot;
  }

  /**
   * Finds the equilibrium that the trial leads to: as an additional phase, or instead of one of them where the mixture can have no more.
   * Returns false, with the phases unchanged, where there is none.
   */
  private splits(z: Float64Array, T: number, p: number): boolean {
    const { count, before } = this;
    const total = exp(this.lnTotal());
    const trial = this.lnW.map(lnW => exp(lnW) / total);
    const phases = Array.from({ length: count }, (_, k) => ({
      x: this.composition(k).slice(),
      side: this.sides[k] as PhaseSide,
      volume: at(this.volumes, k),
    }));
    const restore = (without: number): void => {
      this.clear();
      phases.forEach(({ x, side, volume }, k) => {
        if (k !== without) this.add(x, at(before, k), side, volume > 0 ? volume : undefined);
      });
    };
    for (let without = count < maxPhases ? -1 : 0; without < count; without += 1) {
      restore(without);
      for (let k = 0; k < this.count; k += 1) this.amounts[k] = 0.9 * at(this.amounts, k);
      this.add(trial, 0.1, this.trialSide);
      if (this.converge(z, T, p)) return true;
    }
    restore(-1);
    return false;
  }

  private remove(k: number): void {
    const { order, sides, amounts, volumes } = this;
    const last = this.count - 1;
    if (k !== last) {
      [order[k], order[last]] = [order[last] as number, order[k] as number];
      sides[k] = sides[last] as PhaseSide;
      amounts[k] = at(amounts, last);
      volumes[k] = at(volumes, last);
      this.composition(k).set(this.composition(last));
      (this.lnPhi[k] as Float64Array).set(this.lnPhi[last] as Float64Array);
    }
    this.count = last;
  }

  /** ln f_i/p of the state, common to all its phases. */
  private evaluateReference(T: number, p: number): boolean {
    const { d, size } = this;
    let maximum = 0;
    for (let k = 1; k < this.count; k += 1) if (at(this.amounts, k) > at(this.amounts, maximum)) maximum = k;
    const x = this.composition(maximum);
    if (Number.isNaN(this.slot(maximum).lnPhi(x, T, p, d))) return false;
    for (let i = 0; i < size; i += 1) d[i] = at(d, i) + log(at(x, i));
    return true;
  }

  /** Whether a trial lowers the Gibbs energy of the state; it is left in `lnW`. */
  private findsTrial(T: number, p: number): boolean {
    if (!this.evaluateReference(T, p)) return false;
    const sides = new Set(this.sides.slice(0, this.count));
    const hasVapour = sides.has('vapour');
    const hasLiquid = sides.has('liquid');
    this.trialSide = 'liquid';
    if (this.mayPartAt(T, p, hasVapour)) {
      for (let i = 0; i < this.size; i += 1) {
        // Beside a liquid without water, a further one consists of a light component or of the heaviest.
        const mayForm = this.isPolarMixture || !hasLiquid || this.mayBeRich[i] === true;
        const isTried = i === this.heaviest || (mayForm && this.lnPure(i, T, p) > lnFarAway);
        if (isTried && this.startsFromPure(i, T, p) && this.descend(T, p)) return true;
      }
    }
    if (this.count === 1 || hasVapour) return false;
    this.trialSide = 'vapour';
    this.startVapour();
    return this.lnTotal() > lnFarAway && this.descend(T, p);
  }

  /** Whether to try further liquids: for a mixture with water always, otherwise where a light liquid is possible. */
  private mayPartAt(T: number, p: number, hasVapour: boolean): boolean {
    if (this.isPolarMixture) return true;
    if (this.count === 1 && hasVapour) return false;
    const { criticalTemperatures } = this.formers;
    for (let i = 0; i < this.size; i += 1) {
      if (this.mayBeRich[i] !== true || this.lnPure(i, T, p) < lnFarAway) continue;
      if (!hasVapour || T < reachOfCritical * at(criticalTemperatures, i)) return true;
    }
    return false;
  }

  /** ln W of a component in its own liquid, by Wilson's vapour pressure. */
  private lnPure(component: number, T: number, p: number): number {
    const { constant, slope } = this.formers.wilson;
    return at(this.d, component) + log(p) - at(constant, component) + at(slope, component) / T;
  }

  private startVapour(): void {
    this.lnW.set(this.d);
    this.slots[3].phase.begin('vapour');
  }

  /** Sets the trial to a nearly pure liquid of a component; false where that is far from a phase. */
  private startsFromPure(component: number, T: number, p: number): boolean {
    const { w, d, lnW, phi, size } = this;
    const slot = this.slots[3];
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

  /** Minimises from the current trial by successive substitution; returns whether it proves the state unstable. */
  private descend(T: number, p: number): boolean {
    const { lnW, gradient, size } = this;
    let before = Infinity;
    for (let step = 0; step < trialSteps; step += 1) {
      const largest = this.evaluateTrial(T, p);
      if (Number.isNaN(largest)) return false;
      if (this.distance < -gain && !(step < 3 && largest > 0.3)) return this.isGenuine(T, p);
      if (largest < 0.6 * before && this.isApproaching()) return false;
      before = largest;
      for (let i = 0; i < size; i += 1) lnW[i] = at(lnW, i) - at(gradient, i);
      if (largest < 1e-7 || (largest < 0.2 && this.isThere())) break;
    }
    return this.distance < -gain && this.isGenuine(T, p);
  }

  /** Evaluates the tangent-plane distance of the trial and its gradient, and returns the largest relevant element of the gradient. */
  private evaluateTrial(T: number, p: number): number {
    const { d, lnW, w, phi, gradient, size } = this;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      w[i] = exp(Math.min(200, at(lnW, i)));
      total += at(w, i);
    }
    for (let i = 0; i < size; i += 1) w[i] = at(w, i) / total;
    if (Number.isNaN(this.slots[3].lnPhi(w, T, p, phi))) return NaN;
    let distance = 1;
    let largest = 0;
    for (let i = 0; i < size; i += 1) {
      const slope = at(lnW, i) + at(phi, i) - at(d, i);
      const amount = at(w, i) * total;
      distance += amount * (slope - 1);
      if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
      gradient[i] = slope;
    }
    this.distance = distance;
    this.trialTotal = total;
    return largest;
  }

  /** Whether the trial lowers the Gibbs energy also on its own root, and not only on a spurious root of an isotherm with more than two. */
  private isGenuine(T: number, p: number): boolean {
    return [this.trialSide, this.trialSide === 'liquid' ? ('vapour' as const) : ('liquid' as const)].some(side => {
      this.trialSide = side;
      this.slots[3].phase.begin(side);
      return !Number.isNaN(this.evaluateTrial(T, p)) && this.distance < -gain;
    });
  }

  /** Whether the trial converges to a phase of the state, where its tangent-plane distance ends at 0. */
  private isApproaching(): boolean {
    const { w, gradient, distance, trialTotal: total, size } = this;
    if (!(distance > 0 && distance < approach.distance)) return false;
    for (let k = 0; k < this.count; k += 1) {
      const x = this.composition(k);
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
    for (let k = 0; k < this.count; k += 1) {
      const x = this.composition(k);
      let apart = 0;
      for (let i = 0; i < size; i += 1) apart = Math.max(apart, Math.abs(at(w, i) - at(x, i)));
      if (apart < 1e-3) return true;
    }
    return false;
  }

  /** The equilibrium reached by successive substitution and Newton's method; false where there are not two phases. */
  private converge(z: Float64Array, T: number, p: number): boolean {
    const { size, amounts, volumes, phaseAmounts } = this;
    const { inverse, sums } = phaseAmounts;
    let nextNewton = 3;
    for (let step = 1; step <= substitutions; step += 1) {
      let change = 0;
      for (let k = 0; k < this.count; k += 1) {
        const own = this.lnPhi[k] as Float64Array;
        const volume = this.slot(k).lnPhi(this.composition(k), T, p, this.phi);
        if (Number.isNaN(volume)) {
          if (step === 1 || at(amounts, k) > 0) return false;
          this.remove(k);
          k -= 1;
          continue;
        }
        volumes[k] = volume;
        for (let i = 0; i < size; i += 1) {
          const lnPhi = at(this.phi, i);
          change = Math.max(change, Math.abs(lnPhi - at(own, i)));
          own[i] = lnPhi;
          inverse[k * size + i] = exp(-lnPhi);
        }
      }
      phaseAmounts.minimise(z, this.count, amounts);
      for (let k = 0; k < this.count; k += 1) {
        const x = this.composition(k);
        let total = 0;
        for (let i = 0; i < size; i += 1) {
          x[i] = (at(z, i) * at(inverse, k * size + i)) / at(sums, i);
          total += at(x, i);
        }
        for (let i = 0; i < size; i += 1) x[i] = at(x, i) / total;
      }
      if (step > 2) this.removeVanished(z, step > emptyPhaseSteps ? 0 : change);
      if (this.count < 2) return false;
      if (step < nextNewton || change > 0.3 || !this.isAllThere()) continue;
      nextNewton = Math.ceil(1.4 * step) + 2;
      if (this.solvesByNewton(z, T, p)) return true;
    }
    return false;
  }

  private isAllThere(): boolean {
    for (let k = 0; k < this.count; k += 1) if (!(at(this.amounts, k) > 0)) return false;
    return true;
  }

  /** Removes phases without an amount that would not return, and one of two identical phases. */
  private removeVanished(z: Float64Array, change: number): void {
    for (let k = this.count - 1; k >= 0; k -= 1) {
      const isGone = at(this.amounts, k) === 0;
      if (isGone && this.phaseAmounts.total(z, k) < 1 - Math.min(0.1, change)) this.remove(k);
    }
    for (let k = this.count - 1; k > 0; k -= 1) {
      for (let l = 0; l < k; l += 1) {
        if (this.apart(k, l) > 1e-4) continue;
        this.amounts[l] = at(this.amounts, l) + at(this.amounts, k);
        this.remove(k);
        break;
      }
    }
  }

  /** Distance between two phases; 0 if identical. */
  private apart(k: number, l: number): number {
    const [own, other] = [this.composition(k), this.composition(l)];
    let apart = Math.abs(log(at(this.volumes, k) / at(this.volumes, l)));
    for (let i = 0; i < this.size; i += 1) apart = Math.max(apart, Math.abs(at(own, i) - at(other, i)));
    return apart;
  }

  private solvesByNewton(z: Float64Array, T: number, p: number): boolean {
    const { newton, count, amounts } = this;
    const ways = Array.from({ length: count }, (_, k) => k).toSorted((k, l) => at(amounts, l) - at(amounts, k));
    const phases = ways.map((k, index) => {
      const slot = this.slot(k);
      (newton.x[index] as Float64Array).set(this.composition(k));
      newton.amounts[index] = at(amounts, k);
      slot.resume(at(this.volumes, k));
      return slot.phase;
    });
    const isSolved = newton.solve(phases, z, T, p);
    if (isSolved) {
      ways.forEach((k, index) => {
        this.composition(k).set(newton.x[index] as Float64Array);
        amounts[k] = at(newton.amounts, index);
        this.volumes[k] = this.slot(k).phase.volume;
        this.sides[k] = this.slot(k).phase.isLiquid ? 'liquid' : 'vapour';
      });
      for (let k = 1; k < count; k += 1) for (let l = 0; l < k; l += 1) if (this.apart(k, l) < 1e-5) return false;
      return true;
    }
    for (let k = 0; k < count; k += 1) this.slot(k).phase.begin(this.sides[k] as PhaseSide);
    return false;
  }
}
