import type { BranchValue, LossValue } from '../items/branch.ts';
import { NewtonStep } from './newton-step.ts';
import type { Potentials, PotentialSolution } from './potentials.ts';

/** More than any ordinary network takes by a factor of five. */
const iterationLimit = 100;

/** Steps without progress after which the search ends. */
const patience = 30;

/** Multiple of what is solved up to which slow progress is that of a loop of nearly no loss. */
const slowShare = 100;

/** Relative error of a number by rounding, with what a few operations add. */
const rounding = 8 * Number.EPSILON;
/** Derivative by a potential, of which 1 is usual, from which a characteristic is steep. */
const steep = 100;

/** Closed one-way branches leak this share of the flow scale at the potential scale. */
const leak = 1e-11;

/** Least slope in the matrix, as a share of the potential scale over the flow scale: with less, the rounding of a potential is a flow. */
const leastSlope = 1e-5;

/**
 * Solves the mass balances and branch equations by Newton's method on flows and potentials together. The potentials come from a sparse
 * matrix of conductances, the flows follow. Where every branch is a monotone loss, the solution is the minimum of a convex function, and
 * the step is cut where that function rises again; else the step is cut until the errors shrink. Ends after a fixed number of steps at most.
 * Source: E. Todini, S. Pilati, A gradient method for the analysis of pipe networks, Int. Conf. on Computer Applications for Water Supply
 * and Distribution, Leicester (1987); R. J. Collins et al., Solving the pipe network analysis problem using optimization techniques,
 * Management Science 24 (1978) 747–760.
 */
export function solvePotentials(problem: Potentials): PotentialSolution {
  return new NewtonSearch(problem).run();
}

class NewtonSearch {
  private readonly step: NewtonStep;
  private readonly flows: Float64Array;
  private readonly potentials: Float64Array;
  private readonly extra: Float64Array;
  private readonly drive: Float64Array;
  private readonly exchange: Float64Array;
  /** Number of each branch among the lines; −1 where it is none. */
  private readonly lineOf: Int32Array;
  private readonly found: LossValue = { loss: 0, slope: 0 };
  private readonly value: BranchValue = { error: 0, slope: 0, byFrom: 0, byTo: 0 };
  private readonly closedSlope: number;
  private minimum: number;
  /** Whether every branch is open and has its own slope, more than the least one. */
  private isPlain = true;

  constructor(private readonly problem: Potentials) {
    const { branches, held, unknowns } = problem;
    this.step = new NewtonStep(problem);
    const known = held.filter(value => value !== undefined);
    const first = known.length > 0 ? Math.max(...known) : 0;
    this.flows = problem.start?.flows.slice() ?? Float64Array.from(branches, ({ start }) => start * problem.startShare);
    this.potentials = problem.start?.potentials.slice() ?? Float64Array.from(held, value => value ?? first);
    this.lineOf = Int32Array.from(branches, ({ line }) => (problem.lines ? (line ?? -1) : -1));
    this.extra = new Float64Array(unknowns.length);
    this.drive = new Float64Array(branches.length);
    this.exchange = Float64Array.from(problem.exchange);
    this.minimum = (leastSlope * problem.potentialScale) / problem.flowScale;
    this.closedSlope = problem.potentialScale / (leak * problem.flowScale);
  }

  run(): PotentialSolution {
    const { problem } = this;
    const isConvex = problem.isConvex && problem.unknowns.length === 0;
    let iterations = 0;
    let isSingular = false;
    let isConverged = false;
    let best = Infinity;
    let stalled = 0;
    let [lastShare, lastFlowShare] = [Infinity, Infinity];
    const finestSlope = 1e-3 * this.minimum;
    this.evaluate();
    let worst = this.worst();
    while (iterations < iterationLimit) {
      if (!this.step.find(this.flows)) {
        isSingular = true;
        break;
      }
      iterations += 1;
      // The first step restores the mass balances from any start, and the last ones are small: they are taken whole. Not where a valve is
      // closed or the least slope holds, where rounding is a large error.
      if (iterations === 1 || (isConverged && this.isPlain)) this.take(1);
      else if (isConvex) this.takeToMinimum();
      else this.takeWhileErrorsShrink();
      worst = this.worst();
      const flowShare = largestOf(this.step.flowStep) / (1e-6 * problem.flowScale);
      const share = Math.max(worst.size / problem.tolerance, this.imbalance() / (1e-10 * problem.flowScale), flowShare);
      isConverged = share <= 1;
      // A flow round a loop of nearly no loss has found its way when errors and balances are met: only the least slope slows it down.
      const isSlow = share === flowShare || (share < slowShare && share > 0.9 * lastShare);
      lastShare = share;
      if (isSlow && iterations > 20) this.minimum = Math.max(this.minimum / 4, finestSlope);
      // Past convergence a step or two more take the last digits; they end when nothing improves.
      if (share < best / 2) {
        best = share;
        stalled = 0;
      } else {
        stalled += 1;
      }
      // A step far smaller than the one before leaves less than their ratio of it: at the last digits none has to confirm it.
      const ratio = flowShare / lastFlowShare;
      lastFlowShare = flowShare;
      // Not where a valve is closed, as the potential behind it follows from the last digits of what it leaks, nor where the least slope
      // makes steps small.
      const isFinal =
        this.isPlain && ratio <= 0.1 && ratio * flowShare <= 1e-11 && worst.size <= 1e-3 * problem.tolerance;
      if (share < 1e-6 || (isConverged && (isFinal || stalled >= 2)) || stalled >= patience) break;
    }
    return {
      flows: this.flows,
      potentials: this.potentials,
      extra: this.extra,
      iterations,
      isConverged,
      isSingular,
      worstBranch: worst.index,
      imbalance: this.imbalance(),
    };
  }

  /** Errors and derivatives at the present flows and potentials, and the mass balances. */
  private evaluate(): void {
    const { value, flows } = this;
    const { from, to, balance, error, slope, byFrom, byTo } = this.step;
    balance.set(this.exchange);
    this.isPlain = true;
    for (let index = 0; index < flows.length; index += 1) {
      const flow = flows[index] as number;
      this.evaluateBranch(index, flow);
      error[index] = value.error;
      slope[index] = Math.max(value.slope, this.minimum);
      if (value.slope < this.minimum) this.isPlain = false;
      byFrom[index] = value.byFrom;
      byTo[index] = value.byTo;
      const start = from[index] as number;
      const end = to[index] as number;
      balance[start] = (balance[start] as number) - flow;
      balance[end] = (balance[end] as number) + flow;
    }
  }

  /** Evaluates a branch at a flow and the present potentials into `value`. */
  private evaluateBranch(index: number, flow: number): void {
    const { value, potentials, problem } = this;
    const from = potentials[this.step.from[index] as number] as number;
    const to = potentials[this.step.to[index] as number] as number;
    const line = this.lineOf[index] as number;
    if (line >= 0) {
      const { found } = this;
      problem.lines?.evaluate(line, flow, found);
      value.error = from - to - found.loss + (this.drive[index] as number);
      value.slope = found.slope;
      value.byFrom = 1;
      value.byTo = -1;
      return;
    }
    const branch = problem.branches[index] as Potentials['branches'][number];
    if (branch.oneWay && flow < 0) {
      branch.evaluate(0, from, to, value);
      value.error -= this.closedSlope * flow;
      value.slope = this.closedSlope;
      this.isPlain = false;
    } else {
      branch.evaluate(flow, from, to, value);
    }
    value.error += this.drive[index] as number;
  }

  /** Moves by a share of the step, of the potentials by another one where stated, and evaluates there. */
  private take(share: number, potentialShare = share): void {
    const { unknowns } = this.problem;
    const { flows, potentials } = this;
    const { flowStep, potentialStep, extraStep } = this.step;
    for (let i = 0; i < flows.length; i += 1) flows[i] = (flows[i] as number) + share * (flowStep[i] as number);
    for (let node = 0; node < potentials.length; node += 1) {
      potentials[node] = (potentials[node] as number) + potentialShare * (potentialStep[node] as number);
    }
    for (const [k, unknown] of unknowns.entries()) {
      const step = share * (extraStep[k] as number);
      this.extra[k] = (this.extra[k] as number) + step;
      if ('branch' in unknown) this.drive[unknown.branch] = (this.drive[unknown.branch] as number) + step;
      else this.exchange[unknown.exchangeOf] = (this.exchange[unknown.exchangeOf] as number) + step;
    }
    this.evaluate();
  }

  /** Moves along the step to where the convex function of the flows has its minimum, roughly; whole where it still falls there. */
  private takeToMinimum(): void {
    const { error, slope, flowStep } = this.step;
    // Minus the errors times the step, at the start by the equation of the step itself.
    let start = 0;
    for (let index = 0; index < flowStep.length; index += 1) {
      start -= (slope[index] as number) * (flowStep[index] as number) ** 2;
    }
    // The potentials are the multipliers of the mass balances: those of the whole step hold wherever on it the flows are.
    this.take(1);
    let end = 0;
    for (let index = 0; index < flowStep.length; index += 1) {
      end -= (error[index] as number) * (flowStep[index] as number);
    }
    if (!(start < 0 && end > -0.5 * start)) return;
    let share = 1;
    let [low, high, lowRise, highRise] = [0, 1, start, end];
    for (let round = 0; round < 15; round += 1) {
      const secant = low + ((high - low) * -lowRise) / (highRise - lowRise);
      const width = high - low;
      share = Math.min(high - 0.1 * width, Math.max(low + 0.1 * width, secant));
      const here = this.riseAt(share);
      if (Math.abs(here) <= -0.5 * start) break;
      if (here > 0) [high, highRise] = [share, here];
      else [low, lowRise] = [share, here];
    }
    this.take(share - 1, 0);
  }

  /** Minus the errors times the step where only a share of it is taken, from the flows of the whole step. */
  private riseAt(share: number): number {
    const { flowStep } = this.step;
    let sum = 0;
    for (let index = 0; index < flowStep.length; index += 1) {
      const step = flowStep[index] as number;
      this.evaluateBranch(index, (this.flows[index] as number) + (share - 1) * step);
      sum -= this.value.error * step;
    }
    return sum;
  }

  /** Moves by the largest of 1, 1/2, 1/4 … of the step that makes the sum of squared errors smaller. */
  private takeWhileErrorsShrink(): void {
    const before = this.squares();
    let share = 1;
    this.take(1);
    while (share > 1 / 2048 && !(this.squares() < before)) {
      this.take(-share / 2);
      share /= 2;
    }
  }

  private squares(): number {
    const { error } = this.step;
    let sum = 0;
    for (let index = 0; index < error.length; index += 1) sum += (error[index] as number) ** 2;
    return sum;
  }

  /** The largest error, less what the rounding of flows and potentials makes of it on a characteristic as steep as that of a choked valve. */
  private worst(): { size: number; index: number } {
    const { error } = this.step;
    let [size, index] = [0, -1];
    for (let i = 0; i < error.length; i += 1) {
      const whole = Math.abs(error[i] as number);
      if (whole <= size) continue;
      const here = whole - this.roundingOf(i);
      if (!(here <= size)) [size, index] = [here, i];
    }
    return { size, index };
  }

  private roundingOf(index: number): number {
    const { from, to, slope, byFrom, byTo } = this.step;
    if (Math.max(byFrom[index] as number, -(byTo[index] as number)) < steep) return 0;
    const potential = (node: number) => this.potentials[node] as number;
    const size =
      Math.abs((byFrom[index] as number) * potential(from[index] as number)) +
      Math.abs((byTo[index] as number) * potential(to[index] as number)) +
      (slope[index] as number) * Math.abs(this.flows[index] as number);
    return rounding * size;
  }

  /** Largest imbalance of a node whose balance is required, and of a flow that is held, kg/s. */
  private imbalance(): number {
    const { balance } = this.step;
    let largest = 0;
    for (let node = 0; node < balance.length; node += 1) {
      if (this.step.isUnknown(node)) largest = Math.max(largest, Math.abs(balance[node] as number));
    }
    for (const condition of this.problem.conditions) {
      const size =
        'branch' in condition
          ? Math.abs(condition.flow - (this.flows[condition.branch] as number))
          : Math.abs(balance[condition.balanceOf] as number);
      largest = Math.max(largest, size);
    }
    return largest;
  }
}

function largestOf(values: Float64Array): number {
  let size = 0;
  for (let index = 0; index < values.length; index += 1) size = Math.max(size, Math.abs(values[index] as number));
  return size;
}
