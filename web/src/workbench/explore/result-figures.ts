import type { Axis, CompareResult, MapResult, MonteCarloResult, SweepResult } from '@isentrope/calculators/kit';
import { formatNumber, fromSi, toSi, type Kind } from '@isentrope/engineering/quantities';
import type { FigureData, FigureMark, FigurePatch, FigureSeries } from '../../figure/figure-data.ts';
import { contourLevels, contourLines } from './contours.ts';

type Described = SweepResult['input'];

/** The axis of a numeric input or result, in the unit of the analysis result. */
export function axisOf({ label, kind = 'number', unit }: Described, scale: 'linear' | 'log' = 'linear'): Axis {
  return { label, kind: kind as Kind, unit, scale };
}

/** Formats an SI value in the display unit. */
export function readAs({ kind = 'number', unit }: Described, si: number, digits = 4): string {
  const text = formatNumber(fromSi(kind as Kind, si, unit), digits);
  return unit === '' ? text : `${text} ${unit}`;
}

/** The points of a curve, with gaps where there is no value and at jumps. */
function curvePoints({ points, jumps }: SweepResult, index: number): FigureSeries['points'] {
  return points.flatMap(({ at, values }) => {
    const value = values[index];
    const point = typeof value === 'number' ? ([at, value] as const) : null;
    return jumps.some(({ above }) => above === at) ? [null, point] : [point];
  });
}

/** A range of a sweep with warnings or errors, and their messages. */
interface WarningRange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly level: 'warning' | 'error';
  readonly messages: SweepResult['regimes'][number]['messages'];
}

/** The ranges of a sweep with warnings or errors, lettered in order. */
export function warningRanges({ regimes }: SweepResult): readonly WarningRange[] {
  return regimes
    .flatMap(({ from, to, level, messages }) =>
      level === 'warning' || level === 'error'
        ? [{ from, to, level, messages: messages.filter(each => each.level !== 'info') }]
        : [],
    )
    .map((each, index) => ({ ...each, name: String.fromCodePoint(97 + (index % 26)) }));
}

/** Additions to the figure of a sweep. */
export interface SweepAdditions {
  /** The target value of the result, SI. */
  readonly target?: number | undefined;
  /** The solutions for the target value, SI. */
  readonly solutions?: readonly { readonly x: number; readonly y: number }[];
  /** Whether the warning ranges are lettered. */
  readonly isNamed?: boolean;
  /** The present case, SI. */
  readonly present?: { readonly x: number; readonly y: number } | undefined;
}

/** The figure of the first result of a sweep against its input. */
export function sweepFigure(
  answer: SweepResult,
  { target, solutions = [], isNamed = true, present }: SweepAdditions = {},
): FigureData {
  const [result] = answer.results;
  const { input, range } = answer;
  const y = result ?? input;
  const marks: FigureMark[] = [
    ...solutions.map(({ x, y: up }) => ({ label: readAs(input, x), x, y: up })),
    ...(present ? [{ label: 'case', ...present, present: true }] : []),
  ];
  const limit: FigureSeries[] =
    target === undefined
      ? []
      : [
          {
            label: readAs(y, target),
            pen: 'limit',
            points: [
              [range.from.si, target],
              [range.to.si, target],
            ],
          },
        ];
  return {
    title: `${y.label} against ${input.label}`,
    x: { ...axisOf(input, range.scale), from: range.from.value, to: range.to.value },
    y: axisOf(y),
    series: [{ label: '', pen: 'main', points: curvePoints(answer, 0) }, ...limit],
    marks,
    bands: warningRanges(answer).map(({ name, from, to, level }) => ({
      label: isNamed ? name : '',
      axis: 'x',
      from,
      to,
      level,
    })),
  };
}

/** Linear interpolation of the first result of a sweep; undefined outside of the points. */
export function interpolateSweep({ points }: SweepResult, x: number): number | undefined {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    if (x < from.at || x > to.at) continue;
    const [a, b] = [from.values[0], to.values[0]];
    if (typeof a !== 'number' || typeof b !== 'number') continue;
    return to.at === from.at ? b : a + ((b - a) * (x - from.at)) / (to.at - from.at);
  }
  return undefined;
}

/** The figure of several sweeps, one curve each; undefined if there are none. */
export function compareFigure({ curves }: CompareResult): FigureData | undefined {
  const drawn = curves.flatMap(({ sweep, title, name }) => (sweep ? [{ sweep, label: name ?? title }] : []));
  const [first] = drawn;
  const [result] = first?.sweep.results ?? [];
  if (!first || !result) return undefined;
  const { input, range } = first.sweep;
  const several = new Set(curves.map(({ case: index }) => index)).size > 1;
  const titled = curves.flatMap(each => (each.sweep ? [each] : []));
  return {
    title: `${result.label} against ${input.label}`,
    x: axisOf(input, range.scale),
    y: axisOf(result),
    series: drawn.map(({ sweep, label }, ofCase) => {
      const title = titled[ofCase]?.title ?? '';
      return {
        label: several && label !== title ? `${title}, ${label}` : label,
        pen: 'main',
        ofCase,
        points: curvePoints(sweep, 0),
      };
    }),
  };
}

/** The histogram of a result's distribution, with percentiles and limit; undefined if it is empty. */
export function histogramFigure(answer: MonteCarloResult): FigureData | undefined {
  const { result, histogram, percentiles, beyond } = answer;
  const [first, last] = [histogram[0], histogram.at(-1)];
  if (!first || !last) return undefined;
  const maximum = Math.max(...histogram.map(({ count }) => count));
  const stairs = histogram.flatMap(({ from, to, count }) => [[from, count] as const, [to, count] as const]);
  const verticalLine = (label: string, at: number, pen: FigureSeries['pen']): FigureSeries => ({
    label,
    pen,
    points: [
      [at, 0],
      [at, maximum * 1.12],
    ],
  });
  const shown = percentiles.flatMap(({ percent, value }) =>
    percent === 2.5 || percent === 50 || percent === 97.5 ? [verticalLine(`P${percent}`, value, 'third')] : [],
  );
  const limit = beyond ? [verticalLine('limit', beyond.limit.si, 'limit')] : [];
  return {
    title: `Distribution of ${result.label}`,
    x: axisOf(result),
    y: { label: 'Runs', kind: 'number', unit: '', from: 0 },
    series: [
      { label: '', pen: 'main', filled: true, points: [[first.from, 0], ...stairs, [last.to, 0]] },
      ...shown,
      ...limit,
    ],
  };
}

/** The maximum number of contours of a map, so that each can be labelled. */
const contours = 7;

/** The contour figure of a result over two inputs, with the regions of warnings and errors and their boundaries. */
export function mapFigure(answer: MapResult, present?: { readonly x: number; readonly y: number }): FigureData {
  const { x, y, result, xs, ys, values, levels, boundaries } = answer;
  const { kind = 'number', unit } = result;
  const numbers = values.map(row => row.map(value => (typeof value === 'number' ? value : null)));
  const rows = ys.slice(0, numbers.length);
  const known = numbers.flat().flatMap(value => (value === null ? [] : [fromSi(kind as Kind, value, unit)]));
  const series = contourLevels(known, contours).map((level): FigureSeries => {
    const lines = contourLines(xs, rows, numbers, toSi(kind as Kind, level, unit));
    return { label: formatNumber(level, 3), pen: 'main', points: lines.flatMap(line => [...line, null]) };
  });
  const edges = boundaries.map(({ lines }, index): FigureSeries => ({
    label: String.fromCodePoint(97 + (index % 26)),
    pen: 'limit',
    points: lines.flatMap(line => [...line, null]),
  }));
  return {
    title: `${result.label}${unit === '' ? '' : `, ${unit}`}, over ${x.label} and ${y.label}`,
    x: { ...axisOf(x, scaleOf(xs)), from: edgeValue(x, xs.at(0)), to: edgeValue(x, xs.at(-1)) },
    y: { ...axisOf(y, scaleOf(ys)), from: edgeValue(y, ys.at(0)), to: edgeValue(y, ys.at(-1)) },
    series: [...series, ...edges],
    marks: present ? [{ label: 'case', ...present, present: true }] : [],
    patches: patchesOf(xs, ys, levels),
    surface: { label: result.label, kind: kind as Kind, unit, xs, ys: rows, values: numbers },
  };
}

const edgeValue = ({ kind = 'number', unit }: Described, si = 0) => fromSi(kind as Kind, si, unit);

/** Whether grid values are evenly spaced on a linear or logarithmic scale. */
function scaleOf(values: readonly number[]): 'linear' | 'log' {
  const [first = 0, second = 0, third = 0] = values;
  return third - second > 1.0001 * (second - first) ? 'log' : 'linear';
}

/** The grid rectangles with warnings or errors; adjacent ones of a row are merged. */
function patchesOf(xs: readonly number[], ys: readonly number[], levels: MapResult['levels']): FigurePatch[] {
  const between = (all: readonly number[], index: number): readonly [number, number] => {
    const here = all[index] ?? 0;
    const [before, after] = [all[index - 1] ?? here, all[index + 1] ?? here];
    return [(before + here) / 2, (here + after) / 2];
  };
  return levels.flatMap((row, index) => {
    const patches: FigurePatch[] = [];
    for (const [column, level] of row.entries()) {
      if (level !== 'warning' && level !== 'error') continue;
      const [from, to] = between(xs, column);
      const last = patches.at(-1);
      if (last?.level === level && last.x[1] === from) patches[patches.length - 1] = { ...last, x: [last.x[0], to] };
      else patches.push({ level, x: [from, to], y: between(ys, index) });
    }
    return patches;
  });
}
