import { toolTitle } from '../tools.ts';
import { workbenchPath } from '../paths.ts';
import { fluidFragment, lineFragment, lineId } from './fragments.ts';
import { type MapModel, type MapBox, type MapLine, lineLabel, describeConnection, describeLine } from './map-model.ts';
import type { Edge } from './layout/layers.ts';
import { layOut, type Layout, type Place, type Point, type Route } from './layout/layout.ts';
import { namesBelow, overviewBelow } from './zoom.ts';
import { pluralise } from '../texts.ts';

const boxWidth = 228;
/** Height of a text line in a box, and the box padding, in px. */
const lineHeight = 19;
const padding = 20;
/** Number of title characters that always fit on one line of a box. */
const titleLine = 25;
/** Maximum number of results shown in a sheet's box. */
const maxResults = 2;
/** Average character width of the labels, in px. */
const labelAdvance = 6.7;
/** Corner radius of the lines, in px. */
const corner = 6;

/** The boxes and lines of a map with their positions. */
interface DrawnMap {
  readonly model: MapModel;
  readonly layout: Layout;
  readonly byEdge: ReadonlyMap<Edge, MapLine>;
}

/** Lays out a map. Unconnected boxes wrap at the width `room`, in px. */
export function drawMap(model: MapModel, room: number): DrawnMap {
  const byEdge = new Map(model.lines.map((line): [Edge, MapLine] => [edgeOf(line), line]));
  const sized = model.boxes.map(box => ({ id: box.id, width: boxWidth, height: heightOf(box) }));
  return { model, layout: layOut(sized, [...byEdge.keys()], room), byEdge };
}

/** The map as an SVG in which every box and line is a link. */
export function MapDrawing({
  drawn: { model, layout, byEdge },
  scale,
  chosen,
}: {
  drawn: DrawnMap;
  scale: number;
  chosen: string | undefined;
}) {
  const { width, height, routes, boxes: places } = layout;
  const overview = scale < overviewBelow;
  return (
    <svg
      className={`map-drawing${overview ? ' overview' : ''}${scale < namesBelow ? ' numbers' : ''}`}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--map-scale': scale }}
      role="group"
      aria-label="Sheets, fluids and connections"
    >
      {[...places].map(([id, place]) => {
        const box = model.boxes.find(each => each.id === id);
        return (
          box && (
            <g key={id}>
              {routes
                .filter(({ edge }) => edge.to === id)
                .map(route => {
                  const line = byEdge.get(route.edge);
                  return line && <Line key={lineId(line)} line={line} route={route} chosen={chosen === lineId(line)} />;
                })}
              <Box box={box} place={place} overview={overview} />
            </g>
          )
        );
      })}
    </svg>
  );
}

function edgeOf(line: MapLine) {
  const label = lineLabel(line);
  const ends = { from: line.from.id, to: line.to.id };
  return label === '' ? ends : { ...ends, label: Math.ceil(label.length * labelAdvance) };
}

function heightOf(box: MapBox): number {
  return padding + (2 + extraLines(box)) * lineHeight + (statusMarks(box).length > 0 ? 5 : 0);
}

/** Text lines in a sheet's box beyond the tool and the first title line. */
function extraLines(box: MapBox): number {
  if (box.type !== 'sheet') return 0;
  const { title, answers } = box.sheet;
  return (title.length > titleLine ? 1 : 0) + Math.max(1, Math.min(maxResults, answers.length));
}

function Line({ line, route: { points, label }, chosen }: { line: MapLine; route: Route; chosen: boolean }) {
  const path = pathThrough(points);
  const [x, y] = points.at(-1) ?? [0, 0];
  const back = (points.at(-2)?.[0] ?? x) > x;
  const description = line.connections.map(each => describeConnection(each, line.to)).join('\n');
  return (
    <a
      className={`map-line ${line.state}`}
      href={lineFragment(line)}
      aria-label={describeLine(line)}
      aria-current={chosen || undefined}
    >
      <title>{`${line.from.name} → ${line.to.name}\n${description}`}</title>
      <path className="reach" d={path} />
      <path className="stroke" d={path} />
      <path
        className="arrow"
        d={back ? `M${x + 8} ${y - 4.5}L${x} ${y}l8 4.5` : `M${x - 8} ${y - 4.5}L${x} ${y}l-8 4.5`}
      />
      {label && (
        <text x={label.x} y={label.y + label.height - 4} textLength={label.width}>
          {lineLabel(line)}
        </text>
      )}
    </a>
  );
}

/** SVG path with rounded corners, the radius reduced where segments are short. */
function pathThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const radius = Math.min(corner, distance(before, [x, y]) / 2, distance([x, y], after) / 2);
      return `L${moveTowards([x, y], before, radius)}Q${x} ${y} ${moveTowards([x, y], after, radius)}`;
    })
    .join('');
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) + Math.abs(ay - by);

function moveTowards([x, y]: Point, [toX, toY]: Point, by: number): string {
  return `${x + Math.sign(toX - x) * by} ${y + Math.sign(toY - y) * by}`;
}

function Box({
  box,
  place: { x, y, width, height },
  overview,
}: {
  box: MapBox;
  place: Place;
  /** Whether it shows number and title only. */
  overview: boolean;
}) {
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      {overview ? <OverviewBox box={box} /> : <BoxContent box={box} />}
    </foreignObject>
  );
}

/** Short status marks of a box. */
function statusMarks(box: MapBox): readonly (readonly [tone: string, words: string])[] {
  if (box.type !== 'sheet') return [];
  const { stale, waiting, failure, errors, warnings } = box.sheet;
  const marks: (readonly [string, string])[] = [];
  if (stale) marks.push(['stale', 'stale']);
  if (waiting) marks.push(['waiting', 'working']);
  if (failure !== null) marks.push(['error', 'fails']);
  if (errors > 0) marks.push(['error', pluralise(errors, 'error')]);
  if (warnings > 0) marks.push(['warning', pluralise(warnings, 'warning')]);
  return marks;
}

/** A box that shows its number and title only, in letters that stay legible when the map is small. */
function OverviewBox({ box }: { box: MapBox }) {
  if (box.type === 'gone') return <div className="map-box gone">{box.name}</div>;
  if (box.type === 'fluid')
    return (
      <a className="map-box fluid" href={fluidFragment(box.id)} title={box.fluid.words}>
        <b>{box.name}</b>
      </a>
    );
  const { sheet, name } = box;
  return (
    <a
      className={`map-box sheet${sheet.stale ? ' stale' : ''}`}
      href={workbenchPath(sheet)}
      title={name}
      aria-label={name}
    >
      <b>{sheet.number === '' ? sheet.title : sheet.number}</b>
      {sheet.number !== '' && <span className="map-of">{sheet.title}</span>}
    </a>
  );
}

function BoxContent({ box }: { box: MapBox }) {
  if (box.type === 'gone')
    return (
      <div className="map-box gone">
        <b>{box.name}</b>
        <span className="map-of">no longer in the project</span>
      </div>
    );
  if (box.type === 'fluid')
    return (
      <a className="map-box fluid" href={fluidFragment(box.id)} title={box.fluid.words}>
        <b>{box.name}</b>
        <span className="map-of">fluid: {box.fluid.words}</span>
      </a>
    );
  const { sheet } = box;
  const marks = statusMarks(box);
  return (
    <a className={`map-box sheet${sheet.stale ? ' stale' : ''}`} href={workbenchPath(sheet)} title={box.name}>
      <span className="map-of">
        {sheet.number !== '' && `${sheet.number} · `}
        {toolTitle(sheet.tool)}
      </span>
      <b>{sheet.title}</b>
      {sheet.answers.slice(0, maxResults).map(({ id, label, text }) => (
        <span key={id} className="map-answer">
          <span>{label}</span> <i>{text}</i>
        </span>
      ))}
      {sheet.answers.length === 0 && <span className="map-answer">{emptyText(sheet)}</span>}
      {marks.length > 0 && (
        <span className="map-marks">
          {marks.map(([tone, text]) => (
            <span key={text} className={`map-mark ${tone}`}>
              {text}
            </span>
          ))}
        </span>
      )}
    </a>
  );
}

function emptyText({ waiting, failure }: { readonly waiting: boolean; readonly failure: string | null }): string {
  if (failure !== null) return failure;
  return waiting ? 'being recalculated' : 'no result yet';
}
