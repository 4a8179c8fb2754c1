import { solveLinearSystem, ConductanceMatrix } from '../../numerics/index.ts';
import type { Potentials } from './potentials.ts';

/**
 * The linear equations of a step of Newton's method: errors, derivatives and mass balances at the present flows and potentials, and the
 * step that removes them.
 */
export class NewtonStep {
  /** Ends of each branch. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Error of each branch and its derivatives, as `BranchValue` has them. */
  readonly error: Float64Array;
  readonly slope: Float64Array;
  readonly byFrom: Float64Array;
  readonly byTo: Float64Array;
  /** What enters each node less what leaves it, kg/s. */
  readonly balance: Float64Array;
  readonly flowStep: Float64Array;
  readonly potentialStep: Float64Array;
  readonly extraStep: Float64Array;
  /** Row of each node in the matrix; −1 for a held one. */
  private readonly row: Int32Array;
  private readonly matrix: ConductanceMatrix;
  /** Pair of each branch in the matrix; −1 where one of its ends is held. */
  private readonly pairOf: Int32Array;
  private readonly right: Float64Array;

  constructor(private readonly problem: Pick<Potentials, 'branches' | 'held' | 'unknowns' | 'conditions'>) {
    const { branches, held, unknowns } = problem;
    const count = branches.length;
    this.row = new Int32Array(held.length).fill(-1);
    let rows = 0;
    for (let node = 0; node < held.length; node += 1) {
      if (held[node] !== undefined) continue;
      this.row[node] = rows;
      rows += 1;
    }
    this.from = new Int32Array(count);
    this.to = new Int32Array(count);
    this.pairOf = new Int32Array(count).fill(-1);
    const pairs: [number, number][] = [];
    for (const [index, { from, to }] of branches.entries()) {
      this.from[index] = from;
      this.to[index] = to;
      const i = this.row[from] as number;
      const j = this.row[to] as number;
      if (i < 0 || j < 0 || i === j) continue;
      this.pairOf[index] = pairs.length;
      pairs.push([i, j]);
    }
    this.matrix = new ConductanceMatrix(rows, pairs);
    this.right = new Float64Array(rows);
    this.error = new Float64Array(count);
    this.slope = new Float64Array(count);
    this.byFrom = new Float64Array(count);
    this.byTo = new Float64Array(count);
    this.balance = new Float64Array(held.length);
    this.flowStep = new Float64Array(count);
    this.potentialStep = new Float64Array(held.length);
    this.extraStep = new Float64Array(unknowns.length);
  }

  /** Whether the potential of a node is unknown. */
  isUnknown(node: number): boolean {
    return (this.row[node] as number) >= 0;
  }

  /** Finds the step of flows, potentials and further unknowns from `flows`. Returns false where the matrix is singular. */
  find(flows: Float64Array): boolean {
    const { unknowns } = this.problem;
    const { matrix, row, right, error, slope, byFrom, byTo, flowStep, potentialStep, from, to } = this;
    this.assemble();
    if (!matrix.factorize()) return false;
    matrix.solve(right);
    if (unknowns.length > 0 && !this.findExtra(flows)) return false;
    for (let node = 0; node < row.length; node += 1) {
      const r = row[node] as number;
      potentialStep[node] = r >= 0 ? (right[r] as number) : 0;
    }
    let isFinite = true;
    for (let index = 0; index < flowStep.length; index += 1) {
      const step =
        ((error[index] as number) +
          (byFrom[index] as number) * (potentialStep[from[index] as number] as number) +
          (byTo[index] as number) * (potentialStep[to[index] as number] as number)) /
        (slope[index] as number);
      flowStep[index] = step;
      isFinite &&= Number.isFinite(step);
    }
    for (const [k, unknown] of unknowns.entries()) {
      if (!('branch' in unknown)) continue;
      const { branch } = unknown;
      const step = (flowStep[branch] as number) + (this.extraStep[k] as number) / (slope[branch] as number);
      flowStep[branch] = step;
      isFinite &&= Number.isFinite(step);
    }
    return isFinite;
  }

  /** The mass balances with the flows eliminated. */
  private assemble(): void {
    const { matrix, row, right, error, slope, byFrom, byTo, from, to } = this;
    matrix.clear();
    for (let node = 0; node < row.length; node += 1) {
      const r = row[node] as number;
      if (r >= 0) right[r] = this.balance[node] as number;
    }
    for (let index = 0; index < error.length; index += 1) {
      const i = row[from[index] as number] as number;
      const j = row[to[index] as number] as number;
      if (i === j) continue;
      const s = slope[index] as number;
      const push = (error[index] as number) / s;
      const fromI = (byFrom[index] as number) / s;
      const fromJ = -(byTo[index] as number) / s;
      if (i >= 0) right[i] = (right[i] as number) - push;
      if (j >= 0) right[j] = (right[j] as number) + push;
      if (j < 0) matrix.addGround(i, fromI);
      else if (i < 0) matrix.addGround(j, fromJ);
      else matrix.addPair(this.pairOf[index] as number, fromI, fromJ);
    }
  }

  /** Eliminates the further unknowns by their conditions: `right` holds the potentials without them, and receives those with them. */
  private findExtra(flows: Float64Array): boolean {
    const { unknowns, conditions } = this.problem;
    const { matrix, row, slope, right: solution } = this;
    const count = conditions.length;
    const columns = unknowns.map(unknown => {
      const column = new Float64Array(matrix.size);
      if ('branch' in unknown) {
        const s = slope[unknown.branch] as number;
        const i = row[this.from[unknown.branch] as number] as number;
        const j = row[this.to[unknown.branch] as number] as number;
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
        ? condition.flow - (flows[condition.branch] as number)
        : -(this.balance[condition.balanceOf] as number);
      const affected = isFlow ? [condition.branch] : this.branchesAt(condition.balanceOf);
      for (const index of affected) {
        const sign = isFlow || this.to[index] === ends ? 1 : -1;
        const s = (slope[index] as number) * sign;
        right[c] -= (this.error[index] as number) / s + this.change(index, solution) / s;
        for (const [k, unknown] of unknowns.entries()) {
          const own = 'branch' in unknown && unknown.branch === index ? 1 / s : 0;
          const position = c * count + k;
          dense[position] = (dense[position] as number) + own + this.change(index, columns[k] as Float64Array) / s;
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

  /** Change of the error of a branch by that of the potentials of the rows. */
  private change(index: number, byRow: Float64Array): number {
    const i = this.row[this.from[index] as number] as number;
    const j = this.row[this.to[index] as number] as number;
    return (
      (i >= 0 ? (this.byFrom[index] as number) * (byRow[i] as number) : 0) +
      (j >= 0 ? (this.byTo[index] as number) * (byRow[j] as number) : 0)
    );
  }

  private branchesAt(node: number): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.from.length; index += 1) {
      const [from, to] = [this.from[index], this.to[index]];
      if (from !== to && (from === node || to === node)) found.push(index);
    }
    return found;
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
