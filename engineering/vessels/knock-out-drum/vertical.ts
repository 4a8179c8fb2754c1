import { requirePositive } from '../../quantities/index.ts';

/**
 * Diameter, m, of a vertical drum in which the gas velocity equals the settling velocity: D = √(4·q/(π·V)), with the volume flow q, m³/s,
 * and the velocity V, m/s. Throws a RangeError for a value that is not positive.
 * Source: API Std 521, sizing of knock-out drums.
 */
export function verticalDiameter(gasVolumeFlow: number, settlingVelocity: number): number {
  requirePositive('gasVolumeFlow', gasVolumeFlow);
  requirePositive('settlingVelocity', settlingVelocity);
  return Math.sqrt((4 * gasVolumeFlow) / (Math.PI * settlingVelocity));
}

/** Height, m, of a liquid volume, m³, in a vertical drum of given diameter, m. */
export function holdUpHeight(liquidVolume: number, diameter: number): number {
  requirePositive('diameter', diameter);
  return liquidVolume / ((Math.PI / 4) * diameter ** 2);
}

/**
 * Default clearances above the liquid, m: to the inlet half a diameter and at least 0.6 m, above the inlet one diameter and at least 0.9 m.
 * Common practice: API 521 requires clearances without giving values that could be checked here.
 */
export function defaultClearances(diameter: number): { readonly inlet: number; readonly disengaging: number } {
  requirePositive('diameter', diameter);
  return { inlet: Math.max(0.5 * diameter, 0.6), disengaging: Math.max(diameter, 0.9) };
}
