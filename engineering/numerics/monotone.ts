/**
 * How the slope at an inner point follows from the secants beside it: their weighted harmonic mean, or that of the parabola through three
 * points, at most three times either secant. The latter reproduces a parabola.
 */
type InnerSlopes = 'harmonic' | 'parabolic';

/**
 * Returns a monotone piecewise cubic interpolant of points with ascending x. A missing y is a gap; two points with the same x are a step,
 * of which the second counts. Undefined in a gap and outside the points.
 * Source: F. N. Fritsch and J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM J. Sci.
 * Stat. Comput. 5 (1984) 300–304; three-point end slopes as in PCHIP; the limit of parabolic slopes from F. N. Fritsch and R. E. Carlson,
 * Monotone piecewise cubic interpolation, SIAM J. Numer. Anal. 17 (1980) 238–246.
 */
export function monotoneCurve(
  xs: readonly number[],
  ys: readonly (number | undefined)[],
  slopes: InnerSlopes = 'harmonic',
): (x: number) => number | undefined {
  const innerSlope = slopes === 'harmonic' ? harmonicSlope : parabolicSlope;
  /** Secant slope from a point to the next; undefined at a gap or a step. */
  const secant = (index: number): number | undefined => {
    const [from, to] = [ys[index], ys[index + 1]];
    const width = (xs[index + 1] ?? NaN) - (xs[index] ?? NaN);
    return from === undefined || to === undefined || !(width > 0) ? undefined : (to - from) / width;
  };
  const width = (index: number): number => (xs[index + 1] ?? NaN) - (xs[index] ?? NaN);
  const slope = (index: number): number => {
    const [before, after] = [secant(index - 1), secant(index)];
    if (before !== undefined && after !== undefined) {
      return innerSlope(before, after, width(index - 1), width(index));
    }
    if (after !== undefined) return endSlope(after, secant(index + 1), width(index), width(index + 1));
    if (before !== undefined) return endSlope(before, secant(index - 2), width(index - 1), width(index - 2));
    return 0;
  };
  return x => {
    const index = lastUpTo(xs, x);
    const from = ys[index];
    if (from === undefined || xs[index] === x) return from;
    const [line, h] = [secant(index), width(index)];
    if (line === undefined) return undefined;
    const t = (x - (xs[index] ?? NaN)) / h;
    const [start, end] = [slope(index), slope(index + 1)];
    // Hermite cubic, as the secant plus its deviation.
    return from + h * t * (line + (1 - t) * ((1 - t) * (start - line) - t * (end - line)));
  };
}

/** Slope at an inner point: 0 at an extremum, else the distance-weighted harmonic mean. */
function harmonicSlope(before: number, after: number, widthBefore: number, widthAfter: number): number {
  if (!(before * after > 0)) return 0;
  const [one, other] = [2 * widthAfter + widthBefore, widthAfter + 2 * widthBefore];
  return (one + other) / (one / before + other / after);
}

/** Slope at an inner point: 0 at an extremum, else that of the parabola through the three points, limited to keep the curve monotone. */
function parabolicSlope(before: number, after: number, widthBefore: number, widthAfter: number): number {
  if (!(before * after > 0)) return 0;
  const estimate = (before * widthAfter + after * widthBefore) / (widthBefore + widthAfter);
  return Math.sign(estimate) * Math.min(Math.abs(estimate), 3 * Math.abs(before), 3 * Math.abs(after));
}

/** Slope at the end of a piece, from the secant there and the next one inwards. */
function endSlope(near: number, far: number | undefined, widthNear: number, widthFar: number): number {
  if (far === undefined) return near;
  const estimate = ((2 * widthNear + widthFar) * near - widthNear * far) / (widthNear + widthFar);
  if (!(estimate * near > 0)) return 0;
  return near * far < 0 && Math.abs(estimate) > 3 * Math.abs(near) ? 3 * near : estimate;
}

/** Index of the last x not above `x`; −1 if there is none. */
function lastUpTo(xs: readonly number[], x: number): number {
  let [low, high] = [-1, xs.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((xs[middle] ?? Infinity) <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}
