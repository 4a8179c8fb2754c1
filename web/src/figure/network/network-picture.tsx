import { useMemo } from 'react';
import type { Box, Point } from '../geometry/boxes.ts';
import { textAscent, textHeight } from '../labels/text-size.ts';
import { networkLayout, type NetworkDirection } from './network-layout.ts';
import './network-picture.css';

/** An item of a picture; it has no level if it has no value. */
export interface DrawnItem {
  readonly tag: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly value: string | undefined;
  readonly level: number | undefined;
  readonly isReversed: boolean;
}

const formatPoint = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The label of an item: its tag, its type unless it is a line, and its value. */
export const itemWords = ({ tag, type, value = '–' }: DrawnItem): readonly [string, string] => [
  type === 'line' ? tag : `${tag} ${type}`,
  value,
];

/** A network drawn from left to right unless `direction` says otherwise, with a value on every item and its level as the colour. */
export function NetworkPicture({
  title,
  items,
  direction = 'LR',
}: {
  readonly title: string;
  readonly items: readonly DrawnItem[];
  readonly direction?: NetworkDirection;
}) {
  const lines = items.map(itemWords);
  const key = JSON.stringify(items.map(({ from, to }, index) => [from, to, lines[index]]));
  // The layout depends only on the texts, which stay the same when items are recalculated.
  const layout = useMemo(() => networkLayout(itemsFromKey(key), direction), [key, direction]);
  const { width, height } = layout;
  return (
    <svg
      className="network-picture"
      role="img"
      aria-label={title}
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
    >
      {layout.items.map(({ points }, index) => (
        <ItemLine key={index} points={points} item={items[index]} />
      ))}
      {layout.items.map(({ label }, index) => (
        <Words key={index} box={label} lines={lines[index] ?? []} />
      ))}
      {layout.nodes.map(({ name, box }) => (
        <g key={name} className="network-node">
          <rect {...box} rx="3" />
          <Words box={box} lines={[name]} />
        </g>
      ))}
    </svg>
  );
}

function itemsFromKey(key: string) {
  const parsed = JSON.parse(key) as readonly (readonly [string, string, readonly string[]])[];
  return parsed.map(([from, to, lines]) => ({ from, to, lines }));
}

function ItemLine({ points, item }: { readonly points: readonly Point[]; readonly item: DrawnItem | undefined }) {
  const along = item?.isReversed === true ? points.toReversed() : points;
  return (
    <g className={`network-item ${item?.level === undefined ? 'no-value' : `level-${item.level}`}`}>
      <path className="network-line" d={`M${along.map(formatPoint).join('L')}`} />
      <path className="network-arrow" d={arrowHead(along)} />
    </g>
  );
}

/** The length and half the width of an arrow head, px. */
const arrowLength = 8;
const arrowHalf = 4;

/** The arrow head at the end of a line. */
function arrowHead(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [dx / length, dy / length];
  const foot: Point = [end[0] - arrowLength * x, end[1] - arrowLength * y];
  const side = (sign: number): Point => [foot[0] - sign * arrowHalf * y, foot[1] + sign * arrowHalf * x];
  return `M${formatPoint(end)}L${formatPoint(side(1))}L${formatPoint(side(-1))}Z`;
}

/** Lines of text centred in a box. */
function Words({ box, lines }: { readonly box: Box; readonly lines: readonly string[] }) {
  const top = box.y + (box.height - lines.length * textHeight()) / 2;
  const x = (box.x + box.width / 2).toFixed(1);
  return (
    <g className="network-text">
      <rect {...box} />
      {lines.map((line, index) => (
        <text key={index} x={x} y={(top + index * textHeight() + textAscent()).toFixed(1)} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}
