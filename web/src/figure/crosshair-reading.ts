import { formatNumber } from '@isentrope/engineering/quantities';
import { doOverlap, type Box, type Point } from './geometry/boxes.ts';
import { textAt, type FigureFrame, type PlacedText } from './figure-frame.ts';
import type { FigureLayout } from './figure-layout.ts';
import { spreadApart } from './labels/place-labels.ts';
import type { Scale } from './scales.ts';
import { textHeight } from './labels/text-size.ts';

/** A curve read by the crosshair: the point on it, and its value as placed text. */
interface CurveReading extends PlacedText {
  readonly index: number;
  readonly at: Point;
}

/** The reading of a crosshair. */
export interface CrosshairReading {
  /** Its x position, px. */
  readonly x: number;
  /** The y position of its horizontal line, for a surface, px. */
  readonly y?: number;
  /** The reading as text, with every curve. */
  readonly text: string;
  /** The x value, below the axis. */
  readonly place: PlacedText;
  /** The y value, at its horizontal line. */
  readonly row?: PlacedText;
  /** The curves, as many as fit. */
  readonly curves: readonly CurveReading[];
}

const line = textHeight();
/** The gap between the crosshair and the values, and the padding of each, px. */
const gap = 8;
const reserve = 3;
/** The vertical distance of a value from its curve, px. */
const off = 10;

/** Interpolates a curve at x along the drawn line; undefined outside of it. */
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

/** Moves a text inside the sheet horizontally. */
export function keepInWidth(text: PlacedText, width: number): PlacedText {
  const { box } = text;
  return { ...text, box: { ...box, x: Math.max(0, Math.min(box.x, width - box.width)) } };
}

/** The values of all curves at an x value. */
function valuesAt({ curves, x, y }: FigureFrame, at: number): { readonly index: number; readonly value: number }[] {
  return curves.flatMap(({ points, dots }, index) => {
    const value = dots === true ? undefined : valueAt(points, at, x, y);
    return value === undefined ? [] : [{ index, value }];
  });
}

/** The reading of a crosshair at an x value in axis units. */
export function readCrosshair({ frame, width }: FigureLayout, at: number): CrosshairReading {
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
  /** Above the curve if it falls towards the text, below it if it rises. */
  let lowest = -Infinity;
  const positions = shown.map(({ index, at: [, y] }) => {
    const value = beside.get(index);
    lowest = Math.max(lowest, value !== undefined && yScale(value) < y ? y + off : y - off);
    return lowest;
  });
  const low = field.y + line / 2;
  const heights = spreadApart(positions, line, low, Math.max(low, field.y + field.height - line / 2));
  return {
    x,
    text: [`${figure.x.label} ${here}`, ...values.map(({ index, value }) => text(index, value))].join(', '),
    place: keepInWidth(
      textAt(
        here,
        [x, frame.xTicks[0] ? middleOf(frame.xTicks[0].box) : field.y + field.height + line],
        'middle',
        reserve,
      ),
      width,
    ),
    curves: shown.map((each, index) => ({
      ...each,
      ...keepInWidth(
        textAt(each.text, [side, heights?.[index] ?? each.at[1]], right ? 'start' : 'end', reserve),
        width,
      ),
    })),
  };
}

function middleOf({ y, height }: Box): number {
  return y + height / 2;
}

/** Whether the reading of the crosshair covers a text of the figure. */
export function isCovered({ box }: PlacedText, { place, row, curves }: CrosshairReading): boolean {
  return (
    (row !== undefined && doOverlap(box, row.box)) ||
    doOverlap(box, place.box) ||
    curves.some(reading => doOverlap(box, reading.box))
  );
}

/** The next position of a crosshair moved by keys: preferably a data point about that far away. */
export function nextCrosshairPosition(
  { curves, x, field }: FigureFrame,
  from: number,
  pixels: number,
  onPoints: boolean,
): number {
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
