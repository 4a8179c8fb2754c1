import type { Box, Point } from './geometry/boxes.ts';
import { dotsOf, pathOf } from './geometry/curve-path.ts';
import type { FigureMark, FigureSeries } from './figure-data.ts';
import type { FigureFrame, PlacedText } from './figure-frame.ts';
import type { FigureLabel, FigureLayout } from './figure-layout.ts';
import { markRadius } from './labels/label-candidates.ts';
import type { LegendEntry } from './labels/legend.ts';
import { isCovered, type CrosshairReading } from './crosshair-reading.ts';
import { textHeight } from './labels/text-size.ts';
import { Words } from './words.tsx';

/** The number of colours and of dash patterns for cases; larger numbers combine them differently. */
const caseColours = 5;
const caseDashes = 5;

/** The class of a curve: its pen, or the colour and dashes of its case. */
function penOf({ pen, ofCase, common }: Pick<FigureSeries, 'pen' | 'ofCase' | 'common'>): string {
  if (common === true) return 'pen-common';
  if (ofCase === undefined) return `pen-${pen}`;
  const dashes = (ofCase + Math.floor(ofCase / caseColours)) % caseDashes;
  return `case-${ofCase % caseColours} dashes-${dashes} weight-${pen}`;
}

function markClass(mark: FigureMark | undefined): string {
  if (mark?.present === true) return 'mark present';
  return mark?.ofCase === undefined ? 'mark' : `mark case-${mark.ofCase % caseColours}`;
}

function Grid({ frame: { field, x, y, xTicks, yTicks } }: { frame: FigureFrame }) {
  const bottom = field.y + field.height;
  const lines = [
    ...xTicks.map(({ value }) => `M${x(value).toFixed(1)} ${field.y}V${bottom}`),
    ...yTicks.map(({ value }) => `M${field.x} ${y(value).toFixed(1)}H${field.x + field.width}`),
  ];
  return <path className="grid" d={lines.join('')} />;
}

function Axes({ frame: { field, x, xTicks } }: { frame: FigureFrame }) {
  const bottom = field.y + field.height;
  const ticks = xTicks.map(({ value }) => `M${x(value).toFixed(1)} ${bottom}v4`).join('');
  return <path className="axis" d={`M${field.x} ${field.y}V${bottom}H${field.x + field.width}${ticks}`} />;
}

/** A curve, or measured points. */
function CurveLine({ curve, points }: { curve: FigureSeries; points: readonly (Point | undefined)[] }) {
  return curve.dots === true ? (
    <path className={`dots ${penOf(curve)}`} d={dotsOf(points)} />
  ) : (
    <path className={`curve ${penOf(curve)}`} d={pathOf(points)} />
  );
}

/** The area below a curve, as an SVG path. */
function areaBelow(points: readonly (Point | undefined)[], { y, height }: Box): string {
  const drawn = points.filter(point => point !== undefined);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return '';
  return `${pathOf(drawn)}V${y + height}H${first[0].toFixed(1)}Z`;
}

/** The class of the label of a curve, mark or band. */
function nameClass({ kind, index }: Pick<FigureLabel, 'kind' | 'index'>, layout: FigureLayout): string {
  const curve = kind === 'curve' ? layout.frame.curves[index] : undefined;
  const ofCase = kind === 'mark' ? layout.frame.marks[index]?.ofCase : curve?.ofCase;
  if (ofCase !== undefined) return `name case-${ofCase % caseColours}`;
  if (curve?.common === true) return 'name pen-common';
  return curve ? `name pen-${curve.pen}` : `name ${kind}-name`;
}

function Name({ label, layout, covered }: { label: FigureLabel; layout: FigureLayout; covered: boolean }) {
  const className = `${nameClass(label, layout)}${covered ? ' covered' : ''}`;
  return (
    <>
      {label.leader && <path className={`leader${covered ? ' covered' : ''}`} d={pathOf(label.leader)} />}
      <Words placed={label} className={className} />
    </>
  );
}

/** An entry of the legend: sample and label. */
function Entry({ entry, layout }: { entry: LegendEntry; layout: FigureLayout }) {
  const { kind, index, sample, lines } = entry;
  const [left, right, middle] = [sample.x, sample.x + sample.width, sample.y + textHeight() / 2];
  const curve = kind === 'curve' ? layout.curves[index]?.curve : undefined;
  return (
    <g className="legend">
      {curve && (
        <CurveLine
          curve={curve}
          points={
            curve.dots === true
              ? [[(left + right) / 2, middle]]
              : [
                  [left, middle],
                  [right, middle],
                ]
          }
        />
      )}
      {kind === 'mark' && (
        <circle className={markClass(layout.frame.marks[index])} cx={(left + right) / 2} cy={middle} r={markRadius} />
      )}
      {kind === 'band' && (
        <rect className="band" x={left} y={sample.y + 2} width={sample.width} height={sample.height - 4} />
      )}
      {lines.map((placed, index) => (
        <Words key={index} placed={placed} className={nameClass(entry, layout)} />
      ))}
    </g>
  );
}

function Behind({ box }: { box: Box }) {
  return <rect className="behind" {...box} />;
}

/** The crosshair with the values it reads, each at its curve. */
function Crosshair({ layout: { frame }, reading }: { layout: FigureLayout; reading: CrosshairReading }) {
  const { field, curves } = frame;
  return (
    <g className="crosshair">
      <path d={`M${reading.x.toFixed(1)} ${field.y}V${field.y + field.height}`} />
      {reading.y !== undefined && <path d={`M${field.x} ${reading.y.toFixed(1)}H${field.x + field.width}`} />}
      {[reading.place, ...(reading.row ? [reading.row] : [])].map((placed, index) => (
        <g key={index}>
          <Behind box={placed.box} />
          <Words placed={insidePadding(placed)} className="reading-mark" />
        </g>
      ))}
      {reading.curves.map(({ index, at: [x, y] }) => (
        <circle key={index} className={`read-point ${penOf(curves[index] ?? { pen: 'main' })}`} cx={x} cy={y} r="3" />
      ))}
      {reading.curves.map(read => (
        <g key={read.index}>
          <Behind box={read.box} />
          <Words placed={insidePadding(read)} className="read-value" />
        </g>
      ))}
    </g>
  );
}

/** The text of a reading inside the padding of its box. */
function insidePadding(placed: PlacedText): PlacedText {
  const { box } = placed;
  return { ...placed, box: { ...box, x: box.x + 3, width: box.width - 6 } };
}

/** A laid-out figure, with the reading of the crosshair. */
export function FigureDrawing({ layout, reading }: { layout: FigureLayout; reading?: CrosshairReading | undefined }) {
  const { frame, curves, marks, labels, legend } = layout;
  const isHidden = (text: PlacedText) => reading !== undefined && isCovered(text, reading);
  return (
    <>
      {frame.patches.map(({ level, box }, index) => (
        <rect key={index} className={`patch ${level}`} {...box} />
      ))}
      {frame.bands.map(({ level = '', box }, index) => (
        <rect key={index} className={`band ${level}`.trim()} {...box} />
      ))}
      {curves.map(
        ({ curve, points }, index) =>
          curve.filled === true && (
            <path key={index} className={`under ${penOf(curve)}`} d={areaBelow(points, frame.field)} />
          ),
      )}
      <Grid frame={frame} />
      <Axes frame={frame} />
      {[...frame.xTicks, ...frame.yTicks].map((tick, index) => (
        <Words key={index} placed={tick} className={`tick${isHidden(tick) ? ' covered' : ''}`} />
      ))}
      {frame.titles.map((title, index) => (
        <Words key={index} placed={title} className="axis-title" />
      ))}
      {curves.map((drawn, index) => (
        <CurveLine key={index} {...drawn} />
      ))}
      {marks.map(({ mark, at: [x, y] }, index) => (
        <circle key={index} className={markClass(mark)} cx={x.toFixed(1)} cy={y.toFixed(1)} r={markRadius} />
      ))}
      {labels.map((label, index) => (
        <Name key={index} label={label} layout={layout} covered={isHidden(label)} />
      ))}
      {legend.map((entry, index) => (
        <Entry key={index} entry={entry} layout={layout} />
      ))}
      {reading && <Crosshair layout={layout} reading={reading} />}
    </>
  );
}
