import {
  evaluateSteamAtPS,
  outsideSteamRange,
  saturatedAtPressure,
  saturationPressure,
  saturationTemperature,
  steamAtPT,
  steamAtPX,
  SteamProperties,
  waterCriticalPressure,
} from '../properties/index.ts';
import { Refusal, messageValue, type AbsolutePressure, type Temperature } from '../quantities/index.ts';
import { nozzleThroatByEnthalpy, type Throat } from './nozzle.ts';

/** Water or steam at the inlet of a valve, by IAPWS-IF97. SI units. */
export interface WaterInlet {
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly density: number;
  readonly enthalpy: number;
  readonly entropy: number;
  /** κ = −(v/p)(∂p/∂v) at constant s; undefined for a mixture. */
  readonly isentropicExponent: number | undefined;
  /** Approximate pressure, Pa, at which the expansion of a subcooled liquid reaches saturation. */
  readonly kinks: readonly number[];
}

/** Dry saturated steam. Throws a Refusal outside 611 Pa to 22.064 MPa. */
export function saturatedSteam(pressure: AbsolutePressure): WaterInlet {
  const { vapour, temperature } = saturatedAtPressure(pressure);
  const { density, enthalpy, entropy, isentropicExponent } = vapour;
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks: [] };
}

/** Superheated steam. Throws a Refusal outside IAPWS-IF97 and below the saturation temperature. */
export function superheatedSteam(pressure: AbsolutePressure, temperature: Temperature): WaterInlet {
  const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
  if (pressure < waterCriticalPressure && temperature <= saturationTemperature(pressure))
    return saturatedSteam(pressure);
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks: [] };
}

/** Wet steam, or saturated water at quality 0. Throws a Refusal outside the range of saturation. */
export function wetSteam(pressure: AbsolutePressure, quality: number): WaterInlet {
  const { temperature, density, enthalpy, entropy } = steamAtPX(pressure, quality);
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent: undefined, kinks: [] };
}

/** Subcooled water, which flashes where its expansion reaches the saturation pressure. Throws a Refusal outside the range of saturation. */
export function subcooledWater(pressure: AbsolutePressure, temperature: Temperature): WaterInlet {
  const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
  const kinks = [saturationPressure(temperature)];
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks };
}

const throat = new SteamProperties();

const leavesRange = (pressure: AbsolutePressure): Refusal =>
  new Refusal('the expansion to {pressure} leaves the range of IAPWS-IF97', {
    pressure: messageValue('absolutePressure', pressure),
  });

/** Equilibrium density, kg/m³, after isentropic expansion to a pressure, Pa. Throws a Refusal outside IAPWS-IF97. */
export function densityAfterExpansion({ entropy }: WaterInlet, pressure: AbsolutePressure): number {
  if (evaluateSteamAtPS(pressure, entropy, throat) === outsideSteamRange) {
    throw leavesRange(pressure);
  }
  return 1 / throat.specificVolume;
}

/** Lowest pressure, Pa; below it the expansion would leave the range of saturation. */
const minPressure = 700;

/**
 * Throat of an isentropic nozzle with water or steam in homogeneous equilibrium, by direct integration of IAPWS-IF97 down to
 * `backPressure`, Pa. Throws a Refusal where there is no flow or the expansion leaves the range.
 */
export function waterThroat(inlet: WaterInlet, backPressure: AbsolutePressure): Throat {
  const state = (pressure: number) => {
    if (evaluateSteamAtPS(pressure, inlet.entropy, throat) === outsideSteamRange) {
      throw leavesRange(pressure);
    }
    return throat;
  };
  return nozzleThroatByEnthalpy(state, inlet.enthalpy, inlet.pressure, backPressure, {
    minimum: inlet.kinks.length > 0 ? minPressure : Math.max(minPressure, 0.2 * inlet.pressure),
    kinks: inlet.kinks,
  });
}

/**
 * Ratio of the flux against a back pressure, Pa, to the critical flux of steam: the upper bound of Kb in an equation for critical flow.
 * `critical` is the throat of `inlet` without back pressure. Throws a Refusal where there is no flow.
 */
export function highestSteamFactor(inlet: WaterInlet, critical: Throat, backPressure: AbsolutePressure): number {
  return backPressure <= critical.pressure
    ? 1
    : Math.min(1, waterThroat(inlet, backPressure).massFlux / critical.massFlux);
}
