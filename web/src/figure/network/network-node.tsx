import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Box, Point } from '../geometry/boxes.ts';
import { BoxText } from './box-text.tsx';

/** What can be done with a node. */
export interface NodeHandling {
  /** Whether it takes the focus, and is moved by touch, which otherwise scrolls the page. */
  readonly isMoving: boolean;
  /** Shows the node elsewhere, by its centre. */
  readonly onDraft: (centre: Point) => void;
  /** Ends the move; `isKept` is false where it is given up. */
  readonly onEnd: (isKept: boolean) => void;
}

/** The step of an arrow key, px. */
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** Movement of the pointer from which it drags, px. */
const threshold = 3;

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  readonly centre: Point;
  /** Pixels of the screen per pixel of the drawing. */
  readonly scale: number;
}

/** A node, which can be moved with mouse, touch or arrow keys; Shift makes steps five times smaller. */
export function NetworkNode({
  name,
  box,
  handling,
}: {
  readonly name: string;
  readonly box: Box;
  readonly handling?: NodeHandling | undefined;
}) {
  const drag = useRef<Drag>(undefined);
  const words = <BoxText box={box} lines={[name]} />;
  if (!handling) {
    return (
      <g className="network-node">
        <rect {...box} rx="3" />
        {words}
      </g>
    );
  }
  const { isMoving, onDraft, onEnd } = handling;
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];

  function begin(event: PointerEvent<SVGGElement>) {
    const { currentTarget, button, pointerId, pointerType, clientX, clientY } = event;
    if (button !== 0 || (pointerType === 'touch' && !isMoving)) return;
    const picture = currentTarget.ownerSVGElement;
    const scale = (picture?.getBoundingClientRect().width ?? 0) / (picture?.viewBox.baseVal.width ?? 1) || 1;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { pointer: pointerId, from: [clientX, clientY], centre, scale };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    const { current } = drag;
    if (current?.pointer !== pointerId) return;
    const [dx, dy] = [clientX - current.from[0], clientY - current.from[1]];
    if (Math.hypot(dx, dy) < threshold) return;
    onDraft([current.centre[0] + dx / current.scale, current.centre[1] + dy / current.scale]);
  }

  function end(isKept: boolean) {
    drag.current = undefined;
    onEnd(isKept);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') end(false);
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const part = event.shiftKey ? 0.2 : 1;
    onDraft([centre[0] + part * step[0], centre[1] + part * step[1]]);
  }

  return (
    <g
      className="network-node movable"
      {...(isMoving ? { tabIndex: 0, role: 'button', 'aria-label': `Node ${name}, moves with the arrow keys` } : {})}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={press}
      onKeyUp={() => end(true)}
      onBlur={() => end(true)}
    >
      <rect {...box} rx="3" />
      {words}
    </g>
  );
}
