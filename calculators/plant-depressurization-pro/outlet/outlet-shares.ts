import type { BlowdownRun } from '@isentrope/engineering/vessels';
import { ruledOut, step } from '../../kit/index.ts';
import { given } from '../fields.ts';
import { run } from '../vessel-run.ts';

/** Flow through a relief valve in parallel with the blowdown valve. */

const { reliefAction } = given;
const when = { reliefAction: ['pop', 'modulating'] };
const none = ruledOut('there is no relief valve');

/** Integrates a flow over a run by the trapezoidal rule, kg. */
function integralOf(times: readonly number[], flows: readonly number[]): number {
  let sum = 0;
  times.forEach((time, index) => {
    if (index === 0) return;
    sum += (((flows[index] ?? 0) + (flows[index - 1] ?? 0)) / 2) * (time - (times[index - 1] ?? 0));
  });
  return sum;
}

/** Returns the mass through the relief valve until a time, s, by the recorded flows, kg. */
export function reliefValveMassUntil({ series: { time, reliefFlow } }: BlowdownRun, end: number): number {
  const count = time.filter(each => each <= end).length;
  return integralOf(time.slice(0, count), reliefFlow.slice(0, count));
}

/** Returns the mass through the relief valve, kg: the total outflow times its share of the recorded flows. */
export function reliefValveMass({ series, summary }: BlowdownRun): number {
  const [relief, whole] = [series.reliefFlow, series.massFlow].map(flows => integralOf(series.time, flows));
  return whole === undefined || relief === undefined || whole === 0 ? 0 : (summary.releasedMass * relief) / whole;
}

export const reliefRelease = step(
  'reliefRelease',
  { run, reliefAction },
  {
    label: 'of which by the relief valve',
    kind: 'mass',
    unit: 'kg',
    when,
    source: 'From the simulated history; the rest by the blowdown valve',
    digits: 3,
  },
  v => (v.reliefAction === 'none' ? none : reliefValveMass(v.run)),
);
export const peakRelief = step(
  'peakRelief',
  { run, reliefAction },
  {
    label: 'Peak flow of the relief valve',
    kind: 'massFlow',
    unit: 'kg/h',
    when,
    source: 'From the simulated history',
  },
  v => (v.reliefAction === 'none' ? none : Math.max(0, ...v.run.series.reliefFlow)),
);
