import type { Kind } from '@isentrope/engineering/quantities';
import type { Drawing } from './drawing.ts';
import type { Plot } from './plot.ts';

/** A figure read out at a moment: an SI value and how it is shown. */
export interface Reading {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly value: number | undefined;
}

/** A case that happens over time: its figures share the axis of time, and a drawing shows any one moment. */
export interface Timeline {
  /** The moments known, in seconds, rising. */
  readonly times: readonly number[];
  readonly plots: readonly Plot[];
  /** The drawing of the moment at an index of `times`. */
  readonly drawing: (index: number) => Drawing;
  readonly readings: (index: number) => readonly Reading[];
}
