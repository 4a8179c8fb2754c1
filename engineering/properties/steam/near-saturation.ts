import type { AbsolutePressure, Temperature } from '../../quantities/index.ts';
import { criticalPressure } from './constants.ts';
import { saturationPressure, saturationTemperature } from './saturated-pair.ts';

/** Distance from saturation, K, within which a temperature in whole degrees still means the required saturated phase. */
export const saturationRounding = 0.5;

/** Distance from saturation, K, within which the last digit of a temperature with one decimal decides the phase. */
const lastDigit = 0.05;

/** Pressure, Pa, below which water vapour condenses to ice. */
const minBoiling = saturationPressure(273.15);

/**
 * Boiling temperature, K, of water at a pressure, Pa, if a temperature, K, is so close to it that rounding decides between liquid and
 * vapour; undefined otherwise.
 */
export function boilingTemperatureNear(pressure: AbsolutePressure, temperature: Temperature): Temperature | undefined {
  if (!(pressure >= minBoiling && pressure < criticalPressure)) return undefined;
  const boiling = saturationTemperature(pressure);
  return Math.abs(temperature - boiling) <= lastDigit ? boiling : undefined;
}
