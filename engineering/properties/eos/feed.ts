import type { Mixture } from './mixture.ts';
import { at } from './model.ts';

/** Mole fraction that represents an absent component: too small to change any digit, but with a finite logarithm. */
const trace = 1e-20;

/**
 * Sets the current composition of the mixture. Throws a RangeError unless it has a non-negative mole fraction for each component, adding up
 * to 1 within 1e-6.
 */
export function setFeed(mixture: Mixture, z: ArrayLike<number>): void {
  const { feed, given: inputFeed, size } = mixture;
  if (isCurrentFeed(mixture, z)) {
    // A phase of the mixture may have set another composition in the meantime.
    mixture.whole.setComposition(feed, 1);
    return;
  }
  if (z.length !== size) throw new RangeError(`composition must have ${size} mole fractions, got ${z.length}`);
  inputFeed.fill(NaN);
  let sum = 0;
  for (let i = 0; i < size; i += 1) {
    const share = z[i] as number;
    if (!(share >= 0 && share <= 1.000_001)) {
      throw new RangeError(`mole fraction of ${mixture.ids[i]} must be from 0 to 1, got ${share}`);
    }
    feed[i] = share > trace ? share : trace;
    sum += share;
  }
  if (!(Math.abs(sum - 1) <= 1e-6)) throw new RangeError(`mole fractions must add up to 1, got ${sum}`);
  for (let i = 0; i < size; i += 1) feed[i] = at(feed, i) / sum;
  mixture.whole.setComposition(feed, 1);
  inputFeed.set(z);
}

/** Whether z is the current composition of the mixture. */
function isCurrentFeed({ given: inputFeed, size }: Mixture, z: ArrayLike<number>): boolean {
  if (z.length !== size) return false;
  for (let i = 0; i < size; i += 1) if (z[i] !== inputFeed[i]) return false;
  return true;
}
