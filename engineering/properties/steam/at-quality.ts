import { criticalPressure, criticalTemperature, minimumSaturationPressure, minimumTemperature } from './constants.ts';
import { outside, SteamProperties, type Region } from './properties.ts';
import { evaluateSaturated, mix } from './saturated.ts';
import { saturationPressureWithin, saturationTemperatureWithin } from './regions/saturation.ts';

const liquid = new SteamProperties();
const vapour = new SteamProperties();

/** Evaluates the two-phase state at p in Pa and vapour mass fraction x; returns 4, or `outside`. */
export function evaluateAtPX(p: number, x: number, state: SteamProperties): Region | typeof outside {
  if (!(p >= minimumSaturationPressure && p <= criticalPressure)) return outside;
  return evaluateMixture(p, saturationTemperatureWithin(p), x, state);
}

/** Evaluates the two-phase state at T in K and vapour mass fraction x; returns 4, or `outside`. */
export function evaluateAtTX(T: number, x: number, state: SteamProperties): Region | typeof outside {
  if (!(T >= minimumTemperature && T <= criticalTemperature)) return outside;
  return evaluateMixture(saturationPressureWithin(T), T, x, state);
}

function evaluateMixture(p: number, T: number, x: number, state: SteamProperties): Region | typeof outside {
  if (!(x >= 0 && x <= 1)) return outside;
  evaluateSaturated(p, T, liquid, vapour);
  mix(liquid, vapour, x, state);
  return 4;
}
