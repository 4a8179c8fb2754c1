import type { BlowdownRun } from '@isentrope/engineering/vessels';
import { ruledOut, step } from '../../kit/index.ts';
import { given } from '../fields.ts';
import { run } from '../vessel-run.ts';

/** What leaves by the relief valve, where there is one beside the blowdown valve. */

const { reliefAction } = given;
const when = { reliefAction: ['pop', 'modulating'] };
const none = ruledOut('there is no relief valve');

/** ∫ of a flow over a run, straight between its moments, kg. */
function integralOf(times: readonly number[], flows: readonly number[]): number {
  let sum = 0;
  times.forEach((time, index) => {
    if (index === 0) return;
    sum += (((flows[index] ?? 0) + (flows[index - 1] ?? 0)) / 2) * (time - (times[index - 1] ?? 0));
  });
  return sum;
}

/** Mass that left by the relief valve, kg: its share by the flows recorded, of what left as the run has it. */
export function releasedByRelief({ series, summary }: BlowdownRun): number {
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
  v => (v.reliefAction === 'none' ? none : releasedByRelief(v.run)),
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
