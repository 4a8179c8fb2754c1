/** Where the factors of a sparse matrix with a symmetric pattern have entries, for elimination in an order of few of them. */
export interface Elimination {
  readonly size: number;
  /** Row of the matrix at each step, and the step of each row. */
  readonly order: Int32Array;
  readonly position: Int32Array;
  /** Row k of U has the columns `columns[start[k]…start[k + 1])`, ascending, and column k of L as well. */
  readonly start: Int32Array;
  readonly columns: Int32Array;
  /** Row i of L holds the values at `lowerAt[lowerStart[i]…)`, in the columns `lowerColumn`, ascending. */
  readonly lowerStart: Int32Array;
  readonly lowerAt: Int32Array;
  readonly lowerColumn: Int32Array;
  /** Whether row k of U has the diagonal of the next one as its first column, and its columns after that. */
  readonly joinsNext: Uint8Array;
  /** Where among the columns each pair is. */
  readonly slots: Int32Array;
}

interface Known {
  readonly pairs: readonly (readonly [number, number])[];
  readonly elimination: Elimination;
}

/** The last patterns and their eliminations: a network is solved several times, with other flows or sizes. */
const known: Known[] = [];
const knownLimit = 4;

/** Returns the elimination of a matrix of a size with entries at pairs (i, j) and (j, i), i ≠ j, and on its diagonal. */
export function eliminationOf(size: number, pairs: readonly (readonly [number, number])[]): Elimination {
  const found = known.find(one => one.elimination.size === size && hasPairs(one.pairs, pairs));
  if (found) return found.elimination;
  const elimination = findElimination(size, pairs);
  known.unshift({ pairs, elimination });
  known.length = Math.min(known.length, knownLimit);
  return elimination;
}

function hasPairs(one: Known['pairs'], other: Known['pairs']): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [one[index] as readonly [number, number], other[index] as readonly [number, number]];
    if (a[0] !== b[0] || a[1] !== b[1]) return false;
  }
  return true;
}

function findElimination(size: number, pairs: Known['pairs']): Elimination {
  const { order, neighbours } = minimumDegree(size, pairs);
  const position = new Int32Array(size);
  const start = new Int32Array(size + 1);
  for (let k = 0; k < size; k += 1) {
    position[order[k] as number] = k;
    start[k + 1] = (start[k] as number) + (neighbours[k] as number[]).length;
  }
  const entries = start[size] as number;
  const columns = new Int32Array(entries);
  const lowerStart = new Int32Array(size + 1);
  for (let k = 0; k < size; k += 1) {
    let at = start[k] as number;
    for (const node of neighbours[k] as number[]) {
      const column = position[node] as number;
      columns[at] = column;
      at += 1;
      lowerStart[column + 1] = (lowerStart[column + 1] as number) + 1;
    }
    columns.subarray(start[k], at).sort();
  }
  for (let k = 0; k < size; k += 1) lowerStart[k + 1] = (lowerStart[k + 1] as number) + (lowerStart[k] as number);
  const lowerAt = new Int32Array(entries);
  const lowerColumn = new Int32Array(entries);
  const filled = lowerStart.slice();
  for (let k = 0; k < size; k += 1) {
    for (let at = start[k] as number; at < (start[k + 1] as number); at += 1) {
      const row = columns[at] as number;
      const next = filled[row] as number;
      lowerAt[next] = at;
      lowerColumn[next] = k;
      filled[row] = next + 1;
    }
  }
  const slots = new Int32Array(pairs.length);
  for (const [pair, [i, j]] of pairs.entries()) {
    const [a, b] = [position[i] as number, position[j] as number];
    const row = Math.min(a, b);
    slots[pair] = columns.indexOf(Math.max(a, b), start[row]);
  }
  const joinsNext = new Uint8Array(size);
  for (let k = 0; k + 1 < size; k += 1) {
    const [first, next, end] = [start[k] as number, start[k + 1] as number, start[k + 2] as number];
    // Elimination fills the next row with the others of these columns, so as many are the same.
    joinsNext[k] = columns[first] === k + 1 && next - first === end - next + 1 ? 1 : 0;
  }
  return { size, order, position, start, columns, lowerStart, lowerAt, lowerColumn, joinsNext, slots };
}

/**
 * Elimination order by least degree, ties by index, with the neighbours that each row has when it is eliminated.
 * Source: A. George, J. W. H. Liu, Computer Solution of Large Sparse Positive Definite Systems, Prentice-Hall (1981).
 */
function minimumDegree(size: number, pairs: Known['pairs']): { order: Int32Array; neighbours: number[][] } {
  const adjacent: number[][] = [];
  for (let node = 0; node < size; node += 1) adjacent.push([]);
  // Marks of the nodes that a list has already: a new number for every list.
  const mark = new Int32Array(size).fill(-1);
  let marks = 0;
  for (const [i, j] of pairs) {
    (adjacent[i] as number[]).push(j);
    (adjacent[j] as number[]).push(i);
  }
  for (let node = 0; node < size; node += 1) adjacent[node] = distinct(adjacent[node] as number[], mark, marks++);
  // Rows of each degree, as stacks with stale entries that are skipped.
  const byDegree: number[][] = [];
  const push = (node: number, degree: number) => (byDegree[degree] ??= []).push(node);
  for (let node = size - 1; node >= 0; node -= 1) push(node, (adjacent[node] as number[]).length);
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
    const own = adjacent[node] as number[];
    if (isDone[node] === 1 || own.length !== degree) continue;
    isDone[node] = 1;
    order[neighbours.length] = node;
    neighbours.push(own);
    for (const other of own) {
      const list = adjacent[other] as number[];
      mark[other] = marks;
      let kept = 0;
      for (const further of list) {
        mark[further] = marks;
        if (further === node) continue;
        list[kept] = further;
        kept += 1;
      }
      list.length = kept;
      for (const further of own) if (mark[further] !== marks) list.push(further);
      marks += 1;
      push(other, list.length);
      if (list.length < degree) degree = list.length;
    }
  }
  return { order, neighbours };
}

function distinct(list: readonly number[], mark: Int32Array, own: number): number[] {
  const kept: number[] = [];
  for (const node of list) {
    if (mark[node] === own) continue;
    mark[node] = own;
    kept.push(node);
  }
  return kept;
}
