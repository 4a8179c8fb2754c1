import type { Point } from './boxes.ts';

/** The number of arguments of each path command (SVG 2, 9.3). */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The number of line segments per curve. */
const pieces = 12;

function samplePoints(count: number, at: (part: number) => Point): Point[] {
  return Array.from({ length: count }, (_, index) => at((index + 1) / count));
}

/** A point of a Bézier curve by its control points (de Casteljau). */
function bezier(points: readonly Point[], part: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const next = rest.map((to, index): Point => {
    const from = points[index] ?? to;
    return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
  });
  return bezier(next, part);
}

/** Points of an elliptical arc with axis-parallel radii (SVG 2, 9.5 and B.2.4). */
function arc(from: Point, to: Point, radii: Point, large: boolean, clockwise: boolean): Point[] {
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const short = Math.hypot(dx / radii[0], dy / radii[1]);
  if (!(short > 0) || !Number.isFinite(short)) return [to];
  const grow = Math.max(1, short);
  const [rx, ry] = [radii[0] * grow, radii[1] * grow];
  const off = Math.sqrt(Math.max(0, (grow / short) ** 2 - 1)) * (large === clockwise ? -1 : 1);
  const centre = [(from[0] + to[0]) / 2 + (off * rx * dy) / ry, (from[1] + to[1]) / 2 - (off * ry * dx) / rx] as const;
  const angle = ([x, y]: Point) => Math.atan2((y - centre[1]) / ry, (x - centre[0]) / rx);
  const start = angle(from);
  let turn = (angle(to) - start) % (2 * Math.PI);
  if (clockwise && turn <= 0) turn += 2 * Math.PI;
  if (!clockwise && turn >= 0) turn -= 2 * Math.PI;
  return samplePoints(pieces, part => [
    centre[0] + rx * Math.cos(start + part * turn),
    centre[1] + ry * Math.sin(start + part * turn),
  ]);
}

/** The points of an SVG path, with curves as polylines; undefined marks a move. */
export function pathPoints(d: string): (Point | undefined)[] {
  const points: (Point | undefined)[] = [];
  let [at, start, control]: [Point, Point, Point] = [[0, 0], [0, 0], [0, 0]]; // prettier-ignore
  for (const [, command = '', input = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = kind === command;
    const numbers = (input.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = takes[kind] ?? 0;
    for (let first = 0; first === 0 || first < numbers.length; first += Math.max(1, size)) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = numbers.slice(first, first + size);
      const to = (x: number, y: number): Point => (relative ? [at[0] + x, at[1] + y] : [x, y]);
      const mirrored: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      const bends: Readonly<Record<string, readonly Point[]>> = {
        c: [to(a, b), to(c, e), to(f, g)],
        s: [mirrored, to(a, b), to(c, e)],
        q: [to(a, b), to(c, e)],
        t: [mirrored, to(a, b)],
      };
      const bend = bends[kind];
      let drawn: Point[];
      if (bend) drawn = samplePoints(pieces, part => bezier([at, ...bend], part));
      else if (kind === 'a') drawn = arc(at, to(g, h), [Math.abs(a), Math.abs(b)], e !== 0, f !== 0);
      else if (kind === 'h') drawn = [[relative ? at[0] + a : a, at[1]]];
      else if (kind === 'v') drawn = [[at[0], relative ? at[1] + a : a]];
      else drawn = [kind === 'z' ? start : to(a, b)];
      control = bend?.at(-2) ?? drawn.at(-1) ?? at;
      if (kind === 'm' && first === 0) {
        points.push(undefined);
        start = drawn[0] ?? start;
      }
      points.push(...drawn);
      at = drawn.at(-1) ?? at;
    }
  }
  return points;
}
