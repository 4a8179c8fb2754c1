import { log } from '../../../elementary/index.ts';
import type { Mixture } from '../mixture.ts';
import { at } from '../model.ts';
import type { Specification } from './two-phase-solver.ts';
import { startFromSubstitution } from './two-phase-start.ts';

const maxSubstitutions = 12;

/** Initialises the successive substitution with ln K between the feed and the trial phase of the stability test. */
export function substituteFromTrial({ feed, stability, substitution, size }: Mixture): void {
  const sign = stability.volume > stability.feedVolume ? 1 : -1;
  for (let i = 0; i < size; i += 1) {
    substitution.lnK[i] = sign * (at(stability.lnW, i) - log(at(feed, i)));
  }
  substitution.begin();
}

/**
 * Tries the trial phase of the stability test at T and p as the start of the second phase:
 * a few successive substitutions at T and p, with Newton's method in between. Leaves the two phases in the solver.
 */
export function splitsFromTrial(
  mixture: Mixture,
  T: number,
  p: number,
  specification: Specification,
  first: number,
  second: number,
): boolean {
  const { substitution, feed, solver } = mixture;
  substituteFromTrial(mixture);
  for (let step = 1; step <= maxSubstitutions; step += 1) {
    const change = substitution.step(feed, T, p);
    const { vapourFraction } = substitution;
    if (Number.isNaN(change)) return false;
    if (step % 3 !== 0 || !(vapourFraction > 0 && vapourFraction < 1)) continue;
    startFromSubstitution(mixture, T);
    if (solver.solve(specification, first, second, feed)) return true;
  }
  return false;
}
