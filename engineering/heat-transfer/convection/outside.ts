import type { Temperature } from '../../quantities/index.ts';
import { crossFlowNusselt, horizontalCylinderNusselt } from './cylinder.ts';
import { atmosphericAir, prandtlNumber, rayleighNumber } from './fluid.ts';
import { verticalPlateNusselt } from './plate.ts';

/** Outside diameter and height of a vessel, m. */
export interface OutsideShape {
  readonly orientation: 'horizontal' | 'vertical';
  readonly diameter: number;
  readonly height: number;
}

/**
 * Heat transfer coefficient from the outside of a vessel to air, W/(m²·K): natural convection of a horizontal cylinder or a vertical wall
 * (Churchill and Chu), or wind across the cylinder (Churchill and Bernstein) if that is larger. Air properties at the mean of the two
 * temperatures.
 */
export function outsideCoefficient(
  { orientation, diameter, height }: OutsideShape,
  surface: Temperature,
  ambient: Temperature,
  windSpeed = 0,
): number {
  const air = atmosphericAir((surface + ambient) / 2);
  const prandtl = prandtlNumber(air);
  const difference = surface - ambient;
  const natural =
    orientation === 'horizontal'
      ? (horizontalCylinderNusselt(rayleighNumber(air, difference, diameter), prandtl) * air.conductivity) / diameter
      : (verticalPlateNusselt(rayleighNumber(air, difference, height), prandtl) * air.conductivity) / height;
  if (windSpeed <= 0) return natural;
  const reynolds = (air.density * windSpeed * diameter) / air.viscosity;
  return Math.max(natural, (crossFlowNusselt(reynolds, prandtl) * air.conductivity) / diameter);
}
