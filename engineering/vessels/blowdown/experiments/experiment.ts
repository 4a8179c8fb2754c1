import type { BlowdownOptions, BlowdownSpec } from '../spec.ts';

/** What was measured, and what of a run it is compared with. */
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
  /** Which end of what several thermocouples showed; undefined for a mean, or where there was one. */
  readonly bound?: 'highest' | 'lowest';
}

/** A published experiment, how it is simulated, and what is to be known about it. */
export interface BlowdownExperiment {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** False where the figures are those of another program. */
  readonly measured: boolean;
  /** True where nothing in the model was chosen with a look at it: it tells how the model does on what it has not seen. */
  readonly keptApart?: boolean;
  readonly spec: BlowdownSpec;
  readonly options: BlowdownOptions;
  readonly curves: readonly MeasuredCurve[];
  readonly notes: readonly string[];
}
