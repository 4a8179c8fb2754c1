import type { NodePlaces } from '@isentrope/calculators/kit';
import { expandBox, type Box, type Point } from '../geometry/boxes.ts';
import type { NetworkItem, NetworkLayout, PlacedItem } from './layout-types.ts';

/** Layouts of networks in which nodes were moved. */

export const noPlaces: NodePlaces = {};

/** The margin around the drawing, px. */
const margin = 8;

const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const boxAt = ([x, y]: Point, { width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** The point where the line from outside a box to its centre meets its edge. */
function edgePoint(box: Box, from: Point): Point {
  const [x, y] = centreOf(box);
  const [dx, dy] = [from[0] - x, from[1] - y];
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 1);
  return [x + scale * dx, y + scale * dy];
}

/** A node before and after it was moved. */
interface MovedNode {
  readonly before: Point;
  readonly box: Box;
}

/** An item that runs straight from its nodes to its label, which has moved by the mean of both. */
function itemBetween(from: MovedNode, to: MovedNode, { label }: PlacedItem): PlacedItem {
  const [[x1, y1], [x2, y2], [x, y]] = [centreOf(from.box), centreOf(to.box), centreOf(label)];
  const middle: Point = [
    x + (x1 - from.before[0] + x2 - to.before[0]) / 2,
    y + (y1 - from.before[1] + y2 - to.before[1]) / 2,
  ];
  return { points: [edgePoint(from.box, middle), middle, edgePoint(to.box, middle)], label: boxAt(middle, label) };
}

/**
 * Returns a layout with nodes at their places, given as the centre of each in px, and with the items at them. Items of other nodes stay.
 * Places of nodes that the network does not have are ignored.
 */
export function withPlaces(layout: NetworkLayout, items: readonly NetworkItem[], places: NodePlaces): NetworkLayout {
  const isMoved = (name: string) => Object.hasOwn(places, name);
  if (!layout.nodes.some(({ name }) => isMoved(name))) return layout;
  const moved = new Map(
    layout.nodes.map(({ name, box }): [string, MovedNode] => {
      const before = centreOf(box);
      return [name, { before, box: boxAt((isMoved(name) ? places[name] : undefined) ?? before, box) }];
    }),
  );
  const nodes = [...moved].map(([name, { box }]) => ({ name, box }));
  const placed = layout.items.map((before, index): PlacedItem => {
    const { from = '', to = '' } = items[index] ?? {};
    const [first, last] = [moved.get(from), moved.get(to)];
    return first && last && (isMoved(from) || isMoved(to)) ? itemBetween(first, last, before) : before;
  });
  const boxes = [...nodes.map(({ box }) => box), ...placed.map(({ label }) => label)];
  return { ...frameOf(boxes, placed), nodes, items: placed };
}

/** The frame around boxes and the lines of items. */
function frameOf(boxes: readonly Box[], items: readonly PlacedItem[]): Box {
  const points = [
    ...boxes.flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
    ...items.flatMap(({ points: along }) => along),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return expandBox({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, margin);
}
