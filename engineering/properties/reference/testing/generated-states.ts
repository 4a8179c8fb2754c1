import { pow } from '../../../elementary/index.ts';
import type { FluidEquation } from '../equation.ts';
import { referenceFluids } from '../catalogue.ts';

/** Equations of all fluids. */
export const allEquations: readonly FluidEquation[] = await Promise.all(referenceFluids.map(({ load }) => load()));

/** A repeatable sequence of numbers from 0 to 1. */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** States that cover the range of an equation, p in Pa and T in K: half of them below 1.3 times the critical temperature. */
export function generatedStates({ range, critical }: FluidEquation, count: number): { p: number; T: number }[] {
  const next = uniform(17);
  const { minimumTemperature, maximumTemperature, maximumPressure } = range;
  return Array.from({ length: count }, (_, index) => {
    const hottest = index % 2 ? maximumTemperature : Math.min(maximumTemperature, 1.3 * critical.temperature);
    const T = minimumTemperature + (hottest - minimumTemperature) * next();
    const p = critical.pressure * (index % 4 < 2 ? pow(10, -6 + 6 * next()) : pow(10, -1 + 1.5 * next()));
    return { p: Math.min(p, maximumPressure), T };
  });
}
