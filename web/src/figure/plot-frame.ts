import type { Axis, Plot, PlotMark, Series } from '@isentrope/calculators/kit';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { scaleLinear, scaleLog } from 'd3-scale';

/** The field of a figure and the margins within it. */
export const width = 348;
export const height = 250;
export const left = 58;
export const right = 10;
export const top = 12;
export const bottom = 44;

export type Scale = ReturnType<typeof scaleLinear<number, number>> | ReturnType<typeof scaleLog<number, number>>;

/** A curve with its points in the units of the axes. */
export interface Curve extends Omit<Series, 'points'> {
  readonly points: readonly (readonly [number, number] | undefined)[];
}

function scaleOf(axis: Axis, values: readonly number[], range: [number, number]): Scale {
  const positive = axis.scale === 'log' ? values.filter(value => value > 0) : values;
  const low = axis.from ?? Math.min(...positive);
  const high = axis.to ?? Math.max(...positive);
  const domain = low < high ? [low, high] : [low - 1, high + 1];
  const scale = axis.scale === 'log' ? scaleLog(domain, range) : scaleLinear(domain, range);
  return axis.from === undefined || axis.to === undefined ? scale.nice() : scale;
}

/** The values at which an axis has a line: decades of a long logarithmic one, else 1, 2 and 5. */
export function ticksOf(scale: Scale, axis: Axis): number[] {
  const all = scale.ticks(5);
  if (axis.scale !== 'log' || all.length <= 8) return all;
  const decades = all.filter(tick => Number.isInteger(Math.round(Math.log10(tick) * 1e9) / 1e9));
  return decades.length >= 3 ? decades : all.filter(tick => /^[125]/.test(tick.toExponential()));
}

/** The number at a line of the grid. */
export function tickText(value: number): string {
  const magnitude = Math.abs(value);
  if (value !== 0 && (magnitude >= 1e6 || magnitude < 1e-3)) return formatNumber(value, 2);
  return String(Number(value.toPrecision(6))).replace('-', '−');
}

/** A curve as a path, with a gap where a point is missing. */
export function pathOf(points: Curve['points'], x: Scale, y: Scale): string {
  let pen = 'M';
  let d = '';
  for (const point of points) {
    if (!point) {
      pen = 'M';
      continue;
    }
    d += `${pen}${x(point[0]).toFixed(1)} ${y(point[1]).toFixed(1)}`;
    pen = 'L';
  }
  return d;
}

/** Small circles at the points of a measured curve. */
export function dotsOf(points: Curve['points'], x: Scale, y: Scale): string {
  return points
    .map(point =>
      point ? `M${(x(point[0]) - 2.5).toFixed(1)} ${y(point[1]).toFixed(1)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0` : '',
    )
    .join('');
}

/** The value of a curve at x, between its two nearest points; undefined outside it. */
export function valueAt(points: Curve['points'], at: number): number | undefined {
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || (at - a[0]) * (at - b[0]) > 0 || a[0] === b[0]) continue;
    return a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0]);
  }
  return undefined;
}

/** The figure's data as comma-separated values, in the units of its axes. */
export function csv(plot: Plot, curves: readonly Curve[]): string {
  const head = `curve,"${plot.x.label}, ${plot.x.unit}","${plot.y.label}, ${plot.y.unit}"`;
  const lines = curves.flatMap(({ label, points }) =>
    points.flatMap(point => (point ? [`"${label}",${point[0]},${point[1]}`] : [])),
  );
  return [head, ...lines].join('\r\n');
}

/** A quantity with its unit. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}

/** A plot in the units of its axes, and where its values stand in the field. */
export interface Frame {
  readonly plot: Plot;
  readonly curves: readonly Curve[];
  readonly marks: readonly PlotMark[];
  readonly x: Scale;
  readonly y: Scale;
}

/** Lays a plot out in the field of a figure. */
export function frameOf(plot: Plot): Frame {
  const inX = (value: number) => fromSi(plot.x.kind, value, plot.x.unit);
  const inY = (value: number) => fromSi(plot.y.kind, value, plot.y.unit);
  const curves: Curve[] = plot.series.map(series => ({
    ...series,
    points: series.points.map(point => (point ? ([inX(point[0]), inY(point[1])] as const) : undefined)),
  }));
  const marks = (plot.marks ?? []).map(mark => ({ ...mark, x: inX(mark.x), y: inY(mark.y) }));
  const all = [
    ...curves.flatMap(({ points }) => points.filter(point => point !== undefined)),
    ...marks.map(mark => [mark.x, mark.y] as const),
  ];
  const across = all.map(([value]) => value);
  const upward = all.map(([, value]) => value);
  return {
    plot,
    curves,
    marks,
    x: scaleOf(plot.x, across, [left, width - right]),
    y: scaleOf(plot.y, upward, [height - bottom, top]),
  };
}

/** What a crosshair reads out: its place, and every curve there. */
export function readingOf({ plot, curves }: Frame, at: number): string {
  const values = curves.flatMap(({ label, points }) => {
    const value = valueAt(points, at);
    return value === undefined ? [] : [`${label} ${formatNumber(value)} ${plot.y.unit}`];
  });
  return [`${formatNumber(at)} ${plot.x.unit}`, ...values].join('   ');
}
