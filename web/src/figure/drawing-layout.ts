import type { Drawing, Mark } from '@isentrope/calculators/kit';
import { distance, nearestPointIn, type Box, type Point } from './geometry/boxes.ts';
import { LineRaster } from './labels/line-raster.ts';
import { pathPoints } from './geometry/path-points.ts';
import { layOutRows } from './geometry/lay-out-rows.ts';
import { placeLabels, type LabelPlace, type LabelCandidates } from './labels/place-labels.ts';
import { textAscent, textHeight, textWidth, wrapText } from './labels/text-size.ts';

type Label = Extract<Mark, { readonly type: 'label' }>;

/** A placed label: its parts, its box, and the leader to its original place if it had to move. */
export interface PlacedLabel {
  readonly label: Label;
  /** Lines of text; several only for a long label listed below the drawing. */
  readonly lines: readonly string[];
  readonly subscript: string | undefined;
  readonly size: number;
  readonly anchor: Label['anchor'];
  /** The x position of its anchor. */
  readonly x: number;
  readonly box: Box;
  readonly leader?: readonly [from: Point, to: Point];
}

/** A drawing with placed labels, in drawing units. Labels that do not fit are listed below it. */
export interface DrawingLayout {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly PlacedLabel[];
}

/** Text sizes on the page by the pen of a label, px. */
const sizes = { ink: 13, dimension: 13, mute: 12 } as const;
/** The text sizes that drawings are designed for; labels are vertically centred on a line of that size. */
const designSizes = { ink: 14, dimension: 14, mute: 12 } as const;
/** The distance from the baseline to the middle of a line, em. */
const middle = 0.35;
/** The size of a subscript, em. */
export const subscriptSize = 0.75;
/** The largest distance of a label from its place without a leader, px. */
const maxDistanceWithoutLeader = 22;
/** The cost of a place on an outline, as a distance, px. */
const onLine = 60;
/** The cost of a place on a thin line that the original place is clear of, px. */
const onThinLine = 14;
/** The cost of a leader, as a distance, px. */
const leaderCost = 8;
/** The gap between labels below the drawing, px. */
const between = 16;
/** The margin around a text, px. */
const reserve = 2;

/** Candidate moves of a label, px, shortest first. */
const moves: readonly Point[] = [-66, -55, -44, -34, -26, -18, -12, -6, 0, 6, 12, 18, 26, 34, 44, 55, 66]
  .flatMap((x, _, all) => all.map((y): Point => [x, y]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));

function splitSubscript(text: string): [base: string, subscript: string | undefined] {
  const [base = '', subscript] = text.split('_');
  return [base, subscript];
}

/** The box of a label at its original place, at the text size for `unit` drawing units per px. */
function boxOf({ x, y, text, anchor, pen }: Label, unit: number): Box {
  const [base, subscript] = splitSubscript(text);
  const [size, around] = [sizes[pen] * unit, reserve * unit];
  const width = textWidth(base, size) + textWidth(subscript ?? '', size * subscriptSize) + 2 * around;
  const left = { start: x - around, middle: x - width / 2, end: x - width + around }[anchor];
  const height = textHeight(size);
  return { x: left, y: y - middle * designSizes[pen] - height / 2, width, height };
}

/** Moves a box inside a sheet as far as it fits. */
function moveInside(box: Box, width: number, height: number): Box {
  return {
    ...box,
    x: Math.max(0, Math.min(box.x, width - box.width)),
    y: Math.max(0, Math.min(box.y, height - box.height)),
  };
}

/**
 * The candidate places of a label: its original place, places close by, and farther ones with a leader. It may be on
 * an outline only if its original place is.
 */
function labelCandidates(
  label: Label,
  unit: number,
  { width, height }: Drawing,
  outlines: LineRaster,
  thin: LineRaster,
): LabelCandidates {
  const intended = outlines.meets(boxOf(label, 1));
  const clear = !thin.meets(boxOf(label, 1));
  const home = moveInside(boxOf(label, unit), width, height);
  const centre: Point = [home.x + home.width / 2, home.y + home.height / 2];
  const positions = moves.flatMap(([x, y]): LabelPlace[] => {
    const box = { ...home, x: home.x + x * unit, y: home.y + y * unit };
    const away = Math.hypot(x, y);
    const onOutline = outlines.meets(box);
    if (onOutline && (away > 0 || !intended)) return [];
    const cost = away + (onOutline ? onLine : 0) + (clear && thin.meets(box) ? onThinLine : 0);
    const to = nearestPointIn(box, centre);
    if (away <= maxDistanceWithoutLeader || distance(to, centre) < maxDistanceWithoutLeader * 0.3 * unit)
      return [{ box, cost }];
    return [{ box, cost: cost + leaderCost, leader: [centre, to] }];
  });
  return { candidates: positions };
}

function placedLabel(label: Label, unit: number, position: LabelPlace): PlacedLabel {
  const [base, subscript] = splitSubscript(label.text);
  const { x, width } = position.box;
  const around = reserve * unit;
  const from = { start: x + around, middle: x + width / 2, end: x + width - around }[label.anchor];
  return { label, size: sizes[label.pen] * unit, lines: [base], subscript, anchor: label.anchor, x: from, ...position };
}

/** Labels in rows below a drawing, and the bottom edge of the last row. */
function labelsUnder(labels: readonly Label[], unit: number, { width, height }: Drawing) {
  const texts = labels.map(label => {
    const size = sizes[label.pen] * unit;
    const [base, subscript] = splitSubscript(label.text);
    const below = textWidth(subscript ?? '', size);
    const lines = wrapText(base, width - below, size);
    const wide = Math.max(...lines.map(line => textWidth(line, size))) + below;
    return { label, size, lines, subscript, box: { width: wide, height: lines.length * textHeight(size) } };
  });
  const rows = layOutRows(
    texts.map(({ box }) => box),
    width,
    between * unit,
    height,
  );
  const drawn = texts.map((text, index): PlacedLabel => {
    const box = { x: 0, y: height, ...text.box, ...rows.boxes[index] };
    return { ...text, anchor: 'start', x: box.x, box };
  });
  return { drawn, bottom: rows.bottom };
}

/**
 * Places the labels of a drawing with `scale` px per drawing unit: constant text size, no overlaps, nothing clipped.
 * Labels without room are listed below the drawing.
 */
export function drawingLayout(drawing: Drawing, scale: number): DrawingLayout {
  const unit = 1 / scale;
  const { width, height, marks } = drawing;
  const labels = marks.filter(mark => mark.type === 'label').filter(({ text }) => text.trim() !== '');
  const outlines = new LineRaster(width, height);
  const thin = new LineRaster(width, height);
  for (const mark of marks) {
    if (mark.type !== 'path') continue;
    if (['outline', 'cut', 'hatch'].includes(mark.pen)) outlines.add(pathPoints(mark.d));
    if (mark.pen === 'thin') thin.add(pathPoints(mark.d));
  }
  const positions = placeLabels(
    { x: 0, y: 0, width, height },
    [],
    labels.map(label => labelCandidates(label, unit, drawing, outlines, thin)),
  );
  const inside = labels.flatMap((label, index) => {
    const position = positions[index];
    return position ? [placedLabel(label, unit, position)] : [];
  });
  const under = labelsUnder(
    labels.filter((_, index) => !positions[index]),
    unit,
    drawing,
  );
  return { width, height: under.bottom, labels: [...inside, ...under.drawn] };
}

/** The baseline of a line of a label. */
export function baselineOf({ box, size }: PlacedLabel, line: number): number {
  return box.y + line * textHeight(size) + textAscent(size);
}
