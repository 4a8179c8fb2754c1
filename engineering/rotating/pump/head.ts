import { requirePositive, roundedGravity } from '../../quantities/index.ts';

/** Pressure difference, Pa, of a liquid column: ρ·g·h. `density` in kg/m³, `head` in m, `g` in m/s². */
export function pressureOf(head: number, density: number, g = roundedGravity): number {
  return density * g * head;
}

/**
 * Head, m, for a pressure or pressure difference, Pa: p/(ρ·g). `density` in kg/m³, `g` in m/s². Throws a RangeError for a density that is
 * not above zero.
 */
export function headOf(pressure: number, density: number, g = roundedGravity): number {
  requirePositive('density', density);
  return pressure / (density * g);
}
