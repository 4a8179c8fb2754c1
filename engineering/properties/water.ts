import { gasConstant } from '../quantities/index.ts';
import type { FluidRange, PressureTemperature } from './equilibrium/index.ts';
import type { StateInputs } from './state-inputs.ts';
import type { EquilibriumPhase, EquilibriumState, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import {
  evaluateSteamAtPT,
  saturatedAtPressure,
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

/** Range of IAPWS-IF97; above 1073.15 K up to 50 MPa only. */
export const waterRange: FluidRange = {
  minimumTemperature: 273.15,
  maximumTemperature: 2273.15,
  maximumPressure: 100e6,
};

/** IAPWS R2-83(1992). */
export const waterCriticalPoint: PressureTemperature = {
  temperature: waterCriticalTemperature,
  pressure: waterCriticalPressure,
};

/** State of water or steam by IAPWS-IF97; throws a Refusal outside its range. */
export function waterStateAt(inputs: StateInputs): EquilibriumState {
  const steam = steamAt(inputs);
  const phase = phaseOf(steam);
  const state = thermodynamicState(steam, phase);
  if (phase !== 'two-phase') return { ...state, vapourFraction: undefined, phases: undefined, liquids: undefined };
  const saturated = saturatedAtPressure(steam.pressure);
  return {
    ...state,
    vapourFraction: steam.quality,
    phases: { liquid: saturatedPhase(saturated.liquid, 'liquid'), vapour: saturatedPhase(saturated.vapour, 'gas') },
    liquids: undefined,
  };
}

function saturatedPhase(steam: SteamState, phase: FluidPhase): EquilibriumPhase {
  return { composition: { H2O: 1 }, state: thermodynamicState(steam, phase) };
}

function steamAt(inputs: StateInputs): SteamState {
  if ('quality' in inputs) {
    return 'pressure' in inputs
      ? steamAtPX(inputs.pressure, inputs.quality)
      : steamAtTX(inputs.temperature, inputs.quality);
  }
  if (!('pressure' in inputs)) return steamAtHS(inputs.enthalpy, inputs.entropy);
  if ('temperature' in inputs) return steamAtPT(inputs.pressure, inputs.temperature);
  return 'enthalpy' in inputs
    ? steamAtPH(inputs.pressure, inputs.enthalpy)
    : steamAtPS(inputs.pressure, inputs.entropy);
}

function thermodynamicState(steam: SteamState, phase: FluidPhase): ThermodynamicState {
  const { pressure, temperature, specificVolume } = steam;
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
    jouleThomson:
      steam.quality !== undefined || steam.cp === undefined ? undefined : jouleThomson(pressure, temperature),
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
