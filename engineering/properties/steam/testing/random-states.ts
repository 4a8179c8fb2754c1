import { pow } from '../../../elementary/index.ts';
import { regionAtPT } from '../at-pt.ts';
import { outside } from '../properties.ts';

/** A reproducible sequence of numbers from 0 to 1: the same seed gives the same tests and benchmarks. */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

interface Kind {
  readonly pressure: (share: number) => number;
  readonly temperature: (share: number) => number;
}

/** Pressures uniform in their logarithm from 100 Pa: mostly vapour. */
const wide: Kind = { pressure: share => pow(10, 2 + 6 * share), temperature: share => 273.15 + 800 * share };
const high: Kind = { pressure: share => 100e6 * share, temperature: share => 273.15 + 800 * share };
const hot: Kind = { pressure: share => 50e6 * share, temperature: share => 1073.15 + 1200 * share };
const dense: Kind = { pressure: share => 16e6 + 12e6 * share, temperature: share => 620 + 60 * share };
const critical: Kind = { pressure: share => 22.0e6 + 0.1e6 * share, temperature: share => 646.6 + share };
const kinds: readonly Kind[] = [wide, high, hot, dense, critical];

/** Random p in Pa and T in K over regions 1, 2, 3 and 5, a fifth of them each of the kinds above. */
export function randomPressureTemperature(seed: number): () => { readonly p: number; readonly T: number } {
  const next = uniform(seed);
  return () => {
    for (;;) {
      const kind = kinds[Math.floor(next() * kinds.length)] ?? wide;
      const p = kind.pressure(next());
      const T = kind.temperature(next());
      if (regionAtPT(p, T) !== outside) return { p, T };
    }
  };
}
