import type { Axis } from '@isentrope/calculators/kit';
import { fromSi } from '@isentrope/engineering/quantities';
import {
  axisTitle,
  bottom,
  dotsOf,
  height,
  left,
  pathOf,
  right,
  tickText,
  ticksOf,
  top,
  width,
  type Frame,
} from './plot-frame.ts';

function inUnit({ kind, unit }: Axis, value: number): number {
  return fromSi(kind, value, unit);
}

/** The lines of the grid with their numbers. */
export function Grid({ frame: { plot, x, y } }: { frame: Frame }) {
  return (
    <>
      {ticksOf(x, plot.x).map(tick => (
        <g key={`x${tick}`}>
          <path className="grid" d={`M${x(tick)} ${top}V${height - bottom}`} />
          <text className="tick" x={x(tick)} y={height - bottom + 16} textAnchor="middle">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {ticksOf(y, plot.y).map(tick => (
        <g key={`y${tick}`}>
          <path className="grid" d={`M${left} ${y(tick)}H${width - right}`} />
          <text className="tick" x={left - 8} y={y(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Ranges of an axis with a meaning of their own. */
export function Bands({ frame: { plot, x, y } }: { frame: Frame }) {
  return (
    <>
      {(plot.bands ?? []).map(({ label, axis, from: low, to: high }) => {
        const [a, b] =
          axis === 'x'
            ? [x(inUnit(plot.x, low)), x(inUnit(plot.x, high))]
            : [y(inUnit(plot.y, high)), y(inUnit(plot.y, low))];
        const box =
          axis === 'x'
            ? { x: a, y: top, width: b - a, height: height - bottom - top }
            : { x: left, y: a, width: width - right - left, height: b - a };
        return (
          <rect key={label} className="band" {...box}>
            <title>{label}</title>
          </rect>
        );
      })}
    </>
  );
}

/** The two axes and what they are of. */
export function Axes({ frame: { plot } }: { frame: Frame }) {
  return (
    <>
      <path className="axis" d={`M${left} ${top}V${height - bottom}H${width - right}`} />
      <text className="axis-title" x={(left + width - right) / 2} y={height - 8} textAnchor="middle">
        {axisTitle(plot.x)}
      </text>
      <text
        className="axis-title"
        transform={`translate(11 ${(top + height - bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {axisTitle(plot.y)}
      </text>
    </>
  );
}

/** The curves, each with its name beside it. */
export function Curves({ frame: { curves, x, y } }: { frame: Frame }) {
  return (
    <>
      {curves.map(({ label, points, pen, dots }) =>
        dots ? (
          <path key={label} className={`dots pen-${pen}`} d={dotsOf(points, x, y)} />
        ) : (
          <path key={label} className={`curve pen-${pen}`} d={pathOf(points, x, y)} />
        ),
      )}
      {curves.map(({ label, points }, index) => {
        const drawn = points.filter(point => point !== undefined);
        const place = drawn[Math.floor(drawn.length * (0.86 - 0.12 * (index % 3)))];
        return (
          place && (
            <text key={label} className="curve-label" x={x(place[0])} y={y(place[1]) - 7} textAnchor="end">
              {label}
            </text>
          )
        );
      })}
    </>
  );
}

/** Single points with their names, turned inward near the right edge. */
export function Marks({ frame: { marks, x, y } }: { frame: Frame }) {
  return (
    <>
      {marks.map(mark => (
        <g key={mark.label}>
          <circle className="mark" cx={x(mark.x)} cy={y(mark.y)} r="4.5" />
          <text
            className="mark-label"
            x={x(mark.x) + (x(mark.x) > width * 0.7 ? -9 : 9)}
            y={y(mark.y) + 16}
            textAnchor={x(mark.x) > width * 0.7 ? 'end' : 'start'}
          >
            {mark.label}
          </text>
        </g>
      ))}
    </>
  );
}
