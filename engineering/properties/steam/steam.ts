import { evaluateAtHS } from './at-hs.ts';
import { evaluateAtPH } from './at-ph.ts';
import { evaluateAtPS } from './at-ps.ts';
import { evaluateAtPT } from './at-pt.ts';
import { evaluateAtPX, evaluateAtTX } from './at-quality.ts';
import { Refusal, messageValue, type Kind } from '../../quantities/index.ts';
import { outside, SteamProperties, type Region } from './properties.ts';
import {
  requireMetastable,
  requirePressure,
  requirePressureAt,
  requireSaturationPressure,
  requireSaturationTemperature,
  requireTemperature,
} from './range.ts';
import { requireFinite, requireQuality } from '../require-state.ts';
import { evaluateRegion2Metastable } from './regions/region2.ts';
import { steamState, type SteamState } from './state.ts';

const properties = new SteamProperties();
const wet = new SteamProperties();

/**
 * State of water or steam at pressure p in Pa and temperature T in K, IAPWS R7-97(2012): 273.15 K to 1073.15 K up to 100 MPa, to 2273.15 K
 * up to 50 MPa. On the saturation line it is the saturated liquid.
 * Throws a Refusal for a pressure or temperature outside that range.
 */
export function steamAtPT(pressure: number, temperature: number): SteamState {
  requireTemperature(temperature);
  requirePressureAt(pressure, temperature);
  evaluateAtPT(pressure, temperature, properties);
  return steamState(properties);
}

/**
 * State at pressure p in Pa and enthalpy h in J/kg, two-phase states included: the backward equations of R7-97(2012) and SR3-03(2014),
 * refined until the fundamental equation gives h back. Throws a Refusal for a state outside the range.
 */
export function steamAtPH(pressure: number, enthalpy: number): SteamState {
  requirePressure(pressure);
  requireFinite('enthalpy', enthalpy);
  const region = evaluateAtPH(pressure, enthalpy, properties);
  return requireState(region, { pressure, enthalpy });
}

/**
 * State at pressure p in Pa and entropy s in J/(kg·K), two-phase states included: the backward equations of R7-97(2012) and SR3-03(2014),
 * refined until the fundamental equation gives s back. Throws a Refusal for a state outside the range.
 */
export function steamAtPS(pressure: number, entropy: number): SteamState {
  requirePressure(pressure);
  requireFinite('entropy', entropy);
  const region = evaluateAtPS(pressure, entropy, properties);
  return requireState(region, { pressure, entropy });
}

/**
 * State at enthalpy h in J/kg and entropy s in J/(kg·K), two-phase states included: the backward equations of SR2-01(2014) and
 * SR4-04(2014), refined until the fundamental equation gives h and s back. Throws a Refusal for a state outside the range.
 */
export function steamAtHS(enthalpy: number, entropy: number): SteamState {
  requireFinite('enthalpy', enthalpy);
  requireFinite('entropy', entropy);
  const region = evaluateAtHS(enthalpy, entropy, properties);
  return requireState(region, { enthalpy, entropy });
}

/** Two-phase state at pressure p in Pa, 611.213 Pa to 22.064 MPa, and vapour mass fraction x. Throws a Refusal outside. */
export function steamAtPX(pressure: number, quality: number): SteamState {
  requireSaturationPressure(pressure);
  requireQuality(quality);
  evaluateAtPX(pressure, quality, properties);
  return steamState(properties);
}

/** Two-phase state at temperature T in K, 273.15 K to 647.096 K, and vapour mass fraction x. Throws a Refusal outside. */
export function steamAtTX(temperature: number, quality: number): SteamState {
  requireSaturationTemperature(temperature);
  requireQuality(quality);
  evaluateAtTX(temperature, quality, properties);
  return steamState(properties);
}

/** Lowest equilibrium vapour mass fraction for which the metastable-vapour equation is valid, R7-97(2012) section 6.2. */
const minMetastable = 0.95;

/**
 * State of metastable vapour at pressure p in Pa, up to 10 MPa, and temperature T in K, from the saturation temperature down to where it
 * would hold 5 % moisture in equilibrium, R7-97(2012) eqs 18 and 19. Throws a Refusal outside.
 */
export function metastableVapourAtPT(pressure: number, temperature: number): SteamState {
  requireMetastable(pressure, temperature);
  properties.pressure = pressure;
  properties.temperature = temperature;
  evaluateRegion2Metastable(properties);
  evaluateAtPX(pressure, minMetastable, wet);
  if (properties.enthalpy < wet.enthalpy)
    throw new Refusal(
      'metastable vapour in IAPWS-IF97 holds at most 5 % moisture in equilibrium, and more at {pressure} and {temperature}',
      { pressure: messageValue('absolutePressure', pressure), temperature: messageValue('temperature', temperature) },
    );
  return steamState(properties);
}

const kinds = {
  pressure: 'absolutePressure',
  enthalpy: 'specificEnergy',
  entropy: 'specificEntropy',
} as const satisfies Record<string, Kind>;

/** Returns the state, or throws a Refusal that names the pair of values without one. */
function requireState(
  region: Region | typeof outside,
  pair: { readonly [Name in keyof typeof kinds]?: number },
): SteamState {
  if (region !== outside) return steamState(properties);
  const inputs = Object.entries(pair).map(
    ([name, si]) => [name, messageValue(kinds[name as keyof typeof kinds], si)] as const,
  );
  const text = inputs.map(([name]) => `${name} {${name}}`).join(' and ');
  throw new Refusal(`${text} are no state within the range of IAPWS-IF97`, Object.fromEntries(inputs));
}
