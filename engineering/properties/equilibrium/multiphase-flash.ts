import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { MultiphaseNewton } from './multiphase-newton.ts';
import { PhaseAmounts } from './phase-amounts.ts';
import type { Phase, PhaseSide, WilsonConstants } from './phase.ts';
import type { LnPhi } from './successive-substitution.ts';

/** One phase by an equation of state, with its quick way to ln φ. */
export interface PhaseSlot {
  readonly phase: Phase;
  readonly lnPhi: LnPhi;
  /** Makes `phase` go on from the molar volume that `lnPhi` has returned. */
  readonly resume: (volume: number) => void;
}

/** Components as the search for further phases knows them. */
export interface PhaseFormers {
  readonly ids: readonly string[];
  /** K. */
  readonly criticalTemperatures: Float64Array;
  readonly wilson: WilsonConstants;
  /** Below this temperature the equation has no liquid water, K. */
  readonly coldestWater?: number;
}

/** What a test of a state found: `not found` where it is unstable and its stable phases were not found. */
export type Stabilised = 'stable' | 'changed' | 'not found';

export const mostPhases = 3;
/** What counts as a gain of Gibbs energy over R·T, and up to what a state is left as it is where nothing better is found. */
const gain = 1e-7;
const negligible = 1e-6;
const trialSteps = 40;
const substitutions = 150;
/** Steps after which a phase without an amount is taken away even where it might come back. */
const patience = 15;
/** Mole fraction of all other components in a trial of nearly one component. */
const traces = 1e-6;
/** ln W of a component by Wilson's vapour pressure, and ln Σ W of a first trial, below which no phase of it is near. */
const lnFarAway = log(0.1);
/** A light component makes a liquid of its own up to a little above its critical temperature. */
const reachOfCritical = 1.08;
/** Ratio of critical temperatures from which the lighter of two components may part from the liquid of the other. */
const unlike = 2.4;
/** Those that may do so beside any other. */
const acid: ReadonlySet<string> = new Set(['CO2', 'H2S']);
const polar: ReadonlySet<string> = new Set(['H2O', 'MeOH', 'EtOH', 'PG', 'Acetone', 'NH3', 'SO2']);

/**
 * The stable phases of a mixture at T and p, up to three: each state is tested by Michelsen's tangent-plane distance against
 * phases of its components, and a phase found that way is added, until none is. Between, the phases are found by successive
 * substitution with the amounts that minimise the Gibbs energy of constant φ, in which phases vanish, and by Newton's method.
 * Sources: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1 and 21; Comput. Chem. Eng. 18 (1994) 545.
 */
export class MultiphaseFlash {
  /** Phases of the state. */
  count = 0;
  readonly amounts = new Float64Array(mostPhases);
  private readonly before = new Float64Array(mostPhases);
  /** Whether the feed may have liquids of which a test for vapour and liquid alone knows nothing. */
  readonly mayPart: boolean;
  /** Below this temperature no state is tested, K. */
  readonly coldest: number;
  private readonly size: number;
  private readonly order: number[] = [0, 1, 2];
  private readonly sides: PhaseSide[] = ['vapour', 'vapour', 'vapour'];
  private readonly compositions: readonly Float64Array[];
  private readonly volumes = new Float64Array(mostPhases);
  private readonly lnPhi: readonly Float64Array[];
  private readonly d: Float64Array;
  private readonly lnW: Float64Array;
  private readonly w: Float64Array;
  private readonly phi: Float64Array;
  private readonly gradient: Float64Array;
  private readonly phaseAmounts: PhaseAmounts;
  private readonly newton: MultiphaseNewton;
  private readonly isPolarMixture: boolean;
  /** Whether a component may make a liquid of its own beside one of a heavier component. */
  private readonly mayBeRich: readonly boolean[];
  private readonly heaviest: number;
  private trialSide: PhaseSide = 'liquid';
  /** Tangent-plane distance of the last trial. */
  private distance = 0;

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
    this.phaseAmounts = new PhaseAmounts(size, mostPhases);
    this.newton = new MultiphaseNewton(size, mostPhases);
    this.isPolarMixture = size > 1 && ids.some(id => polar.has(id));
    this.coldest = this.isPolarMixture ? (formers.coldestWater ?? 0) : 0;
    const highest = Math.max(...criticalTemperatures);
    this.mayBeRich = ids.map((id, i) => acid.has(id) || highest / at(criticalTemperatures, i) > unlike);
    let heaviest = -1;
    for (let i = 0; i < size; i += 1) {
      if (polar.has(ids[i] ?? '')) continue;
      if (heaviest < 0 || at(criticalTemperatures, i) > at(criticalTemperatures, heaviest)) heaviest = i;
    }
    this.heaviest = heaviest;
    this.mayPart = size > 1 && (this.isPolarMixture || this.mayBeRich.includes(true));
  }

  /** Mole fractions of a phase. */
  composition(k: number): Float64Array {
    return this.compositions[k] as Float64Array;
  }

  /** A phase of the state as it was found. */
  phase(k: number): Phase {
    return this.slot(k).phase;
  }

  /** Which of the slots a phase is in. */
  place(k: number): number {
    return this.order[k] as number;
  }

  /** Empties the state, to which phases are then added. */
  clear(): void {
    this.count = 0;
  }

  /** Adds a phase of mole fractions x, whose molar volume is given where it is known. */
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
   * Tests the state, phases in equilibrium that were added, of the feed z at T in K and p in Pa and leads it to the stable one.
   * `isKnownUnstable` of a feed that is no phase at all.
   */
  stabilise(z: Float64Array, T: number, p: number): Stabilised {
    let outcome: Stabilised = 'stable';
    const isGas = this.count === 1 && this.sides[0] === 'vapour';
    if (T < this.coldest || (isGas && !this.isPolarMixture)) return outcome;
    for (let round = 0; round < 8; round += 1) {
      if (!this.findsTrial(T, p)) return outcome;
      const { count } = this;
      this.before.set(this.amounts);
      if (!this.splits(z, T, p)) return this.distance > -negligible ? outcome : 'not found';
      // Beside a critical point of two liquids rounding shows a phase unstable against itself.
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
   * Finds the phases in equilibrium that the trial leads to: beside all phases, or instead of one of them, as where the mixture can
   * have no more. False, with the phases as they were, where it does not.
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
    for (let without = count < mostPhases ? -1 : 0; without < count; without += 1) {
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

  /** ln f_i/p of the state, which all its phases have. */
  private evaluateReference(T: number, p: number): boolean {
    const { d, size } = this;
    let most = 0;
    for (let k = 1; k < this.count; k += 1) if (at(this.amounts, k) > at(this.amounts, most)) most = k;
    const x = this.composition(most);
    if (Number.isNaN(this.slot(most).lnPhi(x, T, p, d))) return false;
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
        // Beside a liquid that is there without water, a further one is of a light component or of the heaviest.
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

  /** Whether further liquids are worth a trial: of a mixture with water always, else where a light liquid may be. */
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

  /** ln W of a component in a liquid of its own, by Wilson's vapour pressure. */
  private lnPure(component: number, T: number, p: number): number {
    const { constant, slope } = this.formers.wilson;
    return at(this.d, component) + log(p) - at(constant, component) + at(slope, component) / T;
  }

  private startVapour(): void {
    this.lnW.set(this.d);
    this.slots[3].phase.begin('vapour');
  }

  /** Sets the trial to what a liquid of nearly one component would hold; false where that is far from a phase. */
  private startsFromPure(component: number, T: number, p: number): boolean {
    const { w, d, lnW, phi, size } = this;
    const slot = this.slots[3];
    w.fill(traces / size);
    w[component] = 1 - traces;
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

  /** Goes downhill from the trial set by successive substitution; whether it shows the state unstable. */
  private descend(T: number, p: number): boolean {
    const { lnW, gradient, size } = this;
    for (let step = 0; step < trialSteps; step += 1) {
      const largest = this.evaluateTrial(T, p);
      if (Number.isNaN(largest)) return false;
      if (this.distance < -gain && !(step < 3 && largest > 0.3)) return this.isGenuine(T, p);
      for (let i = 0; i < size; i += 1) lnW[i] = at(lnW, i) - at(gradient, i);
      if (largest < 1e-7 || (largest < 0.2 && this.isThere())) break;
    }
    return this.distance < -gain && this.isGenuine(T, p);
  }

  /** The tangent-plane distance of the trial and its gradient, of which the largest element that matters is returned. */
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
    return largest;
  }

  /**
   * Whether the trial lowers the Gibbs energy also on a root of its own, and not only on one that an isotherm with more than two
   * has led to on the way.
   */
  private isGenuine(T: number, p: number): boolean {
    return [this.trialSide, this.trialSide === 'liquid' ? ('vapour' as const) : ('liquid' as const)].some(side => {
      this.trialSide = side;
      this.slots[3].phase.begin(side);
      return !Number.isNaN(this.evaluateTrial(T, p)) && this.distance < -gain;
    });
  }

  /** Whether the trial has come to a phase of the state. */
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

  /** The phases in equilibrium that successive substitution and Newton's method lead to; false where there are not two. */
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
      if (step > 2) this.removeVanished(z, step > patience ? 0 : change);
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

  /** Takes away what has no amount and would not come back, and of two like phases one. */
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

  /** How far two phases are from being one. */
  private apart(k: number, l: number): number {
    const [own, other] = [this.composition(k), this.composition(l)];
    let apart = Math.abs(log(at(this.volumes, k) / at(this.volumes, l)));
    for (let i = 0; i < this.size; i += 1) apart = Math.max(apart, Math.abs(at(own, i) - at(other, i)));
    return apart;
  }

  private solvesByNewton(z: Float64Array, T: number, p: number): boolean {
    const { newton, count, amounts } = this;
    const ways = Array.from({ length: count }, (_, k) => k).toSorted((k, l) => at(amounts, l) - at(amounts, k));
    const phases = ways.map((k, place) => {
      const slot = this.slot(k);
      (newton.x[place] as Float64Array).set(this.composition(k));
      newton.amounts[place] = at(amounts, k);
      slot.resume(at(this.volumes, k));
      return slot.phase;
    });
    const isSolved = newton.solve(phases, z, T, p);
    if (isSolved) {
      ways.forEach((k, place) => {
        this.composition(k).set(newton.x[place] as Float64Array);
        amounts[k] = at(newton.amounts, place);
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
