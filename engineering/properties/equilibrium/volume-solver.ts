import { exp, log } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at } from '../helmholtz/index.ts';
import type { VolumePhase } from './phase.ts';

const maxIterations = 20;
/** Tolerance of equal fugacities and pressures. */
const equal = 1e-11;
/** Tolerance accepted where rounding prevents a smaller one. */
const nearlyEqual = 1e-8;
/** Last step of Newton's method. */
const shortestStep = 1e-11;
/** Largest steps of ln K_i, ln T and the logarithms of the volumes. */
const longestSteps = { lnK: 1, lnT: 0.05, lnV: 0.4 };

/**
 * A bubble or dew point by Newton's method in ln K_i, ln T and the volumes of the feed and of the phase that appears, with equal fugacities,
 * equal pressures, Σ w_i = 1 and one specification. All derivatives are finite where a pressure hardly depends on volume, and with a
 * specified ratio of the volumes no other root is the trivial one: next to the critical point of a mixture that boils within a narrow range
 * both keep Newton's method in T and p from converging. K_i is the ratio of the mole fraction in the feed to that in the other phase.
 * Source: M. L. Michelsen and J. M. Mollerup, Thermodynamic Models: Fundamentals & Computational Aspects, 2nd ed. (2007), chapter 12.
 */
export class VolumeSolver {
  readonly size: number;
  /** ln K_i, ln T, ln V of the feed and ln V of the other phase, V in m³/mol. */
  readonly unknowns: Float64Array;
  /** Derivatives of the unknowns by the specified quantity, from `findDirection`. */
  readonly direction: Float64Array;
  /** Mole fractions of the other phase. */
  readonly other: Float64Array;
  /** Iterations of the last solution. */
  iterations = 0;
  private total = NaN;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(
    readonly feedPhase: VolumePhase,
    private readonly otherPhase: VolumePhase,
  ) {
    const { size } = feedPhase;
    this.size = size;
    this.unknowns = new Float64Array(size + 3);
    this.direction = new Float64Array(size + 3);
    this.other = new Float64Array(size);
    this.matrix = new Float64Array((size + 3) * (size + 3));
    this.right = new Float64Array(size + 3);
  }

  /** Indices of the quantities that can be specified besides each ln K_i: ln T, ln p and the logarithm of the other volume over the feed's. */
  get lnT(): number {
    return this.size;
  }

  get lnP(): number {
    return this.size + 1;
  }

  get lnRatio(): number {
    return this.size + 3;
  }

  /** Value of a quantity that can be specified, in the solution or after `findDirection`. */
  valueOf(index: number): number {
    const { size, unknowns } = this;
    if (index === this.lnP) return log(this.feedPhase.pressure);
    if (index === this.lnRatio) return at(unknowns, size + 2) - at(unknowns, size + 1);
    return at(unknowns, index);
  }

  /** Derivative of such a quantity along the direction. */
  slopeOf(index: number): number {
    const { size, direction, feedPhase } = this;
    if (index === this.lnRatio) return at(direction, size + 2) - at(direction, size + 1);
    if (index !== this.lnP) return at(direction, index);
    const { pressure, pressureByLnT, pressureByLnV } = feedPhase;
    return (pressureByLnT * at(direction, size) + pressureByLnV * at(direction, size + 1)) / pressure;
  }

  /** Solves for the feed z from the current unknowns with a quantity specified; false without convergence. */
  solve(z: Float64Array, index: number, value: number): boolean {
    const { matrix, right, size } = this;
    for (let iteration = 1; iteration <= maxIterations; iteration += 1) {
      this.iterations = iteration;
      if (!this.evaluate(z)) return false;
      const off = this.assemble(index, value);
      if (off < equal) return true;
      if (!solveLinearSystem(matrix, right, size + 3)) return false;
      const largest = this.advance();
      if (!(largest < 1e3)) return false;
      if (largest < shortestStep) return off < nearlyEqual && this.evaluate(z);
    }
    return false;
  }

  /** Computes the derivatives of the solution by a quantity; false where it does not depend on it. */
  findDirection(index: number): boolean {
    const { matrix, right, direction, size } = this;
    this.assemble(index, this.valueOf(index));
    right.fill(0);
    right[size + 2] = 1;
    if (!solveLinearSystem(matrix, right, size + 3)) return false;
    direction.set(right);
    return direction.every(Number.isFinite);
  }

  private evaluate(z: Float64Array): boolean {
    const { size, unknowns, other, feedPhase, otherPhase } = this;
    let total = 0;
    for (let i = 0; i < size; i += 1) total += at(z, i) * exp(-at(unknowns, i));
    if (!(total > 0 && total < Infinity)) return false;
    for (let i = 0; i < size; i += 1) other[i] = (at(z, i) * exp(-at(unknowns, i))) / total;
    this.total = total;
    const T = exp(at(unknowns, size));
    return (
      feedPhase.evaluate(z, T, exp(at(unknowns, size + 1))) &&
      otherPhase.evaluate(other, T, exp(at(unknowns, size + 2))) &&
      feedPhase.pressure !== 0
    );
  }

  /** Linearises the equations around the evaluated phases; returns the largest residual. */
  private assemble(index: number, value: number): number {
    const { size, unknowns, other, feedPhase, otherPhase, matrix, right } = this;
    const width = size + 3;
    let off = 0;
    matrix.fill(0);
    // The pressure of the thinner phase, which is positive.
    const scale = 1 / Math.abs((this.valueOf(this.lnRatio) > 0 ? otherPhase : feedPhase).pressure);
    const equalPressure = size * width;
    const balance = equalPressure + width;
    for (let i = 0; i < size; i += 1) {
      const row = i * width;
      for (let j = 0; j < size; j += 1) matrix[row + j] = at(other, j) * at(otherPhase.byAmount, i * size + j);
      matrix[row + i] = at(matrix, row + i) + 1;
      matrix[row + size] = at(feedPhase.byLnT, i) - at(otherPhase.byLnT, i);
      matrix[row + size + 1] = at(feedPhase.byLnV, i);
      matrix[row + size + 2] = -at(otherPhase.byLnV, i);
      const missing = at(otherPhase.lnFugacity, i) - at(feedPhase.lnFugacity, i);
      right[i] = missing;
      off = Math.max(off, Math.abs(missing));
      matrix[equalPressure + i] = scale * at(other, i) * at(otherPhase.pressureByAmount, i);
      matrix[balance + i] = -at(other, i);
    }
    matrix[equalPressure + size] = scale * (feedPhase.pressureByLnT - otherPhase.pressureByLnT);
    matrix[equalPressure + size + 1] = scale * feedPhase.pressureByLnV;
    matrix[equalPressure + size + 2] = -scale * otherPhase.pressureByLnV;
    right[size] = scale * (otherPhase.pressure - feedPhase.pressure);
    right[size + 1] = -log(this.total);
    const last = balance + width;
    if (index === this.lnRatio) {
      matrix[last + size + 1] = -1;
      matrix[last + size + 2] = 1;
    } else if (index === this.lnP) {
      matrix[last + size] = feedPhase.pressureByLnT / feedPhase.pressure;
      matrix[last + size + 1] = feedPhase.pressureByLnV / feedPhase.pressure;
    } else matrix[last + index] = 1;
    right[size + 2] = value - (index < size + 1 ? at(unknowns, index) : this.valueOf(index));
    for (let k = size; k < width; k += 1) off = Math.max(off, Math.abs(at(right, k)));
    return off;
  }

  /** Takes the step, limited to the range of the linearisation; returns its largest element. */
  private advance(): number {
    const { size, unknowns, right } = this;
    let largest = 0;
    let share = 1;
    for (let k = 0; k < size + 3; k += 1) {
      const length = Math.abs(at(right, k));
      const longest = k < size ? longestSteps.lnK : k === size ? longestSteps.lnT : longestSteps.lnV;
      largest = Math.max(largest, length);
      share = Math.min(share, longest / length);
    }
    for (let k = 0; k < size + 3; k += 1) unknowns[k] = at(unknowns, k) + share * at(right, k);
    return largest;
  }
}
