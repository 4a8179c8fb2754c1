import type { BlowdownRun } from '../results/run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { openingTimes } from '../outlets/opening.ts';

/** Typical change of flow from one time of the header to the next, relative to the largest flow. */
const shareOfPeak = 0.015;
/** Minimum number of times over the whole period. */
const minTimes = 60;
/** Interval between a flow step and the time just before it, as a share of the whole period. */
const justBefore = 1e-7;

interface Started {
  readonly run: BlowdownRun;
  readonly spec: BlowdownSpec;
  readonly delay: number;
}

/** Times at which a header is calculated, s, and those among them at which its flow steps or bends. */
export interface HeaderTimes {
  readonly times: readonly number[];
  readonly bends: readonly number[];
}

/**
 * Selects the times at which a header is calculated: those of the vessels' runs, thinned by the change of flow, all those at which a valve
 * starts or stops opening or closing, and just before these.
 */
export function selectTimes(vessels: readonly Started[], flowAt: (time: number) => number): HeaderTimes {
  const end = Math.max(...vessels.map(({ run, delay }) => (run.series.time.at(-1) ?? 0) + delay));
  const steps = vessels.flatMap(({ run, spec: { outlet }, delay }) => [
    delay,
    ...(outlet === undefined ? [] : openingTimes(outlet).map(time => time + delay)),
    ...run.events.flatMap(({ kind, time }) => (kind.startsWith('relief') ? [time + delay] : [])),
  ]);
  const bends = new Set(steps.flatMap(time => (time > 0 && time < end ? [time - justBefore * end, time] : [])));
  const all = new Set([0, end, ...bends]);
  for (const { run, delay } of vessels) for (const time of run.series.time) all.add(time + delay);
  const possible = [...all].filter(time => time >= 0 && time <= end).toSorted((one, other) => one - other);
  const leastChange = shareOfPeak * Math.max(...possible.map(flowAt));
  const times: number[] = [];
  let flow = NaN;
  for (const time of possible) {
    const now = flowAt(time);
    const isNeeded = bends.has(time) || time === 0 || time === end;
    if (!isNeeded && Math.abs(now - flow) < leastChange && time - (times.at(-1) ?? 0) < end / minTimes) continue;
    times.push(time);
    flow = now;
  }
  return { times, bends: [...bends].toSorted((one, other) => one - other) };
}
