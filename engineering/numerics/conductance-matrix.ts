import { eliminationOf, type Elimination } from './elimination.ts';

/**
 * The sparse matrix of a network of conductances: row i states that what enters node i leaves it. Each column sums to what the node passes
 * to ground, so off-diagonals are not positive and the matrix is column diagonally dominant; it need not be symmetric.
 *
 * Factored in a minimum-degree order that is found once for a network. Off-diagonals and the sums to ground are carried instead of the
 * diagonal, so that nothing is ever subtracted: conductances that differ by any factor, such as an open and a closed valve, keep all their
 * digits. No pivoting is needed. Where every pair passes the same both ways, as in a liquid, the matrix is symmetric and half the work is done.
 *
 * Written here because the sparse solvers on npm are ports to WebAssembly (hundreds of kilobytes, asynchronous, digits of their build) or
 * dense, and none does without subtraction; this is a hundred lines with sums in a fixed order.
 * Source: W. K. Grassmann, M. I. Taksar, D. P. Heyman, Regenerative analysis and steady state distributions for Markov chains, Operations
 * Research 33 (1985) 1107–1116; A. George, J. W. H. Liu, Computer Solution of Large Sparse Positive Definite Systems, Prentice-Hall (1981).
 */
export class ConductanceMatrix {
  readonly size: number;
  private readonly elimination: Elimination;
  /** Values of the factors L·U of the transposed matrix; L is not used while the matrix is symmetric. */
  private readonly upper: Float64Array;
  private readonly lower: Float64Array;
  private readonly diagonal: Float64Array;
  /** What each row of the transposed matrix sums to. */
  private readonly ground: Float64Array;
  private readonly work: Float64Array;
  /** Whether the first node of each pair is eliminated before the second. */
  private readonly isUpper: Uint8Array;
  private isSymmetric = true;

  /** `pairs` lists the nodes i ≠ j that conductances join; it must not be changed afterwards. */
  constructor(size: number, pairs: readonly (readonly [number, number])[]) {
    this.size = size;
    this.elimination = eliminationOf(size, pairs);
    const { position, columns } = this.elimination;
    this.isUpper = new Uint8Array(pairs.length);
    for (const [pair, [i, j]] of pairs.entries()) {
      this.isUpper[pair] = (position[i] as number) < (position[j] as number) ? 1 : 0;
    }
    this.upper = new Float64Array(columns.length);
    this.lower = new Float64Array(columns.length);
    this.diagonal = new Float64Array(size);
    this.ground = new Float64Array(size);
    this.work = new Float64Array(size);
  }

  /** Sets every conductance to zero. */
  clear(): void {
    this.upper.fill(0);
    this.lower.fill(0);
    this.ground.fill(0);
    this.isSymmetric = true;
  }

  /** Adds a conductance from node i to ground. */
  addGround(i: number, value: number): void {
    const k = this.elimination.position[i] as number;
    this.ground[k] = (this.ground[k] as number) + value;
  }

  /** Adds what the nodes i and j of a pair pass to each other, per unit of their own potential. */
  addPair(pair: number, fromI: number, fromJ: number): void {
    const slot = this.elimination.slots[pair] as number;
    const isUpper = this.isUpper[pair] === 1;
    if (fromI !== fromJ) this.isSymmetric = false;
    this.upper[slot] = (this.upper[slot] as number) - (isUpper ? fromI : fromJ);
    this.lower[slot] = (this.lower[slot] as number) - (isUpper ? fromJ : fromI);
  }

  /** Factors in place. Returns false where a part has no way to ground, or a conductance is not finite. */
  factorize(): boolean {
    return this.isSymmetric ? this.factorizeSymmetric() : this.factorizeAny();
  }

  private factorizeSymmetric(): boolean {
    const { upper, diagonal, ground, work } = this;
    const { size, start, columns, lowerStart, lowerAt, lowerColumn, joinsNext } = this.elimination;
    for (let i = 0; i < size; i += 1) {
      const [first, last] = [start[i] as number, start[i + 1] as number];
      for (let at = first; at < last; at += 1) work[columns[at] as number] = upper[at] as number;
      let toGround = ground[i] as number;
      const end = lowerStart[i + 1] as number;
      for (let t = lowerStart[i] as number; t < end; t += 1) {
        const k = lowerColumn[t] as number;
        const own = lowerAt[t] as number;
        const factor = (upper[own] as number) / (diagonal[k] as number);
        toGround -= factor * (ground[k] as number);
        const count = (start[k + 1] as number) - own;
        if (joinsNext[k] === 1 && t + 1 < end && lowerColumn[t + 1] === k + 1) {
          // The next row has the same columns from here on: both at once.
          t += 1;
          const next = lowerAt[t] as number;
          const other = (upper[next] as number) / (diagonal[k + 1] as number);
          toGround -= other * (ground[k + 1] as number);
          for (let step = 1; step < count; step += 1) {
            const j = columns[own + step] as number;
            const sum = factor * (upper[own + step] as number) + other * (upper[next + step] as number);
            work[j] = (work[j] as number) - sum;
          }
          continue;
        }
        if (factor === 0) continue;
        for (let step = 1; step < count; step += 1) {
          const j = columns[own + step] as number;
          work[j] = (work[j] as number) - factor * (upper[own + step] as number);
        }
      }
      ground[i] = toGround;
      let pivot = toGround;
      for (let at = first; at < last; at += 1) {
        const value = work[columns[at] as number] as number;
        upper[at] = value;
        pivot -= value;
      }
      if (!(pivot > 0 && pivot < Infinity)) return false;
      diagonal[i] = pivot;
    }
    return true;
  }

  private factorizeAny(): boolean {
    const { upper, lower, diagonal, ground, work } = this;
    const { size, start, columns, lowerStart, lowerAt, lowerColumn } = this.elimination;
    work.fill(0);
    for (let i = 0; i < size; i += 1) {
      const [from, to] = [lowerStart[i] as number, lowerStart[i + 1] as number];
      for (let t = from; t < to; t += 1) work[lowerColumn[t] as number] = lower[lowerAt[t] as number] as number;
      for (let at = start[i] as number; at < (start[i + 1] as number); at += 1) {
        work[columns[at] as number] = upper[at] as number;
      }
      let toGround = ground[i] as number;
      for (let t = from; t < to; t += 1) {
        const k = lowerColumn[t] as number;
        const factor = (work[k] as number) / (diagonal[k] as number);
        lower[lowerAt[t] as number] = factor;
        work[k] = 0;
        if (factor === 0) continue;
        toGround -= factor * (ground[k] as number);
        for (let at = start[k] as number; at < (start[k + 1] as number); at += 1) {
          const j = columns[at] as number;
          // The diagonal follows from the row's sum.
          if (j !== i) work[j] = (work[j] as number) - factor * (upper[at] as number);
        }
      }
      ground[i] = toGround;
      let pivot = toGround;
      for (let at = start[i] as number; at < (start[i + 1] as number); at += 1) {
        const j = columns[at] as number;
        upper[at] = work[j] as number;
        pivot -= work[j] as number;
        work[j] = 0;
      }
      if (!(pivot > 0 && pivot < Infinity)) return false;
      diagonal[i] = pivot;
    }
    return true;
  }

  /** Solves the factored system in place: `vector` holds what enters each node and receives the potentials. */
  solve(vector: Float64Array): void {
    const { upper, lower, diagonal, work, isSymmetric } = this;
    const { size, start, columns, order } = this.elimination;
    const factors = isSymmetric ? upper : lower;
    for (let i = 0; i < size; i += 1) work[i] = vector[order[i] as number] as number;
    for (let k = 0; k < size; k += 1) {
      const value = (work[k] as number) / (diagonal[k] as number);
      work[k] = value;
      for (let at = start[k] as number; at < (start[k + 1] as number); at += 1) {
        const j = columns[at] as number;
        work[j] = (work[j] as number) - (upper[at] as number) * value;
      }
    }
    for (let k = size - 1; k >= 0; k -= 1) {
      let sum = 0;
      for (let at = start[k] as number; at < (start[k + 1] as number); at += 1) {
        sum += (factors[at] as number) * (work[columns[at] as number] as number);
      }
      work[k] = (work[k] as number) - (isSymmetric ? sum / (diagonal[k] as number) : sum);
    }
    for (let i = 0; i < size; i += 1) vector[order[i] as number] = work[i] as number;
  }
}
