import type { Axis, Plot, Series } from '@isentrope/calculators/kit';
import { formatNumber, fromSi, toSi } from '@isentrope/engineering/quantities';
import { scaleLinear, scaleLog } from 'd3-scale';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import './figure.css';

const width = 348;
const height = 250;
const left = 58;
const right = 10;
const top = 12;
const bottom = 44;

type Scale = ReturnType<typeof scaleLinear<number, number>> | ReturnType<typeof scaleLog<number, number>>;

/** A curve with its points in the units of the axes. */
interface Curve extends Omit<Series, 'points'> {
  readonly points: readonly (readonly [number, number] | undefined)[];
}

function scaleOf(axis: Axis, values: readonly number[], range: [number, number]): Scale {
  const positive = axis.scale === 'log' ? values.filter(value => value > 0) : values;
  const low = axis.from ?? Math.min(...positive);
  const high = axis.to ?? Math.max(...positive);
  const domain = low < high ? [low, high] : [low - 1, high + 1];
  const scale = axis.scale === 'log' ? scaleLog(domain, range) : scaleLinear(domain, range);
  return axis.from === undefined || axis.to === undefined ? scale.nice() : scale;
}

function ticksOf(scale: Scale, axis: Axis): number[] {
  const all = scale.ticks(5);
  if (axis.scale !== 'log' || all.length <= 8) return all;
  const decades = all.filter(tick => Number.isInteger(Math.round(Math.log10(tick) * 1e9) / 1e9));
  return decades.length >= 3 ? decades : all.filter(tick => /^[125]/.test(tick.toExponential()));
}

function tickText(value: number): string {
  const magnitude = Math.abs(value);
  if (value !== 0 && (magnitude >= 1e6 || magnitude < 1e-3)) return formatNumber(value, 2);
  return String(Number(value.toPrecision(6))).replace('-', '−');
}

function pathOf(points: Curve['points'], x: Scale, y: Scale): string {
  let pen = 'M';
  let d = '';
  for (const point of points) {
    if (!point) {
      pen = 'M';
      continue;
    }
    d += `${pen}${x(point[0]).toFixed(1)} ${y(point[1]).toFixed(1)}`;
    pen = 'L';
  }
  return d;
}

/** Small circles at the points of a measured curve. */
function dotsOf(points: Curve['points'], x: Scale, y: Scale): string {
  return points
    .map(point =>
      point ? `M${(x(point[0]) - 2.5).toFixed(1)} ${y(point[1]).toFixed(1)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0` : '',
    )
    .join('');
}

/** The value of a curve at x, between its two nearest points; undefined outside it. */
function valueAt(points: Curve['points'], at: number): number | undefined {
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || (at - a[0]) * (at - b[0]) > 0 || a[0] === b[0]) continue;
    return a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0]);
  }
  return undefined;
}

/** The figure's data as comma-separated values, in the units of its axes. */
function csv(plot: Plot, curves: readonly Curve[]): string {
  const head = `curve,"${plot.x.label}, ${plot.x.unit}","${plot.y.label}, ${plot.y.unit}"`;
  const lines = curves.flatMap(({ label, points }) =>
    points.flatMap(point => (point ? [`"${label}",${point[0]},${point[1]}`] : [])),
  );
  return [head, ...lines].join('\r\n');
}

function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}, ${unit}`;
}

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
  const inX = (value: number) => fromSi(plot.x.kind, value, plot.x.unit);
  const inY = (value: number) => fromSi(plot.y.kind, value, plot.y.unit);
  const curves: Curve[] = plot.series.map(series => ({
    ...series,
    points: series.points.map(point => (point ? ([inX(point[0]), inY(point[1])] as const) : undefined)),
  }));
  const marks = (plot.marks ?? []).map(mark => ({ ...mark, x: inX(mark.x), y: inY(mark.y) }));
  const all = [
    ...curves.flatMap(({ points }) => points.filter(point => point !== undefined)),
    ...marks.map(mark => [mark.x, mark.y] as const),
  ];
  const x = scaleOf(
    plot.x,
    all.map(([value]) => value),
    [left, width - right],
  );
  const y = scaleOf(
    plot.y,
    all.map(([, value]) => value),
    [height - bottom, top],
  );
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

  const reading =
    at === undefined
      ? ''
      : [
          `${formatNumber(at)} ${plot.x.unit}`,
          ...curves.flatMap(({ label, points }) => {
            const value = valueAt(points, at);
            return value === undefined ? [] : [`${label} ${formatNumber(value)} ${plot.y.unit}`];
          }),
        ].join('   ');

  return (
    <figure className="figure" aria-labelledby={title}>
      <figcaption>
        <span id={title}>{plot.title}</span>
        <a
          className="link"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv(plot, curves))}`}
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
        {(plot.bands ?? []).map(({ label, axis, from: low, to: high }) => {
          const [a, b] = axis === 'x' ? [x(inX(low)), x(inX(high))] : [y(inY(high)), y(inY(low))];
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
        {at !== undefined && <path className="crosshair" d={`M${x(at)} ${top}V${height - bottom}`} />}
      </svg>
      <p className="reading" aria-hidden="true">
        {reading}
      </p>
    </figure>
  );
}
