import { atmosphere } from './constants.ts';
import type { Kind } from './kinds.ts';

declare const basis: unique symbol;

/**
 * A number in the SI unit of its kind, with the kind known to the compiler: an absolute pressure is refused where a
 * gauge pressure, a pressure difference or a temperature difference is wanted. A plain number, the outcome of
 * arithmetic, is accepted anywhere.
 */
export type Quantity<K extends Kind> = number & { readonly [basis]?: K };

export type AbsolutePressure = Quantity<'absolutePressure'>;
export type GaugePressure = Quantity<'gaugePressure'>;
export type PressureDifference = Quantity<'pressureDifference'>;
export type Temperature = Quantity<'temperature'>;
export type TemperatureDifference = Quantity<'temperatureDifference'>;
export type MassFlow = Quantity<'massFlow'>;
export type VolumeFlow = Quantity<'volumeFlow'>;
export type StandardFlow = Quantity<'standardFlow'>;

/** Absolute pressure, Pa, of a gauge pressure, Pa. */
export function absolute(gauge: GaugePressure): AbsolutePressure {
  return gauge + atmosphere;
}

/** Gauge pressure, Pa, of an absolute pressure, Pa. */
export function gauge(absolutePressure: AbsolutePressure): GaugePressure {
  return absolutePressure - atmosphere;
}
