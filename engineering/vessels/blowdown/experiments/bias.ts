import { valueAt } from '../times.ts';
import type { ComparedCurve, ComparedReading, ExperimentComparison } from './compare.ts';
import type { MeasuredQuantity } from './experiment.ts';

/** How far what is computed lies from what was measured of a quantity, over all readings of one or several experiments. */
export interface Bias {
  readonly quantity: MeasuredQuantity;
  readonly experiments: number;
  readonly readings: number;
  /** Computed less measured: the mean of the experiments' means, and of the means of its size. */
  readonly mean: number;
  readonly meanSize: number;
  readonly worst: ComparedReading;
  /** The experiment that has the worst reading. */
  readonly worstOf: string;
}

/** The deviations of one quantity in one experiment. */
export interface QuantityDeviations {
  readonly quantity: MeasuredQuantity;
  readonly readings: readonly ComparedReading[];
}

/**
 * The deviations of an experiment by quantity, each counted once: from the curve of a mean where there is one, else from
 * the mean of the highest and the lowest that was measured, at the times of the lowest.
 */
export function deviationsOf({ curves }: ExperimentComparison): readonly QuantityDeviations[] {
  const quantities = [...new Set(curves.map(({ curve }) => curve.quantity))];
  return quantities.map(quantity => {
    const of = curves.filter(({ curve }) => curve.quantity === quantity);
    const mean = of.filter(({ curve }) => curve.bound === undefined);
    if (mean.length > 0) return { quantity, readings: mean.flatMap(({ readings }) => readings) };
    const [highest, lowest] = (['highest', 'lowest'] as const).map(bound =>
      of.find(({ curve }) => curve.bound === bound),
    );
    return { quantity, readings: highest && lowest ? betweenBounds(highest, lowest) : [] };
  });
}

function betweenBounds(highest: ComparedCurve, lowest: ComparedCurve): ComparedReading[] {
  const times = highest.readings.map(({ time }) => time);
  const values = highest.readings.map(({ measured }) => measured);
  return lowest.readings.flatMap(reading => {
    const high = valueAt(times, values, reading.time);
    if (high === undefined) return [];
    const measured = (high + reading.measured) / 2;
    return [{ ...reading, measured, deviation: reading.computed - measured }];
  });
}

/** The bias by quantity over several experiments, each of which counts alike however many readings it has. */
export function biasOf(comparisons: readonly ExperimentComparison[]): readonly Bias[] {
  const all = comparisons.flatMap(comparison =>
    deviationsOf(comparison).map(({ quantity, readings }) => ({
      title: comparison.experiment.title,
      quantity,
      readings,
    })),
  );
  return [...new Set(all.map(({ quantity }) => quantity))].flatMap(quantity => {
    const of = all.filter(each => each.quantity === quantity && each.readings.length > 0);
    const deviating = of
      .flatMap(({ title, readings }) => readings.map(reading => ({ title, reading })))
      .toSorted((one, other) => Math.abs(other.reading.deviation) - Math.abs(one.reading.deviation));
    const [worst] = deviating;
    if (worst === undefined) return [];
    return [
      {
        quantity,
        experiments: of.length,
        readings: deviating.length,
        mean: average(of.map(({ readings }) => average(readings.map(({ deviation }) => deviation)))),
        meanSize: average(of.map(({ readings }) => average(readings.map(({ deviation }) => Math.abs(deviation))))),
        worst: worst.reading,
        worstOf: worst.title,
      },
    ];
  });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
