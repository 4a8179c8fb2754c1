import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre';
import type { Box } from '../geometry/boxes.ts';
import { foldedLayout } from './folded-layout.ts';
import type { NetworkItem, NetworkLayout } from './layout-types.ts';
import { textHeight, textSize, textWidth } from '../labels/text-size.ts';

/** The margin around the drawing, the padding of a text, and the distances between nodes, px. */
const margin = 8;
const padding = 4;
const betweenNodes = 10;
const betweenRanks = 18;

/** The size of the box around lines of text, the first of which is indented. */
function boxOf(lines: readonly string[], indent = 0) {
  const widths = lines.map((line, index) => textWidth(line, textSize) + (index === 0 ? indent : 0));
  return {
    width: Math.max(...widths) + 2 * padding,
    height: lines.length * textHeight() + padding,
  };
}

const centred = (
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** From left to right, or from top to bottom. */
export type NetworkDirection = 'LR' | 'TB';

/** The id of a node within the graph, which keeps its nodes in plain objects. */
const idOf = (name: string) => `node ${name}`;

/** Places nodes and items in layers, in the direction of the items; a long series from left to right in rows. */
export function networkLayout(items: readonly NetworkItem[], direction: NetworkDirection = 'LR'): NetworkLayout {
  const layout = layeredLayout(items, direction);
  return direction === 'LR' ? foldedLayout(layout, items) : layout;
}

function layeredLayout(items: readonly NetworkItem[], rankdir: NetworkDirection): NetworkLayout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({ rankdir, nodesep: betweenNodes, ranksep: betweenRanks, marginx: margin, marginy: margin });
  const names = [...new Set(items.flatMap(({ from, to }) => [from, to]))];
  for (const name of names) graph.setNode(idOf(name), boxOf([name]));
  for (const [index, { from, to, lines, indent }] of items.entries())
    graph.setEdge(idOf(from), idOf(to), { ...boxOf(lines, indent), labelpos: 'c' }, String(index));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    x: 0,
    y: 0,
    width,
    height,
    nodes: names.map(name => {
      const { x = 0, y = 0 } = graph.node(idOf(name));
      return { name, box: centred(x, y, boxOf([name])) };
    }),
    items: items.map(({ from, to, lines, indent }, index) => {
      const { points = [], x = 0, y = 0 } = graph.edge(idOf(from), idOf(to), String(index));
      return { points: points.map(point => [point.x, point.y]), label: centred(x, y, boxOf(lines, indent)) };
    }),
  };
}
