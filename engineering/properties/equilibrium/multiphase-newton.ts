import { exp, log } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at } from '../helmholtz/index.ts';
import type { Phase } from './phase.ts';

const maxIterations = 12;
/** Tolerance of equal fugacities, in ln φ. */
const equal = 1e-11;
/** Tolerance accepted where rounding prevents a smaller one. */
const nearlyEqual = 1e-9;
const longestStep = { lnK: 2, amount: 0.3 };

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
  }

  /**
   * Solves for the feed z from the current mole fractions and amounts, continuing the phases. Returns false without convergence to phases
   * of positive amount.
   */
  solve(phases: readonly Phase[], z: Float64Array, T: number, p: number): boolean {
    const { size, lnK, x, matrix, right } = this;
    const others = phases.length - 1;
    const [first] = x as readonly [Float64Array, ...Float64Array[]];
    for (let k = 0; k < others; k += 1) {
      const own = x[k + 1] as Float64Array;
      for (let i = 0; i < size; i += 1) lnK[k * size + i] = log(at(own, i) / at(first, i));
    }
    const unknowns = others * (size + 1);
    let isLast = false;
    for (let iteration = 0; iteration < maxIterations; iteration += 1) {
      if (!this.evaluate(phases, z, T, p)) return false;
      const off = this.assemble(phases, z);
      if (off < equal || (isLast && off < nearlyEqual)) return true;
      if (isLast || !solveLinearSystem(matrix, right, unknowns)) return false;
      const largest = this.advance(others);
      if (!(largest < 50)) return false;
      isLast = largest < 1e-11;
    }
    return false;
  }

  private evaluate(phases: readonly Phase[], z: Float64Array, T: number, p: number): boolean {
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
      const phase = phases[k] as Phase;
      if (!phase.solve(own, T, p)) return false;
      phase.evaluateDerivatives();
    }
    return true;
  }

  /** Linearises the equations around the evaluated phases; returns the largest residual. */
  private assemble(phases: readonly Phase[], z: Float64Array): number {
    const { size, lnK, x, matrix, right, totals, amounts } = this;
    const others = phases.length - 1;
    const width = others * (size + 1);
    const firstPhase = phases[0] as Phase;
    const first = x[0] as Float64Array;
    let off = 0;
    for (let k = 0; k < others; k += 1) {
      const phase = phases[k + 1] as Phase;
      const own = x[k + 1] as Float64Array;
      for (let i = 0; i < size; i += 1) {
        const row = (k * size + i) * width;
        const missing = at(firstPhase.lnPhi, i) - at(phase.lnPhi, i) - at(lnK, k * size + i);
        right[k * size + i] = missing;
        off = Math.max(off, Math.abs(missing));
        for (let m = 0; m < others; m += 1) {
          const other = x[m + 1] as Float64Array;
          const amount = at(amounts, m + 1);
          let byAmount = 0;
          for (let j = 0; j < size; j += 1) {
            const inOwn = at(phase.byAmount, i * size + j);
            const inFirst = at(firstPhase.byAmount, i * size + j);
            const moved = (amount * at(other, j)) / at(z, j);
            // ∂x_k/∂ln K_jm = (δ_km − β_m·x_jm/z_j)·x_jk, without δ for the first phase.
            const change = inFirst * at(first, j) * moved - inOwn * at(own, j) * moved;
            matrix[row + m * size + j] = m === k ? change + inOwn * at(own, j) : change;
            const spread = (at(other, j) - at(first, j)) / at(z, j);
            byAmount += spread * (inFirst * at(first, j) - inOwn * at(own, j));
          }
          matrix[row + others * size + m] = byAmount;
        }
        matrix[row + k * size + i] = at(matrix, row + k * size + i) + 1;
      }
      const row = (others * size + k) * width;
      const excess = log(at(totals, k + 1) / at(totals, 0));
      right[others * size + k] = -excess;
      off = Math.max(off, Math.abs(excess));
      for (let m = 0; m < others; m += 1) {
        const other = x[m + 1] as Float64Array;
        let byAmount = 0;
        for (let j = 0; j < size; j += 1) {
          const apart = at(own, j) - at(first, j);
          const change = (-apart * at(amounts, m + 1) * at(other, j)) / at(z, j);
          matrix[row + m * size + j] = m === k ? change + at(own, j) : change;
          byAmount -= (apart * (at(other, j) - at(first, j))) / at(z, j);
        }
        matrix[row + others * size + m] = byAmount;
      }
    }
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
