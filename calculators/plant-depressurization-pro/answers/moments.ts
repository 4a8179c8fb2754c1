import { monotoneCurve } from '@isentrope/engineering/numerics';
import { stated } from '@isentrope/engineering/quantities';
import type { Column } from '@isentrope/engineering/vessels';
import { absent, error, type Absent, type Message } from '../../kit/index.ts';

/** Rows of a history without an output step, and with one. */
const mostRows = 120;
const mostFixedRows = 2000;

/** The times of the rows of a history, s; the places of the steps of the run at which they are, where they are at some. */
export interface Moments {
  readonly times: readonly number[];
  readonly places?: readonly number[];
}

/** What a column of a run is at the rows of a history: between its steps by a curve that is monotone from one to the next. */
export function columnAt({ times, places }: Moments, time: readonly number[], column: Column): Column {
  if (places !== undefined) return places.map(place => column[place]);
  const curve = monotoneCurve(time, column);
  return times.map(each => curve(each));
}

/** Places in a series, the first and the last among them, no more than a table or a curve needs. */
export function sampled(count: number, most = mostRows): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}

/** Some of the steps of a run as the rows of its history. */
export function stepsOf(time: readonly number[], most = mostRows): Moments {
  const places = sampled(time.length, most);
  return { times: places.map(place => time[place] ?? 0), places };
}

/**
 * The rows of a history: some of the steps of the run, `most` at most, or every `step` seconds and the end. The extremes of a run are those of
 * its steps in either case.
 */
export function momentsOf(time: readonly number[], step: number | undefined, most = mostRows): Moments | Absent {
  if (step === undefined) return stepsOf(time, most);
  const end = time.at(-1) ?? 0;
  if (end / step > mostFixedRows) return absent('the output step is too short for this run');
  const whole = Math.floor((end / step) * (1 + 1e-12));
  const fixed = Array.from({ length: whole + 1 }, (_, index) => Math.min(end, index * step));
  const times = end - whole * step > 1e-9 * end ? [...fixed, end] : fixed;
  return { times };
}

/** What must be said of an output step that makes a history too long. */
export function outputStepNotes({ end, outputStep }: { readonly end: number; readonly outputStep: number }): Message[] {
  return end / outputStep > mostFixedRows
    ? [
        error(`Output step must be at least {least} in this run: a history has at most ${mostFixedRows} rows.`, {
          field: 'outputStep',
          values: { least: stated('time', end / mostFixedRows, { digits: 2 }) },
        }),
      ]
    : [];
}
