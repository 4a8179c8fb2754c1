import { fromSi, toSi } from '@isentrope/engineering/quantities';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { figureCsv } from './download/figure-csv.ts';
import { axisTitle, type FigureData } from './figure-data.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import { layOutFigure, type FigureLayout } from './figure-layout.ts';
import { FigureFiles } from './download/figure-download.tsx';
import { FigureHandle, type DraggablePoint } from './figure-handle.tsx';
import { nextCrosshairPosition, readCrosshair } from './crosshair-reading.ts';
import { readSurface } from './surface.ts';
import { useWidth } from './use-width.ts';
import './figure.css';

/** The width before the figure is measured, px. */
const defaultWidth = 480;
/** The default height as a fraction of the width, and its limits, px. */
const defaultAspect = 0.52;
const [minHeight, maxHeight] = [208, 440];

/** Crosshair steps of keys along x, px. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, PageUp: 60, PageDown: -60 };
/** Crosshair steps of keys along y, for a surface, px. */
const rises: Readonly<Record<string, number>> = { ArrowUp: -5, ArrowDown: 5, PageUp: -60, PageDown: 60 };

/** The y value that a key moves the crosshair to; undefined for other keys. */
function heightByKey({ frame: { y } }: FigureLayout, at: number, { key, shiftKey }: KeyboardEvent) {
  const pixels = rises[key];
  const [from = 0, to = 1] = y.domain();
  return pixels === undefined ? undefined : Math.min(to, Math.max(from, y.invert(y(at) + (shiftKey ? 8 : 1) * pixels)));
}

/** The x value that a key moves the crosshair to; undefined for other keys. */
function placeByKey({ frame }: FigureLayout, at: number, { key, shiftKey }: KeyboardEvent, onPoints: boolean) {
  const [from = 0, to = 1] = frame.x.domain();
  if (key === 'Home') return from;
  if (key === 'End') return to;
  const pixels = steps[key];
  if (pixels === undefined) return undefined;
  const far = shiftKey ? 8 * pixels : pixels;
  if (!frame.figure.surface) return nextCrosshairPosition(frame, at, far, onPoints);
  return Math.min(to, Math.max(from, frame.x.invert(frame.x(at) + far)));
}

/**
 * A figure that fills the available width at constant text size, with axis units, labels at the curves and patterns
 * readable without colour. A crosshair follows the pointer or the arrow keys and reads every curve, or the value of a
 * surface.
 */
export function Figure({
  plot,
  cursor,
  draggable,
  aspect = defaultAspect,
}: {
  plot: FigureData;
  draggable?: DraggablePoint | undefined;
  /** A crosshair shared by several figures: its x position in SI and a change handler. */
  cursor?: { readonly at: number; readonly onMove: (at: number) => void };
  /** The height as a fraction of the width. */
  aspect?: number;
}) {
  const title = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [sheet, width = defaultWidth] = useWidth<HTMLDivElement>();
  const [own, setOwn] = useState<number>();
  const [height, setHeight] = useState<number>();
  const at = cursor ? fromSi(plot.x.kind, cursor.at, plot.x.unit) : own;
  const setAt = (value: number | undefined) => {
    if (!cursor) setOwn(value);
    else if (value !== undefined) cursor.onMove(toSi(plot.x.kind, value, plot.x.unit));
  };
  const layout = useMemo(
    () => layOutFigure(plot, width, Math.round(Math.min(maxHeight, Math.max(minHeight, width * aspect)))),
    [plot, width, aspect],
  );
  const { x, y, field } = layout.frame;
  const { surface } = plot;
  const [from = 0, to = 1] = x.domain();
  const [low = 0, high = 1] = y.domain();
  const up = Math.min(high, Math.max(low, height ?? (low + high) / 2));
  const here = Math.min(to, Math.max(from, at ?? (from + to) / 2));
  const shown = at !== undefined && at >= from && at <= to;
  const read = () => (surface ? readSurface(layout, surface, here, up) : readCrosshair(layout, here));
  const reading = shown ? read() : undefined;

  function follow(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const pixel = ((event.clientX - box.left) / box.width) * layout.width;
    const outside = pixel < field.x - 8 || pixel > field.x + field.width + 8;
    setAt(outside ? undefined : Math.min(to, Math.max(from, x.invert(pixel))));
    setHeight(y.invert(((event.clientY - box.top) / box.height) * layout.height));
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setAt(undefined);
    const risen = surface && heightByKey(layout, up, event);
    const next = risen === undefined ? placeByKey(layout, here, event, cursor !== undefined) : here;
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    if (risen !== undefined) setHeight(risen);
  }

  return (
    <figure className="figure" aria-labelledby={title}>
      <figcaption>
        <span id={title}>{plot.title}</span>
        <FigureFiles file={{ title: plot.title, csv: () => figureCsv(plot), size: layout, drawing }} />
      </figcaption>
      <div ref={sheet} className="figure-sheet">
        <svg
          ref={drawing}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="slider"
          aria-label={`${plot.title}: ${axisTitle(plot.y)} against ${axisTitle(plot.x)}`}
          aria-valuemin={from}
          aria-valuemax={to}
          aria-valuenow={Number(here.toPrecision(6))}
          aria-valuetext={reading?.text ?? 'Arrow keys read values'}
          tabIndex={0}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setAt(undefined)}
          onBlur={() => setAt(undefined)}
          onKeyDown={press}
        >
          <FigureDrawing layout={layout} reading={reading} />
        </svg>
        {draggable && <FigureHandle layout={layout} draggable={draggable} />}
      </div>
      {plot.note !== undefined && <p className="figure-note">{plot.note}</p>}
    </figure>
  );
}
