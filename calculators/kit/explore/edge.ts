import { between } from './range.ts';

/** So often an interval is halved before two neighbouring numbers stand at its ends. */
const mostHalvings = 120;

/**
 * The two neighbouring numbers between which something changes that holds at `a` and not at `b`: the last at which it holds
 * and the first at which it does not. Where it changes several times this is one of the places.
 */
export function edgeBetween(
  a: number,
  b: number,
  holds: (x: number) => boolean,
  resolution = 0,
): { readonly inside: number; readonly outside: number } {
  let [inside, outside] = [a, b];
  for (let halvings = 0; halvings < mostHalvings; halvings += 1) {
    const middle = between(Math.min(inside, outside), Math.max(inside, outside));
    const near = Math.abs(outside - inside) <= resolution * Math.max(Math.abs(inside), Math.abs(outside));
    if (near || middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return { inside, outside };
}
