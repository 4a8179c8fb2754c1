import {
  biasOf,
  blowdownExperiments,
  compareExperiment,
  type BlowdownExperiment,
  type BlowdownRun,
  type ComparedCurve,
  type ExperimentComparison,
  type MeasuredQuantity,
} from '@isentrope/engineering/vessels';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import {
  table,
  type Experiment,
  type ExperimentBias,
  type Plot,
  type Series,
  type TableCell,
} from '../../kit/index.ts';
import { sampleIndices } from './history-rows.ts';

const time = { label: 'Time', kind: 'time', unit: 's' } as const;

function computedSeries(
  { series }: BlowdownRun,
  { curve: { quantity, label } }: ComparedCurve,
  pen: Series['pen'],
): Series {
  const points = sampleIndices(series.time.length, 200).flatMap(index => {
    const [at, value] = [series.time[index], series[quantity][index]];
    return at === undefined || value === undefined ? [] : [[at, value] as const];
  });
  return { label: label.replace(/, (highest|lowest) measured$/, ''), pen, points };
}

function measuredSeries({ curve: { label }, readings }: ComparedCurve, pen: Series['pen']): Series {
  return {
    label: label.endsWith(' measured') ? label : `${label}, measured`,
    pen,
    dots: true,
    points: readings.map(at => [at.time, at.measured] as const),
  };
}

const pens = ['main', 'second', 'third', 'limit'] as const;

/** Computed lines and measured points of one kind of curve; curves of one quantity share a pen. */
function plot(title: string, y: Plot['y'], run: BlowdownRun, curves: readonly ComparedCurve[]): Plot[] {
  if (curves.length === 0) return [];
  const quantities = [...new Set(curves.map(({ curve }) => curve.quantity))];
  const penOf = ({ curve }: ComparedCurve): Series['pen'] => pens[quantities.indexOf(curve.quantity)] ?? 'main';
  const lines = quantities.flatMap(quantity => {
    const first = curves.find(({ curve }) => curve.quantity === quantity);
    return first ? [computedSeries(run, first, penOf(first))] : [];
  });
  return [{ title, x: time, y, series: [...lines, ...curves.map(curve => measuredSeries(curve, penOf(curve)))] }];
}

/** Number of readings per curve in the table of deviations. */
const maxReadings = 8;

function figure(curve: ComparedCurve, value: number): string {
  return curve.curve.quantity === 'pressure'
    ? `${formatNumber(fromSi('absolutePressure', value, 'bar(abs)'), 4)} bar(abs)`
    : `${formatNumber(fromSi('temperature', value, '°C'), 3)} °C`;
}

function difference(curve: ComparedCurve, value: number): string {
  const sign = value > 0 ? '+' : '';
  return curve.curve.quantity === 'pressure'
    ? `${sign}${formatNumber(fromSi('pressureDifference', value, 'bar'), 2)} bar`
    : `${sign}${formatNumber(value, 2)} K`;
}

/** Deviations of one curve: overall, and at readings spread over it. */
function rowsOf(curve: ComparedCurve): TableCell[][] {
  const { readings, mean, worst } = curve;
  const { label } = curve.curve;
  const all = `${difference(curve, mean)} on average, ${difference(curve, worst.deviation)} at worst`;
  return [
    [`${label}, ${readings.length} readings`, '', '', '', all],
    ...sampleIndices(readings.length, maxReadings).flatMap(index => {
      const reading = readings[index];
      return reading
        ? [
            [
              label,
              reading.time,
              figure(curve, reading.measured),
              figure(curve, reading.computed),
              difference(curve, reading.deviation),
            ],
          ]
        : [];
    }),
  ];
}

const quantityNames: Readonly<Record<MeasuredQuantity, string>> = {
  pressure: 'Pressure, of the highest measured',
  gasTemperature: 'Gas temperature',
  liquidTemperature: 'Liquid temperature',
  innerWallTemperatureGas: 'Inside wall beside the gas',
  outerWallTemperatureGas: 'Outside wall beside the gas',
  innerWallTemperatureLiquid: 'Inside wall beside the liquid',
  highestWallTemperature: 'Highest wall temperature',
};

/** Mean deviation by quantity; of pressure relative to the highest measured one, so that vessels are comparable. */
function biases(comparison: ExperimentComparison): ExperimentBias[] {
  return biasOf(comparison).map(({ quantity, readings, mean, meanSize, worst }) => {
    const isPressure = quantity === 'pressure';
    const one = isPressure ? Math.max(...readings.map(({ measured: at }) => at)) / 100 : 1;
    return {
      quantity: quantityNames[quantity],
      unit: isPressure ? '%' : 'K',
      readings: readings.length,
      mean: mean / one,
      meanSize: meanSize / one,
      worst: worst.deviation / one,
    };
  });
}

function groupOf({ keptApart, spec }: BlowdownExperiment): string {
  if (keptApart) return 'Blowdown, held out: nothing was fitted to these';
  return spec.heat.mode === 'fire-flux' ? 'Vessels in a fire' : 'Blowdown';
}

function noteOf({ notes, options }: BlowdownExperiment): string {
  const model =
    options.model === 'non-equilibrium'
      ? 'Computed with a gas and a liquid zone.'
      : 'Computed with one temperature for all the contents.';
  return [model, ...notes].join(' ');
}

/** The blowdown experiments used for validation, with the simulation's deviations. */
export const experiments: readonly Experiment[] = blowdownExperiments.map(experiment => ({
  kind: experiment.measured ? 'measured' : 'program',
  title: experiment.title,
  source: experiment.source,
  note: noteOf(experiment),
  group: groupOf(experiment),
  keptApart: experiment.keptApart ?? false,
  compute: () => {
    const comparison = compareExperiment(experiment);
    const { run, curves } = comparison;
    const pressures = curves.filter(({ curve }) => curve.quantity === 'pressure');
    const ofWall = curves.filter(({ curve }) => /wall/i.test(curve.quantity));
    const ofContents = curves.filter(({ curve }) => /^(gas|liquid)/.test(curve.quantity));
    const temperature = { label: 'Temperature', kind: 'temperature', unit: '°C' } as const;
    return {
      bias: biases(comparison),
      plots: [
        ...plot(
          `${experiment.title}: pressure`,
          { label: 'Pressure', kind: 'absolutePressure', unit: 'bar(abs)', from: 0 },
          run,
          pressures,
        ),
        ...plot(`${experiment.title}: gas and liquid`, temperature, run, ofContents),
        ...plot(`${experiment.title}: wall`, temperature, run, ofWall),
      ],
      deviations: table(
        [
          { id: 'curve', label: 'Curve' },
          { id: 'time', label: 'Time', kind: 'time', unit: 's', digits: 4 },
          { id: 'measured', label: 'Measured' },
          { id: 'computed', label: 'Computed' },
          { id: 'deviation', label: 'Deviation' },
        ],
        curves.flatMap(curve => rowsOf(curve)),
      ),
    };
  },
}));
