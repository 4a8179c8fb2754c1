import type { Axis, Band, ReportedFigure } from '@isentrope/calculators/kit';
import type { FigureData, FigureMark, FigureSeries } from './figure-data.ts';

/** The figures of a case and its title. */
export interface CaseFigures {
  readonly title: string;
  readonly figures: readonly ReportedFigure[];
}

/** A figure of one case. */
interface Part {
  readonly ofCase: number;
  readonly title: string;
  readonly figure: ReportedFigure;
}

type Series = ReportedFigure['series'][number];

/** With more curves than this in a figure, only the main curve of each case is shown. */
const maxCurves = 8;
/** With more marks than this, marks are not labelled. */
const maxLabelledMarks = 6;
/** With more bands of the same name than this, none is shown. */
const maxBands = 2;

/** The key of figures that can be overlaid: title and axes. */
function overlayKey({ title, x, y }: ReportedFigure): string {
  return JSON.stringify([
    title,
    ...[x, y].map(({ label, kind, unit, scale = 'linear' }) => [label, kind, unit, scale]),
  ]);
}

/** The case titles, made unique. */
function namesOf(cases: readonly CaseFigures[]): string[] {
  return cases.map(({ title }, index) => {
    const before = cases.slice(0, index).filter(other => other.title === title).length;
    return before === 0 ? title : `${title} (${before + 1})`;
  });
}

/** The union of axes: from the lowest to the highest stated limit. */
function unionOfAxes(axes: readonly Axis[]): Axis {
  const [first] = axes;
  if (!first) throw new RangeError('axes must not be empty');
  const statedEnds = (end: 'from' | 'to') => axes.flatMap(axis => axis[end] ?? []);
  const { from: _, to: __, ...axis } = first;
  const [lows, highs] = [statedEnds('from'), statedEnds('to')];
  return {
    ...axis,
    ...(lows.length === axes.length ? { from: Math.min(...lows) } : {}),
    ...(highs.length === axes.length ? { to: Math.max(...highs) } : {}),
  };
}

/** The key of a limit: its level if it is a horizontal or vertical line, regardless of its length. */
function limitOf({ label, points }: Series): string {
  const known = points.filter(point => point !== null);
  const level = (index: 0 | 1) => {
    const values = new Set(known.map(point => Number(point[index].toPrecision(12))));
    return values.size === 1 ? [...values] : undefined;
  };
  return JSON.stringify([label, level(1) ?? { x: level(0) ?? points }]);
}

/** The longest of equal lines. */
function longest(lines: readonly Series[]): Series | undefined {
  const reach = ({ points }: Series) => {
    const ends = points.filter(point => point !== null).map(([x, y]) => [x, y] as const);
    const span = (index: 0 | 1) => Math.max(...ends.map(end => end[index])) - Math.min(...ends.map(end => end[index]));
    return ends.length === 0 ? 0 : Math.hypot(span(0), span(1));
  };
  return lines.toSorted((a, b) => reach(b) - reach(a))[0];
}

/** Groups items of several cases by key, each with the cases that have it. */
function groupByKey<T>(
  parts: readonly Part[],
  of: (figure: ReportedFigure) => readonly T[],
  textOf: (thing: T) => string,
) {
  const found = new Map<string, { readonly things: T[]; readonly of: Part[] }>();
  for (const part of parts)
    for (const thing of of(part.figure)) {
      const entry = found.get(textOf(thing)) ?? { things: [], of: [] };
      found.set(textOf(thing), entry);
      entry.things.push(thing);
      entry.of.push(part);
    }
  return [...found.values()];
}

const owners = (parts: readonly Part[]) => parts.map(({ title }) => title).join(', ');

/** Limit lines, each level once, with case names if cases have different limits. */
function limitsOf(parts: readonly Part[]): FigureSeries[] {
  const limits = groupByKey(parts, ({ series }) => series.filter(({ pen }) => pen === 'limit'), limitOf);
  return limits.flatMap(({ things, of }) => {
    const line = longest(things);
    if (!line) return [];
    const alone = limits.filter(other => other.things[0]?.label === line.label).length === 1;
    return [{ ...line, label: alone ? line.label : `${line.label}, ${owners(of)}` }];
  });
}

/** The curves of the cases, those common to all once, and the names of those left out. */
function curvesOf(parts: readonly Part[]): { readonly curves: FigureSeries[]; readonly left: readonly string[] } {
  const all = groupByKey(
    parts,
    ({ series }) => series.filter(({ pen }) => pen !== 'limit'),
    line => JSON.stringify(line),
  );
  const common = new Set(
    all.filter(({ of }) => parts.length > 1 && of.length === parts.length).map(({ things }) => things[0]),
  );
  const isCommon = (line: Series) => [...common].some(other => JSON.stringify(other) === JSON.stringify(line));
  const own = parts.map(({ figure }) => figure.series.filter(line => line.pen !== 'limit' && !isCommon(line)));
  const crowded = own.reduce((count, lines) => count + lines.length, 0) > maxCurves;
  const left = new Set<string>();
  const curves = parts.flatMap(({ ofCase, title }, index) => {
    const lines = own[index] ?? [];
    const main = lines.filter(({ pen }) => pen === 'main');
    const drawn = crowded ? (main.length > 0 ? main : lines.slice(0, 1)) : lines;
    for (const line of lines) if (!drawn.includes(line)) left.add(line.label);
    return drawn.map(line => ({ ...line, label: drawn.length === 1 ? title : `${title}, ${line.label}`, ofCase }));
  });
  const shared = [...common].flatMap(line => (line ? [{ ...line, common: true }] : []));
  return { curves: [...curves, ...shared], left: [...left] };
}

/**
 * Marks, those common to all cases once. Others are identified by the curve of their case or, if it has none, by its
 * name; with many marks the labels are omitted and explained in a note.
 */
function marksOf(parts: readonly Part[], ownCurves: ReadonlySet<number | undefined>) {
  const all = groupByKey(
    parts,
    ({ marks = [] }) => marks,
    mark => JSON.stringify(mark),
  );
  const own = all.filter(({ of }) => of.length < parts.length);
  const unnamed = own.length > maxLabelledMarks;
  const marks = all.flatMap(({ things: [mark], of }): FigureMark[] => {
    const [first] = of;
    if (!mark || !first || of.length === parts.length) return mark ? [mark] : [];
    const known = of.length === 1 && ownCurves.has(first.ofCase);
    const label = known ? mark.label : `${mark.label}, ${owners(of)}`;
    return [{ ...mark, label: unnamed ? '' : label, ...(of.length === 1 ? { ofCase: first.ofCase } : {}) }];
  });
  const names = new Set(own.flatMap(({ things: [mark] }) => mark?.label ?? []));
  return { marks, circles: unnamed ? [...names] : [] };
}

/** Bands, those common to all cases once, others with case names, unless there are too many. */
function bandsOf(parts: readonly Part[]): { readonly bands: Band[]; readonly left: readonly string[] } {
  const all = groupByKey(
    parts,
    ({ bands = [] }) => bands,
    band => JSON.stringify(band),
  );
  const ofName = (label: string | undefined) => all.filter(({ things: [band] }) => band?.label === label);
  const left = new Set<string>();
  const bands = all.flatMap(({ things: [band], of }) => {
    if (!band) return [];
    if (of.length === parts.length) return [band];
    if (ofName(band.label).length <= maxBands) return [{ ...band, label: `${band.label}, ${owners(of)}` }];
    left.add(band.label);
    return [];
  });
  return { bands, left: [...left] };
}

function oneOf(parts: readonly Part[]): FigureData {
  const figures = parts.map(({ figure }) => figure);
  const { curves, left } = curvesOf(parts);
  const { marks, circles } = marksOf(parts, new Set(curves.map(({ ofCase }) => ofCase)));
  const { bands, left: leftBands } = bandsOf(parts);
  const omitted = [...left, ...leftBands];
  const notes = [
    ...(omitted.length > 0 ? [`Not shown for this many cases: ${omitted.join(', ')}.`] : []),
    ...(circles.length > 0 ? [`Circles: ${circles.join(', ')}.`] : []),
  ];
  return {
    title: figures[0]?.title ?? '',
    x: unionOfAxes(figures.map(({ x }) => x)),
    y: unionOfAxes(figures.map(({ y }) => y)),
    series: [...curves, ...limitsOf(parts)],
    marks,
    bands,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

/**
 * Overlays the figures of several cases: one figure per title with matching axes, and a colour, dash pattern and
 * label per case. Common limits are drawn once; with many cases only the main curves are shown, with a note. Figures
 * of a single case are unchanged.
 */
export function overlayFigures(cases: readonly CaseFigures[]): FigureData[] {
  if (cases.length < 2) return cases.flatMap(({ figures }) => figures);
  const names = namesOf(cases);
  const groups = new Map<string, Part[]>();
  for (const [ofCase, { figures }] of cases.entries())
    for (const figure of figures) {
      const parts = groups.get(overlayKey(figure)) ?? [];
      groups.set(overlayKey(figure), parts);
      parts.push({ ofCase, title: names[ofCase] ?? '', figure });
    }
  return [...groups.values()].map(oneOf);
}
