import { exp, expm1, log } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at } from '../helmholtz/index.ts';
import type { Phase } from './phase.ts';

/** A specified unknown of a solver: its index and its value. */
export interface SpecifiedUnknown {
  readonly index: number;
  readonly value: number;
}

/** A specified quantity that is not an unknown: writes its derivatives by the unknowns and returns its residual, of order 1. */
interface SpecifiedRow {
  readonly write: (row: Float64Array) => number;
}

export type Specified = SpecifiedUnknown | SpecifiedRow;

const maxIterations = 25;
/** Tolerance of equal fugacities, in ln φ. */
const equal = 1e-11;
/** Tolerance accepted where rounding, far from the ideal gas, prevents a smaller one. */
const nearlyEqual = 1e-9;
/** The largest steps of ln K_i, ln T, ln p and the vapour fraction. */
const longestSteps = { lnK: 2.5, lnT: 0.1, lnP: 1, fraction: 0.6 };
/** Two phases are identical where all ln K and the logarithm of their volume ratio are within this of 0. */
const same = 1e-5;

/**
 * Two phases of a mixture in equilibrium by Newton's method in ln K_i, ln T, ln p and the vapour mole fraction β: equal fugacities, Σ (y_i
 * − x_i) = 0, and any two specifications. Converges quadratically from a close start for any specification, and through a critical point
 * where a ln K_i is specified. Source: M. L. Michelsen, Fluid Phase Equilib. 4 (1980) 1.
 */
export class TwoPhaseSolver {
  readonly size: number;
  /** ln K_i, ln T, ln p, β. */
  readonly unknowns: Float64Array;
  /** Mole fractions of the liquid and of the vapour. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Derivatives of the unknowns by the second specification, from `findDirection`. */
  readonly direction: Float64Array;
  /** Iterations of the last solution. */
  iterations = 0;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(
    readonly liquid: Phase,
    readonly vapour: Phase,
    /** Molar masses, in any unit. */
    private readonly masses: Float64Array,
  ) {
    const { size } = liquid;
    this.size = size;
    this.unknowns = new Float64Array(size + 3);
    this.direction = new Float64Array(size + 3);
    this.x = new Float64Array(size);
    this.y = new Float64Array(size);
    this.matrix = new Float64Array((size + 3) * (size + 3));
    this.right = new Float64Array(size + 3);
  }

  /**
   * Indices of the quantities that can be specified besides each ln K_i: ln T, ln p, β and the vapour mass fraction, which is not an
   * unknown.
   */
  get lnT(): number {
    return this.size;
  }

  get lnP(): number {
    return this.size + 1;
  }

  get fraction(): number {
    return this.size + 2;
  }

  get quality(): number {
    return this.size + 3;
  }

  get temperature(): number {
    return exp(at(this.unknowns, this.size));
  }

  get pressure(): number {
    return exp(at(this.unknowns, this.size + 1));
  }

  get vapourFraction(): number {
    return at(this.unknowns, this.size + 2);
  }

  /**
   * Solves for the feed z from the current unknowns, continuing the phases. Returns false without convergence to two distinct phases; the
   * unknowns are then invalid.
   */
  solve(z: Float64Array, first: Specified, second: Specified): boolean {
    const { size, matrix, right, unknowns } = this;
    for (let iteration = 1; iteration <= maxIterations; iteration += 1) {
      this.iterations = iteration;
      if (!this.evaluate(z)) return false;
      const off = this.assemble(z, first, second);
      if (off < equal) return this.isDistinct();
      if (!solveLinearSystem(matrix, right, size + 3)) return false;
      const largest = this.advance(z);
      if (!(largest < 1e6)) return false;
      if (largest < 1e-12) return off < nearlyEqual && this.evaluate(z) && this.isDistinct();
    }
    return unknowns.every(Number.isFinite) && this.assemble(z, first, second) < nearlyEqual && this.isDistinct();
  }

  /** Whether the solution is a vapour above a liquid, rather than two liquids or inverted. */
  get isVapourAboveLiquid(): boolean {
    const { x, y, masses, liquid, vapour } = this;
    let below = 0;
    let above = 0;
    for (let i = 0; i < this.size; i += 1) {
      below += at(x, i) * at(masses, i);
      above += at(y, i) * at(masses, i);
    }
    return !vapour.isLiquid && above / vapour.volume < below / liquid.volume;
  }

  /** Distance between the two phases: the largest of all ln K and the logarithm of their volume ratio. */
  get distance(): number {
    const { size, unknowns, liquid, vapour } = this;
    let difference = Math.abs(log(vapour.volume / liquid.volume));
    for (let i = 0; i < size; i += 1) difference = Math.max(difference, Math.abs(at(unknowns, i)));
    return difference;
  }

  /** Computes the derivatives of the solution by the second specification; false where it does not depend on it. */
  findDirection(z: Float64Array, first: Specified, second: Specified): boolean {
    const { size, matrix, right, direction } = this;
    this.assemble(z, first, second);
    right.fill(0);
    right[size + 2] = 1;
    if (!solveLinearSystem(matrix, right, size + 3)) return false;
    direction.set(right);
    return direction.every(Number.isFinite);
  }

  /** Sets the two phases of the unknowns and evaluates them; false where one does not exist. */
  private evaluate(z: Float64Array): boolean {
    const { size, unknowns, x, y, liquid, vapour } = this;
    const beta = at(unknowns, size + 2);
    let inLiquid = 0;
    let inVapour = 0;
    for (let i = 0; i < size; i += 1) {
      const K = exp(at(unknowns, i));
      const share = at(z, i) / (1 + beta * (K - 1));
      x[i] = share;
      y[i] = K * share;
      inLiquid += share;
      inVapour += K * share;
    }
    if (!(inLiquid > 0 && inVapour > 0 && inLiquid < Infinity && inVapour < Infinity)) return false;
    for (let i = 0; i < size; i += 1) {
      x[i] = at(x, i) / inLiquid;
      y[i] = at(y, i) / inVapour;
    }
    const { temperature, pressure } = this;
    if (!(liquid.solve(x, temperature, pressure) && vapour.solve(y, temperature, pressure))) return false;
    liquid.evaluateDerivatives();
    vapour.evaluateDerivatives();
    this.excess = log(inVapour / inLiquid);
    return true;
  }

  /** ln(Σ y_i/Σ x_i) before normalisation. */
  private excess = NaN;

  /** Linearises the equations around the evaluated phases; returns the largest residual. */
  private assemble(z: Float64Array, first: Specified, second: Specified): number {
    const { size, unknowns, x, y, liquid, vapour, matrix, right } = this;
    const width = size + 3;
    const beta = at(unknowns, size + 2);
    let off = Math.abs(this.excess);
    let slope = 0;
    for (let i = 0; i < size; i += 1) {
      const row = i * width;
      let byFraction = 0;
      for (let j = 0; j < size; j += 1) {
        const inVapour = at(vapour.byAmount, i * size + j);
        const inLiquid = at(liquid.byAmount, i * size + j);
        const spread = (at(x, j) * at(y, j)) / at(z, j);
        const apart = (at(y, j) - at(x, j)) / at(z, j);
        matrix[row + j] = spread * ((1 - beta) * inVapour + beta * inLiquid);
        byFraction += apart * (at(x, j) * inLiquid - at(y, j) * inVapour);
      }
      matrix[row + i] = at(matrix, row + i) + 1;
      matrix[row + size] = at(vapour.byTemperature, i) - at(liquid.byTemperature, i);
      matrix[row + size + 1] = at(vapour.byPressure, i) - at(liquid.byPressure, i);
      matrix[row + size + 2] = byFraction;
      const missing = at(liquid.lnPhi, i) - at(vapour.lnPhi, i) - at(unknowns, i);
      right[i] = missing;
      off = Math.max(off, Math.abs(missing));
      matrix[size * width + i] = (at(x, i) * at(y, i)) / at(z, i);
      slope -= (at(y, i) - at(x, i)) ** 2 / at(z, i);
    }
    const balance = size * width;
    matrix[balance + size] = 0;
    matrix[balance + size + 1] = 0;
    matrix[balance + size + 2] = slope;
    right[size] = -this.excess;
    off = Math.max(off, Math.abs(this.specify(z, size + 1, first)));
    return Math.max(off, Math.abs(this.specify(z, size + 2, second)));
  }

  /** Writes "quantity equals value" to a row; returns its residual. */
  private specify(z: Float64Array, index: number, specified: Specified): number {
    const { size, unknowns, masses, x, y, matrix, right } = this;
    const width = size + 3;
    const row = index * width;
    matrix.fill(0, row, row + width);
    if ('write' in specified) {
      const missing = specified.write(matrix.subarray(row, row + width));
      right[index] = missing;
      return missing;
    }
    const { index: position, value } = specified;
    if (position < width) {
      matrix[row + position] = 1;
      const missing = value - at(unknowns, position);
      right[index] = missing;
      return missing;
    }
    const beta = at(unknowns, size + 2);
    let mass = 0;
    let inVapour = 0;
    let slope = 0;
    for (let i = 0; i < size; i += 1) {
      mass += at(z, i) * at(masses, i);
      inVapour += at(y, i) * at(masses, i);
      slope -= ((at(y, i) * (at(y, i) - at(x, i))) / at(z, i)) * at(masses, i);
    }
    for (let i = 0; i < size; i += 1) {
      matrix[row + i] = (beta * (1 - beta) * at(x, i) * at(y, i) * at(masses, i)) / (at(z, i) * mass);
    }
    matrix[row + size + 2] = (inVapour + beta * slope) / mass;
    const missing = value - (beta * inVapour) / mass;
    right[index] = missing;
    return missing;
  }

  /** Takes the step, limited to the range of the linearisation; returns its largest element. */
  private advance(z: Float64Array): number {
    const { size, unknowns, right } = this;
    let largest = 0;
    let share = 1;
    for (let k = 0; k < size + 3; k += 1) {
      const length = Math.abs(at(right, k));
      largest = Math.max(largest, length);
      share = Math.min(share, this.longestStep(k) / length);
    }
    for (let k = 0; k < size + 3; k += 1) unknowns[k] = at(unknowns, k) + share * at(right, k);
    for (let attempt = 0; attempt < 30 && !this.isBetweenPoles(z); attempt += 1) {
      unknowns[size + 2] = at(unknowns, size + 2) - 0.5 * share * at(right, size + 2);
      right[size + 2] = 0.5 * at(right, size + 2);
    }
    return largest;
  }

  private longestStep(index: number): number {
    if (index < this.size) return longestSteps.lnK;
    if (index === this.size) return longestSteps.lnT;
    return index === this.size + 1 ? longestSteps.lnP : longestSteps.fraction;
  }

  /** Whether β leaves every amount in each phase positive. */
  private isBetweenPoles(z: Float64Array): boolean {
    const { unknowns, size } = this;
    const beta = at(unknowns, size + 2);
    for (let i = 0; i < z.length; i += 1) if (!(1 + beta * expm1(at(unknowns, i)) > 1e-12)) return false;
    return true;
  }

  private isDistinct(): boolean {
    return this.distance > same;
  }
}
