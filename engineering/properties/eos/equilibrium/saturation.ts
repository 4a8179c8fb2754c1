import { exp, log } from '../../../elementary/index.ts';
import { requirePositive } from '../../../quantities/index.ts';
import { fillTwoPhases } from '../fill.ts';
import { equilibriumAtTp } from './flash-tp.ts';
import type { Mixture } from '../mixture.ts';
import { setFeed } from '../feed.ts';
import type { FluidState } from '../state.ts';

/** End of the two-phase region: bubble point (first vapour) or dew point (first liquid). */
export type SaturationPoint = 'bubble' | 'dew';

const scans = 100;

/**
 * Saturation pressure at T in K of a fluid of composition z, Pa. A bubble point is the highest pressure of the two-phase region, a dew
 * point the lowest. `state` receives both phases, including the incipient one. Throws a RangeError when there are no two phases at T, or,
 * for a bubble point, when the incipient phase is the liquid: T is then above the critical point of the mixture.
 */
export function mixtureSaturationPressure(
  mixture: Mixture,
  temperature: number,
  z: ArrayLike<number>,
  point: SaturationPoint,
  state: FluidState,
): number {
  requirePositive('temperature', temperature);
  setFeed(mixture, z);
  if (mixture.size === 1) {
    if (!(temperature < mixture.criticalTemperature && mixture.saturation.solveAt(mixture.whole, temperature))) {
      throw new RangeError(
        `temperature must be below the critical ${mixture.criticalTemperature} K, got ${temperature}`,
      );
    }
    fillSaturatedPure(mixture, point, state);
    return state.pressure;
  }
  const isUnstable = (lnP: number): boolean => mixture.stability.isUnstable(mixture.feed, temperature, exp(lnP));
  const inside = mixture.saturation.solveAt(mixture.whole, temperature)
    ? log(mixture.saturation.pressure)
    : findInside(
        log(mixture.wilsonDewPressure(temperature)) - 2,
        log(mixture.wilsonBubblePressure(temperature)) + 1,
        isUnstable,
        `${temperature} K`,
      );
  const edge = findEdge(inside, point === 'bubble' ? 1 : -1, isUnstable, `${temperature} K`);
  const inwards = point === 'bubble' ? -1 : 1;
  fillAtEdge(state, point, `${temperature} K`, inset =>
    equilibriumAtTp(mixture, temperature, exp(edge + inwards * inset), state),
  );
  return exp(edge);
}

/**
 * Saturation temperature at p in Pa, K: a bubble point is the lowest temperature with two phases, a dew point the highest.
 * Otherwise as `mixtureSaturationPressure`.
 */
export function mixtureSaturationTemperature(
  mixture: Mixture,
  pressure: number,
  z: ArrayLike<number>,
  point: SaturationPoint,
  state: FluidState,
): number {
  requirePositive('pressure', pressure);
  setFeed(mixture, z);
  if (mixture.size === 1) {
    if (!mixture.saturateAtPressure(pressure)) {
      const critical = mixture.components[0]?.criticalPressure;
      throw new RangeError(`pressure must be below the critical ${critical} Pa, got ${pressure}`);
    }
    fillSaturatedPure(mixture, point, state);
    return state.temperature;
  }
  const isUnstable = (lnT: number): boolean => mixture.stability.isUnstable(mixture.feed, exp(lnT), pressure);
  const inside = mixture.saturateAtPressure(pressure)
    ? log(mixture.saturation.temperature)
    : findInside(
        log(1.1 * mixture.highestCriticalTemperature),
        log(0.3 * mixture.highestCriticalTemperature),
        isUnstable,
        `${pressure} Pa`,
      );
  const edge = findEdge(inside, point === 'dew' ? 1 : -1, isUnstable, `${pressure} Pa`);
  const inwards = point === 'dew' ? -1 : 1;
  fillAtEdge(state, point, `${pressure} Pa`, inset =>
    equilibriumAtTp(mixture, exp(edge + inwards * inset), pressure, state),
  );
  return exp(edge);
}

/** A point between two others at which the fluid is unstable as one phase. */
function findInside(from: number, to: number, isUnstable: (x: number) => boolean, where: string): number {
  for (let scan = 0; scan <= scans; scan += 1) {
    const x = from + ((to - from) * scan) / scans;
    if (isUnstable(x)) return x;
  }
  throw new RangeError(`no two phases found at ${where}`);
}

/** Where the fluid becomes stable on the way from an unstable point, to 1e-10. */
function findEdge(start: number, direction: number, isUnstable: (x: number) => boolean, where: string): number {
  let inside = start;
  let stride = 0.005;
  let outside = start + direction * stride;
  for (let round = 0; isUnstable(outside); round += 1) {
    if (round === 40) throw new RangeError(`no end of the two-phase region found at ${where}`);
    inside = outside;
    stride *= 1.3;
    outside += direction * stride;
  }
  while (Math.abs(outside - inside) > 1e-10) {
    const middle = 0.5 * (inside + outside);
    if (isUnstable(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/**
 * Fills the state as close to the edge of the two-phase region as two phases can be found; the distance grows towards the critical point of
 * the mixture.
 */
function fillAtEdge(state: FluidState, point: SaturationPoint, where: string, flash: (inset: number) => void): void {
  for (let inset = 1e-9; inset < 1e-3; inset *= 10) {
    state.forget();
    flash(inset);
    if (state.condition === 'two-phase') break;
  }
  const { condition, vapourFraction, vapour, liquid } = state;
  // The incipient phase at a bubble point has the larger molar volume, even where it is the denser phase.
  const [appearing, rest] = vapourFraction < 0.5 ? [vapour, liquid] : [liquid, vapour];
  const isBubble = appearing.molarVolume > rest.molarVolume;
  if (condition === 'two-phase' && isBubble === (point === 'bubble')) return;
  throw new RangeError(`no ${point} point at ${where}: it is beyond the critical point of the mixture`);
}

/** Both saturated phases of a pure component, with the fluid all liquid or all vapour. */
function fillSaturatedPure(mixture: Mixture, point: SaturationPoint, state: FluidState): void {
  const { saturation, vapour, liquid, feed } = mixture;
  vapour.setComposition(feed, 1);
  liquid.setComposition(feed, 1);
  vapour.evaluate(saturation.temperature, saturation.vapourVolume);
  liquid.evaluate(saturation.temperature, saturation.liquidVolume);
  fillTwoPhases(mixture, saturation.pressure, point === 'bubble' ? 0 : 1, state);
}
