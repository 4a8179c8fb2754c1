import { findRoot } from '../../numerics/index.ts';
import { orRefused } from '../../quantities/index.ts';
import { fluidOf, type Fluid } from '../fluid.ts';
import { streamMeanHeatCapacity } from './mean-heat-capacity.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** The temperature of a stream against the share of the heat between two of its temperatures. */
export interface StreamHeatingCurve {
  /** K, at a share from 0 to 1 of the heat. Refusal where the equation of state has no such state. */
  readonly temperatureAt: (share: number) => number;
  /** Shares at which it begins or ends to boil or condense, in no order. */
  readonly breaks: readonly number[];
}

/**
 * The temperatures of a stream between two of them in K, at a constant p in Pa, by its enthalpy; by the integral of its heat
 * capacity where it is not known by its molecules. Refusal where it has no enthalpy at one of them.
 */
export function streamHeatingCurve(fluid: StreamFluid, pressure: number, from: number, to: number): StreamHeatingCurve {
  if (from === to) return { temperatureAt: () => from, breaks: [] };
  if (fluid.type !== 'components') return byHeatCapacity(fluid, pressure, from, to);
  const equation = fluidOf(fluid.amounts);
  const first = equation.stateAt({ pressure, temperature: from }).enthalpy;
  const change = equation.stateAt({ pressure, temperature: to }).enthalpy - first;
  return {
    temperatureAt: share => {
      if (share <= 0) return from;
      return share >= 1 ? to : equation.stateAt({ pressure, enthalpy: first + share * change }).temperature;
    },
    breaks: [0, 1].flatMap(quality => {
      const enthalpy = saturatedEnthalpy(equation, pressure, quality);
      return enthalpy === undefined ? [] : [(enthalpy - first) / change];
    }),
  };
}

/** J/kg, at the bubble or the dew point; undefined where there is none. */
function saturatedEnthalpy(equation: Fluid, pressure: number, quality: number): number | undefined {
  return orRefused(() => equation.stateAt({ pressure, quality }).enthalpy);
}

function byHeatCapacity(fluid: StreamFluid, pressure: number, from: number, to: number): StreamHeatingCurve {
  const heatTo = (temperature: number) =>
    temperature === from ? 0 : streamMeanHeatCapacity(fluid, pressure, from, temperature).value * (temperature - from);
  const whole = heatTo(to);
  const temperatureAt = (share: number): number => {
    if (share <= 0) return from;
    return share >= 1 ? to : (findRoot(temperature => heatTo(temperature) / whole - share, from, to)?.x ?? Number.NaN);
  };
  return { temperatureAt, breaks: [] };
}
