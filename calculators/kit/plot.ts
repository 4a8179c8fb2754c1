import type { Kind } from '@isentrope/engineering/quantities';

/** An axis of a figure. */
export interface Axis {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly scale?: 'linear' | 'log';
  /** Limits in the axis unit; the data's own, rounded, where they are not given. */
  readonly from?: number;
  readonly to?: number;
}

/** A line of a figure; points in SI. Where there is no point there is a gap. */
export interface Series {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number] | null | undefined)[];
  readonly pen: 'main' | 'second' | 'third' | 'fourth' | 'limit';
  /** Measured points, drawn each by itself. */
  readonly dots?: boolean;
}

/** A point of a figure with its name, in SI. */
export interface PlotMark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** A range of x or y that is acceptable, shaded, in SI. */
export interface Band {
  readonly label: string;
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
}

/** A figure as data: axes with units, curves, marked points, shaded ranges. Drawn by the workbench, exported as numbers. */
export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly marks?: readonly PlotMark[];
  readonly bands?: readonly Band[];
}
