import type { StiffSystem } from './stiff-system.ts';

/**
 * Step of a state, relative to it or its scale, for a finite difference: large compared with the noise of iterations within f, which a
 * smaller step would amplify to spurious stiffness.
 */
const usualReach = 1e-7;
/** Steps tried in turn until f is on the same branch as at the state. */
const reaches = [usualReach, -usualReach, usualReach / 10, -usualReach / 10, usualReach / 100, -usualReach / 100];

/**
 * Jacobian of a stiff system by one-sided differences. A slope across a kink of f belongs to neither side and may look like stiffness, so
 * each column is evaluated on the branch of f at the state.
 */
export class DifferenceJacobian {
  /** ∂f_row/∂y_column at row·columns + column, for all states by those that f depends on. */
  readonly values: Float64Array;
  readonly #system: StiffSystem;
  readonly #columns: number;
  readonly #trial: Float64Array;
  readonly #rate: Float64Array;
  readonly #scale: Float64Array;

  constructor(system: StiffSystem) {
    const { size } = system;
    this.#system = system;
    this.#columns = size - system.integrals;
    this.values = new Float64Array(size * this.#columns);
    this.#trial = new Float64Array(size);
    this.#rate = new Float64Array(size);
    this.#scale = new Float64Array(size);
  }

  /** Evaluates the Jacobian at a state whose rate and branch are known; returns the number of evaluations of f. */
  find(time: number, state: Float64Array, rate: Float64Array, branch: number | undefined): number {
    this.#trial.set(state);
    this.#system.scale(state, this.#scale);
    let evaluations = 0;
    for (let column = 0; column < this.#columns; column += 1) {
      const at = state[column] ?? 0;
      const unit = Math.max(Math.abs(at), this.#scale[column] ?? 0);
      let isFound = false;
      for (const reach of reaches) {
        const trial = at + reach * unit;
        // Positive states may have to stay positive.
        if (at > 0 && trial < 0) continue;
        this.#trial[column] = trial;
        evaluations += 1;
        if (!this.#evaluate(time)) continue;
        const isBeside = this.#system.branch?.() === branch;
        if (isBeside || !isFound) this.#fill(column, trial - at, rate);
        isFound = true;
        if (isBeside) break;
      }
      if (!isFound) {
        this.#rate.set(rate);
        this.#fill(column, 1, rate);
      }
      this.#trial[column] = at;
    }
    return evaluations;
  }

  /** Evaluates f at the trial state; false where that is not a valid state. */
  #evaluate(time: number): boolean {
    try {
      this.#system.derivative(time, this.#trial, this.#rate);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  #fill(column: number, change: number, rate: Float64Array): void {
    for (let row = 0; row < rate.length; row += 1) {
      const slope = ((this.#rate[row] ?? 0) - (rate[row] ?? 0)) / change;
      this.values[row * this.#columns + column] = Number.isFinite(slope) ? slope : 0;
    }
  }
}
