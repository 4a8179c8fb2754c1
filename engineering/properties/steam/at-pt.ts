import { boundary23Pressure } from './regions/boundaries.ts';
import {
  criticalTemperature,
  maximumPressure,
  maximumPressure5,
  maximumTemperature,
  maximumTemperature23,
  minimumPressure,
  minimumTemperature,
  temperature13,
  temperature25,
} from './constants.ts';
import { outside, type Region, type SteamProperties } from './properties.ts';
import { evaluateRegion1 } from './regions/region1.ts';
import { evaluateRegion2 } from './regions/region2.ts';
import { density3AtPT, evaluateRegion3 } from './regions/region3.ts';
import { evaluateRegion5 } from './regions/region5.ts';
import { saturationPressureAt } from './regions/saturation.ts';

/** Region of IAPWS-IF97 at p in Pa and T in K; on the saturation line that of the liquid. Never 4. */
export function regionAtPT(p: number, T: number): Region | typeof outside {
  if (!(p >= minimumPressure && p <= maximumPressure && T >= minimumTemperature && T <= maximumTemperature)) {
    return outside;
  }
  if (T <= temperature13) return p >= saturationPressureAt(T) ? 1 : 2;
  if (T > temperature25) return p <= maximumPressure5 ? 5 : outside;
  return T <= maximumTemperature23 && p > boundary23Pressure(T) ? 3 : 2;
}

/** Evaluates the state at p in Pa and T in K; returns its region, or `outside` when IAPWS-IF97 does not cover it. */
export function evaluateAtPT(p: number, T: number, state: SteamProperties): Region | typeof outside {
  const region = regionAtPT(p, T);
  if (region === 3) {
    const liquid = T < criticalTemperature && p >= saturationPressureAt(T);
    evaluateRegion3(density3AtPT(p, T, liquid), T, state);
    state.pressure = p;
    return region;
  }
  state.pressure = p;
  state.temperature = T;
  if (region === 1) evaluateRegion1(state);
  else if (region === 2) evaluateRegion2(state);
  else if (region === 5) evaluateRegion5(state);
  return region;
}
