import { exp, log } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at, wholeAt } from '../helmholtz/index.ts';
import type { FugacityPhase } from './phase.ts';

const maxIterations = 12;
/** Tolerance of equal fugacities, in ln φ. */
const equal = 1e-11;
/** Tolerance accepted where rounding prevents a smaller one. */
const nearlyEqual = 1e-9;
const longestStep = { lnK: 2, amount: 0.3 };
/** Size of a step after which, by quadratic convergence, the next residual is likely to be within the tolerance. */
const nearlyThere = 1e-5;
/** Mole fraction, and share of the feed, of a component in a phase below which no equation but its own depends on its ln K there. */
const negligible = 1e-9;

/**
 * Two or three phases at given T and p by Newton's method in ln K_ik = ln(x_ik/x_i0) and the amounts β_k of all phases but the
 * first: equal fugacities and Σ_i (x_ik − x_i0) = 0.
 */
export class MultiphaseNewton {
  /** Mole fractions of each phase, and its amount. */
  readonly x: readonly Float64Array[];
  readonly amounts: Float64Array;
  private readonly lnK: Float64Array;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;
  private readonly totals: Float64Array;
  /** β_k·x_ik/z_i and (x_ik − x_i0)/z_i of each phase but the first, phase by phase. */
  private readonly moved: Float64Array;
  private readonly spread: Float64Array;
  /** Derivatives of ln φ_i of a phase by its own mole fractions times these, and how far those of the first phase are above. */
  private readonly inOwn: Float64Array;
  private readonly difference: Float64Array;
  /** Unknowns solved for together, and the rest, each of which follows from its own equation. */
  private readonly coupled: Int32Array;
  private readonly dependent: Int32Array;
  private readonly reduced: Float64Array;
  private readonly reducedRight: Float64Array;

  constructor(
    private readonly size: number,
    mostPhases: number,
  ) {
    const unknowns = (mostPhases - 1) * (size + 1);
    this.x = Array.from({ length: mostPhases }, () => new Float64Array(size));
    this.amounts = new Float64Array(mostPhases);
    this.lnK = new Float64Array((mostPhases - 1) * size);
    this.matrix = new Float64Array(unknowns * unknowns);
    this.right = new Float64Array(unknowns);
    this.totals = new Float64Array(mostPhases);
    this.moved = new Float64Array((mostPhases - 1) * size);
    this.spread = new Float64Array((mostPhases - 1) * size);
    this.inOwn = new Float64Array(size);
    this.difference = new Float64Array(size);
    this.coupled = new Int32Array(unknowns);
    this.dependent = new Int32Array(unknowns);
    this.reduced = new Float64Array(unknowns * unknowns);
    this.reducedRight = new Float64Array(unknowns);
  }

  /**
   * Solves for the feed z from the current mole fractions and amounts, continuing the phases. Returns false without convergence to phases
   * of positive amount.
   */
  solve(phases: readonly FugacityPhase[], z: Float64Array, T: number, p: number): boolean {
    const { size, lnK, x } = this;
    const others = phases.length - 1;
    const [first] = x as readonly [Float64Array, ...Float64Array[]];
    for (let k = 0; k < others; k += 1) {
      const own = x[k + 1] as Float64Array;
      for (let i = 0; i < size; i += 1) lnK[k * size + i] = log(at(own, i) / at(first, i));
    }
    let isLast = false;
    let largest = Infinity;
    for (let iteration = 0; iteration < maxIterations; iteration += 1) {
      if (!this.setPhases(phases, z, T, p)) return false;
      if (largest < nearlyThere) {
        for (const phase of phases) phase.evaluateFugacities();
        const off = this.residual(phases);
        if (off < equal || (isLast && off < nearlyEqual)) return true;
      }
      for (const phase of phases) phase.evaluateByAmount();
      const off = this.assemble(phases, z);
      if (off < equal || (isLast && off < nearlyEqual)) return true;
      if (isLast || !this.findStep(others, z)) return false;
      largest = this.advance(others);
      if (!(largest < 50)) return false;
      isLast = largest < 1e-11;
    }
    return false;
  }

  /** Largest residual of the equations. */
  private residual(phases: readonly FugacityPhase[]): number {
    const { size, lnK, totals } = this;
    const { lnPhi } = phases[0] as FugacityPhase;
    let off = 0;
    for (let k = 1; k < phases.length; k += 1) {
      const own = phases[k] as FugacityPhase;
      for (let i = 0; i < size; i += 1) {
        off = Math.max(off, Math.abs(at(lnPhi, i) - at(own.lnPhi, i) - at(lnK, (k - 1) * size + i)));
      }
      off = Math.max(off, Math.abs(log(at(totals, k) / at(totals, 0))));
    }
    return off;
  }

  /**
   * Solves the linearised equations; leaves the step in `right`. The columns of components that a phase hardly has, as hydrocarbons in
   * water, are those of the unit matrix and are left out of the elimination.
   */
  private findStep(others: number, z: Float64Array): boolean {
    const { size, x, amounts, matrix, right, coupled, dependent, reduced, reducedRight } = this;
    const width = others * (size + 1);
    let count = 0;
    let rest = 0;
    for (let k = 0; k < width; k += 1) {
      const phase = 1 + Math.trunc(k / size);
      const share = phase > others ? 1 : at(x[phase] as Float64Array, k % size);
      const moved = phase > others ? 1 : (share * at(amounts, phase)) / at(z, k % size);
      if (share < negligible && moved < negligible) dependent[rest++] = k;
      else coupled[count++] = k;
    }
    if (rest === 0) return solveLinearSystem(matrix, right, width);
    for (let a = 0; a < count; a += 1) {
      const row = wholeAt(coupled, a) * width;
      for (let b = 0; b < count; b += 1) reduced[a * count + b] = at(matrix, row + wholeAt(coupled, b));
      reducedRight[a] = at(right, wholeAt(coupled, a));
    }
    if (!solveLinearSystem(reduced, reducedRight, count)) return false;
    for (let a = 0; a < count; a += 1) right[wholeAt(coupled, a)] = at(reducedRight, a);
    for (let a = 0; a < rest; a += 1) {
      const k = wholeAt(dependent, a);
      let sum = at(right, k);
      for (let b = 0; b < count; b += 1) sum -= at(matrix, k * width + wholeAt(coupled, b)) * at(reducedRight, b);
      right[k] = sum;
    }
    return true;
  }

  /** Sets the phases of the unknowns; false where one does not exist. */
  private setPhases(phases: readonly FugacityPhase[], z: Float64Array, T: number, p: number): boolean {
    const { size, lnK, x, totals, amounts } = this;
    const count = phases.length;
    const [first] = x as readonly [Float64Array, ...Float64Array[]];
    let rest = 1;
    for (let k = 1; k < count; k += 1) {
      if (!(at(amounts, k) > 0)) return false;
      rest -= at(amounts, k);
    }
    if (!(rest > 0)) return false;
    amounts[0] = rest;
    totals.fill(0);
    for (let i = 0; i < size; i += 1) {
      let divisor = rest;
      for (let k = 1; k < count; k += 1) {
        const own = x[k] as Float64Array;
        own[i] = exp(at(lnK, (k - 1) * size + i));
        divisor += at(amounts, k) * at(own, i);
      }
      const share = at(z, i) / divisor;
      first[i] = share;
      totals[0] = at(totals, 0) + share;
      for (let k = 1; k < count; k += 1) {
        const own = x[k] as Float64Array;
        own[i] = at(own, i) * share;
        totals[k] = at(totals, k) + at(own, i);
      }
    }
    for (let k = 0; k < count; k += 1) {
      const own = x[k] as Float64Array;
      const total = at(totals, k);
      if (!(total > 0 && total < Infinity)) return false;
      for (let i = 0; i < size; i += 1) own[i] = at(own, i) / total;
      if (!(phases[k] as FugacityPhase).solve(own, T, p)) return false;
    }
    return true;
  }

  /** Linearises the equations around the evaluated phases; returns the largest residual. */
  private assemble(phases: readonly FugacityPhase[], z: Float64Array): number {
    const { size, lnK, x, matrix, right, totals, amounts, moved, spread, inOwn, difference } = this;
    const others = phases.length - 1;
    const width = others * (size + 1);
    const firstPhase = phases[0] as FugacityPhase;
    const first = x[0] as Float64Array;
    for (let m = 0; m < others; m += 1) {
      const other = x[m + 1] as Float64Array;
      const amount = at(amounts, m + 1);
      for (let j = 0; j < size; j += 1) {
        moved[m * size + j] = (amount * at(other, j)) / at(z, j);
        spread[m * size + j] = (at(other, j) - at(first, j)) / at(z, j);
      }
    }
    for (let k = 0; k < others; k += 1) {
      const phase = phases[k + 1] as FugacityPhase;
      const own = x[k + 1] as Float64Array;
      for (let i = 0; i < size; i += 1) {
        const row = (k * size + i) * width;
        right[k * size + i] = at(firstPhase.lnPhi, i) - at(phase.lnPhi, i) - at(lnK, k * size + i);
        for (let j = 0; j < size; j += 1) {
          const ofOwn = at(phase.byAmount, i * size + j) * at(own, j);
          inOwn[j] = ofOwn;
          difference[j] = at(firstPhase.byAmount, i * size + j) * at(first, j) - ofOwn;
        }
        for (let m = 0; m < others; m += 1) {
          const start = m * size;
          let byAmount = 0;
          // ∂x_k/∂ln K_jm = (δ_km − β_m·x_jm/z_j)·x_jk, without δ for the first phase.
          for (let j = 0; j < size; j += 1) {
            const missing = at(difference, j);
            matrix[row + start + j] = missing * at(moved, start + j);
            byAmount += missing * at(spread, start + j);
          }
          matrix[row + others * size + m] = byAmount;
        }
        const block = row + k * size;
        for (let j = 0; j < size; j += 1) matrix[block + j] = at(matrix, block + j) + at(inOwn, j);
        matrix[row + k * size + i] = at(matrix, row + k * size + i) + 1;
      }
      const row = (others * size + k) * width;
      right[others * size + k] = -log(at(totals, k + 1) / at(totals, 0));
      for (let m = 0; m < others; m += 1) {
        let byAmount = 0;
        for (let j = 0; j < size; j += 1) {
          const apart = at(own, j) - at(first, j);
          const change = -apart * at(moved, m * size + j);
          matrix[row + m * size + j] = m === k ? change + at(own, j) : change;
          byAmount -= apart * at(spread, m * size + j);
        }
        matrix[row + others * size + m] = byAmount;
      }
    }
    let off = 0;
    for (let k = 0; k < width; k += 1) off = Math.max(off, Math.abs(at(right, k)));
    return off;
  }

  private advance(others: number): number {
    const { size, lnK, right, amounts } = this;
    let share = 1;
    let largest = 0;
    for (let k = 0; k < others * size; k += 1) {
      const length = Math.abs(at(right, k));
      largest = Math.max(largest, length);
      share = Math.min(share, longestStep.lnK / length);
    }
    for (let k = 0; k < others; k += 1) {
      const change = at(right, others * size + k);
      largest = Math.max(largest, Math.abs(change));
      share = Math.min(share, longestStep.amount / Math.abs(change));
      // Not below a tenth of the current amount.
      if (change < 0) share = Math.min(share, (-0.9 * at(amounts, k + 1)) / change);
    }
    for (let k = 0; k < others * size; k += 1) lnK[k] = at(lnK, k) + share * at(right, k);
    for (let k = 0; k < others; k += 1) {
      amounts[k + 1] = at(amounts, k + 1) + share * at(right, others * size + k);
    }
    return largest;
  }
}
