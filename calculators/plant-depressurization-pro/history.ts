import { gauge } from '@isentrope/engineering/quantities';
import type { BlowdownRun, BlowdownSeries } from '@isentrope/engineering/vessels';
import { table, type Plot, type Series, type Table, type TableCell, type TableColumn } from '../kit/index.ts';
import { sampled, stepsOf, type Moments } from './moments.ts';
import { pastedDots, type PastedCurve } from './pasted-curve.ts';
import { ventedPlots } from './vented.ts';

type ColumnId = keyof BlowdownSeries;

const columns = [
  { id: 'time', label: 'Time', kind: 'time', unit: 's', digits: 5 },
  { id: 'pressure', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'gasTemperature', label: 'Gas', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'liquidTemperature', label: 'Liquid', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'innerWallTemperatureGas', label: 'Inner wall, gas side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'innerWallTemperatureLiquid', label: 'Inner wall, liquid side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'outerWallTemperatureGas', label: 'Outer wall, gas side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'outerWallTemperatureLiquid', label: 'Outer wall, liquid side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'massFlow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 5 },
  { id: 'liquidFlow', label: 'of which liquid', kind: 'massFlow', unit: 'kg/h', digits: 4 },
  { id: 'mass', label: 'Contents', kind: 'mass', unit: 'kg', digits: 5 },
  { id: 'level', label: 'Level', kind: 'length', unit: 'mm', digits: 4 },
] as const satisfies readonly (TableColumn & { readonly id: ColumnId })[];

/** A value in the basis of the inputs: pressures of a run are absolute, those typed are gauge. */
function shown(id: ColumnId, value: number | undefined): number | undefined {
  return id === 'pressure' && value !== undefined ? gauge(value) : value;
}

/** The history of a run as a table. */
export function historyTable({ series }: BlowdownRun, moments: Moments = stepsOf(series.time)): Table {
  const found = columns.map(({ id }) => (id === 'time' ? moments.times : moments.at(series[id])));
  return table(
    columns,
    moments.times.map((_, row) => columns.map(({ id }, place): TableCell => shown(id, found[place]?.[row]))),
  );
}

const time = { label: 'Time', kind: 'time', unit: 'min' } as const;

function curve(series: BlowdownSeries, id: ColumnId, label: string, pen: Series['pen']): Series {
  const points = sampled(series.time.length, 600).map(index => {
    const [t, value] = [series.time[index], shown(id, series[id][index])];
    return t === undefined || value === undefined ? undefined : ([t, value] as const);
  });
  return { label, pen, points };
}

const holds = ({ points }: Series) => points.some(point => point !== undefined);

/** A level line across a figure. */
function limit(label: string, value: number | undefined, end: number): Series[] {
  return value === undefined
    ? []
    : [
        {
          label,
          pen: 'limit',
          points: [
            [0, value],
            [end, value],
          ],
        },
      ];
}

/** The surfaces of the metal beside gas and liquid against time; none where the wall is left out of the run. */
function metalPlot(series: BlowdownSeries, minimumDesignTemperature: number | undefined): Plot[] {
  const surfaces = [
    curve(series, 'innerWallTemperatureGas', 'inside, gas', 'main'),
    curve(series, 'outerWallTemperatureGas', 'outside, gas', 'second'),
    curve(series, 'innerWallTemperatureLiquid', 'inside, liquid', 'third'),
    curve(series, 'outerWallTemperatureLiquid', 'outside, liquid', 'fourth'),
  ].filter(holds);
  if (surfaces.length === 0) return [];
  return [
    {
      title: 'Metal',
      x: time,
      y: { label: 'Metal temperature', kind: 'temperature', unit: '°C' },
      series: [...surfaces, ...limit('MDMT', minimumDesignTemperature, series.time.at(-1) ?? 0)],
    },
  ];
}

/** Pressure, temperatures, flow, level and what leaves against time. */
export function historyPlots(
  run: BlowdownRun,
  limits: {
    readonly targetPressure: number | undefined;
    readonly minimumDesignTemperature: number | undefined;
    readonly curve?: PastedCurve | undefined;
  },
): Plot[] {
  const { series } = run;
  const end = series.time.at(-1) ?? 0;
  const level = curve(series, 'level', 'level', 'main');
  return [
    {
      title: 'Pressure',
      x: time,
      y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        curve(series, 'pressure', 'pressure', 'main'),
        ...pastedDots(limits.curve, 'Pressure'),
        ...limit('target', shown('pressure', limits.targetPressure), end),
      ],
    },
    {
      title: 'Temperature',
      x: time,
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        curve(series, 'gasTemperature', 'gas', 'main'),
        curve(series, 'liquidTemperature', 'liquid', 'second'),
        curve(series, 'lowestWallTemperature', 'coldest metal', 'third'),
        ...pastedDots(limits.curve, 'Temperature'),
        ...limit('MDMT', limits.minimumDesignTemperature, end),
      ].filter(holds),
    },
    ...metalPlot(series, limits.minimumDesignTemperature),
    {
      title: 'Flow',
      x: time,
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
      series: [
        curve(series, 'massFlow', 'flow', 'main'),
        ...(series.liquidFlow.some(flow => flow > 0) ? [curve(series, 'liquidFlow', 'liquid', 'second')] : []),
        ...pastedDots(limits.curve, 'Flow'),
      ],
    },
    ...(series.level.some(height => height > 0)
      ? [
          {
            title: 'Level',
            x: time,
            y: { label: 'Level', kind: 'length', unit: 'mm', from: 0 },
            series: [level],
          } satisfies Plot,
        ]
      : []),
    ...ventedPlots(run),
  ];
}
