import type { Kind } from '@isentrope/engineering/quantities';
import type { Drawing } from './drawing.ts';
import type { Plot } from './plot.ts';

/** A reading at one time: an SI value and its presentation. */
export interface Reading {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly value: number | undefined;
}

/** The time series of a case: its plots share the time axis, and there is a drawing for each time. */
export interface Timeline {
  /** Times in seconds, ascending. */
  readonly times: readonly number[];
  readonly plots: readonly Plot[];
  /** The drawing at an index of `times`. */
  readonly drawing: (index: number) => Drawing;
  readonly readings: (index: number) => readonly Reading[];
}
