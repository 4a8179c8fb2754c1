import { exp, log } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { fillFromSolver, fillSinglePhase, fillTwoPhases } from '../fill.ts';
import { tryEquilibriumAtTp } from './flash-tp.ts';
import type { Mixture } from '../mixture.ts';
import { splitsFromTrial } from './split-from-trial.ts';
import type { FluidState } from '../state.ts';
import { startFromState } from './two-phase-start.ts';

/** Equilibrium of the current feed at a molar internal energy and an untranslated molar volume. */
export function equilibriumAtUv(mixture: Mixture, u: number, v: number, state: FluidState): void {
  const { solver, feed } = mixture;
  if (state.condition === 'two-phase') {
    startFromState(mixture, state);
    if (solver.solve('UV', u, v, feed)) {
      fillFromSolver(mixture, state);
      return;
    }
  }
  const start = state.condition === undefined ? 300 : state.temperature;
  const T = temperatureOfOnePhase(mixture, u, v, start);
  if (T > 0) {
    if (isStable(mixture, T, v)) {
      const { whole } = mixture;
      fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? 'liquid' : 'vapour', state);
      return;
    }
    if (mixture.size > 1 && splitsAt(mixture, T, u, v)) {
      fillFromSolver(mixture, state);
      return;
    }
  }
  if (mixture.size === 1) searchPure(mixture, u, v, state);
  else if (T > 0 && isNearlyStable(mixture, T, v)) {
    const { whole } = mixture;
    fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? 'liquid' : 'vapour', state);
  } else searchMixture(mixture, u, v, T > 0 ? T : start, state);
}

/** T of the fluid as one phase at v with internal energy u, which increases with T; NaN where there is none. */
function temperatureOfOnePhase(mixture: Mixture, u: number, v: number, start: number): number {
  const { whole, lowestTemperature, highestTemperature } = mixture;
  let T = start;
  for (let round = 0; round < 60; round += 1) {
    whole.evaluate(T, v);
    const step = (u - whole.internalEnergy) / whole.cv;
    if (Math.abs(step) < 1e-12 * T) return T;
    if (step > 0 ? T === highestTemperature : T === lowestTemperature) return NaN;
    T = Math.min(Math.max(T + step, 0.5 * T, lowestTemperature), 2 * T, highestTemperature);
  }
  return NaN;
}

/** Whether the fluid as last evaluated at T and v is stable as one phase. */
function isStable(mixture: Mixture, T: number, v: number): boolean {
  const { whole } = mixture;
  const p = whole.pressure;
  if (!(p > 0 && whole.pressureV < 0)) return false;
  if (mixture.size === 1 && T >= mixture.criticalTemperature) return true;
  const stable = whole.stableVolume(T, p);
  if (Math.abs(stable - v) > 1e-6 * v) return false;
  return !mixture.stability.isUnstable(mixture.feed, T, p);
}

/** Gain of a split, in RT, below which two phases are indistinguishable from one next to a critical point. */
const negligibleGain = 1e-6;

/** Whether the fluid as one phase at T and v is so slightly unstable that its split can neither be found nor matter. */
function isNearlyStable(mixture: Mixture, T: number, v: number): boolean {
  const { whole, stability, feed } = mixture;
  whole.evaluate(T, v);
  const p = whole.pressure;
  if (!(p > 0 && whole.pressureV < 0)) return false;
  if (Math.abs(whole.stableVolume(T, p) - v) > 1e-6 * v) return false;
  const unstable = stability.isUnstable(feed, T, p);
  whole.evaluate(T, v);
  // A trial phase close to the feed itself does not exclude a better one further away.
  const apart = Math.abs(log(stability.volume / stability.feedVolume)) > 0.01;
  return unstable && apart && stability.distance > -negligibleGain;
}

/** Tries a trial phase of the stability test at T and v, if any, as the start of the second phase. */
function splitsAt(mixture: Mixture, T: number, u: number, v: number): boolean {
  const { whole, stability, feed } = mixture;
  const p = whole.pressure;
  return p > 0 && stability.isUnstable(feed, T, p) && splitsFromTrial(mixture, T, p, 'UV', u, v);
}

/**
 * Pure component: brackets u by T along the isochore, with one or two phases; then Newton's method or, next to the critical point, the
 * bracketing itself.
 */
function searchPure(mixture: Mixture, u: number, v: number, state: FluidState): void {
  const { solver, feed, saturation, vapour, liquid, whole } = mixture;
  let low = mixture.lowestTemperature;
  let high = mixture.criticalTemperature;
  vapour.setComposition(feed, 1);
  liquid.setComposition(feed, 1);
  for (let round = 0; round < 200; round += 1) {
    const T = 0.5 * (low + high);
    if (!saturation.solveAt(whole, T)) {
      high = T;
      continue;
    }
    const fraction = (v - saturation.liquidVolume) / (saturation.vapourVolume - saturation.liquidVolume);
    if (!(fraction > 0 && fraction < 1)) {
      whole.evaluate(T, v);
      if (whole.internalEnergy < u) low = T;
      else high = T;
      continue;
    }
    vapour.evaluate(T, saturation.vapourVolume);
    liquid.evaluate(T, saturation.liquidVolume);
    if (high - low < 1e-13 * high) {
      fillTwoPhases(mixture, saturation.pressure, fraction, state);
      return;
    }
    if (fraction * vapour.internalEnergy + (1 - fraction) * liquid.internalEnergy > u) high = T;
    else low = T;
    if (high - low > 0.05 * high) continue;
    solver.vapour.n[0] = fraction;
    solver.liquid.n[0] = 1 - fraction;
    solver.vapour.volume = fraction * saturation.vapourVolume;
    solver.liquid.volume = (1 - fraction) * saturation.liquidVolume;
    solver.temperature = T;
    if (solver.solve('UV', u, v, feed)) {
      fillFromSolver(mixture, state);
      return;
    }
  }
  fail(u, v);
}

/** Mixture: brackets T, with which u increases at constant volume, and tries the direct solutions at each T on the way. */
function searchMixture(mixture: Mixture, u: number, v: number, start: number, state: FluidState): void {
  const { solver, feed, trial, lowestTemperature, highestTemperature } = mixture;
  let low = lowestTemperature;
  let high = highestTemperature;
  let lowGap = NaN;
  let highGap = NaN;
  let T = Math.min(Math.max(start, 0.6 * mixture.pseudocriticalTemperature()), 0.99 * high);
  for (let round = 0; round < 80; round += 1) {
    if (succeedsAsOnePhase(mixture, u, v, T, state)) return;
    if (twoPhasesAtTv(mixture, T, v)) {
      startFromState(mixture, trial);
      if (solver.solve('UV', u, v, feed)) {
        fillFromSolver(mixture, state);
        return;
      }
    }
    const gap = trial.molarInternalEnergy - u;
    if (gap > 0) {
      high = T;
      highGap = gap;
    } else {
      low = T;
      lowGap = gap;
    }
    if (high - low < 1e-12 * high) break;
    const secant = low - (lowGap * (high - low)) / (highGap - lowGap);
    const inner = secant > low + 0.02 * (high - low) && secant < high - 0.02 * (high - low);
    if (Number.isNaN(lowGap)) T = Math.max(T / 1.15, 0.5 * (low + T));
    else if (Number.isNaN(highGap)) T = Math.min(1.15 * T, 0.5 * (high + T));
    else T = inner && round % 3 !== 2 ? secant : 0.5 * (low + high);
  }
  fail(u, v);
}

/**
 * Equilibrium at T and v into `mixture.trial`: brackets p, with which v decreases at constant T, until Newton's method reaches v from a
 * two-phase equilibrium, or one phase has the volume. Returns whether there are two phases.
 */
function twoPhasesAtTv(mixture: Mixture, T: number, v: number): boolean {
  const { solver, feed, trial, whole } = mixture;
  let lowest = -Infinity;
  let highest = Infinity;
  let lnP = log(Math.min((R * T) / v, mixture.wilsonBubblePressure(T)));
  for (let round = 0; round < 60; round += 1) {
    trial.forget();
    tryEquilibriumAtTp(mixture, T, exp(lnP), trial);
    const excess = log((trial.molarVolume + whole.c) / v);
    if (trial.condition === 'two-phase') {
      startFromState(mixture, trial);
      if (solver.solve('TV', T, v, feed)) {
        fillFromSolver(mixture, trial);
        return true;
      }
    } else if (Math.abs(excess) < 1e-6) return false;
    if (excess > 0) lowest = lnP;
    else highest = lnP;
    if (highest - lowest < 1e-9) return trial.condition === 'two-phase';
    if (lowest === -Infinity) lnP -= 1;
    else if (highest === Infinity) lnP += 1;
    else lnP = 0.5 * (lowest + highest);
  }
  return trial.condition === 'two-phase';
}

function succeedsAsOnePhase(mixture: Mixture, u: number, v: number, start: number, state: FluidState): boolean {
  const T = temperatureOfOnePhase(mixture, u, v, start);
  if (!(T > 0 && isStable(mixture, T, v))) return false;
  const { whole } = mixture;
  whole.evaluate(T, v);
  fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? 'liquid' : 'vapour', state);
  return true;
}

function fail(u: number, v: number): never {
  throw new RangeError(
    `no equilibrium found at a molar internal energy of ${u} J/mol and a volume of ${v} m³/mol before translation`,
  );
}
