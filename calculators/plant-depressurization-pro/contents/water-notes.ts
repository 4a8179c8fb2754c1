import { stated } from '@isentrope/engineering/quantities';
import type { BlowdownOutlet, BlowdownRun } from '@isentrope/engineering/vessels';
import { info, type Message } from '../../kit/index.ts';

/** How much free water a run has, how it is treated, and how much water leaves. */
export function freeWaterNotes({
  run: { water, series },
  draw,
}: {
  readonly run: BlowdownRun;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
}): Message[] {
  if (water === undefined || water.most.value === 0) return [];
  const mass = (value: number) => stated('mass', value, { digits: 3 });
  const start = series.freeWaterMass[0] ?? 0;
  const amount =
    start > 0
      ? '{start} at the start, up to a level of {level}, and {most} at the most'
      : 'none at the start, {most} at the most, after {when}';
  const drawn = draw === 'liquid' ? ' The valve draws it before the liquid above.' : '';
  return [
    info(
      `Free water lies below the hydrocarbon liquid as pure water: ${amount}. {released} of water leaves, vapour and liquid together.${drawn} Salt and inhibitors are not accounted for.`,
      {
        field: 'composition',
        source: 'IAPWS R7-97',
        values: {
          start: mass(start),
          level: stated('length', series.freeWaterLevel[0] ?? 0, { digits: 3, like: 'insideDiameter' }),
          most: mass(water.most.value),
          when: stated('time', water.most.time, { digits: 3, like: 'duration' }),
          released: mass(water.released),
        },
      },
    ),
  ];
}
