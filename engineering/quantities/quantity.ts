import { atmosphere } from './constants.ts';
import type { Kind } from './kinds.ts';

declare const basis: unique symbol;

/**
 * A number in the SI unit of its kind, with the kind known to the compiler: an absolute pressure is refused where a
 * gauge pressure, a pressure difference or a temperature difference is wanted. A plain number, the outcome of
 * arithmetic, is accepted anywhere.
 */
export type Quantity<K extends Kind> = number & { readonly [basis]?: K };

/** Pa, from vacuum. */
export type AbsolutePressure = Quantity<'absolutePressure'>;
/** Pa, from one standard atmosphere. */
export type GaugePressure = Quantity<'gaugePressure'>;
/** Pa, between two places. */
export type PressureDifference = Quantity<'pressureDifference'>;
/** K, from absolute zero. */
export type Temperature = Quantity<'temperature'>;
/** K, between two temperatures. */
export type TemperatureDifference = Quantity<'temperatureDifference'>;
/** kg/s. */
export type MassFlow = Quantity<'massFlow'>;
/** m³/s at flowing conditions. */
export type VolumeFlow = Quantity<'volumeFlow'>;
/** A flow of gas stated at reference conditions; in SI the amount of substance, mol/s. */
export type StandardFlow = Quantity<'standardFlow'>;

/** Absolute pressure, Pa, of a gauge pressure, Pa. */
export function absolute(gauge: GaugePressure): AbsolutePressure {
  return gauge + atmosphere;
}

/** Gauge pressure, Pa, of an absolute pressure, Pa. */
export function gauge(absolutePressure: AbsolutePressure): GaugePressure {
  return absolutePressure - atmosphere;
}
