import type { FireSpan, HeatSpec } from '../spec.ts';

/** Returns when the fire burns: the whole run unless the heat specification limits it; undefined without a fire. */
export function fireSpan(heat: HeatSpec): FireSpan | undefined {
  return heat.mode === 'pool-fire' || heat.mode === 'fire-flux' ? (heat.burns ?? { from: 0 }) : undefined;
}

/** Whether a fire burns just after a time, s. */
export function isBurningAfter(heat: HeatSpec, time: number): boolean {
  const span = fireSpan(heat);
  return span !== undefined && time >= span.from && time < (span.to ?? Infinity);
}

/** Times at which a fire begins or ends, s. */
export function fireTimes(heat: HeatSpec): number[] {
  const span = fireSpan(heat);
  return span === undefined ? [] : [span.from, span.to ?? Infinity].filter(time => time > 0 && time < Infinity);
}
