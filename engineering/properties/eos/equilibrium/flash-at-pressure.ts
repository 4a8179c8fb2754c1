import { expm1 } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { fillFromSolver, fillSinglePhase, fillTwoPhases } from '../fill.ts';
import { tryEquilibriumAtTp } from './flash-tp.ts';
import type { Mixture } from '../mixture.ts';
import type { OneFluid } from '../one-fluid.ts';
import { splitsFromTrial } from './split-from-trial.ts';
import type { FluidState } from '../state.ts';
import { startFromSaturation, startFromState } from './two-phase-start.ts';

/** The second specification besides pressure: enthalpy or entropy. */
export type CaloricSpecification = 'PH' | 'PS';

/** Equilibrium of the current feed at p and a molar enthalpy or entropy. */
export function equilibriumAtPressure(
  mixture: Mixture,
  specification: CaloricSpecification,
  p: number,
  value: number,
  state: FluidState,
): void {
  const { solver, feed } = mixture;
  const pure = mixture.size === 1;
  if (!pure && state.condition === 'two-phase') {
    startFromState(mixture, state);
    if (solver.solve(specification, p, value, feed)) {
      fillFromSolver(mixture, state);
      return;
    }
  }
  const start = state.condition === undefined ? 300 : state.temperature;
  if (fromOnePhase(mixture, specification, p, value, start, state)) return;
  if (pure && pureTwoPhase(mixture, specification, p, value, state)) return;
  search(mixture, specification, p, value, start, state);
}

/** Tolerance of h or s at a bracketed temperature, in R·T or R. */
const vanishing = 1e-9;

/** Gibbs energy gain of a split, in R·T, below which a fluid whose two phases are not found is treated as one. */
const negligibleGain = 1e-4;

/** The same limit for testing whether two phases are found at its T and p. */
const indistinct = 1e-7;

/** Relative width of T within which an unsolved case is searched as if the fluid were pure. */
const narrow = 1e-6;

/** Smallest fraction of either phase at which that search starts. */
const minFraction = 1e-6;

/** h or s of the fluid as evaluated. */
function caloric(fluid: OneFluid, specification: CaloricSpecification, p: number): number {
  return specification === 'PH' ? fluid.internalEnergy + p * (fluid.volume - fluid.c) : fluid.entropy;
}

/**
 * Newton's method in T along the roots of lower Gibbs energy; true with a filled state when the result is a stable phase, a phase that
 * splits into two, one unstable by no more than `gain` in R·T, or one whose two phases are indistinguishable.
 */
function fromOnePhase(
  mixture: Mixture,
  specification: CaloricSpecification,
  p: number,
  value: number,
  start: number,
  state: FluidState,
  gain = 0,
): boolean {
  const { whole } = mixture;
  const energy = specification === 'PH';
  let T = start;
  for (let round = 0; round < 25; round += 1) {
    whole.evaluate(T, whole.stableVolume(T, p));
    const cp = whole.cv - (T * whole.pressureT * whole.pressureT) / whole.pressureV;
    const gap = value - caloric(whole, specification, p);
    const step = energy ? gap / cp : T * expm1(Math.min(gap / cp, 1));
    if (!Number.isFinite(step)) return false;
    if (Math.abs(step) < 1e-11 * T) {
      const { stability } = mixture;
      if (stability.isUnstable(mixture.feed, T, p)) {
        const { distance } = stability;
        if (splitsFromTrial(mixture, T, p, specification, p, value)) {
          fillFromSolver(mixture, state);
          return true;
        }
        if (!(distance > -gain || (distance > -indistinct && isOnePhase(mixture, T, p)))) return false;
      }
      fillSinglePhase(mixture, p, whole.isLiquidLike(T, whole.volume) ? 'liquid' : 'vapour', state);
      return true;
    }
    T = Math.min(Math.max(T + step, 0.6 * T), 1.8 * T);
    if (!(T >= mixture.lowestTemperature && T <= mixture.highestTemperature)) return false;
  }
  return false;
}

/** Whether the feed, though unstable, is found as one phase: next to a critical point the two are indistinguishable. */
function isOnePhase(mixture: Mixture, T: number, p: number): boolean {
  const { trial } = mixture;
  trial.forget();
  return tryEquilibriumAtTp(mixture, T, p, trial) && trial.condition !== 'two-phase';
}

/** A pure component between saturated liquid and vapour. */
function pureTwoPhase(
  mixture: Mixture,
  specification: CaloricSpecification,
  p: number,
  value: number,
  state: FluidState,
): boolean {
  const fraction = fractionAsOneFluid(mixture, specification, p, value);
  if (!(fraction >= 0 && fraction <= 1)) return false;
  fillTwoPhases(mixture, p, fraction, state);
  return true;
}

/** A nearly pure mixture, which boils as if it were pure: solved as one fluid, because T cannot distinguish its two-phase equilibria. */
function nearlyPureTwoPhase(
  mixture: Mixture,
  specification: CaloricSpecification,
  p: number,
  value: number,
  state: FluidState,
): boolean {
  const fraction = fractionAsOneFluid(mixture, specification, p, value);
  if (Number.isNaN(fraction)) return false;
  startFromSaturation(mixture, Math.min(1 - minFraction, Math.max(minFraction, fraction)));
  if (!mixture.solver.solve(specification, p, value, mixture.feed)) return false;
  fillFromSolver(mixture, state);
  return true;
}

/** Vapour fraction of the feed as one fluid, with its saturated phases in `vapour` and `liquid`; NaN where it has none at p. */
function fractionAsOneFluid(mixture: Mixture, specification: CaloricSpecification, p: number, value: number): number {
  const { saturation, vapour, liquid, feed } = mixture;
  if (!mixture.saturateAtPressure(p)) return NaN;
  vapour.setComposition(feed, 1);
  liquid.setComposition(feed, 1);
  vapour.evaluate(saturation.temperature, saturation.vapourVolume);
  liquid.evaluate(saturation.temperature, saturation.liquidVolume);
  const below = caloric(liquid, specification, p);
  const above = caloric(vapour, specification, p);
  return (value - below) / (above - below);
}

/** Brackets T, with which h and s increase at constant pressure, and tries the direct solutions from each equilibrium on the way. */
function search(
  mixture: Mixture,
  specification: CaloricSpecification,
  p: number,
  value: number,
  start: number,
  state: FluidState,
): void {
  const { solver, feed, trial, lowestTemperature, highestTemperature } = mixture;
  let low = lowestTemperature;
  let high = highestTemperature;
  let lowGap = NaN;
  let highGap = NaN;
  let asPure = false;
  let T = Math.min(Math.max(start, 1.01 * low), 0.99 * high);
  trial.forget();
  for (let round = 0; round < 100; round += 1) {
    const found = tryEquilibriumAtTp(mixture, T, p, trial);
    const gap = (specification === 'PH' ? trial.molarEnthalpy : trial.molarEntropy) - value;
    if (trial.condition === 'two-phase') {
      startFromState(mixture, trial);
      if (solver.solve(specification, p, value, feed)) {
        fillFromSolver(mixture, state);
        return;
      }
    } else if (fromOnePhase(mixture, specification, p, value, T, state)) return;
    if (gap > 0) {
      high = T;
      highGap = gap;
    } else {
      low = T;
      lowGap = gap;
    }
    // Where a phase is about to vanish, neither one phase nor two are found from h or s, but both from T, which is bracketed.
    if (found && Math.abs(gap) < vanishing * (specification === 'PH' ? R * T : R) && high - low < 1e-9 * high) {
      state.forget();
      tryEquilibriumAtTp(mixture, T, p, state);
      return;
    }
    if (!asPure && high - low < narrow * high) {
      asPure = true;
      if (nearlyPureTwoPhase(mixture, specification, p, value, state)) return;
    }
    if (high - low < 1e-15 * high) break;
    const secant = low - (lowGap * (high - low)) / (highGap - lowGap);
    const inner = secant > low + 0.05 * (high - low) && secant < high - 0.05 * (high - low);
    if (Number.isNaN(lowGap)) T = Math.max(T / 1.25, 0.5 * (low + T));
    else if (Number.isNaN(highGap)) T = Math.min(1.25 * T, 0.5 * (high + T));
    else T = inner && round % 3 !== 2 ? secant : 0.5 * (low + high);
  }
  // Next to a critical point two phases are indistinguishable from one.
  if (fromOnePhase(mixture, specification, p, value, T, state, negligibleGain)) return;
  throw new RangeError(
    specification === 'PH'
      ? `no equilibrium found at ${p} Pa and a molar enthalpy of ${value} J/mol`
      : `no equilibrium found at ${p} Pa and a molar entropy of ${value} J/(mol·K)`,
  );
}
