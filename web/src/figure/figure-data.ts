import type { Axis, Band, PlotMark, Series } from '@isentrope/calculators/kit';

/** A curve of a figure; a gap in it is null or undefined. */
export interface FigureSeries extends Omit<Series, 'points'> {
  readonly points: readonly (readonly [x: number, y: number] | null | undefined)[];
  /** The place among several cases in one figure, from 0, by which it is told from the others. */
  readonly ofCase?: number;
}

/** A named point of a figure. */
export interface FigureMark extends PlotMark {
  readonly ofCase?: number;
}

/** A figure as it is drawn: one of a case as it was plotted or reported, or those of several cases in one (`overlaid`). */
export interface FigureData {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly FigureSeries[];
  readonly marks?: readonly FigureMark[];
  readonly bands?: readonly Band[];
  /** What is to be said of the figure, under it. */
  readonly note?: string;
}

/** A quantity with its unit. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
