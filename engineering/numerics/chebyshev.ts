import { cos } from '../elementary/index.ts';

/** Returns the `count` Chebyshev nodes in −1…1 for an interpolation. */
export function chebyshevNodes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, k) => cos((Math.PI * (k + 0.5)) / count));
}

/**
 * Chebyshev coefficients c of f(x) = Σ c_k·T_k(x) from the values of f at the nodes. Source: W. H. Press et al., Numerical Recipes, 3rd ed.
 * (2007), section 5.8.
 */
export function chebyshevCoefficients(values: readonly number[]): Float64Array {
  const { length } = values;
  return Float64Array.from(values, (_, j) => {
    const sum = values.reduce((total, value, k) => total + value * cos((Math.PI * j * (k + 0.5)) / length), 0);
    return (sum * (j === 0 ? 1 : 2)) / length;
  });
}

/** Σ c_k·T_k(x) at x in −1…1, by Clenshaw's recurrence. */
export function chebyshevSum(coefficients: Float64Array, x: number): number {
  const twice = 2 * x;
  let above = 0;
  let aboveThat = 0;
  for (let k = coefficients.length - 1; k > 0; k -= 1) {
    const here = twice * above - aboveThat + (coefficients[k] as number);
    aboveThat = above;
    above = here;
  }
  return x * above - aboveThat + (coefficients[0] as number);
}
