import { valueAt } from '../results/times.ts';
import type { ComparedCurve, ComparedReading, ExperimentComparison } from './compare.ts';
import type { MeasuredQuantity } from './experiment.ts';

/** Deviations of one quantity in one experiment, computed minus measured, SI. */
export interface QuantityBias {
  readonly quantity: MeasuredQuantity;
  readonly readings: readonly ComparedReading[];
  /** Mean deviation, mean absolute deviation, and the reading with the largest deviation. */
  readonly mean: number;
  readonly meanSize: number;
  readonly worst: ComparedReading;
}

/**
 * Returns the deviations of an experiment by quantity, each reading counted once: from the curve of a mean where there is one, else from
 * the mean of the highest and lowest measured values, at the times of the lowest.
 */
export function biasOf({ curves }: ExperimentComparison): readonly QuantityBias[] {
  const quantities = [...new Set(curves.map(({ curve }) => curve.quantity))];
  return quantities.flatMap(quantity => {
    const readings = countedOnce(curves.filter(({ curve }) => curve.quantity === quantity));
    const [worst] = readings.toSorted((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation));
    if (worst === undefined) return [];
    const mean = average(readings.map(({ deviation }) => deviation));
    const meanSize = average(readings.map(({ deviation }) => Math.abs(deviation)));
    return [{ quantity, readings, mean, meanSize, worst }];
  });
}

function countedOnce(curves: readonly ComparedCurve[]): readonly ComparedReading[] {
  const means = curves.filter(({ curve }) => curve.bound === undefined);
  if (means.length > 0) return means.flatMap(({ readings }) => readings);
  const highest = curves.find(({ curve }) => curve.bound === 'highest');
  const lowest = curves.find(({ curve }) => curve.bound === 'lowest');
  return highest && lowest ? betweenBounds(highest, lowest) : [];
}

function betweenBounds(highest: ComparedCurve, lowest: ComparedCurve): readonly ComparedReading[] {
  const times = highest.readings.map(({ time }) => time);
  const values = highest.readings.map(({ measured }) => measured);
  return lowest.readings.flatMap(reading => {
    const high = valueAt(times, values, reading.time);
    if (high === undefined) return [];
    const measured = (high + reading.measured) / 2;
    return [{ ...reading, measured, deviation: reading.computed - measured }];
  });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
