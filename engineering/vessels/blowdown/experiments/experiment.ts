import type { BlowdownOptions, BlowdownSpec } from '../spec.ts';

/** A measured quantity, by the column of a run that it is compared with. */
export type MeasuredQuantity =
  | 'pressure'
  | 'gasTemperature'
  | 'liquidTemperature'
  | 'innerWallTemperatureGas'
  | 'outerWallTemperatureGas'
  | 'innerWallTemperatureLiquid'
  | 'highestWallTemperature';

/** Readings of a curve, the time in s. */
export type Readings = readonly (readonly [time: number, value: number])[];

/** A curve of an experiment. */
export interface MeasuredCurve {
  readonly quantity: MeasuredQuantity;
  readonly label: string;
  readonly points: Readings;
  /** Highest or lowest of several thermocouples; undefined for a mean or a single one. */
  readonly bound?: 'highest' | 'lowest';
}

/** A published experiment with its specification and remarks. */
export interface BlowdownExperiment {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** False where the figures come from another program. */
  readonly measured: boolean;
  /** True for an experiment that no part of the model was fitted to, so that it validates the model independently. */
  readonly keptApart?: boolean;
  readonly spec: BlowdownSpec;
  readonly options: BlowdownOptions;
  readonly curves: readonly MeasuredCurve[];
  readonly notes: readonly string[];
}
