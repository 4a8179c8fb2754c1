import { gauge } from '@isentrope/engineering/quantities';
import type { BlowdownRun, BlowdownSeries } from '@isentrope/engineering/vessels';
import { table, type Plot, type Series, type Table, type TableCell, type TableColumn } from '../../kit/index.ts';
import { curve, hasPoints, limitLine, timeAxis } from './curves.ts';
import { columnAt, type HistoryRows } from './history-rows.ts';
import { pastedPoints, type PastedCurve } from './pasted-curve.ts';
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
  { id: 'freeWaterLevel', label: 'Water level', kind: 'length', unit: 'mm', digits: 4 },
] as const satisfies readonly (TableColumn & { readonly id: ColumnId })[];

const hasFreeWater = ({ freeWaterMass }: BlowdownSeries): boolean => freeWaterMass.some(mass => mass > 0);

/** Converts a value to the basis of the inputs: run pressures are absolute, typed ones gauge. */
function inInputBasis(id: ColumnId, value: number | undefined): number | undefined {
  return id === 'pressure' && value !== undefined ? gauge(value) : value;
}

/** The history of a run as a table. */
export function historyTable({ series }: BlowdownRun, moments: HistoryRows): Table {
  const shownColumns = columns.filter(({ id }) => id !== 'freeWaterLevel' || hasFreeWater(series));
  const result = shownColumns.map(({ id }) =>
    id === 'time' ? moments.times : columnAt(moments, series.time, series[id]),
  );
  return table(
    shownColumns,
    moments.times.map((_, row) =>
      shownColumns.map(({ id }, index): TableCell => inInputBasis(id, result[index]?.[row])),
    ),
  );
}

/** Returns a column of the run against time, in the basis of the inputs. */
function columnCurve(series: BlowdownSeries, id: ColumnId, label: string, pen: Series['pen']): Series {
  return curve(
    series.time,
    series[id].map(value => inInputBasis(id, value)),
    label,
    pen,
  );
}

/** Wall temperatures beside gas and liquid against time; absent if the run has no wall. */
function metalPlot(series: BlowdownSeries, minimumDesignTemperature: number | undefined): Plot[] {
  const surfaces = [
    columnCurve(series, 'innerWallTemperatureGas', 'inside, gas', 'main'),
    columnCurve(series, 'outerWallTemperatureGas', 'outside, gas', 'second'),
    columnCurve(series, 'innerWallTemperatureLiquid', 'inside, liquid', 'third'),
    columnCurve(series, 'outerWallTemperatureLiquid', 'outside, liquid', 'fourth'),
  ].filter(hasPoints);
  if (surfaces.length === 0) return [];
  return [
    {
      title: 'Metal',
      x: timeAxis,
      y: { label: 'Metal temperature', kind: 'temperature', unit: '°C' },
      series: [...surfaces, ...limitLine('MDMT', minimumDesignTemperature, series.time.at(-1) ?? 0)],
    },
  ];
}

/** Plots of pressure, temperatures, flow, level and outflow against time. */
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
  const level = columnCurve(series, 'level', 'level', 'main');
  return [
    {
      title: 'Pressure',
      x: timeAxis,
      y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        columnCurve(series, 'pressure', 'pressure', 'main'),
        ...pastedPoints(limits.curve, 'Pressure'),
        ...limitLine('target', inInputBasis('pressure', limits.targetPressure), end),
      ],
    },
    {
      title: 'Temperature',
      x: timeAxis,
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        columnCurve(series, 'gasTemperature', 'gas', 'main'),
        columnCurve(series, 'liquidTemperature', 'liquid', 'second'),
        columnCurve(series, 'lowestWallTemperature', 'coldest metal', 'third'),
        ...pastedPoints(limits.curve, 'Temperature'),
        ...limitLine('MDMT', limits.minimumDesignTemperature, end),
      ].filter(hasPoints),
    },
    ...metalPlot(series, limits.minimumDesignTemperature),
    {
      title: 'Flow',
      x: timeAxis,
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
      series: [
        columnCurve(series, 'massFlow', 'flow', 'main'),
        ...(series.liquidFlow.some(flow => flow > 0) ? [columnCurve(series, 'liquidFlow', 'liquid', 'second')] : []),
        ...pastedPoints(limits.curve, 'Flow'),
      ],
    },
    ...(series.level.some(height => height > 0)
      ? [
          {
            title: 'Level',
            x: timeAxis,
            y: { label: 'Level', kind: 'length', unit: 'mm', from: 0 },
            series: [
              level,
              ...(hasFreeWater(series) ? [columnCurve(series, 'freeWaterLevel', 'water', 'second')] : []),
              ...(run.swell === undefined
                ? []
                : [
                    curve(series.time, run.swell.level, 'swollen', 'third'),
                    ...limitLine('nozzle', run.swell.nozzleHeight, end),
                  ]),
            ],
          } satisfies Plot,
        ]
      : []),
    ...ventedPlots(run),
  ];
}
