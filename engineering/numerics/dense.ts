/**
 * LU factors with partial pivoting of the leading n×n block of a row-major matrix of row length `stride`, in place.
 * `pivots` receives the row exchanged at each column. Returns false where the block is singular or not finite.
 */
export function factorize(matrix: Float64Array, n: number, stride: number, pivots: Int32Array): boolean {
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    let largest = Math.abs(matrix[column * stride + column] ?? 0);
    for (let row = column + 1; row < n; row += 1) {
      const size = Math.abs(matrix[row * stride + column] ?? 0);
      if (size > largest) {
        largest = size;
        pivot = row;
      }
    }
    if (!(largest > 0 && largest < Infinity)) return false;
    pivots[column] = pivot;
    const top = column * stride;
    if (pivot !== column) {
      const other = pivot * stride;
      for (let k = 0; k < n; k += 1) {
        const swapped = matrix[top + k] ?? 0;
        matrix[top + k] = matrix[other + k] ?? 0;
        matrix[other + k] = swapped;
      }
    }
    const reciprocal = 1 / (matrix[top + column] ?? 0);
    for (let row = column + 1; row < n; row += 1) {
      const start = row * stride;
      const factor = (matrix[start + column] ?? 0) * reciprocal;
      if (factor === 0) continue;
      matrix[start + column] = factor;
      for (let k = column + 1; k < n; k += 1) {
        matrix[start + k] = (matrix[start + k] ?? 0) - factor * (matrix[top + k] ?? 0);
      }
    }
  }
  return true;
}

/** Solves the factorized system for the right-hand side in the first n entries of `vector`, in place. */
export function substitute(
  factors: Float64Array,
  n: number,
  stride: number,
  pivots: Int32Array,
  vector: Float64Array,
): void {
  for (let column = 0; column < n; column += 1) {
    const pivot = pivots[column] ?? column;
    if (pivot === column) continue;
    const swapped = vector[column] ?? 0;
    vector[column] = vector[pivot] ?? 0;
    vector[pivot] = swapped;
  }
  for (let row = 1; row < n; row += 1) {
    let sum = vector[row] ?? 0;
    const start = row * stride;
    let first = 0;
    while (first < row && factors[start + first] === 0) first += 1;
    for (let k = first; k < row; k += 1) sum -= (factors[start + k] ?? 0) * (vector[k] ?? 0);
    vector[row] = sum;
  }
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = vector[row] ?? 0;
    const start = row * stride;
    for (let k = row + 1; k < n; k += 1) sum -= (factors[start + k] ?? 0) * (vector[k] ?? 0);
    vector[row] = sum / (factors[start + row] ?? 0);
  }
}
