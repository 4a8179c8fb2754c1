import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { MultiphaseNewton } from './multiphase-newton.ts';
import { PhaseAmounts } from './phase-amounts.ts';
import type { PhaseFormers, PhaseSlot } from './phase-slot.ts';
import type { Phase, PhaseSide } from './phase.ts';
import { PhaseTrials } from './phase-trials.ts';
import { ThreePhaseStart } from './three-phase-start.ts';

/** Result of a stability test: `not found` if unstable and the stable phases were not found. */
export type StabilityResult = 'stable' | 'changed' | 'not found';

export const maxPhases = 3;
/** Gibbs energy gain over R·T below which a state without a better one is accepted. */
const negligible = 1e-6;
/** The same where the search for a better one leads back to it. */
const nearlyCritical = 1e-4;
const substitutions = 150;
/** Number of steps after which an empty phase is removed even if it might return. */
const emptyPhaseSteps = 15;

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
  private readonly volumesBefore = new Float64Array(maxPhases);
  /** Whether the fluid has several components, so that it may split. */
  readonly mayPart: boolean;
  /** Temperature below which states are not tested, K. */
  readonly coldest: number;
  private readonly size: number;
  private readonly order: number[] = [0, 1, 2];
  /** Side of each phase, and its molar volume where known. */
  readonly sides: PhaseSide[] = ['vapour', 'vapour', 'vapour'];
  private readonly compositions: readonly Float64Array[];
  readonly volumes = new Float64Array(maxPhases);
  private readonly lnPhi: readonly Float64Array[];
  private readonly known: (Float64Array | undefined)[] = [undefined, undefined, undefined];
  private readonly phi: Float64Array;
  private readonly phaseAmounts: PhaseAmounts;
  private readonly newton: MultiphaseNewton;
  private readonly trials: PhaseTrials;
  /** Undefined of a mixture without water or without two other components. */
  private readonly wetStart: ThreePhaseStart | undefined;

  constructor(
    /** One for each phase, and one for trials. */
    private readonly slots: readonly [PhaseSlot, PhaseSlot, PhaseSlot, PhaseSlot],
    formers: PhaseFormers,
  ) {
    const { ids } = formers;
    const size = ids.length;
    const zeros = (): Float64Array => new Float64Array(size);
    this.size = size;
    this.compositions = [zeros(), zeros(), zeros()];
    this.lnPhi = [zeros(), zeros(), zeros()];
    this.phi = zeros();
    this.phaseAmounts = new PhaseAmounts(size, maxPhases);
    this.newton = new MultiphaseNewton(size, maxPhases);
    this.trials = new PhaseTrials(this, slots[3], formers);
    this.mayPart = size > 1;
    this.coldest = this.trials.isPolarMixture ? (formers.coldestWater ?? 0) : 0;
    const water = ids.indexOf('H2O');
    this.wetStart = water < 0 || size < 3 ? undefined : new ThreePhaseStart(size, water, formers.wilson);
  }

  /** Mole fractions of phase k. */
  composition(k: number): Float64Array {
    return this.compositions[k] as Float64Array;
  }

  /** ln φ_i of phase k, where they have been evaluated. */
  knownLnPhi(k: number): Float64Array | undefined {
    return this.known[k];
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

  /** Adds a phase of mole fractions x, with its molar volume and ln φ_i if known. */
  add(x: Float64Array, amount: number, side: PhaseSide, volume?: number, lnPhi?: Float64Array): void {
    const k = this.count;
    this.composition(k).set(x);
    this.amounts[k] = amount;
    this.sides[k] = side;
    this.volumes[k] = volume ?? NaN;
    this.known[k] = lnPhi;
    const { phase, resume } = this.slot(k);
    phase.begin(side);
    if (volume !== undefined) resume(volume);
    this.count = k + 1;
  }

  /**
   * Whether the feed z is a vapour, an oil and water at T in K and p in Pa, found from an estimate of the three. Only a state that passes
   * the stability test counts: of any other the result is false, and the state has to be found from its beginning.
   */
  findsThreePhases(z: Float64Array, T: number, p: number): boolean {
    const { wetStart } = this;
    this.clear();
    if (T < this.coldest || !wetStart?.estimate(z, T, p)) return false;
    const sides = ['vapour', 'liquid', 'liquid'] as const;
    sides.forEach((side, k) => this.add(wetStart.x[k] as Float64Array, at(wetStart.amounts, k), side));
    return this.converge(z, T, p) && this.count === maxPhases && !this.trials.find(T, p);
  }

  /**
   * Tests the state of the feed z at T in K and p in Pa, made of the equilibrium phases added, and changes it to the stable one.
   * `isKnownUnstable` marks a feed that is not a phase at all.
   */
  stabilise(z: Float64Array, T: number, p: number): StabilityResult {
    let outcome: StabilityResult = 'stable';
    if (T < this.coldest) return outcome;
    for (let round = 0; round < 8; round += 1) {
      if (!this.trials.find(T, p)) return outcome;
      const { count } = this;
      this.before.set(this.amounts);
      this.volumesBefore.set(this.volumes);
      const { distance } = this.trials;
      if (!this.splits(z, T, p)) return distance > -negligible ? outcome : 'not found';
      // Next to a critical point of two liquids, a phase may not part from one that hardly differs from it.
      if (this.count === count && this.isAsBefore()) return distance > -nearlyCritical ? outcome : 'not found';
      outcome = 'changed';
    }
    return 'not found';
  }

  private isAsBefore(): boolean {
    for (let k = 0; k < this.count; k += 1) {
      const isAmount = Math.abs(at(this.amounts, k) - at(this.before, k)) < 1e-6;
      if (!isAmount || !(Math.abs(at(this.volumes, k) / at(this.volumesBefore, k) - 1) < 1e-3)) return false;
    }
    return true;
  }

  slot(k: number): PhaseSlot {
    return this.slots[this.order[k] as number] as PhaseSlot;
  }

  /**
   * Finds the equilibrium that the trial leads to: as an additional phase, or instead of one of them where the mixture can have no more.
   * Returns false, with the phases unchanged, where there is none.
   */
  private splits(z: Float64Array, T: number, p: number): boolean {
    const { count, before } = this;
    const trial = this.trials.composition();
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
      this.add(trial, 0.1, this.trials.side);
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
        this.known[k] = this.slot(k).phase.lnPhi;
        this.sides[k] = this.slot(k).phase.isDense ? 'liquid' : 'vapour';
      });
      for (let k = 1; k < count; k += 1) for (let l = 0; l < k; l += 1) if (this.apart(k, l) < 1e-5) return false;
      return true;
    }
    for (let k = 0; k < count; k += 1) this.slot(k).phase.begin(this.sides[k] as PhaseSide);
    return false;
  }
}
