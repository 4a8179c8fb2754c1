import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut, type Layout, type Place, type Point, type Route } from './layout.ts';
import type { Box, Edge } from './layers.ts';

const box = (id: string, height = 60, width = 200): Box => ({ id, width, height });
const edgeBetween = (from: string, to: string, label?: number): Edge =>
  label === undefined ? { from, to } : { from, to, label };

/** Acyclic graphs of up to 60 boxes and 120 edges, some with labels. */
const graphs = fc
  .array(fc.integer({ min: 40, max: 110 }), { minLength: 1, maxLength: 60, size: 'max' })
  .chain(heights => {
    const place = fc.nat({ max: heights.length - 1 });
    const line = fc.tuple(place, place, fc.option(fc.integer({ min: 20, max: 90 })));
    return fc.array(line, { maxLength: 120, size: 'max' }).map(lines => {
      const boxes = heights.map((height, index) => box(`b${index}`, height, 160 + 20 * (index % 4)));
      const edges = new Map<string, Edge>();
      for (const [a, b, label] of lines)
        if (a !== b) {
          const [from, to] = [`b${Math.min(a, b)}`, `b${Math.max(a, b)}`];
          edges.set(`${from} ${to}`, edgeBetween(from, to, label ?? undefined));
        }
      return { boxes, edges: [...edges.values()] };
    });
  });

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The segments of a route as rectangles of zero width or height. */
function segmentsOf({ points }: Route): Place[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) };
  });
}

/** The rectangle grown by a margin. */
const expandPlace = ({ x, y, width, height }: Place, by: number): Place => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The faults of a layout, as text. */
function findFaults(layout: Layout, edges: readonly Edge[]): string[] {
  const result: string[] = [];
  const boxes = [...layout.boxes];
  const frame = { x: 0, y: 0, width: layout.width, height: layout.height };
  const inFrame = ({ x, y, width, height }: Place) =>
    x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height;
  boxes.forEach(([id, place], index) => {
    if (!inFrame(place)) result.push(`${id} leaves the frame`);
    for (const [other, there] of boxes.slice(index + 1)) if (overlap(place, there)) result.push(`${id} on ${other}`);
  });
  if (layout.routes.length !== edges.length) result.push('a line is missing');
  const labels = layout.routes.flatMap(({ label }) => label ?? []);
  for (const route of layout.routes) {
    const { from, to } = route.edge;
    const name = `${from}–${to}`;
    for (const piece of segmentsOf(route)) {
      if (!inFrame(piece)) result.push(`${name} leaves the frame`);
      if (piece.width > 0 && piece.height > 0) result.push(`${name} is oblique`);
      for (const [id, place] of boxes)
        if (overlap(piece, expandPlace(place, id === from || id === to ? -1 : 5))) result.push(`${name} through ${id}`);
      for (const other of layout.routes)
        if (other !== route && other.label && overlap(piece, other.label)) result.push(`${name} through a label`);
    }
    if (!isAt(route.points[0], layout.boxes.get(from), 'right')) result.push(`${name} does not begin at ${from}`);
    if (!isAt(route.points.at(-1), layout.boxes.get(to), 'left')) result.push(`${name} does not end at ${to}`);
  }
  labels.forEach((label, index) => {
    if (!inFrame(label)) result.push('a label leaves the frame');
    for (const other of labels.slice(index + 1)) if (overlap(label, other)) result.push('a label on another');
    for (const [id, place] of boxes) if (overlap(label, place)) result.push(`a label on ${id}`);
  });
  return result;
}

function isAt(point: Point | undefined, place: Place | undefined, side: 'left' | 'right'): boolean {
  if (!point || !place) return false;
  const [x, y] = point;
  return x === (side === 'left' ? place.x : place.x + place.width) && y > place.y && y < place.y + place.height;
}

test('boxes, labels and lines do not overlap, and everything is within the frame', () => {
  fc.assert(
    fc.property(graphs, ({ boxes, edges }) => {
      const layout = layOut(boxes, edges, 1200);
      expect(findFaults(layout, edges)).toEqual([]);
      expect(layout.boxes.size).toBe(boxes.length);
      expect(layOut(boxes, edges, 1200)).toEqual(layout);
    }),
    { numRuns: 200 },
  );
});

test('a label stays in the frame where its line ends close to the upper edge of the uppermost box', () => {
  const boxes = [72, 54, 55, 108, 68, 50, 81, 56, 108, 82].map((height, index) => box(`b${index}`, height));
  const edges = [
    edgeBetween('b0', 'b1'),
    edgeBetween('b3', 'b5'),
    edgeBetween('b3', 'b6'),
    edgeBetween('b1', 'b5'),
    edgeBetween('b1', 'b6'),
    edgeBetween('b0', 'b5', 20),
    edgeBetween('b1', 'b3'),
    edgeBetween('b0', 'b3'),
    edgeBetween('b2', 'b3'),
  ];
  expect(findFaults(layOut(boxes, edges, 1200), edges)).toEqual([]);
});

describe('a chain', () => {
  const layout = layOut(
    ['a', 'b', 'c'].map(id => box(id)),
    [edgeBetween('a', 'b'), edgeBetween('b', 'c')],
    1200,
  );

  test('is placed on one level from left to right', () => {
    const places = [...layout.boxes.values()];
    expect(places.map(({ y }) => y)).toEqual([6, 6, 6]);
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test('is connected by straight lines', () => {
    expect(layout.routes.map(({ points }) => points.length)).toEqual([2, 2]);
  });
});

test('a source is placed just before its first successor', () => {
  const { boxes } = layOut(
    ['a', 'b', 'c', 'oil'].map(id => box(id)),
    [edgeBetween('a', 'b'), edgeBetween('b', 'c'), edgeBetween('oil', 'c')],
    1200,
  );
  expect(boxes.get('oil')?.x).toBe(boxes.get('b')?.x);
});

test('avoids unnecessary crossings', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const { boxes } = layOut(
    ids.map(id => box(id)),
    [edgeBetween('a', 'd'), edgeBetween('b', 'c')],
    1200,
  );
  const y = (id: string) => boxes.get(id)?.y ?? NaN;
  expect(Math.sign(y('a') - y('b'))).toBe(Math.sign(y('d') - y('c')));
});

test('the height of a box grows with its number of incoming edges', () => {
  const sources = Array.from({ length: 8 }, (_, index) => `s${index}`);
  const { boxes } = layOut(
    [...sources, 'all'].map(id => box(id)),
    sources.map(id => edgeBetween(id, 'all')),
    1200,
  );
  expect(boxes.get('all')?.height).toBe(8 * 18);
});

test('unconnected boxes are placed in rows below the graph', () => {
  const alone = ['x', 'y', 'z'];
  const { boxes, width } = layOut(
    ['a', 'b', ...alone].map(id => box(id)),
    [edgeBetween('a', 'b')],
    480,
  );
  expect(alone.map(id => boxes.get(id))).toEqual([
    { x: 6, y: 112, width: 200, height: 60 },
    { x: 226, y: 112, width: 200, height: 60 },
    { x: 6, y: 192, width: 200, height: 60 },
  ]);
  expect(width).toBeLessThanOrEqual(480);
});

test('an unconnected box wider than the page begins a row, without an empty one above it', () => {
  const wide = { ...box('wide'), width: 600 };
  const { boxes, width, height } = layOut([wide, box('y')], [], 480);
  expect([boxes.get('wide'), boxes.get('y')]).toMatchObject([
    { x: 6, y: 6 },
    { x: 6, y: 86 },
  ]);
  expect([width, height]).toEqual([612, 152]);
});

test('lays out a cycle, and an empty graph', () => {
  const edges = [edgeBetween('a', 'b'), edgeBetween('b', 'a')];
  const layout = layOut([box('a'), box('b')], edges, 1200);
  const [there, back] = layout.routes;
  expect(there?.points[0]?.[0]).toBeLessThan(there?.points.at(-1)?.[0] ?? 0);
  expect(back?.points[0]?.[0]).toBeGreaterThan(back?.points.at(-1)?.[0] ?? 0);
  expect(layOut([], [], 1200)).toMatchObject({ width: 0, height: 0, routes: [] });
});
