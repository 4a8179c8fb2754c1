import { log } from '../../elementary/index.ts';
import {
  backwardSaturationPressure3S,
  backwardTemperature1PS,
  backwardTemperature2PS,
  backwardTemperature3PS,
  backwardVolume3PS,
} from './regions/backward.ts';
import { gasConstant } from './constants.ts';
import { evaluateOnIsobar, type IsobarCoordinate } from './isobar.ts';
import type { outside, Region, SteamProperties } from './properties.ts';
import { temperature1FromEntropy } from './regions/region1.ts';
import { temperature2FromEntropy } from './regions/region2.ts';
import { temperature5FromEntropy } from './regions/region5.ts';

const entropy: IsobarCoordinate = {
  of: state => state.entropy,
  entropyChange: (_state, change) => change,
  highest1: 3_778.3,
  highestVapour: 9_155.8,
  lowest23: 5_048,
  highest23: 5_260.6,
  certainlyBelow25: (p, s) => s < 14_880 - gasConstant * log(p) - 4e-6 * p,
  guess1: backwardTemperature1PS,
  refine1: temperature1FromEntropy,
  guess2: backwardTemperature2PS,
  refine2: temperature2FromEntropy,
  solve5: temperature5FromEntropy,
  saturationPressure3: backwardSaturationPressure3S,
  volume3: backwardVolume3PS,
  temperature3: backwardTemperature3PS,
};

/** Evaluates the state at p in Pa and s in J/(kg·K); returns its region, or `outside`. */
export function evaluateAtPS(p: number, s: number, state: SteamProperties): Region | typeof outside {
  return evaluateOnIsobar(p, s, entropy, state);
}
