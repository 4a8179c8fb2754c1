/**
 * Newton steps shared by the solvers. Every pair of inputs is converted to a change of pressure and entropy by dh = T ds + v dp; these
 * functions apply such a change to a state, using its own derivatives.
 */
import type { SteamProperties } from './properties.ts';
import { evaluateRegion3 } from './regions/region3.ts';

/** Change of temperature in K for changes of entropy and pressure, from ds = cp/T dT − (∂v/∂T) dp. */
export function temperatureChange(state: SteamProperties, entropyChange: number, pressureChange: number): number {
  return ((entropyChange + state.volumeExpansion * pressureChange) * state.temperature) / state.isobaricHeatCapacity;
}

/**
 * Changes a state of region 3 by increments of entropy and pressure and evaluates it there; returns the larger relative change of density
 * and temperature. With p_ρ, p_T the slopes of p(ρ, T): the determinant cv w²/T stays finite at the critical point.
 */
export function moveInRegion3(state: SteamProperties, entropyChange: number, pressureChange: number): number {
  const v = state.specificVolume;
  const density = 1 / v;
  const T = state.temperature;
  const slope = (-v * v) / state.volumeCompression;
  const pressurePerKelvin = -state.volumeExpansion / state.volumeCompression;
  const cvPerT = state.isochoricHeatCapacity / T;
  const determinant = cvPerT * state.speedOfSound * state.speedOfSound;
  const densityChange = (pressureChange * cvPerT - pressurePerKelvin * entropyChange) / determinant;
  const change = (slope * entropyChange + pressurePerKelvin * v * v * pressureChange) / determinant;
  const relative = Math.max(Math.abs(densityChange) * v, Math.abs(change) / T);
  const damping = relative > largestStep ? largestStep / relative : 1;
  evaluateRegion3(density + damping * densityChange, T + damping * change, state);
  return relative;
}

const largestStep = 0.1;
