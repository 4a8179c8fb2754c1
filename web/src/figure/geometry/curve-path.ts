import type { Box, Point } from './boxes.ts';

/** Clips a line segment to a box (Liang-Barsky). */
function clipSegment(from: Point, to: Point, { x, y, width, height }: Box): readonly [Point, Point] | undefined {
  const [runX, runY] = [to[0] - from[0], to[1] - from[1]];
  let [first, last] = [0, 1];
  for (const [start, run, low, high] of [
    [from[0], runX, x, x + width],
    [from[1], runY, y, y + height],
  ] as const) {
    if (run === 0 && (start < low || start > high)) return undefined;
    if (run === 0) continue;
    const [a, b] = [(low - start) / run, (high - start) / run];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  if (first > last) return undefined;
  const at = (part: number): Point => [from[0] + part * runX, from[1] + part * runY];
  return [first === 0 ? from : at(first), last === 1 ? to : at(last)];
}

/** Clips a curve to a box; undefined marks gaps and where the curve leaves the box. */
export function clipCurve(points: readonly (Point | undefined)[], field: Box): (Point | undefined)[] {
  const found: (Point | undefined)[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const part = to && clipSegment(from ?? to, to, field);
    if (!part) {
      if (found.at(-1) !== undefined) found.push(undefined);
      continue;
    }
    if (found.at(-1) !== part[0]) {
      if (found.at(-1) !== undefined) found.push(undefined);
      found.push(part[0]);
    }
    if (from && part[1] !== part[0]) found.push(part[1]);
  }
  return found;
}

/** Points along a curve, at most `step` apart. */
export function pointsAlong(points: readonly (Point | undefined)[], step: number): Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!to) return [];
    if (!from) return [to];
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count }, (_, index): Point => {
      const part = (index + 1) / count;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });
}

/** The SVG path of a curve. */
export function pathOf(points: readonly (Point | undefined)[]): string {
  return points
    .map((point, index) =>
      point ? `${points[index - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '',
    )
    .join('');
}

/** The SVG path of circles at measured points. */
export function dotsOf(points: readonly (Point | undefined)[]): string {
  return points
    .map(point =>
      point ? `M${(point[0] - 2.5).toFixed(1)} ${point[1].toFixed(1)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0` : '',
    )
    .join('');
}
