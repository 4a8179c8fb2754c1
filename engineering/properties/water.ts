import { gasConstant } from '../quantities/index.ts';
import type { Given } from './given.ts';
import type { FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import {
  evaluateSteamAtPT,
  saturationPressure,
  steamAtHS,
  steamAtPH,
  steamAtPS,
  steamAtPT,
  steamAtPX,
  steamAtTX,
  SteamProperties,
  waterCriticalPressure,
  waterCriticalTemperature,
  type SteamState,
} from './steam/index.ts';

/** kg/mol, IAPWS R6-95(2018). */
const molarMass = 0.018015268;

const properties = new SteamProperties();

/** State of water or steam by IAPWS-IF97; Refusal outside its range. */
export function waterStateAt(given: Given): ThermodynamicState {
  return thermodynamicState(steamAt(given));
}

function steamAt(given: Given): SteamState {
  if ('quality' in given) {
    return 'pressure' in given ? steamAtPX(given.pressure, given.quality) : steamAtTX(given.temperature, given.quality);
  }
  if (!('pressure' in given)) return steamAtHS(given.enthalpy, given.entropy);
  if ('temperature' in given) return steamAtPT(given.pressure, given.temperature);
  return 'enthalpy' in given ? steamAtPH(given.pressure, given.enthalpy) : steamAtPS(given.pressure, given.entropy);
}

function thermodynamicState(steam: SteamState): ThermodynamicState {
  const { pressure, temperature, specificVolume } = steam;
  const phase = phaseOf(steam);
  return {
    phase,
    molarMass,
    pressure,
    temperature,
    quality: steam.quality,
    density: steam.density,
    specificVolume,
    compressibilityFactor: (pressure * specificVolume * molarMass) / (gasConstant * temperature),
    enthalpy: steam.enthalpy,
    internalEnergy: steam.internalEnergy,
    entropy: steam.entropy,
    cp: steam.cp,
    cv: steam.cv,
    speedOfSound: steam.speedOfSound,
    isentropicExponent: steam.isentropicExponent,
    jouleThomson: phase === 'two-phase' || steam.cp === undefined ? undefined : jouleThomson(pressure, temperature),
    fugacity: undefined,
  };
}

function phaseOf({ region, pressure, temperature }: SteamState): FluidPhase {
  if (region === 4) return 'two-phase';
  if (region === 1) return 'liquid';
  if (temperature >= waterCriticalTemperature) return pressure >= waterCriticalPressure ? 'supercritical' : 'gas';
  return region === 3 && pressure >= saturationPressure(temperature) ? 'liquid' : 'gas';
}

/** (T·(∂v/∂T)_p − v)/cp. */
function jouleThomson(pressure: number, temperature: number): number {
  evaluateSteamAtPT(pressure, temperature, properties);
  const { volumeExpansion, specificVolume, isobaricHeatCapacity } = properties;
  return (temperature * volumeExpansion - specificVolume) / isobaricHeatCapacity;
}
