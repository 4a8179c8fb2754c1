import { pow } from '../elementary/index.ts';
import { factorize, substitute } from './dense.ts';
import { DifferenceJacobian } from './difference-jacobian.ts';
import type { StiffSystem } from './stiff-system.ts';

/** Accuracy and limits of a stiff integration. */
export interface StiffOptions {
  /** Error allowed in a step, relative to the scale of the states. */
  readonly tolerance: number;
  readonly firstStep: number;
  readonly largestStep: number;
  /** Number of steps, accepted and rejected, after which the integration fails. */
  readonly mostSteps: number;
}

const gamma = 0.435866521508459;
/** Stages at t + share·h. */
const stageTimes = [0, 0.871733043016918, 0.731579957788852, 1];
/** Stage states y + Σ a·u, and right-hand sides f + Σ c·u/h; the rows of stages 2 to 4. */
const a = [[2], [1.4192173174557647, -0.2592322116729697], [4.18476048231916, -0.2851920173554959, 2.294280360279042]];
const c = [
  [-4.588560720558084],
  [-4.18476048231916, 0.2851920173554959],
  [-6.368179200128358, -6.795620944466836, 2.870098604331056],
];
/** Difference of the two solutions. */
const difference = [0.2777499476479681, -1.403239895175999, 1.7726301276675507, 0.5];

/** Accepted steps between evaluations of the Jacobian. */
const jacobianAge = 6;
/** Shortest step relative to the current time or, near the start, to the longest step. */
const shortestStep = 1e-13;

/** Lower bound of the previous error in the step control: otherwise a small error after a zero one would shorten the next step. */
const minErrorBefore = 0.01;

/**
 * Integrates a stiff system by ROS34PW2, a linearly implicit method of order 3 with an embedded one of order 2. It keeps its order with any
 * approximation of the Jacobian, which is therefore evaluated by differences and reused for several steps.
 * Linear combinations of the states that f conserves are conserved to rounding.
 * Source: J. Rang, L. Angermann, New Rosenbrock W-methods of order 3 for partial differential algebraic equations of index 1, BIT 45 (2005)
 * 761.
 */
export class StiffIntegrator {
  /** Current time and state, and the start of the last step. */
  time: number;
  readonly state: Float64Array;
  readonly rate: Float64Array;
  previousTime: number;
  readonly previousState: Float64Array;
  readonly previousRate: Float64Array;
  accepted = 0;
  rejected = 0;
  evaluations = 0;

  readonly #system: StiffSystem;
  readonly #options: StiffOptions;
  #largestStep: number;
  readonly #dependent: number;
  readonly #jacobian: DifferenceJacobian;
  readonly #factors: Float64Array;
  readonly #pivots: Int32Array;
  readonly #stages: readonly Float64Array[];
  readonly #trial: Float64Array;
  readonly #trialRate: Float64Array;
  readonly #scale: Float64Array;
  readonly #sums: Float64Array;
  #step: number;
  #errorBefore = 1;
  #age = Infinity;
  #branch: number | undefined;

  /** Starts at a state, which is copied. Throws a RangeError where f cannot be evaluated there. */
  constructor(system: StiffSystem, time: number, state: Float64Array, options: StiffOptions) {
    const { size } = system;
    this.#system = system;
    this.#options = options;
    this.#largestStep = options.largestStep;
    this.#dependent = size - system.integrals;
    this.#jacobian = new DifferenceJacobian(system);
    this.#factors = new Float64Array(this.#dependent * this.#dependent);
    this.#pivots = new Int32Array(this.#dependent);
    this.#stages = Array.from({ length: 4 }, () => new Float64Array(size));
    this.#trial = new Float64Array(size);
    this.#trialRate = new Float64Array(size);
    this.#scale = new Float64Array(size);
    this.#sums = new Float64Array(size);
    this.#step = options.firstStep;
    this.time = time;
    this.previousTime = time;
    this.state = Float64Array.from(state);
    this.previousState = Float64Array.from(state);
    this.rate = new Float64Array(size);
    this.previousRate = new Float64Array(size);
    this.#start();
  }

  /** Continues from another time and state, as after an event; the next step is at most `firstStep`. */
  restart(time: number, state: Float64Array): void {
    this.time = time;
    this.state.set(state);
    this.#step = Math.min(this.#step, this.#options.firstStep);
    this.#errorBefore = 1;
    this.#start();
  }

  /** Replaces the largest step. */
  limitSteps(largestStep: number): void {
    this.#largestStep = largestStep;
  }

  /**
   * Takes one accepted step, not beyond `limit`. Throws a RangeError when the step becomes too short for the time to advance or the maximum
   * number of steps is reached.
   */
  advance(limit: number): void {
    const { tolerance, mostSteps } = this.#options;
    const largestStep = this.#largestStep;
    const { size } = this.#system;
    for (;;) {
      if (this.accepted + this.rejected >= mostSteps) {
        throw new RangeError(
          `the integration took more than ${mostSteps} steps to reach ${this.time.toPrecision(4)} s`,
        );
      }
      const target = Math.min(this.#step, largestStep);
      const remaining = limit - this.time;
      const h = remaining <= target * 1.000001 ? remaining : Math.min(target, remaining / 2);
      if (!(h > shortestStep * Math.max(this.time, largestStep))) {
        throw new RangeError(`the integration cannot continue beyond ${this.time.toPrecision(4)} s`);
      }
      if (this.#age >= jacobianAge) this.#findJacobian();
      const error = this.#attempt(h) / tolerance;
      if (!(error <= 1)) {
        this.rejected += 1;
        const shrink = Number.isFinite(error) ? Math.max(0.2, 0.85 * pow(error, -1 / 3)) : 0.2;
        this.#step = h * shrink;
        if (this.#age > 0) this.#age = Infinity;
        continue;
      }
      this.accepted += 1;
      this.#age += 1;
      const growth = 0.85 * pow(Math.max(error, 1e-6), -0.7 / 3) * pow(this.#errorBefore, 0.4 / 3);
      const next = h * Math.min(3, Math.max(0.3, growth));
      // A step cut short by the limit does not reduce the proposed step.
      this.#step = h < target ? Math.max(next, target) : next;
      this.#errorBefore = Math.max(error, minErrorBefore);
      this.previousTime = this.time;
      this.previousState.set(this.state);
      this.previousRate.set(this.rate);
      this.time = remaining === h ? limit : this.time + h;
      for (let index = 0; index < size; index += 1) this.state[index] = this.#trial[index] ?? 0;
      this.rate.set(this.#trialRate);
      this.#branch = this.#system.branch?.();
      return;
    }
  }

  /** Writes the state at a time within the last step, by cubic interpolation, which preserves exact linear combinations. */
  interpolate(time: number, into: Float64Array): void {
    const h = this.time - this.previousTime;
    const s = h === 0 ? 1 : (time - this.previousTime) / h;
    const from = (1 + 2 * s) * (1 - s) * (1 - s);
    const fromRate = s * (1 - s) * (1 - s) * h;
    const toRate = s * s * (s - 1) * h;
    for (let index = 0; index < into.length; index += 1) {
      into[index] =
        from * (this.previousState[index] ?? 0) +
        (1 - from) * (this.state[index] ?? 0) +
        fromRate * (this.previousRate[index] ?? 0) +
        toRate * (this.rate[index] ?? 0);
    }
  }

  #evaluate(time: number, state: Float64Array, rate: Float64Array): void {
    this.evaluations += 1;
    this.#system.derivative(time, state, rate);
  }

  #start(): void {
    this.previousTime = this.time;
    this.previousState.set(this.state);
    this.#evaluate(this.time, this.state, this.rate);
    this.#branch = this.#system.branch?.();
    this.previousRate.set(this.rate);
    this.#age = Infinity;
  }

  #findJacobian(): void {
    this.evaluations += this.#jacobian.find(this.time, this.state, this.rate, this.#branch);
    this.#age = 0;
  }

  /** Evaluates f into the trial rate; false for an invalid state. */
  #possible(time: number, state: Float64Array): boolean {
    try {
      this.#evaluate(time, state, this.#trialRate);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  /** Computes the new state and its rate; returns the error relative to the scale, NaN for an invalid state. */
  #attempt(h: number): number {
    const n = this.#dependent;
    if (!this.#factorized(h)) return NaN;
    for (let stage = 0; stage < 4; stage += 1) {
      const into = this.#stages[stage] ?? this.#trial;
      if (stage === 0) {
        into.set(this.rate);
      } else {
        this.#combine(a[stage - 1] ?? [], this.state, 1, this.#trial);
        if (!this.#possible(this.time + (stageTimes[stage] ?? 1) * h, this.#trial)) return NaN;
        this.#combine(c[stage - 1] ?? [], this.#trialRate, 1 / h, into);
      }
      substitute(this.#factors, n, n, this.#pivots, into);
      this.#integrate(into, h);
    }
    // The last stage's state plus its increment is the new state.
    const last = this.#stages[3] ?? this.#trial;
    for (let index = 0; index < last.length; index += 1) {
      this.#trial[index] = (this.#trial[index] ?? 0) + (last[index] ?? 0);
    }
    this.#system.scale(this.state, this.#scale);
    const worst = this.#worstError();
    if (!Number.isFinite(worst) || worst > this.#options.tolerance) return worst;
    if (!this.#possible(this.time + h, this.#trial)) return NaN;
    return this.#trialRate.some(value => !Number.isFinite(value)) ? NaN : worst;
  }

  /** Factorizes 1/(γ·h) − J; false where it is singular. */
  #factorized(h: number): boolean {
    const n = this.#dependent;
    const factors = this.#factors;
    const jacobian = this.#jacobian.values;
    const diagonal = 1 / (gamma * h);
    for (let index = 0; index < n * n; index += 1) factors[index] = -(jacobian[index] ?? 0);
    for (let index = 0; index < n; index += 1)
      factors[index * n + index] = (factors[index * n + index] ?? 0) + diagonal;
    return factorize(factors, n, n, this.#pivots);
  }

  /** Increment of the integrals in a stage, from that of the other states. */
  #integrate(stage: Float64Array, h: number): void {
    const n = this.#dependent;
    const jacobian = this.#jacobian.values;
    const diagonal = 1 / (gamma * h);
    for (let row = n; row < stage.length; row += 1) {
      let sum = stage[row] ?? 0;
      for (let column = 0; column < n; column += 1) sum += (jacobian[row * n + column] ?? 0) * (stage[column] ?? 0);
      stage[row] = sum / diagonal;
    }
  }

  /** Largest difference of the two solutions relative to the scale; NaN where one is not a number. */
  #worstError(): number {
    const scale = this.#scale;
    const sums = this.#add(difference);
    let worst = 0;
    for (let index = 0; index < scale.length; index += 1) {
      const relative = Math.abs(sums[index] ?? 0) / (scale[index] ?? 1);
      if (!(relative <= worst)) worst = relative;
    }
    return worst;
  }

  /** into = base + weight·Σ coefficients·stages. */
  #combine(coefficients: readonly number[], base: Float64Array, weight: number, into: Float64Array): void {
    const sums = this.#add(coefficients);
    for (let index = 0; index < into.length; index += 1) into[index] = (base[index] ?? 0) + weight * (sums[index] ?? 0);
  }

  /** Σ coefficients·stages of each state, over as many stages as there are coefficients; the same array at every call. */
  #add(coefficients: readonly number[]): Float64Array {
    const sums = this.#sums;
    sums.fill(0);
    for (let stage = 0; stage < coefficients.length; stage += 1) {
      const coefficient = coefficients[stage] ?? 0;
      const increments = this.#stages[stage] ?? sums;
      for (let index = 0; index < sums.length; index += 1) {
        sums[index] = (sums[index] ?? 0) + coefficient * (increments[index] ?? 0);
      }
    }
    return sums;
  }
}
