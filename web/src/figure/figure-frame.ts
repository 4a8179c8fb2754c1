import { fromSi } from '@isentrope/engineering/quantities';
import { doOverlap, type Box, type Point } from './geometry/boxes.ts';
import { axisTitle, type FigureData, type FigureMark, type FigureSeries } from './figure-data.ts';
import { fittingTicks, scaleOf, type Scale, type Tick } from './scales.ts';
import { textHeight, textWidth, wrapText } from './labels/text-size.ts';

/** A placed text: its box and text anchor. */
export interface PlacedText {
  readonly text: string;
  readonly box: Box;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A curve with its points in the units of the axes. */
export interface Curve extends Omit<FigureSeries, 'points'> {
  readonly points: readonly (Point | undefined)[];
}

/** A figure in axis units: scales, plot area, ticks and axis titles. */
export interface FigureFrame {
  readonly figure: FigureData;
  readonly curves: readonly Curve[];
  readonly marks: readonly FigureMark[];
  readonly bands: readonly {
    readonly label: string;
    readonly axis: 'x' | 'y';
    readonly level?: 'warning' | 'error' | undefined;
    readonly box: Box;
  }[];
  readonly patches: readonly { readonly level: 'warning' | 'error'; readonly box: Box }[];
  readonly x: Scale;
  readonly y: Scale;
  readonly field: Box;
  readonly xTicks: readonly (Tick & PlacedText)[];
  readonly yTicks: readonly (Tick & PlacedText)[];
  readonly titles: readonly PlacedText[];
}

/** The gap around a number, px. */
const apart = 5;
/** The distance from an axis to its numbers, px. */
const toNumbers = 8;
const line = textHeight();

/** A one-line text at a point, with extra width `reserve` on both sides of its box. */
export function textAt(text: string, [x, y]: Point, anchor: PlacedText['anchor'], reserve = 0): PlacedText {
  const width = textWidth(text) + 2 * reserve;
  const left = { start: x - reserve, middle: x - width / 2, end: x - width + reserve }[anchor];
  return { text, box: { x: left, y: y - line / 2, width, height: line }, anchor };
}

function curvesOf({ x, y, series }: FigureData): Curve[] {
  return series.map(each => ({
    ...each,
    points: each.points.map(point => {
      if (!point) return undefined;
      const [across, up] = [fromSi(x.kind, point[0], x.unit), fromSi(y.kind, point[1], y.unit)];
      return Number.isFinite(across) && Number.isFinite(up) ? ([across, up] as const) : undefined;
    }),
  }));
}

/** The marks within the domain of the axes. */
function marksOf({ x, y, marks = [] }: FigureData): FigureMark[] {
  const isDrawable = (value: number, log: boolean) => Number.isFinite(value) && (!log || value > 0);
  return marks
    .map(mark => ({ ...mark, x: fromSi(x.kind, mark.x, x.unit), y: fromSi(y.kind, mark.y, y.unit) }))
    .filter(mark => isDrawable(mark.x, x.scale === 'log') && isDrawable(mark.y, y.scale === 'log'));
}

/** The bands, clipped to the plot area. */
function bandsOf({ x: xAxis, y: yAxis, bands = [] }: FigureData, x: Scale, y: Scale, field: Box): FigureFrame['bands'] {
  return bands.flatMap(({ label, axis, from, to, level }) => {
    const [scale, { kind, unit }] = axis === 'x' ? [x, xAxis] : [y, yAxis];
    const [low = 0, high = 1] = scale.domain();
    const position = (si: number) => scale(Math.min(high, Math.max(low, fromSi(kind, si, unit))));
    const [first, last] = [position(from), position(to)].toSorted((a, b) => a - b);
    if (first === undefined || last === undefined || !(last - first > 0.5)) return [];
    const box =
      axis === 'x' ? { ...field, x: first, width: last - first } : { ...field, y: first, height: last - first };
    return [{ label, axis, level, box }];
  });
}

/** The patches in px. */
function patchesOf({ x: xAxis, y: yAxis, patches = [] }: FigureData, x: Scale, y: Scale): FigureFrame['patches'] {
  return patches.map(({ level, ...sides }) => {
    const [left = 0, right = 0] = sides.x.map(si => x(fromSi(xAxis.kind, si, xAxis.unit)));
    const [bottom = 0, top = 0] = sides.y.map(si => y(fromSi(yAxis.kind, si, yAxis.unit)));
    return { level, box: { x: left, y: top, width: right - left, height: bottom - top } };
  });
}

/** Whether no text overlaps the one before it. */
function areApart(texts: readonly PlacedText[]): boolean {
  return texts.every(({ box }, index) => {
    const before = texts[index - 1];
    return !before || !doOverlap(before.box, box);
  });
}

/** The lines of an axis title, at the left edge or right-aligned to `right`. */
function titleAt(lines: readonly string[], top: number, right?: number): PlacedText[] {
  const edge = Math.max(right ?? 0, ...lines.map(part => textWidth(part)));
  return lines.map((part, index) => {
    const y = top + (index + 0.5) * line;
    return right === undefined ? textAt(part, [0, y], 'start') : textAt(part, [edge, y], 'end');
  });
}

/**
 * Lays out the plot area for a size: margins for the numbers, as many ticks as fit, axis titles above and below.
 * `besides` px are kept free to the right.
 */
export function layOutFrame(figure: FigureData, width: number, height: number, reserved: number): FigureFrame {
  const curves = curvesOf(figure);
  const marks = marksOf(figure);
  const points = curves.flatMap(curve => curve.points.filter(point => point !== undefined));
  const [yTitle, xTitle] = [wrapText(axisTitle(figure.y), width), wrapText(axisTitle(figure.x), width)];
  const top = yTitle.length * line + line / 2 + 3;
  const bottom = Math.max(top + 3 * line, height - toNumbers - line - xTitle.length * line - 2);

  const upward = { values: points.map(point => point[1]), included: marks.map(mark => mark.y) };
  const maxYTicks = Math.max(2, Math.floor((bottom - top) / 38));
  const y = scaleOf(figure.y, upward.values, upward.included, [bottom, top], maxYTicks);
  const numberAt = (tick: Tick): PlacedText => textAt(tick.text, [0, y(tick.value)], 'end');
  const yTicks = fittingTicks(y, figure.y, maxYTicks, ticks => areApart(ticks.map(numberAt)));
  const left = Math.ceil(Math.max(16, ...yTicks.map(tick => textWidth(tick.text) + toNumbers + 2)));

  const across = { values: points.map(point => point[0]), included: marks.map(mark => mark.x) };
  const fieldTo = (right: number) => {
    const maxXTicks = Math.max(2, Math.floor((right - left) / 76));
    const x = scaleOf(figure.x, across.values, across.included, [left, right]);
    const under = (tick: Tick) => textAt(tick.text, [x(tick.value), bottom + toNumbers + line / 2], 'middle', apart);
    const fit = (ticks: readonly Tick[]) => {
      const texts = ticks.map(under);
      return areApart(texts) && texts.every(({ box }) => box.x >= -apart);
    };
    const ticks = fittingTicks(x, figure.x, maxXTicks, fit);
    return { x, xTicks: ticks.map(tick => ({ ...tick, ...under(tick) })), right };
  };
  const over = ({ xTicks }: ReturnType<typeof fieldTo>) =>
    Math.max(0, ...xTicks.map(({ box }) => box.x + box.width - apart - width));
  let found = fieldTo(Math.max(left + 40, width - Math.max(reserved, 8)));
  for (let attempt = 0; attempt < 3 && over(found) > 0; attempt += 1) found = fieldTo(found.right - over(found) - 1);
  const field = { x: left, y: top, width: found.right - left, height: bottom - top };
  return {
    figure,
    curves,
    marks,
    bands: bandsOf(figure, found.x, y, field),
    patches: patchesOf(figure, found.x, y),
    x: found.x,
    y,
    field,
    xTicks: found.xTicks.map(tick => ({
      ...tick,
      box: { ...tick.box, x: tick.box.x + apart, width: tick.box.width - 2 * apart },
    })),
    yTicks: yTicks.map(tick => ({ ...tick, ...textAt(tick.text, [left - toNumbers, y(tick.value)], 'end') })),
    titles: [...titleAt(yTitle, 0), ...titleAt(xTitle, bottom + toNumbers + line + 2, found.right)],
  };
}
