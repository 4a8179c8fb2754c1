import { fromSi, toSi } from '@isentrope/engineering/quantities';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { FigureLayout } from './figure-layout.ts';

/** A draggable point of a figure, in SI. */
export interface DraggablePoint {
  /** Its accessible name. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Its value as text. */
  readonly value: string;
  /** Whether it can be dragged along y as well. */
  readonly free?: boolean;
  readonly onMove: (x: number, y: number, pixel: Pixel) => void;
  /** Called when it is released. */
  readonly onEnd: () => void;
}

/** The size of a pixel on each axis at the point, in axis units. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The step of an arrow key, px. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

/** The handle of a draggable point: mouse, touch or arrow keys; Shift makes steps five times smaller. */
export function FigureHandle({ layout, draggable }: { layout: FigureLayout; draggable: DraggablePoint }) {
  const { frame, width } = layout;
  const { figure, field, x: xScale, y: yScale } = frame;
  const at = {
    x: xScale(fromSi(figure.x.kind, draggable.x, figure.x.unit)),
    y: yScale(fromSi(figure.y.kind, draggable.y, figure.y.unit)),
  };
  const isInside =
    at.x >= field.x - 1 &&
    at.x <= field.x + field.width + 1 &&
    at.y >= field.y - 1 &&
    at.y <= field.y + field.height + 1;
  if (!isInside) return null;

  function moveTo(left: number, top: number) {
    const [px, py] = [
      Math.min(field.x + field.width, Math.max(field.x, left)),
      Math.min(field.y + field.height, Math.max(field.y, top)),
    ];
    const [x, y] = [xScale.invert(px), yScale.invert(py)];
    const pixel = { x: Math.abs(xScale.invert(px + 1) - x), y: Math.abs(yScale.invert(py + 1) - y) };
    draggable.onMove(toSi(figure.x.kind, x, figure.x.unit), toSi(figure.y.kind, y, figure.y.unit), pixel);
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo(event.clientX - box.left, event.clientY - box.top);
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    if (step[1] !== 0 && draggable.free !== true) return;
    event.preventDefault();
    event.stopPropagation();
    const part = event.shiftKey ? 0.2 : 1;
    moveTo(at.x + part * step[0], at.y + part * step[1]);
  }

  return (
    <button
      type="button"
      className="figure-handle"
      role="slider"
      aria-label={draggable.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((100 * (at.x - field.x)) / field.width)}
      aria-valuetext={draggable.value}
      style={{ left: `${(100 * at.x) / width}%`, top: `${at.y}px` }}
      onPointerDown={event => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={draggable.onEnd}
      onKeyDown={press}
      onBlur={draggable.onEnd}
    />
  );
}
