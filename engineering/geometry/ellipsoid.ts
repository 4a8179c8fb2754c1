import { requirePositive } from '../quantities/index.ts';
import { carlsonRG } from './carlson.ts';

/** Volume, m³, of an ellipsoid of full axes A, B and C, m: π·A·B·C/6. */
export function ellipsoidVolume(axisA: number, axisB: number, axisC: number): number {
  requirePositive('axisA', axisA);
  requirePositive('axisB', axisB);
  requirePositive('axisC', axisC);
  return (Math.PI / 6) * axisA * axisB * axisC;
}

/**
 * Carlson's R_G of an ellipsoid, m²: R_G(a²b², a²c², b²c²) with the semi-axes a, b, c, m. The surface is 4π times it.
 * The arguments are scaled by the largest to prevent overflow.
 */
export function ellipsoidIntegral(axisA: number, axisB: number, axisC: number): number {
  requirePositive('axisA', axisA);
  requirePositive('axisB', axisB);
  requirePositive('axisC', axisC);
  const largest = Math.max(axisA, axisB, axisC);
  const [a, b, c] = [axisA / largest, axisB / largest, axisC / largest];
  return (largest * largest * carlsonRG((a * b) ** 2, (a * c) ** 2, (b * c) ** 2)) / 4;
}

/**
 * Surface, m², of an ellipsoid of full axes A, B and C, m, all three of which may differ: 4π·R_G(a²b², a²c², b²c²).
 * Exact in the limits: a spheroid where two axes are equal, πD² where all are.
 * Source: NIST DLMF 19.33.1. Throws a RangeError for an axis that is not positive.
 */
export function ellipsoidArea(axisA: number, axisB: number, axisC: number): number {
  return 4 * Math.PI * ellipsoidIntegral(axisA, axisB, axisC);
}
