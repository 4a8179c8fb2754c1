import { fromSi, type Kind } from '@isentrope/engineering/quantities';
import type {
  AnalysisResult,
  QuantityInfo,
  VerdictLevel,
  MapResult,
  PlainMessage,
  PlainValue,
  DisplayedNumber,
  SweepResult,
} from './result.ts';

/** A cell of a data table; null if empty. */
export type Datum = number | string | null;

/** A data table of a result, in display units. */
interface DataTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Datum[])[];
}

/** The text and data tables of a result. */
interface ResultData {
  readonly lines: readonly string[];
  readonly tables: readonly DataTable[];
}

const headOf = ({ label, unit }: Pick<QuantityInfo, 'label' | 'unit'>) => (unit === '' ? label : `${label}, ${unit}`);
const valueOf = (shown: DisplayedNumber | null | undefined): Datum => shown?.value ?? null;
const warningText = (messages: readonly PlainMessage[]) =>
  messages
    .filter(({ level }) => level !== 'info')
    .map(({ text }) => text)
    .join(' ');
const levelWords: Readonly<Record<VerdictLevel, string>> = { none: '', info: '', warning: 'warning', error: 'error' };

const inWords = (value: PlainValue): Datum => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value);

function displayValue({ kind, unit }: QuantityInfo, si: PlainValue): Datum {
  return typeof si === 'number' && kind !== undefined ? fromSi(kind as Kind, si, unit) : inWords(si);
}

/** The text and data tables of an analysis result, for export. */
export function resultData(answer: AnalysisResult): ResultData {
  const data = (tables: readonly DataTable[], lines: readonly string[] = []): ResultData => ({
    lines,
    tables: tables.filter(({ rows }) => rows.length > 0),
  });
  switch (answer.type) {
    case 'solve':
      return data(solveTables(answer), [answer.sentence, answer.scan.sentence]);
    case 'limits': {
      const { label, unit } = answer.input;
      const rows = answer.regions.map(({ from, to, value, level, messages, refused }) => [
        from.value,
        to.value,
        value === null ? levelWords[level] : inWords(value),
        refused ?? warningText(messages),
      ]);
      const head = [headOf({ label: `${label} from`, unit }), headOf({ label: `${label} to`, unit }), 'Verdict', 'Messages']; // prettier-ignore
      return data([{ head, rows }], [answer.sentence, answer.scan.sentence]);
    }
    case 'sweep':
      return data([curveTable(answer)]);
    case 'compare':
      return data(
        answer.curves.flatMap(({ title, name, sweep }) => (sweep ? [named(name ?? title, curveTable(sweep))] : [])),
        answer.curves.flatMap(({ title, name, refused }) =>
          refused === undefined ? [] : [`${name ?? title}: ${refused}`],
        ),
      );
    case 'map':
      return data([mapTable(answer)]);
    case 'tornado': {
      const { result, bars } = answer;
      const head = ['Input', 'Unit', 'Low', 'High', headOf({ ...result, label: `${result.label} at low` }), headOf({ ...result, label: `${result.label} at high` })]; // prettier-ignore
      const rows = bars.map(({ input, low, high }) => [
        input.label,
        input.unit,
        low.at.value,
        high.at.value,
        valueOf(low.result),
        valueOf(high.result),
      ]);
      return data([{ head, rows }]);
    }
    case 'corners': {
      const { inputs, corners, result, sentence } = answer;
      const head = [...inputs.map(({ input }) => headOf(input)), headOf(result), 'Verdict'];
      const rows = corners.map(({ high, result: value, level }) => [
        ...inputs.map(({ from, to }, index) => (high[index] ? to : from).value),
        displayValue(result, value),
        levelWords[level],
      ]);
      return data([{ head, rows }], [sentence]);
    }
    case 'monteCarlo':
      return data(monteCarloTables(answer), [
        `${answer.samples} runs, seed ${answer.seed}; ${answer.failed.count} without a result.`,
      ]);
    case 'derivatives': {
      const rows = answer.derivatives.map(({ input, at, elasticity, notDefined }) => [
        input.label,
        at.value,
        at.unit,
        elasticity,
        notDefined ?? null,
      ]);
      const head = ['Input', 'Value', 'Unit', `% of ${answer.result.label} for 1 %`, 'Remark'];
      return data([{ head, rows }]);
    }
  }
}

function solveTables(answer: Extract<AnalysisResult, { type: 'solve' }>): DataTable[] {
  const { input, result, solutions, steps, plateaus, regions, nearest } = answer;
  const points: (readonly Datum[])[] = [
    ...solutions.map(({ at, result: input, messages }) => [at.value, input.value, 'answer', warningText(messages)]),
    ...steps.flatMap(({ below, above }) => [
      [below.at.value, below.result.value, 'below a step', null],
      [above.at.value, above.result.value, 'above a step', null],
    ]),
    ...(nearest ? [[nearest.at.value, nearest.result.value, 'nearest', null]] : []),
  ];
  const stretches: (readonly Datum[])[] = [
    ...plateaus.map(({ from, to, result: input, wanted }) => [
      from.value,
      to.value,
      input.value,
      wanted ? 'answer: no effect' : 'no effect',
    ]),
    ...regions.map(({ from, to, value }) => [from.value, to.value, displayValue(result, value), 'answer']),
  ];
  const [from, to] = ['from', 'to'].map(end => headOf({ label: `${input.label} ${end}`, unit: input.unit }));
  return [
    { head: [headOf(input), headOf(result), 'Type', 'Messages'], rows: points },
    { head: [from ?? '', to ?? '', headOf(result), 'Type'], rows: stretches },
  ];
}

function curveTable({ input, results, points }: SweepResult): DataTable {
  return {
    head: [headOf(input), ...results.map(headOf), 'Verdict'],
    rows: points.map(({ at, values, level }) => [
      displayValue(input, at),
      ...results.map((result, index) => displayValue(result, values[index] ?? null)),
      levelWords[level],
    ]),
  };
}

function named(name: string, { head, rows }: DataTable): DataTable {
  return { head: ['Curve', ...head], rows: rows.map(row => [name, ...row]) };
}

function mapTable({ x, y, result, xs, ys, values, levels }: MapResult): DataTable {
  const rows = values.flatMap((row, line) =>
    row.map((value, column) => [
      displayValue(x, xs[column] ?? null),
      displayValue(y, ys[line] ?? null),
      displayValue(result, value),
      levelWords[levels[line]?.[column] ?? 'none'],
    ]),
  );
  return { head: [headOf(x), headOf(y), headOf(result), 'Verdict'], rows };
}

function monteCarloTables(answer: Extract<AnalysisResult, { type: 'monteCarlo' }>): DataTable[] {
  const { result, percentiles, mean, deviation, beyond, histogram, inputs, correlations = [] } = answer;
  const labelOf = (id: string) => inputs.find(({ input }) => input.id === id)?.input.label ?? id;
  // A deviation is a difference, so it is converted as the difference of two values.
  const spread =
    mean === null || deviation === null
      ? null
      : difference(displayValue(result, mean + deviation), displayValue(result, mean));
  const figures: (readonly Datum[])[] = [
    ['Mean', displayValue(result, mean), null, null],
    ['Standard deviation', spread, null, null],
    ...percentiles.map(({ percent, value, from, to }) => [
      `P${percent}`,
      displayValue(result, value),
      displayValue(result, from),
      displayValue(result, to),
    ]),
    ...(beyond
      ? [
          [
            `Share ${beyond.side} ${beyond.limit.value} ${beyond.limit.unit}`.trim(),
            beyond.value,
            beyond.from,
            beyond.to,
          ],
        ]
      : []),
  ];
  return [
    { head: ['Figure', headOf(result), '95 % from', '95 % to'], rows: figures },
    {
      head: [`${result.label} from`, 'to', 'Runs'],
      rows: histogram.map(({ from, to, count }) => [displayValue(result, from), displayValue(result, to), count]),
    },
    {
      head: ['Input', 'Rank correlation with the result'],
      rows: inputs.map(({ input, correlation }) => [input.label, correlation]),
    },
    {
      head: ['Input', 'Correlated with', 'Stated', 'Drawn'],
      rows: correlations.map(({ inputs: [a, b], stated, drawn }) => [labelOf(a), labelOf(b), stated, drawn]),
    },
  ];
}

function difference(a: Datum, b: Datum): Datum {
  return typeof a === 'number' && typeof b === 'number' ? a - b : null;
}
