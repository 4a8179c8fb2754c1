import type { ReportedTimeline, UnitSelector } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { memo, useMemo, useState } from 'react';
import { Figure } from '../../../figure/figure.tsx';
import { FigureChoices, useFigureChoice } from './figure-choice.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { timeText } from './time-text.ts';
import { usePlayback } from './use-playback.ts';
import { withoutRepeatedValues } from './without-repeated-values.ts';

/** The index of the last point that is not after `time`. */
function indexAt(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The time series of a case: curves with a common cursor, drawing and values at that time, and a time slider. */
export const Timeline = memo(function Timeline({
  timeline: { times, figures, moments },
  unitFor,
  current,
  highlighted,
  onPick,
}: {
  timeline: ReportedTimeline;
  unitFor: UnitSelector;
  /** Whether the results match the present inputs. */
  current: boolean;
  highlighted: string | undefined;
  onPick: (field: string) => void;
}) {
  const [chosen, setChosen] = useState(0);
  const end = times.at(-1) ?? 0;
  const goTo = (time: number) => setChosen(indexAt(times, time));
  const index = Math.min(chosen, times.length - 1);
  const time = times[index] ?? 0;
  const playing = usePlayback(time, end, goTo);
  const present = moments[index];
  const drawing = useMemo(
    () =>
      present &&
      withoutRepeatedValues(present.drawing, undefined, { results: new Set(), quantities: present.readings }, unitFor),
    [present, unitFor],
  );
  const moment = timeText(time);
  const titles = figures.map(({ title }) => title);
  const choice = useFigureChoice(titles);
  return (
    <section className={`timeline${current ? '' : ' stale-notes'}`} aria-label="Over time">
      <FigureChoices titles={titles} choice={choice} />
      <div className="desk-figures">
        {figures
          .filter(({ title }) => choice.isShown(title))
          .map(plot => (
            <Figure key={plot.title} plot={plot} cursor={{ at: time, onMove: goTo }} />
          ))}
      </div>
      <div className="timeline-present">
        {drawing && (
          <figure>
            <LineDrawing drawing={drawing} highlighted={highlighted} onPick={onPick} />
          </figure>
        )}
        <dl className="readings">
          {present?.readings.map(({ label, unit, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="mono">{value === null ? '--' : `${formatNumber(value)} ${unit}`}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="moment">
        <button type="button" className="play" aria-pressed={playing.on} onClick={playing.toggle}>
          {playing.on ? 'Pause' : 'Play'}
        </button>
        <output className="mono">{moment}</output>
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
        <span className="mono timeline-end">{timeText(end)}</span>
      </div>
    </section>
  );
});
