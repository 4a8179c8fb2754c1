import { exp } from '../../elementary/index.ts';
import {
  backwardPressure1HS,
  backwardPressure2HS,
  backwardPressure3HS,
  backwardTemperature1PH,
  backwardTemperature2PH,
  backwardTemperature3PH,
  backwardVolume3PH,
} from './regions/backward.ts';
import { clamp } from './isobar.ts';
import { boundary23Pressure } from './regions/boundaries.ts';
import {
  maximumPressure,
  maximumPressure5,
  maximumTemperature,
  maximumTemperature23,
  minimumPressure,
  minimumTemperature,
  temperature13,
  temperature25,
} from './constants.ts';
import type { SteamProperties } from './properties.ts';
import { evaluateRegion1 } from './regions/region1.ts';
import { evaluateRegion2 } from './regions/region2.ts';
import { evaluateRegion3 } from './regions/region3.ts';
import { evaluateRegion5 } from './regions/region5.ts';
import { moveInRegion3, temperatureChange } from './steps.ts';

/** A single-phase region. */
export type SinglePhaseRegion = 1 | 2 | 3 | 5;

/**
 * Solves for the state of `region` at h in J/kg and s in J/(kg·K); returns whether it lies in that region within `slack`, in K and in parts
 * per thousand of p.
 */
export function evaluateSinglePhaseAtHS(
  region: SinglePhaseRegion,
  h: number,
  s: number,
  slack: number,
  state: SteamProperties,
): boolean {
  if (region === 3) {
    solveRegion3(h, s, state);
  } else {
    guess(region, h, s, state);
    solveByPressure(region, h, s, state);
  }
  return Math.abs(state.enthalpy - h) < largestMismatch && lies(region, state, slack);
}

function lies(region: SinglePhaseRegion, { pressure: p, temperature: T }: SteamProperties, slack: number): boolean {
  const stretch = 1 + slack * 1e-3;
  if (p * stretch < minimumPressure || p > maximumPressure * stretch) return false;
  switch (region) {
    case 1:
      return T >= minimumTemperature - slack && T <= temperature13 + slack;
    case 2:
      if (T < minimumTemperature - slack || T > temperature25 + slack) return false;
      return T <= temperature13 || T >= maximumTemperature23 || p <= boundary23Pressure(T) * stretch;
    case 3:
      return T >= temperature13 - slack && (T <= maximumTemperature23 ? p * stretch >= boundary23Pressure(T) : false);
    case 5:
      return T >= temperature25 - slack && T <= maximumTemperature + slack && p <= maximumPressure5 * stretch;
  }
}

function guess(region: 1 | 2 | 5, h: number, s: number, state: SteamProperties): void {
  if (region === 1) {
    state.pressure = clamp(backwardPressure1HS(h, s), minimumPressure, maximumPressure);
    state.temperature = backwardTemperature1PH(state.pressure, h);
  } else if (region === 2) {
    state.pressure = clamp(backwardPressure2HS(h, s), minimumPressure, maximumPressure);
    state.temperature = clamp(backwardTemperature2PH(state.pressure, h), minimumTemperature, temperature25);
  } else {
    state.pressure = 1e6;
    state.temperature = 1600;
  }
}

/** Newton's method in T and p, in ln p for a gas, by v dp = dh − T ds. */
function solveByPressure(region: 1 | 2 | 5, h: number, s: number, state: SteamProperties): void {
  for (let step = 0; step < maximumSteps; step += 1) {
    evaluate(region, state);
    const entropyChange = s - state.entropy;
    const exact = (h - state.enthalpy - state.temperature * entropyChange) / state.specificVolume;
    const largest = region === 1 ? maximumPressure : largestLogarithmicStep * state.pressure;
    const pressureChange = clamp(exact, -largest, largest);
    const change = clamp(temperatureChange(state, entropyChange, pressureChange), -largestStep, largestStep);
    if (region === 1) state.pressure += pressureChange;
    else state.pressure *= exp(pressureChange / state.pressure);
    state.temperature = Math.max(state.temperature + change, lowestTemperature);
    if (Math.abs(change) < settled && Math.abs(pressureChange) <= settled * Math.abs(state.pressure)) break;
  }
  evaluate(region, state);
}

function evaluate(region: 1 | 2 | 5, state: SteamProperties): void {
  if (region === 1) evaluateRegion1(state);
  else if (region === 2) evaluateRegion2(state);
  else evaluateRegion5(state);
}

function solveRegion3(h: number, s: number, state: SteamProperties): void {
  const p = backwardPressure3HS(h, s);
  evaluateRegion3(1 / backwardVolume3PH(p, h), backwardTemperature3PH(p, h), state);
  for (let step = 0; step < maximumSteps; step += 1) {
    const entropyChange = s - state.entropy;
    const pressureChange = (h - state.enthalpy - state.temperature * entropyChange) / state.specificVolume;
    if (moveInRegion3(state, entropyChange, pressureChange) < settled3) break;
  }
}

const maximumSteps = 50;
const largestStep = 200;
const largestLogarithmicStep = 2;
const lowestTemperature = 250;

/** Convergence tolerance: step in K, and relative step in p. */
const settled = 1e-6;

/** Convergence tolerance: relative step of density and temperature. */
const settled3 = 1e-8;

/** Largest accepted residual |h| in J/kg. */
const largestMismatch = 1e-2;
