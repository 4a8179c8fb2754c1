import { monotoneCurve } from '@isentrope/engineering/numerics';
import { messageValue } from '@isentrope/engineering/quantities';
import type { Column } from '@isentrope/engineering/vessels';
import { absent, error, type Absent, type Message } from '../../kit/index.ts';

/** Number of rows of a history, without and with an output step. */
const maxRows = 120;
const maxFixedRows = 2000;

/** Row times of a history, s, with the step indices if rows coincide with steps of the run. */
export interface HistoryRows {
  readonly times: readonly number[];
  readonly indices?: readonly number[];
}

/** Returns a run column at the rows of a history, by monotone interpolation between steps. */
export function columnAt({ times, indices: sampled }: HistoryRows, time: readonly number[], column: Column): Column {
  if (sampled !== undefined) return sampled.map(index => column[index]);
  const curve = monotoneCurve(time, column);
  return times.map(each => curve(each));
}

/** Returns indices of a series, thinned for a table or curve, including the first and last. */
export function sampleIndices(count: number, maximum = maxRows): number[] {
  if (count <= maximum) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: maximum }, (_, index) => Math.round((index * (count - 1)) / (maximum - 1)));
}

/** Selects steps of the run as the rows of its history. */
export function stepsOf(time: readonly number[], maximum = maxRows): HistoryRows {
  const indices = sampleIndices(time.length, maximum);
  return { times: indices.map(index => time[index] ?? 0), indices };
}

/**
 * Returns the rows of a history: steps of the run, at most `maximum`, or every `step` seconds plus the end. Extremes are always
 * those of the run's own steps.
 */
export function historyRowsOf(
  time: readonly number[],
  step: number | undefined,
  maximum = maxRows,
): HistoryRows | Absent {
  if (step === undefined) return stepsOf(time, maximum);
  const end = time.at(-1) ?? 0;
  if (end / step > maxFixedRows) return absent('the output step is too short for this run');
  const whole = Math.floor((end / step) * (1 + 1e-12));
  const fixed = Array.from({ length: whole + 1 }, (_, index) => Math.min(end, index * step));
  const times = end - whole * step > 1e-9 * end ? [...fixed, end] : fixed;
  return { times };
}

/** Reports an output step that makes the history too long. */
export function outputStepNotes({ end, outputStep }: { readonly end: number; readonly outputStep: number }): Message[] {
  return end / outputStep > maxFixedRows
    ? [
        error(`Output step must be at least {least} in this run: a history has at most ${maxFixedRows} rows.`, {
          field: 'outputStep',
          values: { least: messageValue('time', end / maxFixedRows, { digits: 2 }) },
        }),
      ]
    : [];
}
