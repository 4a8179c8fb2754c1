import { monotoneCurve } from '@isentrope/engineering/numerics';
import { atmosphere, formatNumber, fromSi, gauge, messageValue } from '@isentrope/engineering/quantities';
import type { BlowdownRun, BlowdownSeries } from '@isentrope/engineering/vessels';
import {
  absent,
  column,
  info,
  rows,
  table,
  warning,
  type Absent,
  type Message,
  type Series,
  type Table,
  type TypedRow,
} from '../../kit/index.ts';

/** Comparison of the run with a pasted curve from a simulator or a test. */
export const curveField = rows(
  'Curve to compare with',
  {
    time: column('Time', 'time', 'min', { atLeast: 0, aliases: ['t', 'elapsed', 'elapsed time'] }),
    pressure: column('Pressure', 'gaugePressure', 'bar(g)', { aliases: ['vessel pressure', 'p'] }),
    absolutePressure: column('Absolute pressure', 'absolutePressure', 'bar(abs)', {
      above: 0,
      byHeading: true,
      aliases: ['pressure', 'vessel pressure', 'p'],
    }),
    gasTemperature: column('Gas temperature', 'temperature', '°C', {
      aliases: [
        'gas',
        'vapour temperature',
        'vapor temperature',
        'vessel vapour temperature',
        'fluid temperature',
        'temperature',
      ],
    }),
    liquidTemperature: column('Liquid temperature', 'temperature', '°C', { aliases: ['liquid'] }),
    metalTemperature: column('Metal temperature', 'temperature', '°C', {
      aliases: ['metal', 'wall temperature', 'wall', 'inner wall temperature'],
    }),
    flow: column('Flow', 'massFlow', 'kg/h', { atLeast: 0, aliases: ['mass flow', 'flow rate', 'mass flow rate'] }),
  },
  {
    help: 'From a simulator or a test: time and one or more of pressure, gas, liquid and metal temperature, and flow, under a heading that names columns and units. A pressure in bar or psi without (abs) is read as gauge.',
  },
);

export type PastedCurve = readonly TypedRow<typeof curveField.columns>[];

/** Comparable quantities: table column, run column, and format of the deviation. */
const comparedQuantities = [
  { id: 'pressure', series: 'pressure', label: 'Pressure', figure: 'Pressure', pen: 'main' },
  { id: 'gasTemperature', series: 'gasTemperature', label: 'Gas temperature', figure: 'Temperature', pen: 'main' },
  {
    id: 'liquidTemperature',
    series: 'liquidTemperature',
    label: 'Liquid temperature',
    figure: 'Temperature',
    pen: 'second',
  },
  {
    id: 'metalTemperature',
    series: 'lowestWallTemperature',
    label: 'Coldest metal',
    figure: 'Temperature',
    pen: 'third',
  },
  { id: 'flow', series: 'massFlow', label: 'Flow', figure: 'Flow', pen: 'main' },
] as const satisfies readonly {
  readonly id: string;
  readonly series: keyof BlowdownSeries;
  readonly label: string;
  readonly figure: string;
  readonly pen: Series['pen'];
}[];

type ComparedQuantity = (typeof comparedQuantities)[number];

/** Converts a pasted column to s and SI; gauge pressures to absolute. */
function pointsOf(curve: PastedCurve, { id }: ComparedQuantity): (readonly [time: number, value: number])[] {
  return curve.flatMap(row => {
    const absolutePressure = row.absolutePressure === undefined ? undefined : gauge(row.absolutePressure);
    const value = id === 'pressure' ? (row.pressure ?? absolutePressure) : row[id];
    return row.time === undefined || value === undefined ? [] : [[row.time, value] as const];
  });
}

interface Deviations {
  readonly column: ComparedQuantity;
  readonly readings: number;
  /** Number of readings at times without a run value. */
  readonly beyond: number;
  readonly mean: number;
  /** Mean absolute deviation. */
  readonly scatter: number;
  readonly worst: { readonly time: number; readonly deviation: number } | undefined;
}

/** Returns the deviations of the run from the pasted curve, by column. */
function deviationsOf({ series }: BlowdownRun, curve: PastedCurve): Deviations[] {
  return comparedQuantities.flatMap(each => {
    const points = pointsOf(curve, each);
    if (points.length === 0) return [];
    const at = monotoneCurve(series.time, series[each.series]);
    const messages = points.flatMap(([time, value]) => {
      const own = at(time);
      return own === undefined ? [] : [{ time, deviation: (each.id === 'pressure' ? gauge(own) : own) - value }];
    });
    const mean = (of: (deviation: number) => number) =>
      messages.reduce((sum, { deviation }) => sum + of(deviation), 0) / messages.length;
    return [
      {
        column: each,
        readings: messages.length,
        beyond: points.length - messages.length,
        mean: mean(deviation => deviation),
        scatter: mean(Math.abs),
        worst: messages.toSorted((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation))[0],
      },
    ];
  });
}

function formatDeviation({ id }: ComparedQuantity, deviation: number): string {
  const sign = deviation > 0 ? '+' : '';
  if (id === 'pressure') return `${sign}${formatNumber(fromSi('pressureDifference', deviation, 'bar'), 3)} bar`;
  if (id === 'flow') return `${sign}${formatNumber(fromSi('massFlow', deviation, 'kg/h'), 3)} kg/h`;
  return `${sign}${formatNumber(deviation, 3)} K`;
}

/** Reports the mean and maximum deviation from the pasted curve. */
export function deviationTable({
  run,
  curve,
}: {
  readonly run: BlowdownRun;
  readonly curve: PastedCurve;
}): Table | Absent {
  const messages = deviationsOf(run, curve);
  if (messages.length === 0) return absent('the curve has no column besides time');
  return table(
    [
      { id: 'curve', label: 'Curve' },
      { id: 'readings', label: 'Points compared' },
      { id: 'mean', label: 'This run minus the curve, mean' },
      { id: 'scatter', label: 'Mean magnitude' },
      { id: 'worst', label: 'Worst' },
      { id: 'time', label: 'at', kind: 'time', unit: 'min' },
    ],
    messages.map(({ column: each, readings, mean, scatter, worst }) => [
      each.label,
      String(readings),
      ...(worst
        ? [
            formatDeviation(each, mean),
            formatDeviation(each, scatter).replace('+', ''),
            formatDeviation(each, worst.deviation),
            worst.time,
          ]
        : [undefined, undefined, undefined, undefined]),
    ]),
  );
}

/** Returns the pasted points for a plot of the run, by the plot's title. */
export function pastedPoints(curve: PastedCurve | undefined, figure: string): Series[] {
  if (curve === undefined) return [];
  return comparedQuantities.flatMap(each => {
    const points = each.figure === figure ? pointsOf(curve, each) : [];
    return points.length === 0
      ? []
      : [{ label: `${each.label.toLowerCase()}, pasted`, pen: each.pen, dots: true, points }];
  });
}

/** Reports problems of a pasted curve: points beyond the run, and pressures that look absolute. */
export function curveNotes({ run, curve }: { readonly run: BlowdownRun; readonly curve: PastedCurve }): Message[] {
  const messages: Message[] = [];
  const field = 'comparedCurve';
  for (const { column: each, readings, beyond, mean, scatter } of deviationsOf(run, curve)) {
    const what = each.label.toLowerCase();
    if (beyond > 0) {
      messages.push(
        info(
          `Of the ${what} in the pasted curve ${beyond} of ${readings + beyond} points are not compared: the run has no value at their times.`,
          { field },
        ),
      );
    }
    const isTyped = curve.some(row => row.pressure !== undefined);
    if (
      each.id === 'pressure' &&
      isTyped &&
      readings > 0 &&
      Math.abs(mean + atmosphere) < 0.15 * atmosphere &&
      scatter < 1.3 * atmosphere
    ) {
      messages.push(
        warning(
          'The pressures of the pasted curve lie {above} above those of the run, about one atmosphere: if they are absolute, write (abs) after the unit.',
          { field, values: { above: messageValue('pressureDifference', -mean, { digits: 3 }) } },
        ),
      );
    }
  }
  return messages;
}
