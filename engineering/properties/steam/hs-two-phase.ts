import { exp } from '../../elementary/index.ts';
import { backwardSaturationTemperatureHS } from './regions/backward.ts';
import { boundary3abEntropy } from './regions/boundaries.ts';
import { criticalTemperature, minimumTemperature } from './constants.ts';
import { SteamProperties } from './properties.ts';
import { evaluateSaturated, evaluateSaturatedLiquid, mix } from './saturated.ts';
import { saturationPressureAt } from './regions/saturation.ts';

const liquid = new SteamProperties();
const vapour = new SteamProperties();

/** s″(623.15 K) in J/(kg·K), above which the explicit T(h, s) is valid. */
const lowestExplicitEntropy = 5210.887825;

/**
 * Solves for the two-phase state at h in J/kg and s in J/(kg·K); returns whether there is one. It is the root in T of G = h − h′ − (s −
 * s′)(h″ − h′)/(s″ − s′), which decreases with T by x(s″ − s′) + v′ dp/dT, dp/dT by Clapeyron, as long as T is below the boiling
 * temperature of a liquid of that entropy.
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
 * T in K at which s′(T) is s, by Newton's method with ds′/dT = cp/T − (∂v/∂T) dp/dT, dp/dT by differences along the saturation line;
 * clamped to the ends of the line.
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

/** Step in K for the slope of the saturation line. */
const difference = 1e-3;

/** Approximate cp of liquid water in J/(kg·K), for the initial estimate. */
const liquidHeatCapacity = 4500;

const maximumSteps = 100;

/** Convergence tolerance in K. */
const settled = 1e-10;

/** Tolerance of the vapour mass fraction outside 0 to 1. */
const rounding = 1e-9;

/** Largest relative residual of h: a larger one means that the search ended at an end of the saturation line. */
const tolerance = 1e-9;
