/** A point, px, y downward. */
export type Point = readonly [x: number, y: number];

/** An axis-parallel rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The tolerance for rounding errors, px. */
const slack = 1e-6;

/** Whether two boxes overlap. */
export function doOverlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > slack && down > slack;
}

/** Whether a box lies inside another, edges included. */
export function isInside(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x - slack &&
    box.y >= outer.y - slack &&
    box.x + box.width <= outer.x + outer.width + slack &&
    box.y + box.height <= outer.y + outer.height + slack
  );
}

/** A box enlarged on every side. */
export function expandBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The point of a box nearest to a point. */
export function nearestPointIn(box: Box, [x, y]: Point): Point {
  return [Math.min(Math.max(x, box.x), box.x + box.width), Math.min(Math.max(y, box.y), box.y + box.height)];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Whether a line segment meets a box (Liang-Barsky). */
export function segmentMeetsBox(from: Point, to: Point, box: Box): boolean {
  let [first, last] = [0, 1];
  const sides = [
    [from[0], to[0], box.x, box.x + box.width],
    [from[1], to[1], box.y, box.y + box.height],
  ] as const;
  for (const [start, end, low, high] of sides) {
    const run = end - start;
    if (run === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [a, b] = [(low - start) / run, (high - start) / run];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
    if (first > last) return false;
  }
  return true;
}

/** The side of the line from a to b on which a point lies, as a sign. */
function sideSign(a: Point, b: Point, [x, y]: Point): number {
  return Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
}

/** Whether two line segments cross. */
export function doSegmentsCross(a: readonly [Point, Point], b: readonly [Point, Point]): boolean {
  return sideSign(...a, b[0]) !== sideSign(...a, b[1]) && sideSign(...b, a[0]) !== sideSign(...b, a[1]);
}
