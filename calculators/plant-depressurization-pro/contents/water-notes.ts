import { messageValue } from '@isentrope/engineering/quantities';
import type { BlowdownOutlet, BlowdownRun } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import type { Simulation } from '../simulation.ts';
import { statedTime } from '../format.ts';

/** Reports the amount and treatment of free water, and how much water leaves. */
export function freeWaterNotes({
  run: { water, series },
  draw,
}: {
  readonly run: BlowdownRun;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
}): Message[] {
  if (water === undefined || water.greatest.value === 0) return [];
  const mass = (value: number) => messageValue('mass', value, { digits: 3 });
  const start = series.freeWaterMass[0] ?? 0;
  const amount =
    start > 0
      ? '{start} at the start, up to a level of {level}, and at most {most}'
      : 'none at the start, at most {most}, after {when}';
  const drawn = draw === 'liquid' ? ' The valve draws it off before the liquid above it.' : '';
  return [
    info(
      `Free water lies below the hydrocarbon liquid as pure water: ${amount}. {released} of water leaves, vapour and liquid together.${drawn} Salt and inhibitors are not accounted for.`,
      {
        field: 'composition',
        source: 'IAPWS R7-97',
        values: {
          start: mass(start),
          level: messageValue('length', series.freeWaterLevel[0] ?? 0, { digits: 3, like: 'insideDiameter' }),
          most: mass(water.greatest.value),
          when: messageValue('time', water.greatest.time, { digits: 3, like: 'duration' }),
          released: mass(water.released),
        },
      },
    ),
  ];
}

/**
 * Reports ice and hydrates from the single-temperature run: with separate gas and liquid temperatures, the free water is too
 * warm.
 */
export function colderWaterNotes({ simulation: { run, coldRun } }: { readonly simulation: Simulation }): Message[] {
  if (run.water === undefined || coldRun?.water === undefined) return [];
  const messages: Message[] = [];
  const { freezesFrom, coldestFreezing, hydrate } = coldRun.water;
  if (run.water.hydrate === undefined && hydrate !== undefined) {
    messages.push(
      warning(
        'Hydrate may form in the vessel: with the contents calculated at one temperature, the free water is below the hydrate formation temperature from {from} on, by up to {below}.',
        {
          field: 'model',
          values: {
            from: statedTime(hydrate.from),
            below: messageValue('temperatureDifference', hydrate.deepest.value, { digits: 2 }),
          },
        },
      ),
    );
  }
  if (run.water.freezesFrom === undefined && freezesFrom !== undefined && coldestFreezing !== undefined) {
    messages.push(
      warning(
        'Ice may form in the vessel: calculated at one temperature, the contents hold water below its freezing point from {from} on, and fall to {lowest}.',
        {
          field: 'model',
          values: {
            from: statedTime(freezesFrom),
            lowest: messageValue('temperature', coldestFreezing.value, { digits: 3 }),
          },
        },
      ),
    );
  }
  return messages;
}
