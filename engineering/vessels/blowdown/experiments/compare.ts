import type { BlowdownRun } from '../results/run.ts';
import { simulateBlowdown } from '../simulate.ts';
import type { BlowdownOptions } from '../spec.ts';
import { valueAt } from '../results/times.ts';
import type { BlowdownExperiment, MeasuredCurve } from './experiment.ts';

/** A reading with the computed value at its time; the deviation is computed minus measured. */
export interface ComparedReading {
  readonly time: number;
  readonly measured: number;
  readonly computed: number;
  readonly deviation: number;
}

/** A measured curve with the computed values of a run. */
export interface ComparedCurve {
  readonly curve: MeasuredCurve;
  readonly readings: readonly ComparedReading[];
  /** Mean deviation, mean absolute deviation, and the reading with the largest deviation. */
  readonly mean: number;
  readonly meanSize: number;
  readonly worst: ComparedReading;
}

/** An experiment with its simulation. */
export interface ExperimentComparison {
  readonly experiment: BlowdownExperiment;
  readonly run: BlowdownRun;
  readonly curves: readonly ComparedCurve[];
}

/**
 * Simulates an experiment and compares every reading within the run with the computed value at its time; uses the model assigned to the
 * experiment by default.
 */
export function compareExperiment(
  experiment: BlowdownExperiment,
  model: BlowdownOptions['model'] = experiment.options.model,
): ExperimentComparison {
  const run = simulateBlowdown(experiment.spec, { ...experiment.options, ...(model === undefined ? {} : { model }) });
  return { experiment, run, curves: experiment.curves.flatMap(curve => compareCurve(run, curve)) };
}

/** Empty where no reading lies within the run. */
function compareCurve(run: BlowdownRun, curve: MeasuredCurve): ComparedCurve[] {
  const { time } = run.series;
  const end = time.at(-1) ?? 0;
  const compared = curve.points.flatMap(([at, measured]) => {
    const computed = at <= end ? valueAt(time, run.series[curve.quantity], at) : undefined;
    return computed === undefined ? [] : [{ time: at, measured, computed, deviation: computed - measured }];
  });
  const [first] = compared;
  if (first === undefined) return [];
  const sum = (of: (reading: ComparedReading) => number): number =>
    compared.reduce((total, reading) => total + of(reading), 0);
  const worst = compared.reduce(
    (most, reading) => (Math.abs(reading.deviation) > Math.abs(most.deviation) ? reading : most),
    first,
  );
  return [
    {
      curve,
      readings: compared,
      mean: sum(({ deviation }) => deviation) / compared.length,
      meanSize: sum(({ deviation }) => Math.abs(deviation)) / compared.length,
      worst,
    },
  ];
}
