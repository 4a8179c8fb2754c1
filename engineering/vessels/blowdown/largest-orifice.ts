import { log, log2 } from '../../elementary/index.ts';

/** What a search for the largest orifice found. */
export interface LargestOrifice {
  /** m; it keeps what is asked, and so do all those tried that are smaller. */
  readonly diameter: number;
  /** m; the smallest tried that does not keep it. Undefined where all do, up to the largest that was to be tried. */
  readonly failing: number | undefined;
  /** Diameters tried. */
  readonly tried: number;
}

/** From one diameter tried to the next, and how near to each other the two found at last are. */
const stride = 1.2;
const nearness = 1.003;

/**
 * The largest orifice from the least upwards that keeps a condition. How cold the metal becomes need not go one way with the
 * diameter: a small orifice gives the wall time to warm the contents, a very large one leaves little to cool it. So the diameters
 * are tried from below, each a fifth larger than the one before, up to the first that fails, and the place between these two is
 * halved: what lies beyond is not taken even where the condition is kept there again. Undefined where the least fails.
 */
export function largestOrifice(
  keeps: (diameter: number) => boolean,
  least: number,
  most: number,
  onProgress: (fraction: number) => void = () => {},
): LargestOrifice | undefined {
  if (!(least > 0 && most >= least)) throw new RangeError(`diameters must rise from above 0, got ${least} to ${most}`);
  const halvings = Math.ceil(log2(log(stride) / log(nearness)));
  const expected = Math.ceil(log(most / least) / log(stride)) + 1 + halvings;
  let tried = 0;
  const isKept = (diameter: number): boolean => {
    const kept = keeps(diameter);
    tried += 1;
    onProgress(Math.min(1, tried / expected));
    return kept;
  };
  if (!isKept(least)) return undefined;
  let kept = least;
  let failing: number | undefined;
  while (kept < most && failing === undefined) {
    const next = Math.min(most, kept * stride);
    if (isKept(next)) kept = next;
    else failing = next;
  }
  while (failing !== undefined && failing / kept > nearness) {
    const middle = Math.sqrt(kept * failing);
    if (isKept(middle)) kept = middle;
    else failing = middle;
  }
  onProgress(1);
  return { diameter: kept, failing, tried };
}
