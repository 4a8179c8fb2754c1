import { exp } from '../../elementary/index.ts';
import { backwardSaturationTemperatureHS } from './backward.ts';
import { boundary3abEntropy } from './boundaries.ts';
import { criticalTemperature, minimumTemperature } from './constants.ts';
import { SteamProperties } from './properties.ts';
import { evaluateSaturated, evaluateSaturatedLiquid, mix } from './saturated.ts';
import { saturationPressureAt } from './saturation.ts';

const liquid = new SteamProperties();
const vapour = new SteamProperties();

/** s″(623.15 K) in J/(kg·K), from which on the explicit T(h, s) holds. */
const lowestExplicitEntropy = 5210.887825;

/**
 * Looks for the two-phase state at h in J/kg and s in J/(kg·K) and writes it; answers whether there is one. The root in
 * T of G = h − h′ − (s − s′)(h″ − h′)/(s″ − s′), which falls with T by x(s″ − s′) + v′ dp/dT, dp/dT by Clapeyron, as
 * long as T is below the boiling temperature of a liquid of that entropy.
 */
export function evaluateTwoPhaseAtHS(h: number, s: number, state: SteamProperties): boolean {
  let lower = minimumTemperature;
  let upper = s < boundary3abEntropy ? boilingTemperature(s) : criticalTemperature;
  let T = Math.min(Math.max(firstTemperature(h, s), lower), upper);
  for (let step = 0; step < maximumSteps; step += 1) {
    evaluateSaturated(saturationPressureAt(T), T, liquid, vapour);
    const entropySpan = vapour.entropy - liquid.entropy;
    const volumeSpan = vapour.specificVolume - liquid.specificVolume;
    const spread = volumeSpan > 0 && entropySpan > 0;
    const ratio = spread ? (vapour.enthalpy - liquid.enthalpy) / entropySpan : T;
    const balance = h - liquid.enthalpy - (s - liquid.entropy) * ratio;
    if (balance > 0) lower = T;
    else upper = T;
    const fall = spread ? s - liquid.entropy + (liquid.specificVolume * entropySpan) / volumeSpan : 0;
    const newton = T + balance / fall;
    const next = newton >= lower && newton <= upper ? newton : (lower + upper) / 2;
    const change = Math.abs(next - T);
    T = next;
    if (change < settled) break;
  }
  evaluateSaturated(saturationPressureAt(T), T, liquid, vapour);
  const quality = (s - liquid.entropy) / (vapour.entropy - liquid.entropy);
  if (!(quality >= -rounding && quality <= 1 + rounding)) return false;
  mix(liquid, vapour, Math.min(Math.max(quality, 0), 1), state);
  return Math.abs(state.enthalpy - h) <= tolerance * (Math.abs(h) + 1e3);
}

function firstTemperature(h: number, s: number): number {
  return s >= lowestExplicitEntropy ? backwardSaturationTemperatureHS(h, s) : h / 4000 + 200;
}

/**
 * T in K at which s′(T) is s, by Newton's method with ds′/dT = cp/T − (∂v/∂T) dp/dT, dp/dT a difference along the
 * saturation line; the ends of the line for what is beyond them.
 */
function boilingTemperature(s: number): number {
  let lower = minimumTemperature;
  let upper = criticalTemperature;
  let T = minimumTemperature * exp(Math.max(s, 0) / liquidHeatCapacity);
  for (let step = 0; step < maximumSteps; step += 1) {
    T = T >= lower && T <= upper ? T : (lower + upper) / 2;
    const p = saturationPressureAt(T);
    evaluateSaturatedLiquid(p, T, liquid);
    if (liquid.entropy < s) lower = T;
    else upper = T;
    const slope = (p - saturationPressureAt(T - difference)) / difference;
    const change = (s - liquid.entropy) / (liquid.isobaricHeatCapacity / T - liquid.volumeExpansion * slope);
    T += change;
    if (Math.abs(change) < settled || upper - lower < settled) break;
  }
  return Math.min(Math.max(T, minimumTemperature), criticalTemperature);
}

/** A step in K to take the slope of the saturation line over. */
const difference = 1e-3;

/** A round figure of cp of liquid water in J/(kg·K), for a first guess. */
const liquidHeatCapacity = 4500;

const maximumSteps = 100;

/** A step in K after which the next is rounding. */
const settled = 1e-10;

/** By how much rounding may put the vapour mass fraction outside 0 to 1. */
const rounding = 1e-9;

/** What of h may be left over, relatively: more means that the search ended at an end of the saturation line. */
const tolerance = 1e-9;
