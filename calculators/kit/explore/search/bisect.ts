import { between } from './range.ts';

/** Maximum bisections, enough to reach two adjacent floating-point numbers. */
const maxBisections = 120;

/**
 * Bisects between `a`, where a condition holds, and `b`, where it does not: returns the adjacent numbers at which it
 * last holds and first does not, to a relative `resolution`. If it changes several times, one of the changes is found.
 */
export function bisectBoundary(
  a: number,
  b: number,
  holds: (x: number) => boolean,
  resolution = 0,
): { readonly inside: number; readonly outside: number } {
  let [inside, outside] = [a, b];
  for (let halvings = 0; halvings < maxBisections; halvings += 1) {
    const middle = between(Math.min(inside, outside), Math.max(inside, outside));
    const near = Math.abs(outside - inside) <= resolution * Math.max(Math.abs(inside), Math.abs(outside));
    if (near || middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return { inside, outside };
}
