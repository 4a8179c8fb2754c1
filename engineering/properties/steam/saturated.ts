import { criticalDensity, criticalTemperature, temperature13 } from './constants.ts';
import type { SteamProperties } from './properties.ts';
import { evaluateRegion1 } from './regions/region1.ts';
import { evaluateRegion2 } from './regions/region2.ts';
import { density3AtPT, evaluateRegion3 } from './regions/region3.ts';

/** Evaluates saturated liquid and saturated vapour at a pair p, T of the saturation line, in Pa and K. */
export function evaluateSaturated(p: number, T: number, liquid: SteamProperties, vapour: SteamProperties): void {
  evaluateSaturatedLiquid(p, T, liquid);
  evaluateSaturatedVapour(p, T, vapour);
}

/** Evaluates saturated liquid at a pair p, T of the saturation line, in Pa and K. */
export function evaluateSaturatedLiquid(p: number, T: number, liquid: SteamProperties): void {
  liquid.pressure = p;
  liquid.temperature = T;
  if (T <= temperature13) {
    evaluateRegion1(liquid);
  } else {
    evaluateRegion3(saturatedDensity(p, T, true), T, liquid);
    liquid.pressure = p;
  }
}

/** Evaluates saturated vapour at a pair p, T of the saturation line, in Pa and K. */
export function evaluateSaturatedVapour(p: number, T: number, vapour: SteamProperties): void {
  vapour.pressure = p;
  vapour.temperature = T;
  if (T <= temperature13) {
    evaluateRegion2(vapour);
  } else {
    evaluateRegion3(saturatedDensity(p, T, false), T, vapour);
    vapour.pressure = p;
  }
}

function saturatedDensity(p: number, T: number, liquid: boolean): number {
  return T < criticalTemperature ? density3AtPT(p, T, liquid) : criticalDensity;
}

/** Writes the two-phase state of a vapour mass fraction between a saturated liquid and its saturated vapour. */
export function mix(liquid: SteamProperties, vapour: SteamProperties, quality: number, state: SteamProperties): void {
  const rest = 1 - quality;
  state.region = 4;
  state.pressure = vapour.pressure;
  state.temperature = vapour.temperature;
  state.quality = quality;
  state.specificVolume = rest * liquid.specificVolume + quality * vapour.specificVolume;
  state.internalEnergy = rest * liquid.internalEnergy + quality * vapour.internalEnergy;
  state.enthalpy = rest * liquid.enthalpy + quality * vapour.enthalpy;
  state.entropy = rest * liquid.entropy + quality * vapour.entropy;
}
