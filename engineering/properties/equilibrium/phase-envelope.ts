import type { FluidRange } from './mixture-range.ts';
import type { SaturationEnd } from './saturation.ts';

/** T in K and p in Pa. */
export interface PressureTemperature {
  readonly temperature: number;
  readonly pressure: number;
}

/** A bubble or dew point on the envelope. */
export interface EnvelopePoint extends PressureTemperature {
  readonly end: SaturationEnd;
}

/** Phase envelope of a mixture in p and T. */
export interface PhaseEnvelope {
  /** From the dew line at low pressure through the critical point, if any, to the end of the bubble line. */
  readonly points: readonly EnvelopePoint[];
  /** Undefined where the line passes none: it leaves the range, or continues as a line of two liquids. */
  readonly critical: PressureTemperature | undefined;
  /** The highest temperature of two phases. */
  readonly cricondentherm: PressureTemperature | undefined;
  /** The highest pressure of two phases; undefined where the line leaves the range instead. */
  readonly cricondenbar: PressureTemperature | undefined;
}

/** Pressure, Pa, at which the line starts and ends, and limits beyond which it is not traced. */
export interface EnvelopeLimits {
  readonly startPressure: number;
  readonly range: FluidRange;
}
