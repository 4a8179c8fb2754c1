import type { StiffSystem } from './stiff-system.ts';

/**
 * Change of a state, relative to it or its scale, by which its column is found: large beside the noise of what is found by
 * iteration within f, which a smaller one would take for stiffness.
 */
const usualReach = 1e-7;
/** What is tried one after the other until f is on one branch with the state. */
const reaches = [usualReach, -usualReach, usualReach / 10, -usualReach / 10, usualReach / 100, -usualReach / 100];

/**
 * The Jacobian of a stiff system by differences to one side. Where f has a kink, its slope across it is that of neither side and
 * may be taken for a stiffness that is not there, so that the column is found on the branch of f that the state is on.
 */
export class DifferenceJacobian {
  /** ∂f_row/∂y_column at row·columns + column, of all states by those that f depends on. */
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

  /** Finds it at a state whose rate and branch are known; returns how often f was evaluated. */
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
        // What is positive may have to be.
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

  /** Evaluates f at the trial; false where that is no state. */
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
