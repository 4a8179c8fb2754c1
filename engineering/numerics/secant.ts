/** Start, bounds and tolerance of a secant search. */
export interface SecantSearch {
  readonly guess: number;
  /** Approximate slope of the function; its sign must be that of all its slopes. */
  readonly slope: number;
  /** The search ends when the last step is below this. */
  readonly tolerance: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A root, and the slope between the last two points. */
export interface SecantResult {
  readonly x: number;
  readonly slope: number;
}

const maxRounds = 100;

/**
 * Returns the root of a monotonic function by the secant method from a guess, with bisection where a secant leaves the bracket. The last
 * step is below the tolerance, and its error far smaller where the function is smooth. Undefined where there is no root within the bounds,
 * or the function is not a number.
 */
export function secantRoot(f: (x: number) => number, search: SecantSearch): SecantResult | undefined {
  const { guess, tolerance, minimum = -Infinity, maximum = Infinity } = search;
  const rising = Math.sign(search.slope);
  let [low, high] = [minimum, maximum];
  let { slope } = search;
  let x = Math.min(maximum, Math.max(minimum, guess));
  let y = f(x);
  for (let round = 0; round < maxRounds; round += 1) {
    if (y === 0) return { x, slope };
    if (Number.isNaN(y)) return undefined;
    if (rising * y > 0) high = x;
    else low = x;
    let next = x - y / slope;
    if (next < low || next > high) {
      const bound = next < low ? low : high;
      // A bound that has not been evaluated is evaluated itself.
      next =
        (bound === minimum || bound === maximum) && x !== bound && Number.isFinite(bound) ? bound : (low + high) / 2;
    }
    if (!Number.isFinite(next) || (next === x && (x === minimum || x === maximum))) return undefined;
    if (Math.abs(next - x) <= tolerance) return { x: next, slope };
    const nextValue = f(next);
    const secant = (nextValue - y) / (next - x);
    if (rising * secant > 0) slope = secant;
    [x, y] = [next, nextValue];
  }
  return undefined;
}
