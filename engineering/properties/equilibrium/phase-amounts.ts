import { log } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at, wholeAt } from '../helmholtz/index.ts';

const maxSteps = 60;
/** Largest gradient of a minimum, which the next substitution moves by far more. */
const enough = 1e-9;
/** Newton's step, so short that it does not overshoot the minimum. */
const shortStep = 1e-2;

/**
 * Amounts of several phases with constant fugacity coefficients: the minimum of Q(β) = Σ β_k − Σ z_i·ln E_i over β_k ≥ 0, with E_i = Σ_k
 * β_k/φ_ik. Q is convex, so a phase with zero amount at the minimum is absent.
 * Source: M. L. Michelsen, Comput. Chem. Eng. 18 (1994) 545.
 */
export class PhaseAmounts {
  /** 1/φ_ik, phase by phase. */
  readonly inverse: Float64Array;
  /** E_i at the amounts found. */
  readonly sums: Float64Array;
  /** 1/(E_i·φ_ik), phase by phase. */
  private readonly shares: Float64Array;
  private readonly gradient: Float64Array;
  private readonly matrix: Float64Array;
  private readonly step: Float64Array;
  private readonly free: Int32Array;
  private readonly before: Float64Array;

  constructor(
    private readonly size: number,
    mostPhases: number,
  ) {
    this.inverse = new Float64Array(mostPhases * size);
    this.sums = new Float64Array(size);
    this.shares = new Float64Array(mostPhases * size);
    this.gradient = new Float64Array(mostPhases);
    this.matrix = new Float64Array(mostPhases * mostPhases);
    this.step = new Float64Array(mostPhases);
    this.free = new Int32Array(mostPhases);
    this.before = new Float64Array(mostPhases);
  }

  /** Minimises Q for `count` phases of the feed z, starting with the current amounts. */
  minimise(z: Float64Array, count: number, amounts: Float64Array): void {
    const { step, free, before } = this;
    for (let round = 0; round < maxSteps; round += 1) {
      this.evaluateSums(count, amounts);
      this.evaluateGradient(z, count);
      const unknowns = this.findStep(z, count, amounts);
      if (unknowns === 0) return;
      const isShort = this.longest(unknowns) < shortStep;
      const energy = isShort ? NaN : this.energy(z, count, amounts);
      before.set(amounts);
      let largest = 0;
      for (let share = 1, attempt = 0; attempt < 30; attempt += 1, share *= 0.4) {
        // Not beyond the point where the first amount vanishes.
        let reach = share;
        for (let a = 0; a < unknowns; a += 1) {
          const amount = at(before, wholeAt(free, a));
          if (at(step, a) < 0) reach = Math.min(reach, -amount / at(step, a));
        }
        largest = 0;
        for (let a = 0; a < unknowns; a += 1) {
          const k = wholeAt(free, a);
          const next = at(before, k) + reach * at(step, a);
          amounts[k] = next > 1e-14 ? next : 0;
          largest = Math.max(largest, Math.abs(at(amounts, k) - at(before, k)));
        }
        if (isShort) break;
        this.evaluateSums(count, amounts);
        if (this.energy(z, count, amounts) <= energy + 1e-14 * (1 + Math.abs(energy))) break;
      }
      if (largest < 1e-15) return;
    }
  }

  private longest(unknowns: number): number {
    let longest = 0;
    for (let a = 0; a < unknowns; a += 1) longest = Math.max(longest, Math.abs(at(this.step, a)));
    return longest;
  }

  /** Computes Newton's step in the free amounts and returns their number; 0 at the minimum. */
  private findStep(z: Float64Array, count: number, amounts: Float64Array): number {
    const { gradient, matrix, step, free } = this;
    let unknowns = 0;
    let off = 0;
    for (let k = 0; k < count; k += 1) {
      if (at(amounts, k) === 0 && at(gradient, k) >= 0) continue;
      free[unknowns] = k;
      unknowns += 1;
      off = Math.max(off, Math.abs(at(gradient, k)));
    }
    if (off < enough) return 0;
    for (;;) {
      for (let a = 0; a < unknowns; a += 1) {
        const k = wholeAt(free, a);
        for (let b = 0; b <= a; b += 1) {
          const curvature = this.curvature(z, k, wholeAt(free, b));
          matrix[a * unknowns + b] = curvature;
          matrix[b * unknowns + a] = curvature;
        }
        matrix[a * unknowns + a] = at(matrix, a * unknowns + a) * (1 + 1e-12);
        step[a] = -at(gradient, k);
      }
      if (!solveLinearSystem(matrix, step, unknowns)) return 0;
      // An amount of 0 that would decrease stays 0.
      let left = 0;
      for (let a = 0; a < unknowns; a += 1) {
        const k = wholeAt(free, a);
        if (at(amounts, k) === 0 && at(step, a) < 0) continue;
        free[left] = k;
        left += 1;
      }
      if (left === unknowns) return unknowns;
      unknowns = left;
    }
  }

  /** Σ_i z_i/(E_i·φ_ik), the sum of the mole fractions of a phase at constant φ; below 1 the phase is absent. */
  total(z: Float64Array, phase: number): number {
    let sum = 0;
    for (let i = 0; i < this.size; i += 1)
      sum += (at(z, i) * at(this.inverse, phase * this.size + i)) / at(this.sums, i);
    return sum;
  }

  private evaluateSums(count: number, amounts: Float64Array): void {
    const { size, sums, inverse } = this;
    for (let i = 0; i < size; i += 1) {
      let sum = 0;
      for (let k = 0; k < count; k += 1) sum += at(amounts, k) * at(inverse, k * size + i);
      sums[i] = sum;
    }
  }

  private evaluateGradient(z: Float64Array, count: number): void {
    const { size, sums, inverse, shares, gradient } = this;
    for (let k = 0; k < count; k += 1) {
      let sum = 0;
      for (let i = 0; i < size; i += 1) {
        const share = at(inverse, k * size + i) / at(sums, i);
        shares[k * size + i] = share;
        sum += at(z, i) * share;
      }
      gradient[k] = 1 - sum;
    }
  }

  private curvature(z: Float64Array, k: number, l: number): number {
    const { size, shares } = this;
    let sum = 0;
    for (let i = 0; i < size; i += 1) sum += at(z, i) * at(shares, k * size + i) * at(shares, l * size + i);
    return sum;
  }

  private energy(z: Float64Array, count: number, amounts: Float64Array): number {
    let sum = 0;
    for (let k = 0; k < count; k += 1) sum += at(amounts, k);
    for (let i = 0; i < this.size; i += 1) sum -= at(z, i) * log(at(this.sums, i));
    return sum;
  }
}
