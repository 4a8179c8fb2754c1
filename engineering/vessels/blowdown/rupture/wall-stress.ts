import { requireNotNegative, requirePositive } from '../../../quantities/index.ts';

/** Stresses at the inside of a closed cylinder, Pa: tension positive. */
export interface WallStress {
  readonly hoop: number;
  readonly axial: number;
  readonly radial: number;
  /** Von Mises. */
  readonly equivalent: number;
}

/**
 * Stresses at the inside of a closed cylinder, Pa, by Lamé: with K = D²/(D² − d²) the hoop stress is p·(2K − 1), the axial p·(K − 1) and
 * the radial −p, which give the von Mises stress √3·p·K; an external longitudinal stress σ_a adds to the axial one: σ_e = √(3·(p·K)² +
 * σ_a²). Gauge pressure, Pa, diameters m. Throws a RangeError for a wall without thickness.
 * Source: Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004), appendix C.
 */
export function cylinderStress(
  pressure: number,
  insideDiameter: number,
  outsideDiameter: number,
  longitudinalStress: number,
): WallStress {
  requirePositive('insideDiameter', insideDiameter);
  requireNotNegative('longitudinalStress', longitudinalStress);
  if (!(outsideDiameter > insideDiameter)) {
    throw new RangeError(`outsideDiameter must be above the inside one, ${insideDiameter} m, got ${outsideDiameter} m`);
  }
  const share = outsideDiameter ** 2 / (outsideDiameter ** 2 - insideDiameter ** 2);
  return {
    hoop: pressure * (2 * share - 1),
    axial: pressure * (share - 1) + longitudinalStress,
    radial: -pressure,
    equivalent: Math.sqrt(3 * (pressure * share) ** 2 + longitudinalStress ** 2),
  };
}
