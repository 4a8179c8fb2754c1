/**
 * Solves A·x = b in place by elimination with row pivoting: `matrix` holds A row by row and is overwritten, `right` holds b and receives x.
 * Allocates nothing. Returns false, with both overwritten, when A is singular or not finite.
 */
export function solveLinearSystem(matrix: Float64Array, right: Float64Array, size: number): boolean {
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    let largest = Math.abs(matrix[column * size + column] as number);
    for (let row = column + 1; row < size; row += 1) {
      const candidate = Math.abs(matrix[row * size + column] as number);
      if (candidate > largest) {
        largest = candidate;
        pivot = row;
      }
    }
    if (!(largest > 0 && largest < Infinity)) return false;
    const top = column * size;
    if (pivot !== column) {
      const other = pivot * size;
      for (let k = column; k < size; k += 1) {
        const held = matrix[top + k] as number;
        matrix[top + k] = matrix[other + k] as number;
        matrix[other + k] = held;
      }
      const held = right[column] as number;
      right[column] = right[pivot] as number;
      right[pivot] = held;
    }
    const inverse = 1 / (matrix[top + column] as number);
    for (let row = column + 1; row < size; row += 1) {
      const start = row * size;
      const factor = (matrix[start + column] as number) * inverse;
      if (factor === 0) continue;
      for (let k = column + 1; k < size; k += 1) {
        matrix[start + k] = (matrix[start + k] as number) - factor * (matrix[top + k] as number);
      }
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    const start = row * size;
    let sum = right[row] as number;
    for (let k = row + 1; k < size; k += 1) sum -= (matrix[start + k] as number) * (right[k] as number);
    right[row] = sum / (matrix[start + row] as number);
  }
  return true;
}
