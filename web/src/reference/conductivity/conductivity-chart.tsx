import type { KeyboardEvent, PointerEvent } from 'react';
import { DrawnLine } from './drawn-line.tsx';
import {
  xFromTemperature,
  temperatureFromX,
  coldest,
  conductivityTicks,
  yFromConductivity,
  hottest,
  narrowFrame,
  wideFrame,
} from './frame.ts';
import type { Line } from './lines.ts';
import type { Reading } from './readings.ts';
import { useMediaQuery } from '../../design/use-media-query.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -25,
  PageUp: 25,
};

/**
 * Conductivity over temperature. The crosshair follows pointer and arrow keys; its values are shown beside the chart
 * and announced as a slider's text.
 */
export function ConductivityChart({
  lines,
  readings,
  celsius,
  onCelsius,
}: {
  lines: readonly Line[];
  readings: readonly Reading[];
  celsius: number | undefined;
  onCelsius: (celsius: number) => void;
}) {
  const frame = useMediaQuery('(max-width: 639px)') ? narrowFrame : wideFrame;
  const crossed = celsius !== undefined && celsius >= coldest && celsius <= hottest ? celsius : undefined;
  const inside = celsius === undefined ? coldest : Math.min(hottest, Math.max(coldest, celsius));

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onCelsius(temperatureFromX(frame, ((event.clientX - left) / width) * frame.width));
  }

  function onKeyDown(event: KeyboardEvent) {
    const end = { Home: coldest, End: hottest }[event.key];
    const step = steps[event.key];
    if (end === undefined && step === undefined) return;
    event.preventDefault();
    onCelsius(end ?? Math.min(hottest, Math.max(coldest, Math.round(inside + (step ?? 0)))));
  }

  const spoken = readings.map(({ line, text }) => `${line.short} ${text}`).join(', ');
  return (
    <div
      className="conductivity-chart"
      role="slider"
      tabIndex={0}
      aria-label="Temperature of the crosshair, °C"
      aria-valuemin={coldest}
      aria-valuemax={hottest}
      aria-valuenow={Math.round(inside)}
      aria-valuetext={`${Math.round(inside)} °C: ${spoken}`}
      onKeyDown={onKeyDown}
    >
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        onPointerMove={onPointer}
        onPointerDown={onPointer}
      >
        {frame.temperatureTicks.map(tick => (
          <g key={tick} className="tick">
            <path d={`M${xFromTemperature(frame, tick)} ${frame.top}V${frame.height - frame.bottom}`} />
            <text x={xFromTemperature(frame, tick)} y={frame.height - frame.bottom + 20} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {conductivityTicks.map(tick => (
          <g key={tick} className="tick">
            <path d={`M${frame.left} ${yFromConductivity(frame, tick)}H${frame.width - frame.right}`} />
            <text x={frame.left - 8} y={yFromConductivity(frame, tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path
          className="axes"
          d={`M${frame.left} ${frame.top}V${frame.height - frame.bottom}H${frame.width - frame.right}`}
        />
        <text className="axis-title" x={frame.width - frame.right} y={frame.height - 8} textAnchor="end">
          Temperature, °C
        </text>
        <text className="axis-title" x={0} y={14} textAnchor="start">
          Thermal conductivity, W/(m·°C)
        </text>
        {crossed !== undefined && (
          <path
            className="crosshair"
            d={`M${xFromTemperature(frame, crossed)} ${frame.top}V${frame.height - frame.bottom}`}
          />
        )}
        {lines.map(line => (
          <DrawnLine key={line.column.id} frame={frame} line={line} />
        ))}
        {crossed !== undefined &&
          readings.map(({ line, value }) =>
            value === undefined ? null : (
              <circle
                key={line.column.id}
                className="crossing"
                cx={xFromTemperature(frame, crossed)}
                cy={yFromConductivity(frame, value)}
                r="3.5"
              />
            ),
          )}
      </svg>
    </div>
  );
}
