import {
  backwardPressure2HS,
  boundary13Enthalpy,
  boundary23TemperatureHS,
  liquidEnthalpy1S,
  liquidEnthalpy3aS,
  vapourEnthalpy2abS,
  vapourEnthalpy2c3bS,
} from './regions/backward.ts';
import { boundary23Pressure, boundary3abEntropy } from './regions/boundaries.ts';
import { evaluateSinglePhaseAtHS, type SinglePhaseRegion } from './hs-single-phase.ts';
import { evaluateTwoPhaseAtHS } from './hs-two-phase.ts';
import { outside, type Region, type SteamProperties } from './properties.ts';

/** Entropies in J/(kg·K) and enthalpies in J/kg that divide the h-s plane, SR4-04(2014). */
const entropy = {
  /** s′ and s″ at 273.15 K. */
  lowestLiquid: -0.1545495919,
  highestVapour: 9155.759395,
  /** s at 100 MPa and 623.15 K, and s′(623.15 K). */
  lowest13: 3397.782955,
  highest1: 3778.28134,
  /** Smallest and largest s on the boundary between regions 2 and 3. */
  lowest23: 5048.096828,
  highest23: 5260.578707,
  boundary2bc: 5850,
} as const;
const enthalpy = { lowest23: 2_563_592.004, highest23: 2_812_942.061 } as const;

/**
 * Distance above the explicit saturation line, in J/kg, within which the forward equations decide whether a state is two-phase: it is
 * within 8 J/kg of theirs, except for the last hundredths of a kelvin below the critical temperature.
 */
const saturationMargin = 500;

/** Tolerances in K at the ends of a region: rounding first, then the steps between the regions. */
const slacks = [1e-7, 0.1] as const;

/** h in J/kg of the saturation line at s in J/(kg·K), SR4-04(2014) eqs 3 to 6; −∞ where the line does not reach. */
export function saturationEnthalpy(s: number): number {
  if (s < entropy.lowestLiquid || s > entropy.highestVapour) return -Infinity;
  if (s <= entropy.highest1) return liquidEnthalpy1S(s);
  if (s <= boundary3abEntropy) return liquidEnthalpy3aS(s);
  return s <= entropy.boundary2bc ? vapourEnthalpy2c3bS(s) : vapourEnthalpy2abS(s);
}

/** Candidate regions of a state above the saturation line, most likely first, SR4-04(2014). */
export function singlePhaseRegions(h: number, s: number): readonly SinglePhaseRegion[] {
  if (s < entropy.lowest13) return onlyLiquid;
  if (s <= entropy.highest1) return h <= boundary13Enthalpy(s) ? liquidFirst : denseBeforeLiquid;
  if (s < entropy.lowest23) return onlyDense;
  if (s > entropy.highest23) return gases;
  if (h > enthalpy.highest23) return vapourFirst;
  if (h < enthalpy.lowest23) return denseFirst;
  const dense = backwardPressure2HS(h, s) > boundary23Pressure(boundary23TemperatureHS(h, s));
  return dense ? denseFirst : vapourFirst;
}

const onlyLiquid = [1] as const;
const liquidFirst = [1, 3] as const;
const denseBeforeLiquid = [3, 1] as const;
const onlyDense = [3, 2] as const;
const denseFirst = [3, 2] as const;
const vapourFirst = [2, 3] as const;
const gases = [2, 5, 3] as const;

/** Evaluates the state at h in J/kg and s in J/(kg·K); returns its region, or `outside`. */
export function evaluateAtHS(h: number, s: number, state: SteamProperties): Region | typeof outside {
  if (!(Number.isFinite(h) && Number.isFinite(s))) return outside;
  if (h < saturationEnthalpy(s) + saturationMargin && evaluateTwoPhaseAtHS(h, s, state)) return 4;
  const candidates = singlePhaseRegions(h, s);
  for (const slack of slacks) {
    for (const region of candidates) {
      if (evaluateSinglePhaseAtHS(region, h, s, slack, state)) return region;
    }
  }
  return outside;
}
