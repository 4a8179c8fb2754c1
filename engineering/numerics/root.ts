/** A root and the number of evaluations. */
export interface Root {
  readonly x: number;
  /** Evaluations of the function. */
  readonly evaluations: number;
}

/**
 * Returns a root of `f` between `a` and `b`, where `f` changes sign, by Brent's method to the last bit or two of x. Undefined when f(a) and
 * f(b) have the same sign or either is not a number.
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 4.
 */
export function findRoot(f: (x: number) => number, a: number, b: number): Root | undefined {
  let [best, other] = [b, a];
  let [fBest, fOther] = [f(b), f(a)];
  if (!(fBest * fOther <= 0)) return undefined;
  let previous = other;
  let fPrevious = fOther;
  let step = best - other;
  let stepBefore = step;
  let evaluations = 2;
  for (; evaluations < 200; evaluations += 1) {
    if (fBest > 0 === fPrevious > 0) {
      previous = other;
      fPrevious = fOther;
      step = best - other;
      stepBefore = step;
    }
    if (Math.abs(fPrevious) < Math.abs(fBest)) {
      [other, best, previous] = [best, previous, best];
      [fOther, fBest, fPrevious] = [fBest, fPrevious, fBest];
    }
    const tolerance = 2 * Number.EPSILON * Math.abs(best);
    const half = (previous - best) / 2;
    if (Math.abs(half) <= tolerance || fBest === 0) break;
    if (Math.abs(stepBefore) >= tolerance && Math.abs(fOther) > Math.abs(fBest)) {
      const s = fBest / fOther;
      const secant = other === previous;
      const r = fBest / fPrevious;
      const q = fOther / fPrevious;
      let numerator = secant ? 2 * half * s : s * (2 * half * q * (q - r) - (best - other) * (r - 1));
      let denominator = secant ? 1 - s : (q - 1) * (r - 1) * (s - 1);
      if (numerator > 0) denominator = -denominator;
      numerator = Math.abs(numerator);
      const interpolates =
        2 * numerator <
        Math.min(3 * half * denominator - Math.abs(tolerance * denominator), Math.abs(stepBefore * denominator));
      stepBefore = interpolates ? step : half;
      step = interpolates ? numerator / denominator : half;
    } else {
      step = half;
      stepBefore = half;
    }
    other = best;
    fOther = fBest;
    best += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fBest = f(best);
  }
  return { x: best, evaluations };
}
