import { findRoot } from '../../numerics/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import { fluidOf, type Fluid } from '../fluid.ts';
import { streamMeanHeatCapacity } from './mean-heat-capacity.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** Stream temperature as a function of the fraction of heat exchanged between two temperatures. */
export interface StreamHeatingCurve {
  /** K, at a fraction of the heat, also beyond 0 and 1. Throws a Refusal where the equation of state has no such state. */
  readonly temperatureAt: (share: number) => number;
  /** Fractions at which boiling or condensation starts or ends, unordered. */
  readonly breaks: readonly number[];
}

/**
 * Heating curve of a stream between two temperatures, K, at constant pressure, Pa, by its enthalpy, or by the integral of the heat capacity
 * for fluids not defined by components. Throws a Refusal where it has no enthalpy at one of the ends.
 */
export function streamHeatingCurve(fluid: StreamFluid, pressure: number, from: number, to: number): StreamHeatingCurve {
  if (from === to) return { temperatureAt: () => from, breaks: [] };
  if (fluid.type !== 'components') return byHeatCapacity(fluid, pressure, from, to);
  const equation = fluidOf(fluid.amounts);
  const first = equation.stateAt({ pressure, temperature: from }).enthalpy;
  const change = equation.stateAt({ pressure, temperature: to }).enthalpy - first;
  return {
    temperatureAt: share => {
      if (share === 0) return from;
      return share === 1 ? to : equation.stateAt({ pressure, enthalpy: first + share * change }).temperature;
    },
    breaks: [0, 1].flatMap(quality => {
      const enthalpy = saturatedEnthalpy(equation, pressure, quality);
      return enthalpy === undefined ? [] : [(enthalpy - first) / change];
    }),
  };
}

/** Enthalpy, J/kg, at the bubble or dew point; undefined where there is none. */
function saturatedEnthalpy(equation: Fluid, pressure: number, quality: number): number | undefined {
  return undefinedIfRefused(() => equation.stateAt({ pressure, quality }).enthalpy);
}

function byHeatCapacity(fluid: StreamFluid, pressure: number, from: number, to: number): StreamHeatingCurve {
  const heatTo = (temperature: number) =>
    temperature === from ? 0 : streamMeanHeatCapacity(fluid, pressure, from, temperature).value * (temperature - from);
  const whole = heatTo(to);
  const temperatureAt = (share: number): number => {
    if (share <= 0) return from + share * (to - from);
    return share >= 1
      ? to + (share - 1) * (to - from)
      : (findRoot(temperature => heatTo(temperature) / whole - share, from, to)?.x ?? Number.NaN);
  };
  return { temperatureAt, breaks: [] };
}
