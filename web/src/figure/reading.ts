import { formatNumber } from '@isentrope/engineering/quantities';
import { overlap, type Box, type Point } from './boxes.ts';
import { textAt, type FigureFrame, type PlacedText } from './figure-frame.ts';
import type { FigureLayout } from './figure-layout.ts';
import { spread } from './place-labels.ts';
import type { Scale } from './scales.ts';
import { textHeight } from './text-size.ts';

/** A curve read at a place: the point on it, and its value beside that. */
export interface CurveReading extends PlacedText {
  readonly index: number;
  readonly at: Point;
}

/** What a crosshair reads. */
export interface Reading {
  /** Where it stands on the sheet. */
  readonly x: number;
  /** Where its second line stands, in a figure that is read over both axes. */
  readonly y?: number;
  /** In words, every curve included. */
  readonly words: string;
  /** The value on the x axis, under it. */
  readonly place: PlacedText;
  /** The value on the y axis, at its second line. */
  readonly row?: PlacedText;
  /** The curves, as many as there is room for. */
  readonly curves: readonly CurveReading[];
}

const line = textHeight();
/** From the crosshair to the values beside it, and around each of them. */
const gap = 8;
const reserve = 3;
/** How far a value stands above or below its curve, px. */
const off = 10;

/** The value of a curve at x, on the line drawn between its two nearest points; undefined outside it. */
function valueAt(points: readonly (Point | undefined)[], at: number, x: Scale, y: Scale): number | undefined {
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || (at - a[0]) * (at - b[0]) > 0 || a[0] === b[0]) continue;
    const part = (x(at) - x(a[0])) / (x(b[0]) - x(a[0]));
    return y.invert(y(a[1]) + part * (y(b[1]) - y(a[1])));
  }
  return undefined;
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** Pushes a text back onto the sheet. */
export function onSheet(text: PlacedText, width: number): PlacedText {
  const { box } = text;
  return { ...text, box: { ...box, x: Math.max(0, Math.min(box.x, width - box.width)) } };
}

/** Every curve with its value at a place on the x axis. */
export function valuesAt(
  { curves, x, y }: FigureFrame,
  at: number,
): { readonly index: number; readonly value: number }[] {
  return curves.flatMap(({ points, dots }, index) => {
    const value = dots === true ? undefined : valueAt(points, at, x, y);
    return value === undefined ? [] : [{ index, value }];
  });
}

/** What a crosshair reads at a value of the x axis, in the unit of that. */
export function readingAt({ frame, width }: FigureLayout, at: number): Reading {
  const { figure, curves, field, x: xScale, y: yScale } = frame;
  const x = xScale(at);
  const values = valuesAt(frame, at);
  const text = (index: number, value: number) =>
    `${curves[index]?.label ?? ''} ${withUnit(value, figure.y.unit)}`.trim();
  const here = withUnit(at, figure.x.unit);
  const inField = values
    .map(({ index, value }) => ({ index, at: [x, yScale(value)] as const, text: text(index, value) }))
    .filter(({ at: [, y] }) => y >= field.y - 0.5 && y <= field.y + field.height + 0.5);
  const shown = inField.slice(0, Math.max(1, Math.floor(field.height / line))).toSorted((a, b) => a.at[1] - b.at[1]);
  const right = x < field.x + field.width / 2;
  const side = right ? x + gap : x - gap;
  const beside = new Map(
    valuesAt(frame, xScale.invert(side + (right ? 30 : -30))).map(each => [each.index, each.value]),
  );
  /** Off the curve: above it where it goes down beside the crosshair, below it where it goes up. */
  let lowest = -Infinity;
  const wanted = shown.map(({ index, at: [, y] }) => {
    const value = beside.get(index);
    lowest = Math.max(lowest, value !== undefined && yScale(value) < y ? y + off : y - off);
    return lowest;
  });
  const low = field.y + line / 2;
  const heights = spread(wanted, line, low, Math.max(low, field.y + field.height - line / 2));
  return {
    x,
    words: [`${figure.x.label} ${here}`, ...values.map(({ index, value }) => text(index, value))].join(', '),
    place: onSheet(
      textAt(
        here,
        [x, frame.xTicks[0] ? middleOf(frame.xTicks[0].box) : field.y + field.height + line],
        'middle',
        reserve,
      ),
      width,
    ),
    curves: shown.map((each, place) => ({
      ...each,
      ...onSheet(textAt(each.text, [side, heights?.[place] ?? each.at[1]], right ? 'start' : 'end', reserve), width),
    })),
  };
}

function middleOf({ y, height }: Box): number {
  return y + height / 2;
}

/** Whether a text of the figure is covered by what a crosshair reads. */
export function isCovered({ box }: PlacedText, { place, row, curves }: Reading): boolean {
  return (
    (row !== undefined && overlap(box, row.box)) ||
    overlap(box, place.box) ||
    curves.some(reading => overlap(box, reading.box))
  );
}

/**
 * The next place for a crosshair that moves from one by steps of some pixels: a point that is on a curve rather than one
 * between two, where there is one about so far away.
 */
export function nextPlace({ curves, x, field }: FigureFrame, from: number, pixels: number, onPoints: boolean): number {
  const [start, way] = [x(from), Math.sign(pixels)];
  const ahead = curves
    .flatMap(({ points }) => points.flatMap(point => (point ? [point[0]] : [])))
    .map(value => ({ value, by: (x(value) - start) * way }))
    .filter(
      ({ by, value }) =>
        by >= Math.abs(pixels) * 0.75 && x(value) >= field.x - 0.5 && x(value) <= field.x + field.width + 0.5,
    );
  const nearest = ahead.reduce<(typeof ahead)[number] | undefined>(
    (best, each) => (best && best.by <= each.by ? best : each),
    undefined,
  );
  if (nearest && (onPoints || nearest.by <= Math.abs(pixels) * 1.5)) return nearest.value;
  const [low = from, high = from] = x.domain();
  return Math.min(high, Math.max(low, x.invert(start + pixels)));
}
