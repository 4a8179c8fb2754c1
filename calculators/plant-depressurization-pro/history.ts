import { gauge } from '@isentrope/engineering/quantities';
import type { BlowdownRun, BlowdownSeries } from '@isentrope/engineering/vessels';
import { table, type Plot, type Series, type Table, type TableCell, type TableColumn } from '../kit/index.ts';

const mostRows = 120;

type ColumnId = keyof BlowdownSeries;

const columns = [
  { id: 'time', label: 'Time', kind: 'time', unit: 's', digits: 5 },
  { id: 'pressure', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'gasTemperature', label: 'Gas', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'liquidTemperature', label: 'Liquid', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'innerWallTemperatureGas', label: 'Inner wall, gas side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'innerWallTemperatureLiquid', label: 'Inner wall, liquid side', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'massFlow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 5 },
  { id: 'liquidFlow', label: 'of which liquid', kind: 'massFlow', unit: 'kg/h', digits: 4 },
  { id: 'mass', label: 'Contents', kind: 'mass', unit: 'kg', digits: 5 },
  { id: 'level', label: 'Level', kind: 'length', unit: 'mm', digits: 4 },
  { id: 'freeWaterLevel', label: 'Water level', kind: 'length', unit: 'mm', digits: 4 },
] as const satisfies readonly (TableColumn & { readonly id: ColumnId })[];

const hasFreeWater = ({ freeWaterMass }: BlowdownSeries): boolean => freeWaterMass.some(mass => mass > 0);

/** A value in the basis of the inputs: pressures of a run are absolute, those typed are gauge. */
function shown(id: ColumnId, value: number | undefined): number | undefined {
  return id === 'pressure' && value !== undefined ? gauge(value) : value;
}

/** Places in a series, the first and the last among them, no more than a table or a curve needs. */
export function sampled(count: number, most = mostRows): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}

/** The history of a run as a table. */
export function historyTable({ series }: BlowdownRun): Table {
  const there = columns.filter(({ id }) => id !== 'freeWaterLevel' || hasFreeWater(series));
  const rows = sampled(series.time.length).map(index => there.map(({ id }): TableCell => shown(id, series[id][index])));
  return table(there, rows);
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

/** Pressure, temperatures, flow and level against time. */
export function historyPlots(
  { series }: BlowdownRun,
  limits: {
    readonly targetPressure: number | undefined;
    readonly minimumDesignTemperature: number | undefined;
  },
): Plot[] {
  const end = series.time.at(-1) ?? 0;
  const level = curve(series, 'level', 'level', 'main');
  return [
    {
      title: 'Pressure',
      x: time,
      y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        curve(series, 'pressure', 'pressure', 'main'),
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
        ...limit('MDMT', limits.minimumDesignTemperature, end),
      ].filter(holds),
    },
    {
      title: 'Flow',
      x: time,
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
      series: [
        curve(series, 'massFlow', 'flow', 'main'),
        ...(series.liquidFlow.some(flow => flow > 0) ? [curve(series, 'liquidFlow', 'liquid', 'second')] : []),
      ],
    },
    ...(series.level.some(height => height > 0)
      ? [
          {
            title: 'Level',
            x: time,
            y: { label: 'Level', kind: 'length', unit: 'mm', from: 0 },
            series: [level, ...(hasFreeWater(series) ? [curve(series, 'freeWaterLevel', 'water', 'second')] : [])],
          } satisfies Plot,
        ]
      : []),
  ];
}
