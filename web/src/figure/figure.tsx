import type { Plot } from '@isentrope/calculators/kit';
import { fromSi, toSi } from '@isentrope/engineering/quantities';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Axes, Bands, Curves, Grid, Marks } from './figure-layers.tsx';
import { axisTitle, bottom, csv, frameOf, height, readingOf, top, width } from './plot-frame.ts';
import './figure.css';

/**
 * A figure as in a good paper: axes with units, thin grid, labels at the curves, readable without colour. The
 * crosshair follows the pointer or, with the figure in focus, the arrow keys, and reads out every curve.
 */
export function Figure({
  plot,
  cursor,
}: {
  plot: Plot;
  /** A crosshair that several figures share: where it stands on x, in SI, and who is told where it goes. */
  cursor?: { readonly at: number; readonly onMove: (at: number) => void };
}) {
  const title = useId();
  const [own, setOwn] = useState<number>();
  const at = cursor ? fromSi(plot.x.kind, cursor.at, plot.x.unit) : own;
  const setAt = (value: number | undefined) => {
    if (!cursor) setOwn(value);
    else if (value !== undefined) cursor.onMove(toSi(plot.x.kind, value, plot.x.unit));
  };
  const frame = frameOf(plot);
  const { x } = frame;
  const [from = 0, to = 1] = x.domain();

  function follow(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const value = x.invert(((event.clientX - box.left) / box.width) * width);
    setAt(value >= from && value <= to ? value : undefined);
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const place = x(at ?? (from + to) / 2) + by * (event.shiftKey ? 40 : 5);
    setAt(Math.min(to, Math.max(from, x.invert(place))));
  }

  const reading = at === undefined ? '' : readingOf(frame, at);

  return (
    <figure className="figure" aria-labelledby={title}>
      <figcaption>
        <span id={title}>{plot.title}</span>
        <a
          className="link"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv(plot, frame.curves))}`}
          download={`${plot.title}.csv`}
        >
          Data
        </a>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="slider"
        aria-label={`${plot.title}: ${axisTitle(plot.y)} against ${axisTitle(plot.x)}`}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={at ?? (from + to) / 2}
        aria-valuetext={reading === '' ? 'Arrow keys read values' : reading}
        tabIndex={0}
        onPointerMove={follow}
        onPointerLeave={() => setAt(undefined)}
        onKeyDown={step}
      >
        <Grid frame={frame} />
        <Bands frame={frame} />
        <Axes frame={frame} />
        <Curves frame={frame} />
        <Marks frame={frame} />
        {at !== undefined && <path className="crosshair" d={`M${x(at)} ${top}V${height - bottom}`} />}
      </svg>
      <p className="reading" aria-hidden="true">
        {reading}
      </p>
    </figure>
  );
}
