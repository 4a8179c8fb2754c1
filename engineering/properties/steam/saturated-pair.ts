import { SteamProperties } from './properties.ts';
import { requireSaturationPressure, requireSaturationTemperature } from './range.ts';
import { evaluateSaturated } from './saturated.ts';
import { saturationPressureWithin, saturationTemperatureWithin } from './regions/saturation.ts';
import { steamState, type SteamState } from './state.ts';
import { surfaceTensionAt } from './transport/surface-tension.ts';

/** Saturated liquid and saturated vapour in equilibrium, in SI units. */
export interface SaturatedPair {
  /** p, Pa */
  readonly pressure: number;
  /** T, K */
  readonly temperature: number;
  readonly liquid: SteamState;
  readonly vapour: SteamState;
  /** h″ − h′, J/kg */
  readonly enthalpyOfVaporization: number;
  /** s″ − s′, J/(kg·K) */
  readonly entropyOfVaporization: number;
  /** σ, N/m */
  readonly surfaceTension: number;
}

const liquid = new SteamProperties();
const vapour = new SteamProperties();

/** Saturation pressure in Pa at T in K, 273.15 K to 647.096 K, R7-97(2012) eq. 30. Throws a Refusal outside. */
export function saturationPressure(temperature: number): number {
  requireSaturationTemperature(temperature);
  return saturationPressureWithin(temperature);
}

/** Saturation temperature in K at p in Pa, 611.213 Pa to 22.064 MPa, R7-97(2012) eq. 31. Throws a Refusal outside. */
export function saturationTemperature(pressure: number): number {
  requireSaturationPressure(pressure);
  return saturationTemperatureWithin(pressure);
}

/** Surface tension in N/m at T in K, 273.15 K to 647.096 K, R1-76(2014) eq. 1. Throws a Refusal outside. */
export function surfaceTension(temperature: number): number {
  requireSaturationTemperature(temperature);
  return surfaceTensionAt(temperature);
}

/** Both phases at T in K, 273.15 K to 647.096 K; identical at the critical temperature. Throws a Refusal outside. */
export function saturatedAtTemperature(temperature: number): SaturatedPair {
  return pair(saturationPressure(temperature), temperature);
}

/** Both phases at p in Pa, 611.213 Pa to 22.064 MPa; identical at the critical pressure. Throws a Refusal outside. */
export function saturatedAtPressure(pressure: number): SaturatedPair {
  return pair(pressure, saturationTemperature(pressure));
}

function pair(pressure: number, temperature: number): SaturatedPair {
  evaluateSaturated(pressure, temperature, liquid, vapour);
  return {
    pressure,
    temperature,
    liquid: steamState(liquid, 0),
    vapour: steamState(vapour, 1),
    enthalpyOfVaporization: vapour.enthalpy - liquid.enthalpy,
    entropyOfVaporization: vapour.entropy - liquid.entropy,
    surfaceTension: surfaceTensionAt(temperature),
  };
}
