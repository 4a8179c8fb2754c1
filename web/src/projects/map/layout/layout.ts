import { trackGap, tracksOf } from './channel.ts';
import { endOf, setHeights, startOf } from './heights.ts';
import { assignLayers, type Box, type Edge, type Spot, type Step } from './layers.ts';
import { orderLayers } from './order.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

/** The path of an edge: alternating horizontal and vertical segments from source to target. */
export interface Route {
  readonly edge: Edge;
  readonly points: readonly Point[];
  /** Position of the label above the last horizontal segment; undefined without a label. */
  readonly label: Place | undefined;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Boxes by id in reading order: by layer, then top to bottom. */
  readonly boxes: ReadonlyMap<string, Place>;
  readonly routes: readonly Route[];
}

/** Margin around the drawing that leaves room for focus rings, in px. */
const margin = 6;
/**
 * Distance between a box and the first vertical segment, and between the last one and the target with its arrowhead, in
 * px.
 */
const lead = 14;
const approach = 22;
/** Height of a label, and its distance above the line, in px. */
const labelHeight = 14;
const labelRise = 2;
/** Distance between unconnected boxes, and from the graph to them, in px. */
const unconnectedGap = 20;
const unconnectedDistance = 40;

/**
 * Lays out boxes and edges from left to right in layers. Edges go around boxes: horizontal across a layer, vertical
 * between two layers. Unconnected boxes go in rows below, within the width `room`.
 */
export function layOut(boxes: readonly Box[], edges: readonly Edge[], room: number): Layout {
  const ends = new Set(edges.filter(({ from, to }) => from !== to).flatMap(({ from, to }) => [from, to]));
  const joined = boxes.filter(({ id }) => ends.has(id));
  const graph = layOutInLayers(joined, edges);
  const unconnected = boxes.filter(({ id }) => !ends.has(id));
  return addUnconnected(graph, unconnected, room);
}

function layOutInLayers(boxes: readonly Box[], edges: readonly Edge[]): Layout {
  const layers = orderLayers(assignLayers(boxes, edges));
  if (layers.length === 0) return { width: 0, height: 0, boxes: new Map(), routes: [] };
  setHeights(layers);
  const positions = new Map<string, Place>();
  const drawn = new Map<Edge, Point[]>();
  const upper = margin + headroom(layers.flatMap(layer => layer.flatMap(({ outOf }) => outOf)));
  let left = margin;
  layers.forEach(layer => {
    const width = Math.max(...layer.map(({ box }) => box?.width ?? 0));
    for (const { box, top, height } of layer)
      if (box) positions.set(box.id, { x: left, y: top + upper, width: box.width, height });
    const steps = layer.flatMap(({ outOf }) => outOf);
    const tracks = tracksOf(steps);
    const right = left + width;
    const channel = lead + Math.max(0, ...tracks.values()) * trackGap + approach + labelRoom(steps);
    for (const step of steps) {
      const points = drawn.get(step.edge) ?? [];
      drawn.set(step.edge, points);
      const track = tracks.get(step);
      const [start, end] = [startOf(step) + upper, endOf(step) + upper];
      if (points.length === 0) points.push([left + (step.from.box?.width ?? width), start]);
      if (track !== undefined) {
        const x = right + lead + (track - 1) * trackGap;
        points.push([x, start], [x, end]);
      }
      if (step.to.box) points.push([right + channel, end]);
    }
    left = right + channel;
  });
  const last = layers.at(-1) ?? [];
  const width = left - lead - approach + margin;
  const height = bottomOf(layers.flat()) + upper + margin;
  return { width: last.length === 0 ? 0 : width, height, boxes: positions, routes: routesOf(edges, positions, drawn) };
}

function bottomOf(spots: readonly Spot[]): number {
  return Math.max(...spots.map(({ top, height }) => top + height));
}

/** Returns the room that labels need above the margin where their lines end near the upper edge of the uppermost boxes. */
function headroom(steps: readonly Step[]): number {
  const labelled = steps.filter(({ edge, to }) => to.box && edge.label !== undefined);
  return Math.ceil(Math.max(0, ...labelled.map(step => labelHeight + labelRise - margin - endOf(step))));
}

/** The space for the labels of lines that end after this channel. */
function labelRoom(steps: readonly Step[]): number {
  return Math.max(0, ...steps.map(({ edge, to }) => (to.box ? (edge.label ?? 0) : 0)));
}

function routesOf(
  edges: readonly Edge[],
  positions: ReadonlyMap<string, Place>,
  drawn: ReadonlyMap<Edge, readonly Point[]>,
): Route[] {
  return edges.flatMap(edge => {
    const points = drawn.get(edge);
    const [x, y] = points?.at(-1) ?? [0, 0];
    if (points === undefined) return [];
    const width = edge.label ?? 0;
    const label = { x: x - approach + 8 - width, y: y - labelRise - labelHeight, width, height: labelHeight };
    // A backward edge was laid out in reverse.
    const backwards = positions.get(edge.to)?.x !== x;
    return [
      { edge, points: backwards ? points.toReversed() : points, label: edge.label === undefined ? undefined : label },
    ];
  });
}

/** Adds the unconnected boxes in rows below the graph. */
function addUnconnected(graph: Layout, unconnected: readonly Box[], room: number): Layout {
  const boxes = new Map(graph.boxes);
  const widest = Math.max(room, graph.width);
  let [x, y, rowHeight, width] = [
    margin,
    graph.boxes.size === 0 ? margin : graph.height + unconnectedDistance,
    0,
    graph.width,
  ];
  for (const box of unconnected) {
    if (x > margin && x + box.width + margin > widest) [x, y, rowHeight] = [margin, y + rowHeight + unconnectedGap, 0];
    boxes.set(box.id, { x, y, width: box.width, height: box.height });
    x += box.width + unconnectedGap;
    width = Math.max(width, x - unconnectedGap + margin);
    rowHeight = Math.max(rowHeight, box.height);
  }
  return { ...graph, boxes, width, height: unconnected.length === 0 ? graph.height : y + rowHeight + margin };
}
