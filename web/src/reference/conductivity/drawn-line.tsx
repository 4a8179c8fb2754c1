import { xFromTemperature, yFromConductivity, type Frame } from './frame.ts';
import type { Line } from './lines.ts';

function pathOf(frame: Frame, points: Line['points']): string {
  return `M${points.map(([celsius, value]) => `${xFromTemperature(frame, celsius).toFixed(1)} ${yFromConductivity(frame, value).toFixed(1)}`).join('L')}`;
}

/** Position of a line's label and its angle in degrees. */
function labelPlace(frame: Frame, { points, label }: Line) {
  const index = points.findLastIndex(([celsius]) => celsius <= label.at);
  const [start, end] = [points[index], points[Math.min(index + 3, points.length - 1)]];
  if (!start || !end) return undefined;
  const [x, y] = [xFromTemperature(frame, start[0]), yFromConductivity(frame, start[1])];
  const slope = Math.atan2(yFromConductivity(frame, end[1]) - y, xFromTemperature(frame, end[0]) - x) * (180 / Math.PI);
  return { x, y, slope };
}

/** A material's line with its name; the estimate at 816 °C is an open circle. */
export function DrawnLine({ frame, line }: { frame: Frame; line: Line }) {
  const { points, estimate, dashes, tone, short, label } = line;
  const [last] = points.slice(-1);
  const position = labelPlace(frame, line);
  return (
    <g className={`line ${tone}`}>
      <path d={pathOf(frame, points)} strokeDasharray={dashes} />
      {estimate && last && (
        <>
          <path className="estimate" d={pathOf(frame, [last, estimate])} />
          <circle cx={xFromTemperature(frame, estimate[0])} cy={yFromConductivity(frame, estimate[1])} r="3.5" />
        </>
      )}
      {position && (
        <text
          transform={`translate(${position.x.toFixed(1)} ${position.y.toFixed(1)}) rotate(${position.slope.toFixed(1)})`}
          y={label.below ? 14 : -6}
        >
          {label.text ?? short}
        </text>
      )}
    </g>
  );
}
