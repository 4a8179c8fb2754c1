import type { BlowdownRun } from '@isentrope/engineering/vessels';
import { fields, info, quantity, type Message } from '../../kit/index.ts';
import { endOf } from '../run-end.ts';
import { statedTime } from '../format.ts';

const when = { heat: ['pool-fire', 'fire-flux'] };

/** Start and duration of the fire. */
export const fireSpanFields = fields({
  fireStart: quantity('Fire begins after', 'time', 'min', {
    atLeast: 0,
    atMost: 1440,
    blank: 0,
    when,
    help: 'Counted from the start of the run, like the start delay of the valve. For a fire that starts before the blowdown, enter 0 here and a start delay for the valve.',
  }),
  fireDuration: quantity('Fire lasts', 'time', 'min', {
    above: 0,
    atMost: 1440,
    optional: true,
    hint: 'to the end',
    when,
    help: 'After that the wall exchanges heat with its surroundings only. The local fire on the wall begins and ends with this fire.',
  }),
});

/** Reports a fire that does not burn throughout the run. */
export function fireSpanNotes({
  run,
  fireStart,
  fireDuration,
}: {
  readonly run: BlowdownRun;
  readonly fireStart: number;
  readonly fireDuration: number | undefined;
}): Message[] {
  const end = endOf(run);
  if (fireStart >= end)
    return [
      info('The run ends after {end}, before the fire begins: there is no fire in it.', {
        field: 'fireStart',
        values: { end: statedTime(end) },
      }),
    ];
  if (fireDuration !== undefined && fireStart + fireDuration >= end)
    return [info('The fire lasts longer than the run and burns until its end.', { field: 'fireDuration' })];
  return [];
}
