import { requirePositive, roundedGravity } from '../../quantities/index.ts';

/** The pressure difference, Pa, of a column of liquid: ρ·g·h. `density` in kg/m³, `head` in m, `g` in m/s². */
export function pressureOf(head: number, density: number, g = roundedGravity): number {
  return density * g * head;
}

/**
 * The column of liquid, m, that a pressure or a pressure difference, Pa, holds up: p/(ρ·g). `density` in kg/m³, `g` in
 * m/s². Throws a RangeError for a density that is not above zero.
 */
export function headOf(pressure: number, density: number, g = roundedGravity): number {
  requirePositive('density', density);
  return pressure / (density * g);
}
