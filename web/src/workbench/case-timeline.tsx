import { timelineOf, type Definition, type Fault } from '@isentrope/calculators/kit';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { memo, useMemo, useState } from 'react';
import { Figure } from '../figure/figure.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { NotDrawn } from './not-drawn.tsx';

/** The place of the last known moment that is not after `time`. */
function indexAt(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A case moment by moment: a slider of time, the drawing and the figures at that time, and the curves under one cursor. */
export const CaseTimeline = memo(function CaseTimeline({
  definition,
  values,
  current,
  lit,
  onPick,
}: {
  definition: Definition;
  values: Readonly<Record<string, unknown>>;
  /** Whether the run is that of what is typed now. */
  current: boolean;
  lit: string | undefined;
  onPick: (field: string) => void;
}) {
  const [chosen, setChosen] = useState(0);
  const { timeline, faults } = useMemo(() => {
    const failed: Fault[] = [];
    return { timeline: timelineOf(definition, values, failed), faults: failed };
  }, [definition, values]);
  if (!timeline) return faults.length > 0 && <NotDrawn what="time history" />;
  const { times, plots, drawing, readings } = timeline;
  const index = Math.min(chosen, times.length - 1);
  const moment = `${formatNumber(times[index] ?? 0)} s`;
  return (
    <section className={`timeline${current ? '' : ' stale-notes'}`} aria-label="Over time">
      <figure>
        <LineDrawing drawing={drawing(index)} lit={lit} onPick={onPick} />
      </figure>
      <p className="moment">
        Time <output className="mono">{moment}</output>
        <input
          type="range"
          aria-label="Time"
          min={0}
          max={times.length - 1}
          step={1}
          value={index}
          aria-valuetext={moment}
          onChange={event => setChosen(Number(event.target.value))}
        />
      </p>
      <dl className="readings">
        {readings(index).map(({ label, kind, unit, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="mono">
              {value === undefined ? '--' : `${formatNumber(fromSi(kind, value, unit))} ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
      {plots.map(plot => (
        <Figure
          key={plot.title}
          plot={plot}
          cursor={{ at: times[index] ?? 0, onMove: time => setChosen(indexAt(times, time)) }}
        />
      ))}
    </section>
  );
});
