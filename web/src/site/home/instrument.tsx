import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import {
  axis,
  eddy,
  flange,
  frame,
  nut,
  pipeWall,
  plateHalf,
  pressureHeight,
  pressureProfile,
  profile,
  radius,
  recovery,
  streamLine,
} from './plate-drawing.ts';
import { allowedBeta, betaLimits, duty, plateFlow, type PlateFlow } from './plate-flow.ts';
import './instrument.css';

const sides = [-1, 1] as const;
const shares = [-0.92, -0.62, -0.31, 0.31, 0.62, 0.92];
/** Key steps of β: 1/100 of the range for arrow keys, 1/10 for page keys. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 0.005,
  ArrowRight: 0.005,
  ArrowDown: -0.005,
  ArrowLeft: -0.005,
  PageUp: 0.05,
  PageDown: -0.05,
  Home: -1,
  End: 1,
};

/** Positions a label in drawing units. */
function at(x: number, y: number): CSSProperties {
  return { '--x': x, '--y': y };
}

/**
 * An orifice plate with an adjustable bore (pointer or arrow keys); flow, loss, streamlines and pressure profile follow
 * by ISO 5167-2.
 */
export function Instrument() {
  const [beta, setBeta] = useState(0.56);
  const drawing = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const flow = plateFlow(beta);

  const follow = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box) return;
    const y = ((event.clientY - box.top) / box.height) * frame.height;
    setBeta(allowedBeta(Math.abs(y - axis) / radius));
  };
  const grip = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    handle.current?.focus({ preventScroll: true });
    event.preventDefault();
    follow(event);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setBeta(allowedBeta(beta + step));
  };

  return (
    <div className="instrument">
      <div className="instrument-drawing" ref={drawing}>
        <div className="instrument-clip">
          <Section flow={flow} />
        </div>
        <p className="mono on-drawing pressure-in">p₁ 8.00 bar(abs)</p>
        <p className="mono on-drawing vena" style={at(78, profile.bottom + 20)}>
          vena contracta
        </p>
        <p className="mono on-drawing loss" style={at(0, pressureHeight(1 - flow.lossFraction))}>
          <span>permanent </span>loss {flow.lossFraction.toFixed(2)} of Δp
        </p>
        <div
          className="loss-measure"
          style={{ height: `calc(${(flow.lossFraction * (profile.bottom - profile.top)).toFixed(1)}px * var(--k))` }}
        />
        <p className="mono on-drawing dimension" style={at(-320, axis)}>
          D 102.3
        </p>
        <div className="grip" onPointerDown={grip} onPointerMove={drag}>
          <div
            className="handle"
            ref={handle}
            style={at(0, axis - radius * beta)}
            role="slider"
            tabIndex={0}
            aria-label="Bore of the orifice plate"
            aria-orientation="vertical"
            aria-valuemin={betaLimits.least}
            aria-valuemax={betaLimits.most}
            aria-valuenow={beta}
            aria-valuetext={inWords(flow)}
            onKeyDown={press}
          >
            <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
              <circle cx="11" cy="11" r="9.5" fill="var(--paper)" stroke="var(--flare)" strokeWidth="2" />
              <path d="M8 9l3-3 3 3M8 13l3 3 3-3" stroke="var(--flare)" strokeWidth="1.6" />
            </svg>
          </div>
        </div>
      </div>
      <Readings flow={flow} />
      <div className="run run-out" />
      <PipeEnd />
    </div>
  );
}

/** The pipe break symbol. */
function PipeEnd() {
  return (
    <svg className="pipe-end" viewBox="0 0 24 134" preserveAspectRatio="none" aria-hidden="true">
      <path d="M12 0C26 22 26 45 12 67S-2 112 12 134C26 112 26 89 12 67" />
    </svg>
  );
}

function inWords(flow: PlateFlow): string {
  const { bore, massFlow, loss } = inUnits(flow);
  return `β ${flow.beta.toFixed(3)}, bore ${bore} millimetres, flow ${massFlow} tonnes an hour, permanent loss ${loss} bar`;
}

function inUnits({ bore, massFlow, permanentLoss }: PlateFlow) {
  return {
    bore: (bore * 1e3).toFixed(2),
    massFlow: (massFlow * 3.6).toFixed(1),
    loss: (permanentLoss / 1e5).toFixed(3),
  };
}

function Section({ flow: { beta, lossFraction } }: { flow: PlateFlow }) {
  const bore = radius * beta;
  const lossHeight = pressureHeight(1 - lossFraction);
  return (
    <svg
      className="plate-section"
      viewBox={`${frame.left} 0 ${frame.right - frame.left} ${frame.height}`}
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatching" d="M0 0V6" />
        </pattern>
      </defs>
      {[0, 0.25, 0.5, 0.75, 1].map(share => (
        <path key={share} className="grid" d={`M${frame.left} ${pressureHeight(share)}H${frame.right}`} />
      ))}
      <path className="loss-band" d={`M${recovery} ${profile.top}H${frame.right}V${lossHeight}H${recovery}Z`} />
      {shares.map(share => (
        <path key={share} className="stream" d={streamLine(share, beta)} />
      ))}
      {sides.map(side => (
        <path key={side} className="eddy" d={eddy(side, beta)} />
      ))}
      <path className="centre-line" d={`M${frame.left} ${axis}H${frame.right}`} />
      {sides.map(side => (
        <g key={side}>
          <path className="outline" d={pipeWall(side)} />
          {sides.map(way => (
            <g key={way}>
              <path className="outline" fill="url(#hatch)" d={flange(side, way)} />
              <path className="outline" fill="var(--paper)" d={nut(side, way)} />
            </g>
          ))}
          <path className="bolt" d={`M-46 ${axis + side * (radius + 42)}H46`} />
          <path className="plate" d={plateHalf(side, beta)} />
        </g>
      ))}
      <path className="profile" d={pressureProfile(lossFraction)} />
      <path className="measure" d={dimension(-320, axis - radius, axis + radius)} />
      <path className="bore" d={dimension(0, axis - bore, axis + bore)} />
    </svg>
  );
}

/** A dimension line between two heights, with arrowheads. */
function dimension(x: number, top: number, bottom: number): string {
  return `M${x} ${top}V${bottom}M${x - 4} ${top + 9}l4-9 4 9M${x - 4} ${bottom - 9}l4 9 4-9`;
}

function Readings({ flow }: { flow: PlateFlow }) {
  const { bore, massFlow, loss } = inUnits(flow);
  const readings = [
    ['Beta ratio', flow.beta.toFixed(3), ''],
    ['Bore', bore, 'mm'],
    ['Flow', massFlow, 't/h'],
    ['Permanent loss', loss, 'bar'],
  ] as const;
  return (
    <div className="readings-row">
      <div className="instrument-note">
        <p className="instrument-hint">
          Drag the bore. The plate, the flow and the pressure profile follow ISO&nbsp;5167-2, computed here in your
          browser.
        </p>
        <p className="mono instrument-working">
          C&nbsp;{flow.coefficient.toFixed(4)} <span>·</span> Re<sub>D</sub>&nbsp;
          {(flow.reynoldsNumber / 1e5).toFixed(3)}
          ·10⁵ <span>·</span> Δp&nbsp;{(duty.pressureDifferential / 1e5).toFixed(2)}&nbsp;bar <span>·</span>{' '}
          water,&nbsp;20&nbsp;°C
        </p>
      </div>
      <dl className="readings">
        {readings.map(([name, value, unit]) => (
          <div key={name}>
            <dt className="cap">{name}</dt>
            <dd className="mono">
              {value}
              {unit !== '' && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
