import { requirePositive } from '../../quantities/index.ts';

/**
 * Diameter, m, of a standing drum in which gas rises no faster than droplets fall: D = √(4·q/(π·V)), with the volume
 * flow q, m³/s, and the velocity V, m/s. Throws a RangeError for what is not positive.
 * Source: API Std 521, sizing of knock-out drums.
 */
export function verticalDiameter(gasVolumeFlow: number, settlingVelocity: number): number {
  requirePositive('gasVolumeFlow', gasVolumeFlow);
  requirePositive('settlingVelocity', settlingVelocity);
  return Math.sqrt((4 * gasVolumeFlow) / (Math.PI * settlingVelocity));
}

/** Height, m, that a volume of liquid, m³, stands in a drum of a diameter, m. */
export function holdUpHeight(liquidVolume: number, diameter: number): number {
  requirePositive('diameter', diameter);
  return liquidVolume / ((Math.PI / 4) * diameter ** 2);
}

/**
 * Room above the liquid where nothing else is asked for, m: to the inlet half a diameter and at least 0.6 m, above the
 * inlet a diameter and at least 0.9 m. Practice of the trade: API 521 asks for the room without giving figures that
 * could be checked here.
 */
export function usualClearances(diameter: number): { readonly inlet: number; readonly disengaging: number } {
  requirePositive('diameter', diameter);
  return { inlet: Math.max(0.5 * diameter, 0.6), disengaging: Math.max(diameter, 0.9) };
}
