import { fillFromSolver, fillSinglePhase } from './fill.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import type { FluidState } from './state.ts';
import { startFromState, startFromSubstitution, startFromTrial } from './two-phase-start.ts';

const maximumSteps = 40;

/** Equilibrium at T and p of the feed at work. */
export function equilibriumAtTp(mixture: Mixture, T: number, p: number, state: FluidState): void {
  const { solver, feed, stability } = mixture;
  if (mixture.size > 1 && state.condition === 'two-phase' && Math.abs(T - state.temperature) < 0.2 * T) {
    startFromState(mixture, state);
    if (solver.solve('TP', T, p, feed)) {
      fillFromSolver(mixture, state);
      return;
    }
  }
  if (stability.isUnstable(feed, T, p) && splitAtTp(mixture, T, p, state)) return;
  singlePhaseAtTp(mixture, T, p, state);
}

/** The feed as one phase, on the root of lower Gibbs energy. */
function singlePhaseAtTp(mixture: Mixture, T: number, p: number, state: FluidState): void {
  const { whole } = mixture;
  const v = whole.stableVolume(T, p);
  whole.evaluate(T, v);
  fillSinglePhase(mixture, p, whole.isLiquidLike(T, v) ? 'liquid' : 'vapour', state);
}

/**
 * Splits a feed that the stability test has just found unstable. Returns false where two phases would be better than one
 * by too little Gibbs energy to be told apart, next to a critical point or where a phase vanishes. RangeError when no
 * method converges.
 */
function splitAtTp(mixture: Mixture, T: number, p: number, state: FluidState): boolean {
  const { feed, stability, gibbsMinimum } = mixture;
  if (substitute(mixture, T, p)) {
    fillFromSolver(mixture, state);
    return true;
  }
  const energy = stability.feedEnergy(feed, p);
  for (let share = 0.2; share > 1e-7; share *= 0.3) {
    startFromTrial(mixture, T, share);
    if (!(gibbsMinimum.energyAt(T, p) < energy)) continue;
    if (!gibbsMinimum.solve(feed, T, p)) break;
    fillFromSolver(mixture, state);
    return true;
  }
  if (stability.distance > -1e-7) return false;
  throw new RangeError(`no equilibrium of two phases found at ${T} K and ${p} Pa`);
}

/** Successive substitution from the phase the stability test has found, with attempts of Newton's method in between. */
function substitute(mixture: Mixture, T: number, p: number): boolean {
  const { solver, feed, substitution, stability } = mixture;
  const sign = stability.volume > stability.feedVolume ? 1 : -1;
  for (let i = 0; i < mixture.size; i += 1) {
    substitution.lnK[i] = sign * (at(stability.lnW, i) - Math.log(at(feed, i)));
  }
  substitution.begin();
  let nextNewton = 3;
  for (let step = 1; step <= maximumSteps; step += 1) {
    const change = substitution.step(feed, T, p);
    const { vapourFraction } = substitution;
    if (!(change >= 1e-14)) return false;
    const inside = vapourFraction > 0 && vapourFraction < 1;
    if (inside && step >= nextNewton && change < 0.5) {
      nextNewton = Math.ceil(1.5 * step) + 1;
      startFromSubstitution(mixture, T);
      if (solver.solve('TP', T, p, feed)) return true;
    }
  }
  return false;
}
