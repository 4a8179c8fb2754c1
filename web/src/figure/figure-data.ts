import type { Axis, Band, PlotMark, Series } from '@isentrope/calculators/kit';
import type { Kind } from '@isentrope/engineering/quantities';

/** A curve of a figure; gaps are null or undefined. */
export interface FigureSeries extends Omit<Series, 'points'> {
  readonly points: readonly (readonly [x: number, y: number] | null | undefined)[];
  /** The index of the case in an overlaid figure, which sets its colour and dashes. */
  readonly ofCase?: number;
  /** Whether all cases of an overlaid figure have it, which draws it apart from theirs. */
  readonly common?: boolean;
  /** Whether the area below it is filled. */
  readonly filled?: boolean;
}

/** A named point of a figure. */
export interface FigureMark extends PlotMark {
  readonly ofCase?: number;
  /** Whether it is the present case, drawn as a full dot. */
  readonly present?: boolean;
}

/** A named range of x or y, possibly with a warning or error level. */
interface FigureBand extends Band {
  readonly level?: 'warning' | 'error';
}

/** A rectangle with warnings or errors; corners in SI. */
export interface FigurePatch {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly level: 'warning' | 'error';
}

/** Values on a grid over both axes, in SI. */
export interface Surface {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** By row of y, then by x; null if missing. */
  readonly values: readonly (readonly (number | null)[])[];
}

/** The data of a figure, of one case or of several overlaid. */
export interface FigureData {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly FigureSeries[];
  readonly marks?: readonly FigureMark[];
  readonly bands?: readonly FigureBand[];
  readonly patches?: readonly FigurePatch[];
  /** A surface, which the crosshair reads instead of the curves. */
  readonly surface?: Surface;
  /** A note below the figure. */
  readonly note?: string;
}

/** A quantity with its unit. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
