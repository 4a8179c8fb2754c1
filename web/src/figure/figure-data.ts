import type { Axis, Band, PlotMark, Series } from '@isentrope/calculators/kit';
import type { Kind } from '@isentrope/engineering/quantities';

/** A curve of a figure; a gap in it is null or undefined. */
export interface FigureSeries extends Omit<Series, 'points'> {
  readonly points: readonly (readonly [x: number, y: number] | null | undefined)[];
  /** The place among several cases in one figure, from 0, by which it is told from the others. */
  readonly ofCase?: number;
  /** Whether what lies between it and the lower edge is shaded. */
  readonly filled?: boolean;
}

/** A named point of a figure. */
export interface FigureMark extends PlotMark {
  readonly ofCase?: number;
  /** Whether it is the case in hand: a full dot. */
  readonly present?: boolean;
}

/** A range of x or y with a name, which may be one where something is warned of, or wrong. */
export interface FigureBand extends Band {
  readonly level?: 'warning' | 'error';
}

/** A rectangle of a figure where something is warned of, or wrong; its corners in SI. */
export interface FigurePatch {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly level: 'warning' | 'error';
}

/** What a figure shows over both of its axes, on a grid; all in SI. */
export interface Surface {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** By row of y, then by x; null where there is none. */
  readonly values: readonly (readonly (number | null)[])[];
}

/** A figure as it is drawn: one of a case as it was plotted or reported, or those of several cases in one (`overlaid`). */
export interface FigureData {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly FigureSeries[];
  readonly marks?: readonly FigureMark[];
  readonly bands?: readonly FigureBand[];
  readonly patches?: readonly FigurePatch[];
  /** What it shows over both axes: the crosshair reads that in place of the curves. */
  readonly surface?: Surface;
  /** What is to be said of the figure, under it. */
  readonly note?: string;
}

/** A quantity with its unit. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
