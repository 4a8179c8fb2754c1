import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Minimum widths of the input pane and the results pane, px. */
const minWidths = { sheet: 380, desk: 360 } as const;

/** The separator between input and results pane. Draggable; the arrow keys move it and a double click resets it. */
export function Border({
  width,
  onWidth,
}: {
  /** The width of the input pane set by the user, px; undefined for the default. */
  readonly width: number | undefined;
  readonly onWidth: (width: number | undefined) => void;
}) {
  const border = useRef<HTMLDivElement>(null);
  const sheet = () => border.current?.previousElementSibling?.getBoundingClientRect().width ?? minWidths.sheet;
  const room = () => border.current?.parentElement?.getBoundingClientRect().width ?? Infinity;
  const within = (width: number) =>
    onWidth(Math.round(Math.max(minWidths.sheet, Math.min(width, room() - minWidths.desk))));

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.preventDefault();
    const { currentTarget: target, pointerId, clientX } = event;
    target.setPointerCapture(pointerId);
    const before = sheet();
    const move = ({ clientX: now }: globalThis.PointerEvent) => within(before + now - clientX);
    const end = () => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    within(sheet() + by);
  }

  return (
    <div
      ref={border}
      className="border"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the input pane"
      aria-valuemin={minWidths.sheet}
      aria-valuenow={width ?? minWidths.sheet}
      aria-valuetext={width === undefined ? 'usual' : `${width} pixels`}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(undefined)}
    />
  );
}
