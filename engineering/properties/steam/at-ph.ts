import {
  backwardSaturationPressure3H,
  backwardTemperature1PH,
  backwardTemperature2PH,
  backwardTemperature3PH,
  backwardVolume3PH,
} from './regions/backward.ts';
import { evaluateOnIsobar, type IsobarCoordinate } from './isobar.ts';
import type { outside, Region, SteamProperties } from './properties.ts';
import { temperature1FromEnthalpy } from './regions/region1.ts';
import { temperature2FromEnthalpy } from './regions/region2.ts';
import { temperature5FromEnthalpy } from './regions/region5.ts';

const enthalpy: IsobarCoordinate = {
  of: state => state.enthalpy,
  entropyChange: (state, change, pressureChange) =>
    (change - state.specificVolume * pressureChange) / state.temperature,
  highest1: 1_670_900,
  highestVapour: 2_803_300,
  lowest23: 2_563_500,
  highest23: 2_812_700,
  certainlyBelow25: (_p, h) => h < 3_715_000,
  guess1: backwardTemperature1PH,
  refine1: temperature1FromEnthalpy,
  guess2: backwardTemperature2PH,
  refine2: temperature2FromEnthalpy,
  solve5: temperature5FromEnthalpy,
  saturationPressure3: backwardSaturationPressure3H,
  volume3: backwardVolume3PH,
  temperature3: backwardTemperature3PH,
};

/** Evaluates the state at p in Pa and h in J/kg; returns its region, or `outside` when IAPWS-IF97 does not cover it. */
export function evaluateAtPH(p: number, h: number, state: SteamProperties): Region | typeof outside {
  return evaluateOnIsobar(p, h, enthalpy, state);
}
