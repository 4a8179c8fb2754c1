import type { FireSpan, HeatSpec } from './spec.ts';

/** The span of the fire of a heat specification: all of the run unless it says otherwise; undefined without a fire. */
export function fireSpan(heat: HeatSpec): FireSpan | undefined {
  return heat.mode === 'pool-fire' || heat.mode === 'fire-flux' ? (heat.burns ?? { from: 0 }) : undefined;
}

/** Whether a fire burns from a time on. */
export function burnsFrom(heat: HeatSpec, time: number): boolean {
  const span = fireSpan(heat);
  return span !== undefined && time >= span.from && time < (span.to ?? Infinity);
}

/** Times at which a fire begins or ends, s. */
export function fireTimes(heat: HeatSpec): number[] {
  const span = fireSpan(heat);
  return span === undefined ? [] : [span.from, span.to ?? Infinity].filter(time => time > 0 && time < Infinity);
}
