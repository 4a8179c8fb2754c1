import { log, log2 } from '../../../elementary/index.ts';

/** Result of a search for the largest orifice that meets a condition. */
export interface LargestOrifice {
  /** m; it meets the condition, as do all smaller diameters tried. */
  readonly diameter: number;
  /** m; the smallest diameter tried that does not meet it. Undefined where all do, up to the largest. */
  readonly failing: number | undefined;
  /** Number of diameters tried. */
  readonly tried: number;
}

/** Ratio of successive diameters in the scan, and the ratio at which bisection ends. */
const stride = 1.2;
const nearness = 1.003;

/**
 * Returns the largest orifice, scanning upwards from `minimum`, that meets a condition; undefined where `minimum` does not. The lowest metal
 * temperature need not be monotonic in the diameter: a small orifice gives the wall time to warm the contents, a very large one leaves
 * little time to cool it. The scan therefore goes up in steps of 20 % to the first failure and bisects there; larger diameters that meet
 * the condition again are not considered.
 */
export function largestOrifice(
  keeps: (diameter: number) => boolean,
  minimum: number,
  maximum: number,
  onProgress: (fraction: number) => void = () => {},
): LargestOrifice | undefined {
  if (!(minimum > 0 && maximum >= minimum))
    throw new RangeError(`diameters must rise from above 0, got ${minimum} to ${maximum}`);
  const halvings = Math.ceil(log2(log(stride) / log(nearness)));
  const expected = Math.ceil(log(maximum / minimum) / log(stride)) + 1 + halvings;
  let tried = 0;
  const isKept = (diameter: number): boolean => {
    const isAllowed = keeps(diameter);
    tried += 1;
    onProgress(Math.min(1, tried / expected));
    return isAllowed;
  };
  if (!isKept(minimum)) return undefined;
  let allowed = minimum;
  let failing: number | undefined;
  while (allowed < maximum && failing === undefined) {
    const next = Math.min(maximum, allowed * stride);
    if (isKept(next)) allowed = next;
    else failing = next;
  }
  while (failing !== undefined && failing / allowed > nearness) {
    const middle = Math.sqrt(allowed * failing);
    if (isKept(middle)) allowed = middle;
    else failing = middle;
  }
  onProgress(1);
  return { diameter: allowed, failing, tried };
}
