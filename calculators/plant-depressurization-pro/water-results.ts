import { stated } from '@isentrope/engineering/quantities';
import type { BlowdownOutlet, BlowdownRun } from '@isentrope/engineering/vessels';
import { info, ruledOut, step, type Message } from '../kit/index.ts';
import { run } from './vessel-run.ts';

/** What a run says of free water. */

const none = ruledOut('free water is no phase of its own in this case');
const source = 'Free-water flash; IAPWS R7-97 for the water';

export const freeWater = step(
  'freeWater',
  { run },
  { label: 'Free water at the start', kind: 'mass', unit: 'kg', source },
  v => (v.run.water === undefined ? none : (v.run.series.freeWaterMass[0] ?? 0)),
);
export const freeWaterLevel = step(
  'freeWaterLevel',
  { run },
  { label: 'Water level at the start', kind: 'length', unit: 'mm', source },
  v => (v.run.water === undefined ? none : (v.run.series.freeWaterLevel[0] ?? 0)),
);
export const releasedWater = step(
  'releasedWater',
  { run },
  {
    label: 'Water released',
    kind: 'mass',
    unit: 'kg',
    source: 'From the simulated history: as vapour and as liquid',
  },
  v => v.run.water?.released ?? none,
);

/** How free water was treated, where there is some. */
export function freeWaterNotes({
  run: { water, series },
  draw,
}: {
  readonly run: BlowdownRun;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
}): Message[] {
  if (water === undefined || water.most.value === 0) return [];
  const mass = (value: number) => stated('mass', value, { digits: 3 });
  const amount =
    (series.freeWaterMass[0] ?? 0) > 0
      ? '{start} at the start, {most} at the most'
      : 'none at the start, {most} at the most, after {when}';
  const drawn = draw === 'liquid' ? ' The valve draws it before the liquid above.' : '';
  return [
    info(
      `Free water lies below the hydrocarbon liquid as pure water: ${amount}. Salt and inhibitors are not accounted for.${drawn}`,
      {
        field: 'freeWater',
        source: 'IAPWS R7-97',
        values: {
          start: mass(series.freeWaterMass[0] ?? 0),
          most: mass(water.most.value),
          when: stated('time', water.most.time, { digits: 3, like: 'duration' }),
        },
      },
    ),
  ];
}
