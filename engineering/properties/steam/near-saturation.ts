import type { AbsolutePressure, Temperature } from '../../quantities/index.ts';
import { criticalPressure } from './constants.ts';
import { saturationPressure, saturationTemperature } from './saturated-pair.ts';

/** How far from saturation, K, a temperature in whole degrees still means the saturated phase that is needed. */
export const saturationRounding = 0.5;

/** How far from saturation, K, a temperature with one decimal leaves the phase to its last digit. */
const lastDigit = 0.05;

/** Below it water vapour meets ice, not liquid, Pa. */
const leastBoiling = saturationPressure(273.15);

/**
 * Boiling temperature, K, of water at a pressure, Pa, where a temperature, K, is so near to it that rounding decides between liquid
 * and vapour; undefined elsewhere.
 */
export function boilingBeside(pressure: AbsolutePressure, temperature: Temperature): Temperature | undefined {
  if (!(pressure >= leastBoiling && pressure < criticalPressure)) return undefined;
  const boiling = saturationTemperature(pressure);
  return Math.abs(temperature - boiling) <= lastDigit ? boiling : undefined;
}
