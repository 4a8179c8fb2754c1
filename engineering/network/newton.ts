import { solveLinearSystem, ConductanceMatrix } from '../numerics/index.ts';
import type { Branch, BranchValue } from './branch.ts';

/** What the solver is given: a graph with potentials, some of them held. */
export interface Potentials {
  readonly branches: readonly Branch[];
  /** Held potential of each node; undefined where it is unknown. */
  readonly held: readonly (number | undefined)[];
  /** Flow into each node from outside, kg/s. */
  readonly exchange: readonly number[];
  /** Unknowns beyond potentials and flows: a driving potential added to a branch, or the exchange of a node. */
  readonly unknowns: readonly ({ readonly branch: number } | { readonly exchangeOf: number })[];
  /** As many conditions: the mass balance of a held node, or the flow of a branch. */
  readonly conditions: readonly ({ readonly balanceOf: number } | { readonly branch: number; readonly flow: number })[];
  /** A potential difference typical of the network, and a flow. */
  readonly potentialScale: number;
  readonly flowScale: number;
  /** Potential errors up to this are solved. */
  readonly tolerance: number;
  /** Flows at the start, as a share of those at which the branches begin. */
  readonly startShare: number;
  /** Flows and potentials to start from instead. */
  readonly start?: { readonly flows: Float64Array; readonly potentials: Float64Array } | undefined;
  /** Whether the steps are cut at the minimum of the convex function rather than where the errors stop shrinking. */
  readonly isConvex: boolean;
}

export interface PotentialSolution {
  readonly flows: Float64Array;
  readonly potentials: Float64Array;
  /** Driving potentials and exchanges, in the order of `unknowns`. */
  readonly extra: Float64Array;
  readonly iterations: number;
  readonly isConverged: boolean;
  /** Index of the branch with the largest error, of use where it has not converged. */
  readonly worstBranch: number;
  /** Whether a matrix was singular: the conditions do not determine the unknowns. */
  readonly isSingular: boolean;
  /** Largest mass imbalance of a node, kg/s. */
  readonly imbalance: number;
}

/** More than any ordinary network takes by a factor of five. */
const iterationLimit = 100;

/** Steps without progress after which the search ends. */
const patience = 30;

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
  private readonly nodes: number;
  /** Row of each node in the matrix; −1 for a held one. */
  private readonly row: Int32Array;
  private readonly matrix: ConductanceMatrix;
  private readonly pairOf: Int32Array;
  private readonly flows: Float64Array;
  private readonly potentials: Float64Array;
  private readonly extra: Float64Array;
  private readonly drive: Float64Array;
  private readonly exchange: Float64Array;
  private readonly error: Float64Array;
  private readonly slope: Float64Array;
  private readonly byFrom: Float64Array;
  private readonly byTo: Float64Array;
  private readonly flowStep: Float64Array;
  private readonly potentialStep: Float64Array;
  private readonly extraStep: Float64Array;
  private readonly balance: Float64Array;
  private readonly value: BranchValue = { error: 0, slope: 0, byFrom: 0, byTo: 0 };
  private readonly closedSlope: number;
  private minimum: number;

  constructor(private readonly problem: Potentials) {
    const { branches, held, unknowns } = problem;
    this.nodes = held.length;
    this.row = new Int32Array(this.nodes).fill(-1);
    let rows = 0;
    for (let node = 0; node < this.nodes; node += 1) {
      if (held[node] === undefined) {
        this.row[node] = rows;
        rows += 1;
      }
    }
    const pairs: [number, number][] = [];
    this.pairOf = new Int32Array(branches.length).fill(-1);
    for (const [index, { from, to }] of branches.entries()) {
      const [i, j] = [this.row[from] as number, this.row[to] as number];
      if (i < 0 || j < 0 || i === j) continue;
      this.pairOf[index] = pairs.length;
      pairs.push([i, j]);
    }
    this.matrix = new ConductanceMatrix(rows, pairs);
    const known = held.filter(value => value !== undefined);
    const first = known.length > 0 ? Math.max(...known) : 0;
    this.flows = problem.start?.flows.slice() ?? Float64Array.from(branches, ({ start }) => start * problem.startShare);
    this.potentials = problem.start?.potentials.slice() ?? Float64Array.from(held, value => value ?? first);
    const count = branches.length;
    this.extra = new Float64Array(unknowns.length);
    this.drive = new Float64Array(count);
    this.exchange = Float64Array.from(problem.exchange);
    this.error = new Float64Array(count);
    this.slope = new Float64Array(count);
    this.byFrom = new Float64Array(count);
    this.byTo = new Float64Array(count);
    this.flowStep = new Float64Array(count);
    this.potentialStep = new Float64Array(this.nodes);
    this.extraStep = new Float64Array(unknowns.length);
    this.balance = new Float64Array(this.nodes);
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
    const finestSlope = 1e-3 * this.minimum;
    this.evaluate();
    let worst = this.worst();
    while (iterations < iterationLimit) {
      if (!this.findStep()) {
        isSingular = true;
        break;
      }
      iterations += 1;
      // The first step restores the mass balances from any start, so it is taken whole.
      if (iterations === 1) this.take(1);
      else if (isConvex) this.takeToMinimum();
      else this.takeWhileErrorsShrink();
      worst = this.worst();
      const flowShare = this.flowStepSize() / (1e-6 * problem.flowScale);
      const share = Math.max(worst.size / problem.tolerance, this.imbalance() / (1e-10 * problem.flowScale), flowShare);
      isConverged = share <= 1;
      // A flow round a loop of nearly no loss has found its way when errors and balances are met: only the least slope slows it down.
      if (share === flowShare && iterations > 20) this.minimum = Math.max(this.minimum / 4, finestSlope);
      // Past convergence a step or two more take the last digits; they end when nothing improves.
      if (share < best / 2) {
        best = share;
        stalled = 0;
      } else {
        stalled += 1;
      }
      if (share < 1e-6 || (isConverged && stalled >= 2) || stalled >= patience) break;
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
    const { branches } = this.problem;
    this.balance.set(this.exchange);
    for (let index = 0; index < branches.length; index += 1) {
      const branch = branches[index] as Branch;
      const flow = this.flows[index] as number;
      this.evaluateBranch(branch, index, flow, this.potentials, this.value);
      this.error[index] = this.value.error;
      this.slope[index] = Math.max(this.value.slope, this.minimum);
      this.byFrom[index] = this.value.byFrom;
      this.byTo[index] = this.value.byTo;
      this.balance[branch.from] = (this.balance[branch.from] as number) - flow;
      this.balance[branch.to] = (this.balance[branch.to] as number) + flow;
    }
  }

  private evaluateBranch(branch: Branch, index: number, flow: number, at: Float64Array, value: BranchValue): void {
    const [from, to] = [at[branch.from] as number, at[branch.to] as number];
    if (branch.oneWay && flow < 0) {
      branch.evaluate(0, from, to, value);
      value.error -= this.closedSlope * flow;
      value.slope = this.closedSlope;
    } else {
      branch.evaluate(flow, from, to, value);
    }
    value.error += this.drive[index] as number;
  }

  /** Finds the Newton step of flows, potentials and further unknowns. Returns false where the matrix is singular. */
  private findStep(): boolean {
    const { branches, unknowns, conditions } = this.problem;
    const { matrix, row, error, slope, byFrom, byTo } = this;
    matrix.clear();
    const right = new Float64Array(matrix.size);
    for (let node = 0; node < this.nodes; node += 1) {
      const r = row[node] as number;
      if (r >= 0) right[r] = this.balance[node] as number;
    }
    for (let index = 0; index < branches.length; index += 1) {
      const { from, to } = branches[index] as Branch;
      const s = slope[index] as number;
      const [i, j] = [row[from] as number, row[to] as number];
      const push = (error[index] as number) / s;
      const [fromI, fromJ] = [(byFrom[index] as number) / s, -(byTo[index] as number) / s];
      if (i === j) continue;
      if (i >= 0) right[i] = (right[i] as number) - push;
      if (j >= 0) right[j] = (right[j] as number) + push;
      if (j < 0) matrix.addGround(i, fromI);
      else if (i < 0) matrix.addGround(j, fromJ);
      else matrix.addPair(this.pairOf[index] as number, fromI, fromJ);
    }
    if (!matrix.factorize()) return false;
    matrix.solve(right);
    if (unknowns.length > 0 && !this.findExtraStep(right, conditions.length)) return false;
    for (let node = 0; node < this.nodes; node += 1) {
      const r = row[node] as number;
      this.potentialStep[node] = r >= 0 ? (right[r] as number) : 0;
    }
    for (let index = 0; index < branches.length; index += 1) {
      const { from, to } = branches[index] as Branch;
      this.flowStep[index] =
        ((error[index] as number) +
          (byFrom[index] as number) * (this.potentialStep[from] as number) +
          (byTo[index] as number) * (this.potentialStep[to] as number)) /
        (slope[index] as number);
    }
    for (const [k, unknown] of unknowns.entries()) {
      if (!('branch' in unknown)) continue;
      const { branch } = unknown;
      this.flowStep[branch] =
        (this.flowStep[branch] as number) + (this.extraStep[k] as number) / (slope[branch] as number);
    }
    return this.flowStep.every(Number.isFinite);
  }

  /** Eliminates the further unknowns by their conditions: `solution` holds the potentials without them, and receives those with them. */
  private findExtraStep(solution: Float64Array, count: number): boolean {
    const { unknowns, conditions } = this.problem;
    const { matrix, row, slope } = this;
    const columns = unknowns.map(unknown => {
      const column = new Float64Array(matrix.size);
      if ('branch' in unknown) {
        const { from, to } = this.branch(unknown.branch);
        const s = slope[unknown.branch] as number;
        const [i, j] = [row[from] as number, row[to] as number];
        if (i >= 0) column[i] = -1 / s;
        if (j >= 0) column[j] = 1 / s;
      } else {
        const r = row[unknown.exchangeOf] as number;
        if (r >= 0) column[r] = 1;
      }
      matrix.solve(column);
      return column;
    });
    const dense = new Float64Array(count * count);
    const right = new Float64Array(count);
    for (const [c, condition] of conditions.entries()) {
      const isFlow = 'branch' in condition;
      const ends = isFlow ? undefined : condition.balanceOf;
      right[c] = isFlow
        ? condition.flow - (this.flows[condition.branch] as number)
        : -(this.balance[condition.balanceOf] as number);
      const affected = isFlow ? [condition.branch] : this.branchesAt(condition.balanceOf);
      for (const index of affected) {
        const { from, to } = this.branch(index);
        const sign = isFlow || to === ends ? 1 : -1;
        const s = (slope[index] as number) * sign;
        right[c] -= (this.error[index] as number) / s;
        const change = (vector: Float64Array) => {
          const [i, j] = [row[from] as number, row[to] as number];
          return (
            ((i >= 0 ? (this.byFrom[index] as number) * (vector[i] as number) : 0) +
              (j >= 0 ? (this.byTo[index] as number) * (vector[j] as number) : 0)) /
            s
          );
        };
        right[c] -= change(solution);
        for (const [k, unknown] of unknowns.entries()) {
          const own = 'branch' in unknown && unknown.branch === index ? 1 / s : 0;
          const position = c * count + k;
          dense[position] = (dense[position] as number) + own + change(columns[k] as Float64Array);
        }
      }
      for (const [k, unknown] of unknowns.entries()) {
        if ('exchangeOf' in unknown && unknown.exchangeOf === ends) {
          dense[c * count + k] = (dense[c * count + k] as number) + 1;
        }
      }
    }
    if (!isRegular(dense, count) || !solveLinearSystem(dense, right, count)) return false;
    for (let k = 0; k < count; k += 1) {
      const step = right[k] as number;
      this.extraStep[k] = step;
      const column = columns[k] as Float64Array;
      for (let r = 0; r < matrix.size; r += 1) solution[r] = (solution[r] as number) + step * (column[r] as number);
    }
    return true;
  }

  private branch(index: number): Branch {
    return this.problem.branches[index] as Branch;
  }

  private branchesAt(node: number): number[] {
    return [...this.problem.branches.keys()].filter(index => {
      const { from, to } = this.branch(index);
      return from !== to && (from === node || to === node);
    });
  }

  /** Moves by a share of the step, of the potentials by another one where stated, and evaluates there. */
  private take(share: number, potentialShare = share): void {
    const { unknowns } = this.problem;
    for (let i = 0; i < this.flows.length; i += 1) {
      this.flows[i] = (this.flows[i] as number) + share * (this.flowStep[i] as number);
    }
    for (let node = 0; node < this.nodes; node += 1) {
      this.potentials[node] = (this.potentials[node] as number) + potentialShare * (this.potentialStep[node] as number);
    }
    for (const [k, unknown] of unknowns.entries()) {
      const step = share * (this.extraStep[k] as number);
      this.extra[k] = (this.extra[k] as number) + step;
      if ('branch' in unknown) this.drive[unknown.branch] = (this.drive[unknown.branch] as number) + step;
      else this.exchange[unknown.exchangeOf] = (this.exchange[unknown.exchangeOf] as number) + step;
    }
    this.evaluate();
  }

  /** Moves along the step to where the convex function of the flows has its minimum, roughly; whole where it still falls there. */
  private takeToMinimum(): void {
    const { branches } = this.problem;
    // Minus the errors times the step, at the start by the equation of the step itself.
    let start = 0;
    for (let index = 0; index < branches.length; index += 1) {
      start -= (this.slope[index] as number) * (this.flowStep[index] as number) ** 2;
    }
    // The potentials are the multipliers of the mass balances: those of the whole step hold wherever on it the flows are.
    this.take(1);
    const riseAt = (share: number) => {
      let sum = 0;
      for (let index = 0; index < branches.length; index += 1) {
        const step = this.flowStep[index] as number;
        const flow = (this.flows[index] as number) + (share - 1) * step;
        this.evaluateBranch(branches[index] as Branch, index, flow, this.potentials, this.value);
        sum -= this.value.error * step;
      }
      return sum;
    };
    let end = 0;
    for (let index = 0; index < branches.length; index += 1) {
      end -= (this.error[index] as number) * (this.flowStep[index] as number);
    }
    if (!(start < 0 && end > -0.5 * start)) return;
    let share = 1;
    let [low, high, lowRise, highRise] = [0, 1, start, end];
    for (let round = 0; round < 15; round += 1) {
      const secant = low + ((high - low) * -lowRise) / (highRise - lowRise);
      const width = high - low;
      share = Math.min(high - 0.1 * width, Math.max(low + 0.1 * width, secant));
      const here = riseAt(share);
      if (Math.abs(here) <= -0.5 * start) break;
      if (here > 0) [high, highRise] = [share, here];
      else [low, lowRise] = [share, here];
    }
    this.take(share - 1, 0);
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
    let sum = 0;
    for (let index = 0; index < this.error.length; index += 1) sum += (this.error[index] as number) ** 2;
    return sum;
  }

  private worst(): { size: number; index: number } {
    let [size, index] = [0, -1];
    for (let i = 0; i < this.error.length; i += 1) {
      const here = Math.abs(this.error[i] as number);
      if (!(here <= size)) [size, index] = [here, i];
    }
    return { size, index };
  }

  private flowStepSize(): number {
    let size = 0;
    for (const step of this.flowStep) size = Math.max(size, Math.abs(step));
    return size;
  }

  /** Largest imbalance of a node whose balance is required, and of a flow that is held, kg/s. */
  private imbalance(): number {
    let largest = 0;
    for (let node = 0; node < this.nodes; node += 1) {
      if ((this.row[node] as number) >= 0) largest = Math.max(largest, Math.abs(this.balance[node] as number));
    }
    for (const condition of this.problem.conditions) {
      const size =
        'branch' in condition
          ? Math.abs(condition.flow - (this.flows[condition.branch] as number))
          : Math.abs(this.balance[condition.balanceOf] as number);
      largest = Math.max(largest, size);
    }
    return largest;
  }
}

/** Whether a dense matrix has full rank by a wide margin: elimination with full pivoting leaves no pivot near zero. */
function isRegular(matrix: Float64Array, size: number): boolean {
  const copy = matrix.slice();
  const rows = [...Array.from({ length: size }).keys()];
  const columns = [...rows];
  let first = 0;
  for (let k = 0; k < size; k += 1) {
    let [pivot, at, to] = [0, k, k];
    for (let i = k; i < size; i += 1) {
      for (let j = k; j < size; j += 1) {
        const here = Math.abs(copy[(rows[i] as number) * size + (columns[j] as number)] as number);
        if (here > pivot) [pivot, at, to] = [here, i, j];
      }
    }
    if (k === 0) first = pivot;
    if (!(pivot > 1e-13 * first)) return false;
    [rows[k], rows[at]] = [rows[at] as number, rows[k] as number];
    [columns[k], columns[to]] = [columns[to] as number, columns[k] as number];
    const top = (rows[k] as number) * size;
    const divisor = copy[top + (columns[k] as number)] as number;
    for (let i = k + 1; i < size; i += 1) {
      const start = (rows[i] as number) * size;
      const factor = (copy[start + (columns[k] as number)] as number) / divisor;
      for (let j = k; j < size; j += 1) {
        const column = columns[j] as number;
        copy[start + column] = (copy[start + column] as number) - factor * (copy[top + column] as number);
      }
    }
  }
  return true;
}
