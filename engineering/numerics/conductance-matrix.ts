/**
 * The sparse matrix of a network of conductances: row i states that what enters node i leaves it. Each column sums to what the node passes
 * to ground, so off-diagonals are not positive and the matrix is column diagonally dominant; it need not be symmetric.
 *
 * Factored in a minimum-degree order that is found once for a network. Off-diagonals and the sums to ground are carried instead of the
 * diagonal, so that nothing is ever subtracted: conductances that differ by any factor, such as an open and a closed valve, keep all their
 * digits. No pivoting is needed.
 *
 * Written here because the sparse solvers on npm are ports to WebAssembly (hundreds of kilobytes, asynchronous, digits of their build) or
 * dense, and none does without subtraction; this is a hundred lines with sums in a fixed order.
 * Source: W. K. Grassmann, M. I. Taksar, D. P. Heyman, Regenerative analysis and steady state distributions for Markov chains, Operations
 * Research 33 (1985) 1107–1116; A. George, J. W. H. Liu, Computer Solution of Large Sparse Positive Definite Systems, Prentice-Hall (1981).
 */
export class ConductanceMatrix {
  readonly size: number;
  private readonly position: Int32Array;
  private readonly order: Int32Array;
  /** Of the factors L·U of the transposed matrix, row k of U has the columns `columns[start[k]…start[k + 1])`, and column k of L as well. */
  private readonly start: Int32Array;
  private readonly columns: Int32Array;
  private readonly upper: Float64Array;
  private readonly lower: Float64Array;
  private readonly diagonal: Float64Array;
  /** What each row of the transposed matrix sums to. */
  private readonly ground: Float64Array;
  /** Row i of L holds the values at `lowerAt[lowerStart[i]…)`, in the columns `lowerColumn`. */
  private readonly lowerStart: Int32Array;
  private readonly lowerAt: Int32Array;
  private readonly lowerColumn: Int32Array;
  private readonly work: Float64Array;
  private readonly slots: Int32Array;
  private readonly rows: readonly (readonly [number, number])[];

  /** `pairs` lists the nodes i ≠ j that conductances join. */
  constructor(size: number, pairs: readonly (readonly [number, number])[]) {
    this.size = size;
    this.rows = pairs;
    const later = minimumDegree(size, pairs);
    this.order = later.order;
    this.position = new Int32Array(size);
    for (let k = 0; k < size; k += 1) this.position[this.order[k] as number] = k;
    this.start = new Int32Array(size + 1);
    for (let k = 0; k < size; k += 1) {
      this.start[k + 1] = (this.start[k] as number) + (later.neighbours[k] as number[]).length;
    }
    const entries = this.start[size] as number;
    this.columns = new Int32Array(entries);
    this.lowerStart = new Int32Array(size + 1);
    for (let k = 0; k < size; k += 1) {
      const row = (later.neighbours[k] as number[])
        .map(node => this.position[node] as number)
        .toSorted((a, b) => a - b);
      this.columns.set(row, this.start[k]);
      for (const column of row) this.lowerStart[column + 1] = (this.lowerStart[column + 1] as number) + 1;
    }
    for (let k = 0; k < size; k += 1) {
      this.lowerStart[k + 1] = (this.lowerStart[k + 1] as number) + (this.lowerStart[k] as number);
    }
    this.lowerAt = new Int32Array(entries);
    this.lowerColumn = new Int32Array(entries);
    const filled = this.lowerStart.slice();
    for (let k = 0; k < size; k += 1) {
      for (let at = this.start[k] as number; at < (this.start[k + 1] as number); at += 1) {
        const row = this.columns[at] as number;
        const next = filled[row] as number;
        this.lowerAt[next] = at;
        this.lowerColumn[next] = k;
        filled[row] = next + 1;
      }
    }
    this.upper = new Float64Array(entries);
    this.lower = new Float64Array(entries);
    this.diagonal = new Float64Array(size);
    this.ground = new Float64Array(size);
    this.work = new Float64Array(size);
    this.slots = Int32Array.from(pairs, ([i, j]) => this.find(i, j));
  }

  /** Sets every conductance to zero. */
  clear(): void {
    this.upper.fill(0);
    this.lower.fill(0);
    this.ground.fill(0);
  }

  /** Adds a conductance from node i to ground. */
  addGround(i: number, value: number): void {
    const k = this.position[i] as number;
    this.ground[k] = (this.ground[k] as number) + value;
  }

  /** Adds what the nodes i and j of a pair pass to each other, per unit of their own potential. */
  addPair(pair: number, fromI: number, fromJ: number): void {
    const [i, j] = this.rows[pair] as readonly [number, number];
    const slot = this.slots[pair] as number;
    const isUpper = (this.position[i] as number) < (this.position[j] as number);
    this.upper[slot] = (this.upper[slot] as number) - (isUpper ? fromI : fromJ);
    this.lower[slot] = (this.lower[slot] as number) - (isUpper ? fromJ : fromI);
  }

  /** Factors in place. Returns false where a part has no way to ground, or a conductance is not finite. */
  factorize(): boolean {
    const { size, start, columns, upper, lower, diagonal, ground, lowerStart, lowerAt, lowerColumn, work } = this;
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
    const { size, start, columns, upper, lower, diagonal, work, order } = this;
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
      let sum = work[k] as number;
      for (let at = start[k] as number; at < (start[k + 1] as number); at += 1) {
        sum -= (lower[at] as number) * (work[columns[at] as number] as number);
      }
      work[k] = sum;
    }
    for (let i = 0; i < size; i += 1) vector[order[i] as number] = work[i] as number;
    work.fill(0);
  }

  private find(i: number, j: number): number {
    const [a, b] = [this.position[i] as number, this.position[j] as number];
    const [row, column] = a < b ? [a, b] : [b, a];
    let [low, high] = [this.start[row] as number, (this.start[row + 1] as number) - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.columns[middle] as number) < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Elimination order by least degree, ties by index, with the neighbours that each row has when it is eliminated. */
function minimumDegree(
  size: number,
  pairs: readonly (readonly [number, number])[],
): { order: Int32Array; neighbours: number[][] } {
  const graph = Array.from({ length: size }, () => new Set<number>());
  for (const [i, j] of pairs) {
    graph[i]?.add(j);
    graph[j]?.add(i);
  }
  // Rows of each degree, as stacks with stale entries that are skipped.
  const byDegree: number[][] = [];
  const push = (node: number, degree: number) => (byDegree[degree] ??= []).push(node);
  for (let node = size - 1; node >= 0; node -= 1) push(node, (graph[node] as Set<number>).size);
  const isDone = new Uint8Array(size);
  const order = new Int32Array(size);
  const neighbours: number[][] = [];
  let degree = 0;
  while (neighbours.length < size) {
    const node = byDegree[degree]?.pop();
    if (node === undefined) {
      degree += 1;
      continue;
    }
    const own = graph[node] as Set<number>;
    if (isDone[node] === 1 || own.size !== degree) continue;
    isDone[node] = 1;
    order[neighbours.length] = node;
    const list = [...own];
    neighbours.push(list);
    for (const other of list) {
      const set = graph[other] as Set<number>;
      set.delete(node);
      for (const further of list) if (further !== other) set.add(further);
    }
    for (const other of list) {
      const now = (graph[other] as Set<number>).size;
      push(other, now);
      if (now < degree) degree = now;
    }
    own.clear();
  }
  return { order, neighbours };
}
