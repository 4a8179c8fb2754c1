import { distance, expandBox, nearestPointIn, isInside, type Box, type Point } from '../geometry/boxes.ts';
import type { LineRaster } from './line-raster.ts';
import { poorCost, type LabelPlace, type LabelCandidates } from './place-labels.ts';

/** What a label must keep clear of: the edges of the plot area and the lines in it. */
export interface LabelSurroundings {
  readonly field: Box;
  readonly lines: LineRaster;
}

/** The radius of a mark including its line, px. */
export const markRadius = 4.5;

type Size = Pick<Box, 'width' | 'height'>;

/** The gap between a curve and its label, px. */
const gap = 3;
/** The extra distance of a mark's label from other marks, px. */
const ownRoom = 8;
/** The largest distance of a curve's label from it without a leader, px. */
const beside = 16;
/** The longest leader, px. */
const longest = 140;
/**
 * Costs per raster square of a line below a label, of a place near another curve, of a leader across a line, and of a
 * leader.
 */
const costs = { onSquare: 2, ambiguous: 12, acrossLine: 30, leader: 40 };

/**
 * The maximum number of raster squares of lines below a label: enough for a line that crosses it, but not for one along
 * it.
 */
const maxSquares = 14;

/** The cost of a place on lines, higher than that of a leader; undefined if the label would be struck through. */
function lineCost(lines: LineRaster, box: Box): number | undefined {
  const squares = lines.countSquares(expandBox(box, 1));
  if (squares > maxSquares) return undefined;
  return squares === 0 ? 0 : poorCost + costs.onSquare * squares;
}

const boxAt = (x: number, y: number, { width, height }: Size): Box => ({ x, y, width, height });

/** Every `count`-th item. */
function everyNth<T>(count: number, list: readonly T[]): T[] {
  return list.filter((_, index) => index % count === 0);
}

/** The boxes above, below, right and left of a curve at a point that just clear it. */
function clearOf(curve: readonly Point[], [x, y]: Point, size: Size): Box[] {
  const { width, height } = size;
  const [ys, xs] = [
    curve.filter(point => Math.abs(point[0] - x) <= width / 2).map(point => point[1]),
    curve.filter(point => Math.abs(point[1] - y) <= height / 2).map(point => point[0]),
  ];
  return [
    boxAt(x - width / 2, Math.min(...ys) - gap - height, size),
    boxAt(x - width / 2, Math.max(...ys) + gap, size),
    boxAt(Math.max(...xs) + 2 * gap, y - height / 2, size),
    boxAt(Math.min(...xs) - 2 * gap - width, y - height / 2, size),
  ];
}

/**
 * The candidate places of a curve's label: beside it, clear of all lines, preferably at three quarters of its length;
 * otherwise any free place with a leader. `curve` has a point every few px; `others` are the other curves.
 */
export function curveLabelCandidates(
  curve: readonly Point[],
  size: Size,
  { field, lines }: LabelSurroundings,
  others: LineRaster,
): LabelCandidates {
  const candidates = everyNth(4, curve).flatMap((point, index, all): LabelPlace[] =>
    clearOf(curve, point, size).flatMap((box, side) => {
      const away = distance(point, nearestPointIn(box, point));
      if (away > beside || !isInside(box, field) || lines.meets(expandBox(box, 1))) return [];
      const offCentre = Math.abs(index / all.length - 0.75);
      return [{ box, cost: 30 * offCentre + away + side + (others.meets(expandBox(box, 7)) ? costs.ambiguous : 0) }];
    }),
  );
  const further = () => {
    const ends = everyNth(Math.ceil(curve.length / 40), curve);
    return freeBoxes(field, size).flatMap((box): LabelPlace[] => {
      if (lines.meets(expandBox(box, 2))) return [];
      const leader = shortest(ends, box);
      if (!leader || distance(...leader) > longest) return [];
      const across = [0.35, 0.5, 0.65, 0.8].some(part => others.meets(boxAround(interpolate(...leader, part))));
      return [{ box, leader, cost: costs.leader + distance(...leader) + (across ? costs.acrossLine : 0) }];
    });
  };
  return { candidates, further };
}

/** The shortest segment from one of the points to a box. */
function shortest(points: readonly Point[], box: Box): readonly [Point, Point] | undefined {
  let found: readonly [Point, Point] | undefined;
  let length = Infinity;
  for (const point of points) {
    const to = nearestPointIn(box, point);
    if (distance(point, to) >= length) continue;
    found = [point, to];
    length = distance(point, to);
  }
  return found;
}

function interpolate([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

function boxAround([x, y]: Point): Box {
  return { x: x - 1, y: y - 1, width: 2, height: 2 };
}

/** Boxes of a size on a raster over the plot area. */
function freeBoxes(field: Box, size: Size): Box[] {
  const found: Box[] = [];
  for (let y = field.y + 2; y + size.height <= field.y + field.height; y += 7)
    for (let x = field.x + 3; x + size.width <= field.x + field.width; x += 9) found.push(boxAt(x, y, size));
  return found;
}

/** Directions of a label from a point: the corners, the middles of the sides, and halfway between. */
const directions = [-1, -0.5, 0, 0.5, 1].flatMap(across =>
  [-1, -0.5, 0, 0.5, 1].flatMap(down => (Math.max(Math.abs(across), Math.abs(down)) === 1 ? [{ across, down }] : [])),
);

/** The candidate places of a mark's label: close around it, upper right first, else farther away with a leader. */
export function markLabelCandidates(
  point: Point,
  size: Size,
  { field, lines }: LabelSurroundings,
  others: readonly Point[] = [],
): LabelCandidates {
  const [x, y] = point;
  const ring = (radius: number, hasLeader: boolean) =>
    directions.flatMap(({ across, down }): LabelPlace[] => {
      const centre = [x + across * (radius + size.width / 2), y + down * (radius + size.height / 2)] as const;
      const box = boxAt(centre[0] - size.width / 2, centre[1] - size.height / 2, size);
      const struck = lineCost(lines, box);
      if (!isInside(box, field) || struck === undefined) return [];
      const turned = 2 * Math.abs(across - 1) + Math.abs(down + 1);
      const cost = radius + turned + struck;
      const besideOther = others.some(other => distance(other, nearestPointIn(box, other)) < radius + ownRoom);
      if (!hasLeader) return [{ box, cost: cost + (besideOther ? costs.ambiguous : 0) }];
      const to = nearestPointIn(box, point);
      const edge = interpolate(point, to, (markRadius + 1) / distance(point, to));
      return [{ box, cost: cost + 4, leader: [edge, to] }];
    });
  return {
    candidates: [...ring(6, false), ...[14, 22, 32, 44, 60].flatMap(radius => ring(radius, true))],
    further: () => [80, 105, longest].flatMap(radius => ring(radius, true)),
  };
}

/** The candidate places of a band's label: inside at a corner or edge, else just beside it. */
export function bandLabelCandidates(band: Box, size: Size, { field, lines }: LabelSurroundings): LabelCandidates {
  const inset = 5;
  const xs = [
    band.x + inset,
    band.x + band.width - size.width - inset,
    band.x + (band.width - size.width) / 2,
    band.x + band.width + inset,
    band.x - size.width - inset,
  ];
  const ys = [
    band.y + 2,
    band.y + band.height - size.height - 2,
    band.y + (band.height - size.height) / 2,
    band.y - size.height - 2,
    band.y + band.height + 2,
  ];
  const candidates = xs.flatMap((x, column) =>
    ys.flatMap((y, row): LabelPlace[] => {
      const box = boxAt(x, y, size);
      const struck = lineCost(lines, box);
      if (!isInside(box, field) || struck === undefined) return [];
      const outside = isInside(box, expandBox(band, 1)) ? 0 : 15;
      return [{ box, cost: 2 * column + 3 * row + outside + struck }];
    }),
  );
  const centre: Point = [band.x + band.width / 2, band.y + band.height / 2];
  return { candidates, further: () => markLabelCandidates(centre, size, { field, lines }).candidates };
}
