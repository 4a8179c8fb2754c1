import type { NodePlaces } from '@isentrope/calculators/kit';
import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Box, Point } from '../geometry/boxes.ts';
import { noPlaces, withPlaces } from './moved-nodes.ts';
import { hasSymbol, ItemSymbol, symbolWidth } from './item-symbols.tsx';
import type { NetworkItem } from './layout-types.ts';
import { networkLayout, type NetworkDirection } from './network-layout.ts';
import { NetworkNode } from './network-node.tsx';
import { BoxText } from './box-text.tsx';
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
  /** Whether nothing flows through it: it is dashed, without an arrow. */
  readonly isStill: boolean;
}

/** What can be done with a picture; without it, it is an image. */
export interface NetworkHandling {
  /** Whether nodes take the focus, and are moved by touch. */
  readonly isMoving: boolean;
  /** Called with all places when a node was moved. */
  readonly onPlaces: (places: NodePlaces) => void;
  /** Called with the index of an item that was chosen. */
  readonly onPick: (index: number) => void;
}

const formatPoint = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The name of an item: its tag, and its type unless it is a line. */
const itemName = ({ tag, type }: DrawnItem) => (type === 'line' ? tag : `${tag} ${type}`);

/** An item as it is laid out: its name, or its tag where a symbol stands for the type, and its value. */
export function laidOutItem(item: DrawnItem): NetworkItem {
  const { tag, type, from, to, value = '–' } = item;
  return hasSymbol(type)
    ? { from, to, lines: [tag, value], indent: symbolWidth }
    : { from, to, lines: [itemName(item), value] };
}

/** A node that is being moved, within the frame of the drawing before. */
interface Draft {
  readonly name: string;
  readonly centre: Point;
  readonly frame: Box;
}

/**
 * A network drawn from left to right unless `direction` says otherwise, with a value on every item and its level as the colour. Nodes are
 * where `places` has them. `scaleOf` gives the scale of a drawing, 1 by default; `part` limits it to a part.
 */
export function NetworkPicture({
  title,
  items,
  direction = 'LR',
  places = noPlaces,
  scaleOf,
  part,
  handling,
}: {
  readonly title: string;
  readonly items: readonly DrawnItem[];
  readonly direction?: NetworkDirection;
  readonly places?: NodePlaces | undefined;
  readonly scaleOf?: ((drawing: Box) => number) | undefined;
  readonly part?: Box | undefined;
  readonly handling?: NetworkHandling;
}) {
  const [draft, setDraft] = useState<Draft>();
  const laidOut = items.map(laidOutItem);
  const key = JSON.stringify(laidOut);
  // The layout depends only on the texts, which stay the same when items are recalculated.
  const automatic = useMemo(() => networkLayout(itemsFromKey(key), direction), [key, direction]);
  const shown = useMemo(() => (draft ? { ...places, [draft.name]: draft.centre } : places), [places, draft]);
  const layout = useMemo(() => withPlaces(automatic, itemsFromKey(key), shown), [automatic, key, shown]);
  const { x, y, width, height } = draft?.frame ?? part ?? layout;
  const scale = scaleOf?.({ x, y, width, height }) ?? 1;

  function endMove(isKept: boolean) {
    if (!draft) return;
    setDraft(undefined);
    if (isKept)
      handling?.onPlaces({ ...places, [draft.name]: [Math.round(draft.centre[0]), Math.round(draft.centre[1])] });
  }

  return (
    <svg
      className={`network-picture${handling ? ' handled' : ''}${draft ? ' moving' : ''}`}
      role={handling ? 'group' : 'img'}
      aria-label={title}
      width={scale * width}
      height={scale * height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      {layout.items.map(({ points }, index) => (
        <ItemLine key={index} points={points} item={items[index]} onPick={handling && (() => handling.onPick(index))} />
      ))}
      <ItemLabels boxes={layout.items.map(({ label }) => label)} items={items} onPick={handling?.onPick} />
      {layout.nodes.map(({ name, box }) => (
        <NetworkNode
          key={name}
          name={name}
          box={box}
          handling={
            handling && {
              isMoving: handling.isMoving,
              onDraft: centre => setDraft({ name, centre, frame: draft?.frame ?? layout }),
              onEnd: endMove,
            }
          }
        />
      ))}
    </svg>
  );
}

const itemsFromKey = (key: string) => JSON.parse(key) as readonly NetworkItem[];

function ItemLine({
  points,
  item,
  onPick,
}: {
  readonly points: readonly Point[];
  readonly item: DrawnItem | undefined;
  readonly onPick: (() => void) | undefined;
}) {
  const along = item?.isReversed === true ? points.toReversed() : points;
  const path = `M${along.map(formatPoint).join('L')}`;
  const level = item?.level === undefined ? 'no-value' : `level-${item.level}`;
  return (
    <g className={`network-item ${level}${item?.isStill ? ' no-flow' : ''}`} onClick={onPick}>
      <path className="network-line" d={path} />
      {!item?.isStill && <path className="network-arrow" d={arrowHead(along)} />}
      {onPick && <path className="network-reach" d={path} />}
    </g>
  );
}

const noBox: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The item that an arrow key selects after another. */
const nextItem: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The labels of items. Where they can be chosen, one of them takes the focus, and arrow keys move it to the others. */
function ItemLabels({
  boxes,
  items,
  onPick,
}: {
  readonly boxes: readonly Box[];
  readonly items: readonly DrawnItem[];
  readonly onPick: ((index: number) => void) | undefined;
}) {
  const [current, setCurrent] = useState(0);
  const label = (box: Box, item: DrawnItem | undefined) =>
    item && (
      <BoxText
        box={box}
        lines={laidOutItem(item).lines}
        indent={laidOutItem(item).indent}
        symbol={<ItemSymbol type={item.type} tag={item.tag} box={box} />}
      />
    );
  if (!onPick) return boxes.map((box, index) => <g key={index}>{label(box, items[index])}</g>);

  function press(event: KeyboardEvent<SVGGElement>, index: number) {
    const by = nextItem[event.key];
    if (event.key === 'Enter' || event.key === ' ') onPick?.(index);
    else if (by === undefined) return;
    else {
      const next = Math.min(boxes.length - 1, Math.max(0, index + by));
      const sibling = event.currentTarget.parentElement?.children.item(next);
      if (sibling instanceof SVGElement) sibling.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <g>
      {items.map((item, index) => (
        <g
          key={index}
          className="network-pick"
          role="button"
          tabIndex={index === Math.min(current, boxes.length - 1) ? 0 : -1}
          aria-label={`${itemName(item)}, ${item.value ?? '–'}: go to its row`}
          onClick={() => onPick(index)}
          onFocus={() => setCurrent(index)}
          onKeyDown={event => press(event, index)}
        >
          {label(boxes[index] ?? noBox, item)}
        </g>
      ))}
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
