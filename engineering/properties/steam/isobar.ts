/** State at a pressure and a value of h or s: both share every step except their explicit equations. */
import { boundary23Temperature } from './regions/boundaries.ts';
import {
  criticalPressure,
  maximumPressure,
  maximumPressure5,
  maximumTemperature,
  minimumPressure,
  minimumSaturationPressure,
  minimumTemperature,
  pressure13,
  temperature13,
  temperature25,
} from './constants.ts';
import { outside, SteamProperties, type Region } from './properties.ts';
import { evaluateRegion1 } from './regions/region1.ts';
import { evaluateRegion2 } from './regions/region2.ts';
import { evaluateRegion3 } from './regions/region3.ts';
import { evaluateRegion5 } from './regions/region5.ts';
import { saturationTemperatureAt } from './regions/saturation.ts';
import { evaluateSaturated, evaluateSaturatedLiquid, evaluateSaturatedVapour, mix } from './saturated.ts';
import { moveInRegion3 } from './steps.ts';

/** Definition of h or s for the search along an isobar, in SI units. */
export interface IsobarCoordinate {
  /** Value of the coordinate at a state. */
  readonly of: (state: SteamProperties) => number;
  /** Change of entropy for a change of the coordinate and of pressure at a state. */
  readonly entropyChange: (state: SteamProperties, change: number, pressureChange: number) => number;
  /** Upper limit in region 1: the value in saturated liquid at 623.15 K. */
  readonly highest1: number;
  /** Largest value on the saturated-vapour line up to 623.15 K. */
  readonly highestVapour: number;
  /** Smallest and largest value on the boundary between regions 2 and 3. */
  readonly lowest23: number;
  readonly highest23: number;
  /** Whether the value is below all values at the pressure and 1073.15 K, without evaluating them; false when in doubt. */
  readonly certainlyBelow25: (p: number, value: number) => boolean;
  readonly guess1: (p: number, value: number) => number;
  readonly refine1: (p: number, value: number, guess: number) => number;
  readonly guess2: (p: number, value: number) => number;
  readonly refine2: (p: number, value: number, guess: number) => number;
  readonly solve5: (p: number, value: number) => number;
  readonly saturationPressure3: (value: number) => number;
  readonly volume3: (p: number, value: number) => number;
  readonly temperature3: (p: number, value: number) => number;
}

const liquid = new SteamProperties();
const vapour = new SteamProperties();

/** Rounding tolerance in K at the ends of the range. */
const slack = 1e-7;

/** Distance in K below saturation at which a backward equation's T proves the state liquid; its error is 25 mK at most. */
const certainty = 0.1;

/** Relative margin on the explicit saturation pressure of region 3; its error is 0.005 % at most. */
const saturationMargin = 2e-4;

/** Evaluates the state at p in Pa and a value of the coordinate in SI; returns its region, or `outside`. */
export function evaluateOnIsobar(
  p: number,
  value: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  if (!(p >= minimumPressure && p <= maximumPressure && Number.isFinite(value))) return outside;
  if (p < minimumSaturationPressure) return inVapour(p, value, coordinate, state);
  return p <= pressure13 ? belowRegion3(p, value, coordinate, state) : acrossRegion3(p, value, coordinate, state);
}

function belowRegion3(
  p: number,
  value: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  if (value > coordinate.highestVapour) return inVapour(p, value, coordinate, state);
  const T = saturationTemperatureAt(p);
  if (value <= coordinate.highest1) {
    const guess = coordinate.guess1(p, value);
    if (guess < T - certainty) return inLiquid(p, value, guess, coordinate, state);
    evaluateSaturatedLiquid(p, T, liquid);
    if (value <= coordinate.of(liquid)) return inLiquid(p, value, guess, coordinate, state);
    evaluateSaturatedVapour(p, T, vapour);
    return inMixture(value, coordinate, state);
  }
  evaluateSaturatedVapour(p, T, vapour);
  if (value >= coordinate.of(vapour)) return inVapour(p, value, coordinate, state);
  evaluateSaturatedLiquid(p, T, liquid);
  return inMixture(value, coordinate, state);
}

function acrossRegion3(
  p: number,
  value: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  if (value <= coordinate.highest1) {
    const T = coordinate.refine1(p, value, coordinate.guess1(p, value));
    if (T <= temperature13 + slack) return inLiquid(p, value, T, coordinate, state);
  }
  if (value >= coordinate.highest23) return inVapour(p, value, coordinate, state);
  if (value >= coordinate.lowest23) {
    vapour.pressure = p;
    vapour.temperature = boundary23Temperature(p);
    evaluateRegion2(vapour);
    if (value >= coordinate.of(vapour)) return inVapour(p, value, coordinate, state);
  }
  const nearSaturation =
    p < criticalPressure &&
    value > coordinate.highest1 &&
    value < coordinate.highest23 &&
    p < coordinate.saturationPressure3(value) * (1 + saturationMargin);
  if (nearSaturation) {
    evaluateSaturated(p, saturationTemperatureAt(p), liquid, vapour);
    if (value > coordinate.of(liquid) && value < coordinate.of(vapour)) return inMixture(value, coordinate, state);
  }
  return inRegion3(p, value, coordinate, state);
}

function inLiquid(
  p: number,
  value: number,
  guess: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  const T = coordinate.refine1(p, value, guess);
  if (!(T >= minimumTemperature - slack)) return outside;
  state.pressure = p;
  state.temperature = Math.max(T, minimumTemperature);
  evaluateRegion1(state);
  return isConverged(value, coordinate.of(state)) ? 1 : outside;
}

function inMixture(value: number, coordinate: IsobarCoordinate, state: SteamProperties): Region {
  const start = coordinate.of(liquid);
  mix(liquid, vapour, (value - start) / (coordinate.of(vapour) - start), state);
  return 4;
}

/**
 * Region 2 or 5. At 1073.15 K the two differ by up to 0.1 kJ/kg: a value between them is assigned to region 2, some hundredths of a kelvin
 * beyond its end.
 */
function inVapour(
  p: number,
  value: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  state.pressure = p;
  let guess = coordinate.guess2(p, value);
  if (!coordinate.certainlyBelow25(p, value)) {
    state.temperature = temperature25;
    evaluateRegion2(state);
    if (value > coordinate.of(state)) {
      const T5 = p <= maximumPressure5 ? coordinate.solve5(p, value) : Infinity;
      if (T5 > temperature25) return inHotVapour(value, T5, coordinate, state);
      guess = temperature25;
    }
  }
  const T = coordinate.refine2(p, value, clamp(guess, minimumTemperature, temperature25));
  if (!(T >= minimumTemperature - slack)) return outside;
  state.temperature = Math.max(T, minimumTemperature);
  evaluateRegion2(state);
  return isConverged(value, coordinate.of(state)) ? 2 : outside;
}

function inHotVapour(
  value: number,
  T: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  if (!(T <= maximumTemperature + slack && state.pressure <= maximumPressure5)) return outside;
  state.temperature = Math.min(T, maximumTemperature);
  evaluateRegion5(state);
  return isConverged(value, coordinate.of(state)) ? 5 : outside;
}

function inRegion3(
  p: number,
  value: number,
  coordinate: IsobarCoordinate,
  state: SteamProperties,
): Region | typeof outside {
  evaluateRegion3(1 / coordinate.volume3(p, value), coordinate.temperature3(p, value), state);
  for (let step = 0; step < maximumSteps; step += 1) {
    const pressureChange = p - state.pressure;
    const entropyChange = coordinate.entropyChange(state, value - coordinate.of(state), pressureChange);
    if (moveInRegion3(state, entropyChange, pressureChange) < settled) break;
  }
  state.pressure = p;
  return isConverged(value, coordinate.of(state)) ? 3 : outside;
}

/** Returns a value moved into a range. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** Whether a search has converged to its target. */
function isConverged(target: number, actual: number): boolean {
  return Math.abs(actual - target) <= tolerance * (Math.abs(target) + 1e3);
}

const maximumSteps = 30;

/** Relative step at which Newton's method, converging quadratically, has reached rounding. */
const settled = 1e-8;

/** Relative residual that separates success from failure. */
const tolerance = 1e-6;
