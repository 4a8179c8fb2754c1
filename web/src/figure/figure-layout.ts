import { expandBox, type Box, type Point } from './geometry/boxes.ts';
import { pointsAlong, clipCurve } from './geometry/curve-path.ts';
import type { FigureData, FigureMark } from './figure-data.ts';
import { layOutFrame, textAt, type Curve, type FigureFrame, type PlacedText } from './figure-frame.ts';
import {
  bandLabelCandidates,
  curveLabelCandidates,
  markRadius,
  markLabelCandidates,
  type LabelSurroundings,
} from './labels/label-candidates.ts';
import { legendOf, type LegendEntry, type LabelTarget } from './labels/legend.ts';
import { LineRaster } from './labels/line-raster.ts';
import { placeLabels, spreadApart, type LabelPlace, type LabelCandidates } from './labels/place-labels.ts';
import { textHeight, textWidth } from './labels/text-size.ts';

/** A curve with its points in px. */
interface DrawnCurve {
  readonly curve: Curve;
  readonly points: readonly (Point | undefined)[];
}

/** A placed label, with a leader if it is not next to what it names. */
export interface FigureLabel extends PlacedText, LabelTarget {
  readonly leader?: readonly [from: Point, to: Point];
}

/** A laid-out figure. No two texts overlap, and none is clipped. */
export interface FigureLayout {
  readonly frame: FigureFrame;
  readonly width: number;
  readonly height: number;
  readonly curves: readonly DrawnCurve[];
  readonly marks: readonly { readonly mark: FigureMark; readonly at: Point }[];
  readonly labels: readonly FigureLabel[];
  /** Labels without room in the figure, listed below it. */
  readonly legend: readonly LegendEntry[];
}

const line = textHeight();
/** The margin around a label, px. */
const reserve = 2;
/** The distance from the end of a curve at the right edge to its label, px. */
const toEnd = 11;
/** From this width on, curves that reach the right edge are labelled beside it, px. */
const roomForEnds = 460;
/** The largest fraction of the width taken by labels beside the right edge. */
const maxEndLabelShare = 0.28;
/** The largest vertical shift of such a label from the end of its curve, in lines. */
const maxShift = 2.2;
/** With more curves than this, labels inside the plot area are omitted. */
const maxInside = 8;

function drawnCurves({ curves, x, y, field }: FigureFrame): DrawnCurve[] {
  return curves.map(curve => ({
    curve,
    points: clipCurve(
      curve.points.map(point => point && ([x(point[0]), y(point[1])] as const)),
      field,
    ),
  }));
}

/** The height at which a curve reaches the right edge, if it does. */
function endOf({ points }: DrawnCurve, { field }: FigureFrame): number | undefined {
  const last = points.findLast(point => point !== undefined);
  return last && last[0] > field.x + field.width - 2 ? last[1] : undefined;
}

/** The labels beside the right edge by curve index, dropping those that would be too far from their curve. */
function endLabels(frame: FigureFrame, curves: readonly DrawnCurve[]): ReadonlyMap<number, FigureLabel> {
  const { field } = frame;
  const right = field.x + field.width;
  let ends = curves.flatMap((drawn, index) => {
    const y = endOf(drawn, frame);
    return y === undefined || drawn.curve.label.trim() === '' ? [] : [{ index, y }];
  });
  while (ends.length > 0) {
    const bottom = field.y + field.height - line / 2;
    const heights = spreadApart(ends.map(({ y }) => y), line, field.y, bottom); // prettier-ignore
    const moved = ends.map(({ y }, index) => Math.abs((heights?.[index] ?? Infinity) - y));
    const maximum = Math.max(...moved);
    if (heights && maximum <= maxShift * line) {
      return new Map(
        ends.map(({ index, y }, position) => {
          const height = heights[position] ?? y;
          const text = textAt(curves[index]?.curve.label ?? '', [right + toEnd, height], 'start');
          const leader = [[right + 1, y], [right + toEnd - 2, height]] as const; // prettier-ignore
          return [index, { ...text, kind: 'curve', index, ...(Math.abs(height - y) > 2 ? { leader } : {}) }];
        }),
      );
    }
    const worst = moved.lastIndexOf(maximum);
    ends = ends.filter((_, index) => index !== worst);
  }
  return new Map();
}

/** The width of the labels beside the right edge; 0 if they do not fit. */
function endLabelsWidth(frame: FigureFrame, width: number): number {
  if (width < roomForEnds) return 0;
  const curves = drawnCurves(frame);
  const widths = [...endLabels(frame, curves).keys()].map(index => textWidth(curves[index]?.curve.label ?? ''));
  const fitting = widths.every(each => each <= maxEndLabelShare * width);
  return fitting && widths.length > 0 ? toEnd + Math.max(...widths) + reserve : 0;
}

/** Everything labelled inside the plot area, with its candidate places. */
function insideLabels(frame: FigureFrame, curves: readonly DrawnCurve[], ended: ReadonlySet<number>) {
  const { field, bands, marks, x, y } = frame;
  const raster = (drawn: readonly DrawnCurve[]) => {
    const occupied = new LineRaster(field.x + field.width + 2, field.y + field.height + 2);
    for (const { points } of drawn) occupied.add(points);
    return occupied;
  };
  const surroundings: LabelSurroundings = { field, lines: raster(curves) };
  const size = (label: string) => ({ width: textWidth(label) + 2 * reserve, height: line });
  const inside = curves.flatMap((drawn, index) => (ended.has(index) ? [] : [{ drawn, index }]));
  const requests: { readonly named: LabelTarget; readonly label: string; readonly candidates: LabelCandidates }[] = [];
  for (const { drawn, index } of inside) {
    const { label } = drawn.curve;
    const nameHere = () =>
      curveLabelCandidates(
        pointsAlong(drawn.points, 4),
        size(label),
        surroundings,
        raster(curves.filter(other => other !== drawn)),
      );
    const candidates = inside.length > maxInside ? { candidates: [] } : nameHere();
    requests.push({ named: { kind: 'curve', index }, label, candidates });
  }
  const positions = marks.map(mark => [x(mark.x), y(mark.y)] as const);
  for (const [index, position] of positions.entries()) {
    const label = marks[index]?.label ?? '';
    const others = positions.filter(other => other !== position);
    requests.push({
      named: { kind: 'mark', index },
      label,
      candidates: markLabelCandidates(position, size(label), surroundings, others),
    });
  }
  for (const [index, { label, box }] of bands.entries())
    requests.push({
      named: { kind: 'band', index },
      label,
      candidates: bandLabelCandidates(box, size(label), surroundings),
    });
  return requests.filter(({ label }) => label.trim() !== '');
}

function labelAt(named: LabelTarget, text: string, { box, leader }: LabelPlace): FigureLabel {
  const inner = { ...expandBox(box, -reserve), y: box.y, height: box.height };
  return { ...named, text, box: inner, anchor: 'start', ...(leader ? { leader } : {}) };
}

/** Lays out a figure; the plot with its axes takes `height` px, and a legend is added below. */
export function layOutFigure(figure: FigureData, width: number, height: number): FigureLayout {
  const first = layOutFrame(figure, width, height, 0);
  const reserved = endLabelsWidth(first, width);
  const frame = reserved > 0 ? layOutFrame(figure, width, height, reserved) : first;
  const curves = drawnCurves(frame);
  const marks = frame.marks.map(mark => ({ mark, at: [frame.x(mark.x), frame.y(mark.y)] as const }));
  const ends = reserved > 0 ? endLabels(frame, curves) : new Map<number, FigureLabel>();
  const requests = insideLabels(frame, curves, new Set(ends.keys()));
  const sheet: Box = { x: 0, y: 0, width, height };
  const taken = [
    ...[...frame.xTicks, ...frame.yTicks, ...frame.titles, ...ends.values()].map(({ box }) => box),
    ...marks.map(({ at: [x, y] }) => expandBox({ x, y, width: 0, height: 0 }, markRadius)),
  ];
  const positions = placeLabels(
    sheet,
    taken,
    requests.map(({ candidates }) => candidates),
  );
  const labels = requests.flatMap(({ named, label }, index) => {
    const position = positions[index];
    return position ? [labelAt(named, label, position)] : [];
  });
  const unplaced = requests.flatMap(({ named, label }, index) => (positions[index] ? [] : [{ ...named, label }]));
  const legend = legendOf(unplaced, width, height);
  return {
    frame,
    width,
    height: legend.bottom,
    curves,
    marks,
    labels: [...ends.values(), ...labels],
    legend: legend.entries,
  };
}

/** All texts of a figure. */
export function figureTexts({ frame, labels, legend }: FigureLayout): PlacedText[] {
  return [...frame.xTicks, ...frame.yTicks, ...frame.titles, ...labels, ...legend.flatMap(({ lines }) => lines)];
}
