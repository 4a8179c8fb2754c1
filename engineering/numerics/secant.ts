/** Where a root is sought, and how near it is near enough. */
export interface SecantSearch {
  readonly guess: number;
  /** About the slope of the function; its sign is taken as that of all its slopes. */
  readonly slope: number;
  /** A last step of this size ends the search. */
  readonly tolerance: number;
  readonly least?: number;
  readonly most?: number;
}

/** A root, and the slope between the two places tried last. */
export interface SecantFound {
  readonly x: number;
  readonly slope: number;
}

const mostRounds = 100;

/**
 * The root of a function that rises, or falls, throughout, by secants from a guess; halves what brackets the root where a
 * secant leaves it. The last step is smaller than the tolerance, and the error of it far smaller where the function is
 * smooth. Returns undefined where there is none within the bounds, or the function is not a number on the way.
 */
export function secantRoot(f: (x: number) => number, search: SecantSearch): SecantFound | undefined {
  const { guess, tolerance, least = -Infinity, most = Infinity } = search;
  const rising = Math.sign(search.slope);
  let [low, high] = [least, most];
  let { slope } = search;
  let x = Math.min(most, Math.max(least, guess));
  let y = f(x);
  for (let round = 0; round < mostRounds; round += 1) {
    if (y === 0) return { x, slope };
    if (Number.isNaN(y)) return undefined;
    if (rising * y > 0) high = x;
    else low = x;
    let next = x - y / slope;
    if (next < low || next > high) {
      const bound = next < low ? low : high;
      // A bound that was never tried is tried itself.
      next = (bound === least || bound === most) && x !== bound && Number.isFinite(bound) ? bound : (low + high) / 2;
    }
    if (!Number.isFinite(next) || (next === x && (x === least || x === most))) return undefined;
    if (Math.abs(next - x) <= tolerance) return { x: next, slope };
    const there = f(next);
    const secant = (there - y) / (next - x);
    if (rising * secant > 0) slope = secant;
    [x, y] = [next, there];
  }
  return undefined;
}
