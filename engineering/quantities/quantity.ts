import { atmosphere } from './constants.ts';
import type { Kind } from './kinds.ts';

declare const basis: unique symbol;

/**
 * A number in the SI unit of a kind known to the compiler: an absolute pressure is rejected where a gauge pressure, a pressure difference
 * or a temperature difference is required. A plain number, the result of arithmetic, is accepted anywhere.
 */
export type Quantity<K extends Kind> = number & { readonly [basis]?: K };

/** Pa, from vacuum. */
export type AbsolutePressure = Quantity<'absolutePressure'>;
/** Pa, relative to one standard atmosphere. */
export type GaugePressure = Quantity<'gaugePressure'>;
/** Pa, between two pressures. */
export type PressureDifference = Quantity<'pressureDifference'>;
/** K, from absolute zero. */
export type Temperature = Quantity<'temperature'>;
/** K, between two temperatures. */
export type TemperatureDifference = Quantity<'temperatureDifference'>;
/** kg/s. */
export type MassFlow = Quantity<'massFlow'>;
/** m³/s at flowing conditions. */
export type VolumeFlow = Quantity<'volumeFlow'>;
/** Gas flow at reference conditions; in SI the molar flow, mol/s. */
export type StandardFlow = Quantity<'standardFlow'>;

/** Converts a gauge pressure, Pa, to an absolute pressure, Pa. */
export function absolute(gauge: GaugePressure): AbsolutePressure {
  return gauge + atmosphere;
}

/** Converts an absolute pressure, Pa, to a gauge pressure, Pa. */
export function gauge(absolutePressure: AbsolutePressure): GaugePressure {
  return absolutePressure - atmosphere;
}
