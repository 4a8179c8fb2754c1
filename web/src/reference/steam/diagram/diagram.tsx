import { memo, useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import { textWidth } from '../../../figure/labels/text-size.ts';
import { diagrams, drawnLines, entropyAxis, margin, placeOf, type Frame } from './frame.ts';
import type { LinePoint, PropertyLine } from './lines.ts';

/** A state marked on a diagram. */
export interface Mark extends LinePoint {
  readonly label: string;
}

/** Position of the crosshair in axis units. */
export interface Crosshair {
  readonly entropy: number;
  readonly y: number;
}

const Grid = memo(function Grid({ frame }: { frame: Frame }) {
  const { x, y, width, height, name } = frame;
  const [right, bottom] = [width - margin.right, height - margin.bottom];
  return (
    <>
      {x.ticks(width < 520 ? 5 : 10).map(tick => (
        <g key={`x${tick}`}>
          <path className="grid" d={`M${x(tick)} ${margin.top}V${bottom}`} />
          <text className="tick" x={x(tick)} y={bottom + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {y.ticks(9).map(tick => (
        <g key={`y${tick}`}>
          <path className="grid" d={`M${margin.left} ${y(tick)}H${right}`} />
          <text className="tick" x={margin.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text className="axis-title" x={(margin.left + right) / 2} y={height - 10} textAnchor="middle">
        {entropyAxis.title}
      </text>
      <text
        className="axis-title"
        transform={`translate(15 ${(margin.top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {diagrams[name].y.title}
      </text>
    </>
  );
});

const Lines = memo(function Lines({ frame, lines }: { frame: Frame; lines: readonly PropertyLine[] }) {
  const drawn = useMemo(() => drawnLines(frame, lines), [frame, lines]);
  return (
    <>
      <g clipPath="url(#steam-frame)">
        {drawn.map(({ family, label, d }) => (
          <path key={`${family} ${label}`} className={`line ${family}`} d={d} />
        ))}
      </g>
      {drawn.map(
        ({ family, label, labelled }) =>
          labelled && (
            <g
              key={`${family} ${label}`}
              className={`line-label ${family}`}
              transform={`translate(${labelled.x.toFixed(1)} ${labelled.y.toFixed(1)}) rotate(${labelled.angle.toFixed(1)})`}
            >
              <rect x={-labelled.halfWidth} y="-7" width={2 * labelled.halfWidth} height="14" />
              <text dy="3.5" textAnchor="middle">
                {label}
              </text>
            </g>
          ),
      )}
    </>
  );
});

/** Distance from a mark to its name, px. */
const toName = 11;

/**
 * Marked states; two phases in equilibrium are connected. A name goes to the side with space, or below another name in
 * its way.
 */
function Marks({ frame, marks }: { frame: Frame; marks: readonly Mark[] }) {
  const positions = marks.map(mark => placeOf(frame, mark));
  return (
    <g className="marks">
      {positions.length === 2 && <path d={`M${positions.map(place => place.join(' ')).join('L')}`} />}
      {marks.map(({ label }, index) => {
        const [x = 0, y = 0] = positions[index] ?? [];
        const reach = toName + textWidth(label);
        const leftwards = x + reach > frame.width;
        const [before = 0] = positions[index - 1] ?? [];
        const under = leftwards && index > 0 && before + reach > x - reach;
        return (
          <g key={label}>
            <circle cx={x} cy={y} r="5" />
            <text
              x={x + (leftwards ? -toName : toName)}
              y={under ? y + 19 : y - 9}
              textAnchor={leftwards ? 'end' : 'start'}
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A property diagram: dome, lines of constant property, and marked states. The crosshair follows the pointer or, with
 * focus, the arrow keys (ten times as far with Shift).
 */
export function Diagram({
  frame,
  lines,
  marks,
  crosshair,
  reading,
  onCrosshair,
  onTake,
}: {
  frame: Frame;
  lines: readonly PropertyLine[] | undefined;
  marks: readonly Mark[];
  crosshair: Crosshair | undefined;
  /** The values under the crosshair as text. */
  reading: string;
  onCrosshair: (crosshair: Crosshair) => void;
  onTake: () => void;
}) {
  const { x, y, width, height, name } = frame;
  const [right, bottom] = [width - margin.right, height - margin.bottom];
  const [entropyFrom = 0, entropyTo = 0] = x.domain();

  function moveTo(px: number, py: number) {
    const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
    onCrosshair({ entropy: x.invert(within(px, margin.left, right)), y: y.invert(within(py, margin.top, bottom)) });
  }

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    moveTo((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onTake();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 40 : 4;
    const [first] = marks;
    const start = first ? placeOf(frame, first) : [(margin.left + right) / 2, (margin.top + bottom) / 2];
    const [px = 0, py = 0] = crosshair ? [x(crosshair.entropy), y(crosshair.y)] : start;
    moveTo(px + step[0] * by, py + step[1] * by);
  }

  return (
    <div
      className="diagram"
      role="slider"
      tabIndex={0}
      aria-label={`${diagrams[name].title}: arrow keys move the crosshair, Enter uses the state`}
      aria-valuemin={entropyFrom}
      aria-valuemax={entropyTo}
      aria-valuenow={crosshair?.entropy ?? entropyFrom}
      aria-valuetext={reading}
      onPointerMove={follow}
      onPointerDown={follow}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <clipPath id="steam-frame">
          <rect x={margin.left} y={margin.top} width={right - margin.left} height={bottom - margin.top} />
        </clipPath>
        <Grid frame={frame} />
        {lines && <Lines frame={frame} lines={lines} />}
        <path className="axis" d={`M${margin.left} ${margin.top}V${bottom}H${right}`} />
        <Marks frame={frame} marks={marks} />
        {crosshair && (
          <path
            className="crosshair"
            d={`M${x(crosshair.entropy).toFixed(1)} ${margin.top}V${bottom}M${margin.left} ${y(crosshair.y).toFixed(1)}H${right}`}
          />
        )}
      </svg>
    </div>
  );
}
