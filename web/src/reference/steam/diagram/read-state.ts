import {
  evaluateSteamAtHS,
  evaluateSteamAtPT,
  evaluateSteamAtTX,
  outsideSteamRange,
  saturatedAtTemperature,
  SteamProperties,
  waterCriticalTemperature,
} from '@isentrope/engineering/properties';
import type { LinePoint } from './lines.ts';

/** The state at a position of a diagram, in SI units, with its quality inside the dome. */
export interface Reading extends LinePoint {
  readonly quality: number | undefined;
}

const state = new SteamProperties();
const lowestPressure = 0.1;
const highestPressure = 100e6;

function currentReading(): Reading {
  const { region, pressure, temperature, enthalpy, entropy, specificVolume, quality } = state;
  return {
    pressure,
    temperature,
    enthalpy,
    entropy,
    specificVolume,
    quality: region === 4 ? quality : undefined,
  };
}

/** The state at h in J/kg and s in J/(kg·K); undefined outside IAPWS-IF97. */
export function readAtHS(enthalpy: number, entropy: number): Reading | undefined {
  return evaluateSteamAtHS(enthalpy, entropy, state) === outsideSteamRange ? undefined : currentReading();
}

/** The state at T in K and s in J/(kg·K), 273.15 to 1073.15 K; undefined outside IAPWS-IF97. */
export function readAtTS(temperature: number, entropy: number): Reading | undefined {
  if (!(temperature >= 273.15 && temperature <= 1073.15)) return undefined;
  if (temperature >= waterCriticalTemperature) return onIsotherm(temperature, entropy, lowestPressure, highestPressure);
  const { pressure, liquid, vapour, entropyOfVaporization } = saturatedAtTemperature(temperature);
  if (entropy > vapour.entropy) return onIsotherm(temperature, entropy, lowestPressure, pressure * (1 - 1e-9));
  if (entropy < liquid.entropy) return onIsotherm(temperature, entropy, pressure, highestPressure);
  evaluateSteamAtTX(temperature, (entropy - liquid.entropy) / entropyOfVaporization, state);
  return currentReading();
}

/** Entropy decreases with pressure along an isotherm, so the pressure is found by bisection in its logarithm. */
function onIsotherm(temperature: number, entropy: number, lowest: number, highest: number): Reading | undefined {
  const entropyAt = (pressure: number) => {
    evaluateSteamAtPT(pressure, temperature, state);
    return state.entropy;
  };
  if (entropy > entropyAt(lowest) || entropy < entropyAt(highest)) return undefined;
  let [low, high] = [Math.log(lowest), Math.log(highest)];
  for (let halvings = 0; halvings < 50; halvings += 1) {
    const middle = (low + high) / 2;
    if (entropyAt(Math.exp(middle)) > entropy) low = middle;
    else high = middle;
  }
  entropyAt(Math.exp((low + high) / 2));
  return currentReading();
}
