import { fromSi, toSi } from '@isentrope/engineering/quantities';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { csvOf } from './figure-data-file.ts';
import { axisTitle, type FigureData } from './figure-data.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import { layoutOf, type FigureLayout } from './figure-layout.ts';
import { FigureFiles } from './figure-files.tsx';
import { FigureHandle, type Held } from './figure-handle.tsx';
import { nextPlace, readingAt } from './reading.ts';
import { useWidth } from './use-width.ts';
import './figure.css';

/** The width of a figure that nothing is known of: before it is on a page. */
const usualWidth = 480;
/** The height of a figure, as a part of its width and at least and at most, px. */
const usualAspect = 0.52;
const [leastHeight, mostHeight] = [208, 440];

/** How far a key moves the crosshair, px. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, PageUp: 60, PageDown: -60 };

/** The place that a key moves the crosshair to; undefined for a key that does not. */
function placeByKey({ frame }: FigureLayout, at: number, { key, shiftKey }: KeyboardEvent, onPoints: boolean) {
  const [from = 0, to = 1] = frame.x.domain();
  if (key === 'Home') return from;
  if (key === 'End') return to;
  const pixels = steps[key];
  return pixels === undefined ? undefined : nextPlace(frame, at, shiftKey ? 8 * pixels : pixels, onPoints);
}

/**
 * A figure as in a good paper, as wide as its room with text of one size: axes with units, thin grid, names at the curves,
 * readable without colour. The crosshair follows the pointer, a finger or, with the figure in focus, the arrow keys, and
 * reads every curve. `plot` is a figure of a case or of several in one.
 */
export function Figure({
  plot,
  cursor,
  held,
  aspect = usualAspect,
}: {
  plot: FigureData;
  /** A point that can be dragged. */
  held?: Held | undefined;
  /** A crosshair that several figures share: where it stands on x, in SI, and who is told where it goes. */
  cursor?: { readonly at: number; readonly onMove: (at: number) => void };
  /** The height as a part of the width. */
  aspect?: number;
}) {
  const title = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [sheet, width = usualWidth] = useWidth<HTMLDivElement>();
  const [own, setOwn] = useState<number>();
  const at = cursor ? fromSi(plot.x.kind, cursor.at, plot.x.unit) : own;
  const setAt = (value: number | undefined) => {
    if (!cursor) setOwn(value);
    else if (value !== undefined) cursor.onMove(toSi(plot.x.kind, value, plot.x.unit));
  };
  const layout = useMemo(
    () => layoutOf(plot, width, Math.round(Math.min(mostHeight, Math.max(leastHeight, width * aspect)))),
    [plot, width, aspect],
  );
  const { x, field } = layout.frame;
  const [from = 0, to = 1] = x.domain();
  const here = Math.min(to, Math.max(from, at ?? (from + to) / 2));
  const shown = at !== undefined && at >= from && at <= to;
  const reading = shown ? readingAt(layout, here) : undefined;

  function follow(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * layout.width;
    const outside = place < field.x - 8 || place > field.x + field.width + 8;
    setAt(outside ? undefined : Math.min(to, Math.max(from, x.invert(place))));
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setAt(undefined);
    const next = placeByKey(layout, here, event, cursor !== undefined);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <figure className="figure" aria-labelledby={title}>
      <figcaption>
        <span id={title}>{plot.title}</span>
        <FigureFiles file={{ title: plot.title, csv: () => csvOf(plot), size: layout, drawing }} />
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
          aria-valuetext={reading?.words ?? 'Arrow keys read values'}
          tabIndex={0}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setAt(undefined)}
          onBlur={() => setAt(undefined)}
          onKeyDown={press}
        >
          <FigureDrawing layout={layout} reading={reading} />
        </svg>
        {held && <FigureHandle layout={layout} held={held} />}
      </div>
      {plot.note !== undefined && <p className="figure-note">{plot.note}</p>}
    </figure>
  );
}
