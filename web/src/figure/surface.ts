import { formatNumber, fromSi, toSi } from '@isentrope/engineering/quantities';
import type { Surface } from './figure-data.ts';
import { textAt, type PlacedText } from './figure-frame.ts';
import type { FigureLayout } from './figure-layout.ts';
import { keepInWidth, type CrosshairReading } from './crosshair-reading.ts';
import { textHeight } from './labels/text-size.ts';

/** The cell of an ascending grid that contains a value, and the fraction across it; undefined outside. */
function cellOf(grid: readonly number[], at: number): { readonly index: number; readonly part: number } | undefined {
  for (let index = 0; index + 1 < grid.length; index += 1) {
    const [from = 0, to = 0] = [grid[index], grid[index + 1]];
    if (at >= from && at <= to && to > from) return { index, part: (at - from) / (to - from) };
  }
  return undefined;
}

/** Bilinear interpolation of a surface, SI; undefined if a corner value is missing. */
export function interpolateSurface({ xs, ys, values }: Surface, x: number, y: number): number | undefined {
  const [across, up] = [cellOf(xs, x), cellOf(ys, y)];
  if (!across || !up) return undefined;
  const row = (index: number) => {
    const [from, to] = [values[index]?.[across.index], values[index]?.[across.index + 1]];
    return typeof from === 'number' && typeof to === 'number' ? from + (to - from) * across.part : undefined;
  };
  const [low, high] = [row(up.index), row(up.index + 1)];
  return low === undefined || high === undefined ? undefined : low + (high - low) * up.part;
}

const withUnit = (value: number, unit: string) =>
  unit === '' ? formatNumber(value) : `${formatNumber(value)} ${unit}`;

/** The gap between the crosshair and its text, and the padding of that, px. */
const gap = 8;
const reserve = 3;
const line = textHeight();
/** The relative tolerance at the ends of an axis, for rounding to px. */
const rounding = 1e-9;

/** Clamps an SI value to the ends of a grid, within the tolerance. */
function within(grid: readonly number[], si: number): number {
  const [low = si, high = si] = [grid[0], grid.at(-1)];
  const room = rounding * (high - low);
  return si >= low - room && si <= high + room ? Math.min(high, Math.max(low, si)) : si;
}

/** The reading of a surface at values of both axes, in axis units. */
export function readSurface({ frame, width }: FigureLayout, surface: Surface, x: number, y: number): CrosshairReading {
  const { figure, field, x: xScale, y: yScale } = frame;
  const [left, top] = [xScale(x), yScale(y)];
  const si = interpolateSurface(
    surface,
    within(surface.xs, toSi(figure.x.kind, x, figure.x.unit)),
    within(surface.ys, toSi(figure.y.kind, y, figure.y.unit)),
  );
  const [here, up] = [withUnit(x, figure.x.unit), withUnit(y, figure.y.unit)];
  const value = si === undefined ? 'no result' : withUnit(fromSi(surface.kind, si, surface.unit), surface.unit);
  const isRight = left < field.x + field.width / 2;
  const isBelow = top < field.y + 2 * line;
  const beside = textAt(
    value,
    [isRight ? left + gap : left - gap, isBelow ? top + line : top - line],
    isRight ? 'start' : 'end',
    reserve,
  );
  return {
    x: left,
    y: top,
    text: `${figure.x.label} ${here}, ${figure.y.label} ${up}, ${surface.label} ${value}`,
    place: keepInWidth(textAt(here, [left, field.y + field.height - line / 2 - 2], 'middle', reserve), width),
    row: keepInHeight(textAt(up, [field.x + gap, top], 'start', reserve), frame.field),
    curves: [{ index: -1, at: [left, top], ...keepInWidth(beside, width) }],
  };
}

/** Moves a text inside the height of the plot area. */
function keepInHeight(text: PlacedText, field: { readonly y: number; readonly height: number }): PlacedText {
  const { box } = text;
  return { ...text, box: { ...box, y: Math.max(field.y, Math.min(box.y, field.y + field.height - box.height)) } };
}
