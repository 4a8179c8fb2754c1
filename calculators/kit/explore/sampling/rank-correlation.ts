import { sin } from '@isentrope/engineering/elementary';
import { normalQuantile } from './distribution.ts';
import { meanOf, ranksOf } from './statistics.ts';

type Matrix = readonly Float64Array[];

/** The correlation of two normal distributions with a given rank correlation. */
export function normalCorrelation(ofRanks: number): number {
  return 2 * sin((Math.PI * ofRanks) / 6);
}

/** The Cholesky factor of a matrix, lower triangular; undefined if it is not positive definite. */
export function choleskyOf(matrix: Matrix): Float64Array[] | undefined {
  const lower = matrix.map(row => new Float64Array(row.length));
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (lower[j]?.[k] ?? 0);
      if (i !== j) row[j] = sum / (lower[j]?.[j] ?? 1);
      else if (sum > 1e-10) row[j] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return lower;
}

/** The correlation matrix of columns of numbers. */
function correlationOf(columns: Matrix): Float64Array[] {
  const centred = columns.map(column => {
    const mean = meanOf(column);
    const away = column.map(value => value - mean);
    const size = Math.sqrt(away.reduce((sum, value) => sum + value * value, 0));
    return away.map(value => value / size);
  });
  return centred.map(a =>
    Float64Array.from(centred, b => a.reduce((sum, value, row) => sum + value * (b[row] ?? 0), 0)),
  );
}

/**
 * Reorders the values of each column of independent samples so that their ranks have the correlations of a normal
 * distribution with a given correlation matrix, passed as its Cholesky factor. Undefined if there are too few samples.
 * Source: R. L. Iman, W. J. Conover, Commun. Stat. Simul. Comput. 11 (1982) 311, with van der Waerden's scores.
 */
export function reorderForCorrelation(
  columns: Matrix,
  factor: Matrix,
  random: () => number,
): readonly Float64Array[] | undefined {
  const count = columns[0]?.length ?? 0;
  const scores = columns.map(() => shuffled(count, random));
  const own = choleskyOf(correlationOf(scores));
  if (!own) return undefined;
  const mixed = Array.from({ length: columns.length }, () => new Float64Array(count));
  const independent = new Float64Array(columns.length);
  for (let row = 0; row < count; row += 1) {
    for (const [i, line] of own.entries()) {
      let sum = scores[i]?.[row] ?? 0;
      for (let k = 0; k < i; k += 1) sum -= (line[k] ?? 0) * (independent[k] ?? 0);
      independent[i] = sum / (line[i] ?? 1);
    }
    for (const [i, line] of factor.entries()) {
      const target = mixed[i];
      if (target) target[row] = line.reduce((sum, value, k) => sum + value * (independent[k] ?? 0), 0);
    }
  }
  return columns.map((column, index) => {
    const rising = column.toSorted();
    return Float64Array.from(ranksOf(mixed[index] ?? []), rank => rising[Math.floor(rank)] ?? 0.5);
  });
}

/** Van der Waerden's scores in random order. */
function shuffled(count: number, random: () => number): Float64Array {
  const scores = Float64Array.from({ length: count }, (_, index) => normalQuantile((index + 1) / (count + 1)));
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [scores[index], scores[other]] = [scores[other] ?? 0, scores[index] ?? 0];
  }
  return scores;
}
