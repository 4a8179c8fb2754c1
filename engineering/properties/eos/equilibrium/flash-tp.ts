import { at } from '../model.ts';
import { fillFromSolver, fillSinglePhase } from '../fill.ts';
import type { Mixture } from '../mixture.ts';
import { substituteFromTrial } from './split-from-trial.ts';
import type { FluidState } from '../state.ts';
import { startFromState, startFromSubstitution, startFromTrial } from './two-phase-start.ts';
import { wilsonLnK } from './wilson.ts';

const maximumSteps = 40;
/** Logarithm of a K value or volume ratio up to which, next to a critical point, equal fugacities alone do not tell two phases from one. */
const clearlyDistinct = 0.01;

/** Equilibrium of the current feed at T and p. Throws a RangeError when no method converges to its two phases. */
export function equilibriumAtTp(mixture: Mixture, T: number, p: number, state: FluidState): void {
  if (!tryEquilibriumAtTp(mixture, T, p, state))
    throw new RangeError(`no equilibrium of two phases found at ${T} K and ${p} Pa`);
}

/**
 * As `equilibriumAtTp`, for intermediate points of a search: where two phases are not found, fills the state with the feed as one phase and
 * returns false.
 */
export function tryEquilibriumAtTp(mixture: Mixture, T: number, p: number, state: FluidState): boolean {
  const { solver, feed, stability } = mixture;
  if (mixture.size > 1 && state.condition === 'two-phase' && Math.abs(T - state.temperature) < 0.2 * T) {
    startFromState(mixture, state);
    if (solver.solve('TP', T, p, feed)) {
      fillFromSolver(mixture, state);
      return true;
    }
  }
  const outcome = stability.isUnstable(feed, T, p) ? splitAtTp(mixture, T, p, state) : 'one phase';
  if (outcome !== 'split') singlePhaseAtTp(mixture, T, p, state);
  return outcome !== 'not found';
}

/** The feed as a single phase, on the root of lower Gibbs energy. */
function singlePhaseAtTp(mixture: Mixture, T: number, p: number, state: FluidState): void {
  const { whole } = mixture;
  const v = whole.stableVolume(T, p);
  whole.evaluate(T, v);
  fillSinglePhase(mixture, p, whole.isLiquidLike(T, v) ? 'liquid' : 'vapour', state);
}

/**
 * Splits a feed that the stability test has just found unstable. It remains one phase where the gain of Gibbs energy is too small to
 * resolve, next to a critical point or where a phase vanishes.
 */
function splitAtTp(mixture: Mixture, T: number, p: number, state: FluidState): 'split' | 'one phase' | 'not found' {
  const { feed, stability, gibbsMinimum, substitution, model } = mixture;
  substituteFromTrial(mixture);
  let split = substitute(mixture, T, p);
  if (!split) {
    // Near its spinodal a feed looks unstable against phases like itself, while those it splits into are far apart.
    wilsonLnK(model, T, p, substitution.lnK);
    substitution.begin();
    split = substitute(mixture, T, p);
  }
  if (split) {
    fillFromSolver(mixture, state);
    return 'split';
  }
  const energy = stability.feedEnergy(feed, p);
  for (let share = 0.2; share > 1e-7; share *= 0.3) {
    startFromTrial(mixture, T, share);
    if (!(gibbsMinimum.energyAt(T, p) < energy)) continue;
    if (!gibbsMinimum.solve(feed, T, p)) break;
    fillFromSolver(mixture, state);
    return 'split';
  }
  return stability.distance > -1e-7 ? 'one phase' : 'not found';
}

/** Successive substitution from the initial ln K, alternating with attempts of Newton's method. */
function substitute(mixture: Mixture, T: number, p: number): boolean {
  const { solver, feed, substitution } = mixture;
  let nextNewton = 3;
  for (let step = 1; step <= maximumSteps; step += 1) {
    const change = substitution.step(feed, T, p);
    const { vapourFraction } = substitution;
    if (!(change >= 1e-14)) return false;
    const inside = vapourFraction > 0 && vapourFraction < 1;
    if (inside && step >= nextNewton && change < 0.5) {
      nextNewton = Math.ceil(1.5 * step) + 1;
      if (newtonAtTp(mixture, T, p)) return true;
      startFromSubstitution(mixture, T);
      if (solver.solve('TP', T, p, feed)) return true;
    }
  }
  return false;
}

/**
 * Newton's method at constant T and p from the phases of the successive substitution, which costs less than that of the solver; leaves the
 * two phases there. Not of a mixture with a liquid that is modelled separately.
 */
function newtonAtTp(
  { model, newton, newtonPhases, substitution, solver, feed, size }: Mixture,
  T: number,
  p: number,
): boolean {
  if (model.apart >= 0) return false;
  const { x, y, vapourFraction, vapourVolume, liquidVolume } = substitution;
  const [vapour, liquid] = newtonPhases;
  vapour.resume(vapourVolume);
  liquid.resume(liquidVolume);
  // The first phase is the larger one, from which the amount of the other is a difference.
  const isMostlyVapour = vapourFraction > 0.5;
  const [first, second] = newton.x as readonly [Float64Array, Float64Array];
  first.set(isMostlyVapour ? y : x);
  second.set(isMostlyVapour ? x : y);
  newton.amounts[1] = isMostlyVapour ? 1 - vapourFraction : vapourFraction;
  if (!newton.solve(isMostlyVapour ? [vapour, liquid] : [liquid, vapour], feed, T, p)) return false;
  const [inFirst, inSecond] = isMostlyVapour ? [solver.vapour.n, solver.liquid.n] : [solver.liquid.n, solver.vapour.n];
  const share = at(newton.amounts, 1);
  for (let i = 0; i < size; i += 1) {
    inFirst[i] = (1 - share) * at(first, i);
    inSecond[i] = share * at(second, i);
  }
  solver.vapour.volume = vapour.volume * (isMostlyVapour ? 1 - share : share);
  solver.liquid.volume = liquid.volume * (isMostlyVapour ? share : 1 - share);
  solver.temperature = T;
  return solver.isDistinct(clearlyDistinct);
}
