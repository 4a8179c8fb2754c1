import type { Box, Point } from '../geometry/boxes.ts';
import type { NetworkItem, NetworkLayout } from './layout-types.ts';

/** Long, narrow networks in rows, one below the other. */

/** Width of a row, and of a drawing from which it is folded, px; it must also be this many times as wide as high. */
const rowWidth = 1020;
const longest = 2400;
const longestShape = 6;

/** The space beside the rows and between them, where items run from one row to another, px. */
const beside = 16;
const between = 28;

/** Returns a drawing from left to right in rows if it is long and narrow; as it is if not. Items run between rows around them. */
export function foldedLayout(layout: NetworkLayout, items: readonly NetworkItem[]): NetworkLayout {
  const { width, height } = layout;
  if (width <= longest || width <= longestShape * height) return layout;
  const rows = Math.ceil(width / rowWidth);
  const rowOf = (x: number) => Math.min(rows - 1, Math.max(0, Math.floor((x - layout.x) / rowWidth)));
  const pitch = height + between;
  const moved = ([x, y]: Point, row: number): Point => [x - row * rowWidth + beside, y + row * pitch];
  const movedBox = (box: Box): Box => {
    const row = rowOf(box.x + box.width / 2);
    const [x, y] = moved([box.x, box.y], row);
    return { ...box, x, y };
  };
  const rowOfNode = new Map(layout.nodes.map(({ name, box }) => [name, rowOf(box.x + box.width / 2)]));
  const right = rowWidth + 2 * beside + Math.max(...layout.nodes.map(({ box }) => box.width), 0);

  /** The points between two points of different rows: to the side, along the space between rows, and to the other side. */
  function around(from: Point, row: number, to: Point, toRow: number): Point[] {
    const isOnward = toRow > row;
    const [start, end] = isOnward ? [right, beside / 2] : [beside / 2, right];
    const lane = layout.y + (isOnward ? row + 1 : row) * pitch - between / 2;
    return [
      [start, from[1]],
      [start, lane],
      [end, lane],
      [end, to[1]],
    ];
  }

  return {
    ...layout,
    width: right + beside,
    height: rows * pitch - between,
    nodes: layout.nodes.map(({ name, box }) => ({ name, box: movedBox(box) })),
    items: layout.items.map(({ points, label }, index) => {
      const { from = '', to = '' } = items[index] ?? {};
      const placed = points.map((point, at) => {
        const node = at === 0 ? from : at === points.length - 1 ? to : undefined;
        const row = (node === undefined ? undefined : rowOfNode.get(node)) ?? rowOf(point[0]);
        return { row, point: moved(point, row) };
      });
      return {
        label: movedBox(label),
        points: placed.flatMap(({ row, point }, at) => {
          const before = placed[at - 1];
          return before && before.row !== row ? [...around(before.point, before.row, point, row), point] : [point];
        }),
      };
    }),
  };
}
