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
import { Refusal, stated, type AbsolutePressure, type Temperature } from '../quantities/index.ts';
import { nozzleThroatByEnthalpy, type Throat } from './nozzle.ts';

/** Water or steam at the inlet of a valve, by IAPWS-IF97. SI units. */
export interface WaterInlet {
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly density: number;
  readonly enthalpy: number;
  readonly entropy: number;
  /** κ = −(v/p)(∂p/∂v) at constant s; undefined of a mixture. */
  readonly isentropicExponent: number | undefined;
  /** Pressure, Pa, at about which the expansion of a subcooled liquid meets the saturation line. */
  readonly kinks: readonly number[];
}

/** Dry saturated steam. Refusal outside 611 Pa to 22.064 MPa. */
export function saturatedSteam(pressure: AbsolutePressure): WaterInlet {
  const { vapour, temperature } = saturatedAtPressure(pressure);
  const { density, enthalpy, entropy, isentropicExponent } = vapour;
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks: [] };
}

/** Superheated steam. Refusal outside IAPWS-IF97 and for a temperature below saturation. */
export function superheatedSteam(pressure: AbsolutePressure, temperature: Temperature): WaterInlet {
  const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
  if (pressure < waterCriticalPressure && temperature <= saturationTemperature(pressure))
    return saturatedSteam(pressure);
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks: [] };
}

/** A mixture of water and steam, or saturated water at quality 0. Refusal outside. */
export function wetSteam(pressure: AbsolutePressure, quality: number): WaterInlet {
  const { temperature, density, enthalpy, entropy } = steamAtPX(pressure, quality);
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent: undefined, kinks: [] };
}

/** Water below its boiling point, which flashes where its expansion reaches the saturation pressure. Refusal outside. */
export function subcooledWater(pressure: AbsolutePressure, temperature: Temperature): WaterInlet {
  const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
  const kinks = [saturationPressure(temperature)];
  return { pressure, temperature, density, enthalpy, entropy, isentropicExponent, kinks };
}

const throat = new SteamProperties();

const leavesRange = (pressure: AbsolutePressure): Refusal =>
  new Refusal('the expansion to {pressure} leaves the range of IAPWS-IF97', {
    pressure: stated('absolutePressure', pressure),
  });

/** Density, kg/m³, after an isentropic expansion to a pressure, Pa, in equilibrium. Refusal outside IAPWS-IF97. */
export function densityAfterExpansion({ entropy }: WaterInlet, pressure: AbsolutePressure): number {
  if (evaluateSteamAtPS(pressure, entropy, throat) === outsideSteamRange) {
    throw leavesRange(pressure);
  }
  return 1 / throat.specificVolume;
}

/** Pa; below it the expansion would leave the range of saturation. */
const leastPressure = 700;

/**
 * The throat of an isentropic nozzle with water or steam in homogeneous equilibrium, by direct integration of IAPWS-IF97
 * down to `backPressure`, Pa. Refusal where nothing flows or the expansion leaves the range.
 */
export function waterThroat(inlet: WaterInlet, backPressure: AbsolutePressure): Throat {
  const state = (pressure: number) => {
    if (evaluateSteamAtPS(pressure, inlet.entropy, throat) === outsideSteamRange) {
      throw leavesRange(pressure);
    }
    return throat;
  };
  return nozzleThroatByEnthalpy(state, inlet.enthalpy, inlet.pressure, backPressure, {
    least: inlet.kinks.length > 0 ? leastPressure : Math.max(leastPressure, 0.2 * inlet.pressure),
    kinks: inlet.kinks,
  });
}

/**
 * What a back pressure, Pa, leaves of the critical flux of steam: the highest Kb that any valve can have in an equation for
 * critical flow. `critical` is the throat of `inlet` at no back pressure. Refusal where nothing flows.
 */
export function highestSteamFactor(inlet: WaterInlet, critical: Throat, backPressure: AbsolutePressure): number {
  return backPressure <= critical.pressure
    ? 1
    : Math.min(1, waterThroat(inlet, backPressure).massFlux / critical.massFlux);
}
