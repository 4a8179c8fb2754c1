import type { Kind } from '@isentrope/engineering/quantities';

/** An axis of a figure. */
export interface Axis {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly scale?: 'linear' | 'log';
  /** Limits in the axis unit; default to the rounded range of the data. */
  readonly from?: number;
  readonly to?: number;
}

/** A curve with points in SI; null or undefined is a gap. */
export interface Series {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number] | null | undefined)[];
  readonly pen: 'main' | 'second' | 'third' | 'fourth' | 'limit';
  /** Whether to draw separate points, as for measurements. */
  readonly dots?: boolean;
}

/** A labelled point, in SI. */
export interface PlotMark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** A shaded range of acceptable x or y, in SI. */
export interface Band {
  readonly label: string;
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
}

/** A plot as data: axes with units, curves, labelled points and shaded ranges. */
export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly marks?: readonly PlotMark[];
  readonly bands?: readonly Band[];
}
