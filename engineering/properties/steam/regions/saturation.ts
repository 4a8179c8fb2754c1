import { saturation4 } from '../coefficients/region4.ts';
import { criticalPressure, criticalTemperature, minimumSaturationPressure, minimumTemperature } from '../constants.ts';

const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = saturation4;

/** Saturation pressure in Pa at T in K, 273.15 K to 647.096 K, R7-97(2012) eq. 30. No check of the range. */
export function saturationPressureAt(T: number): number {
  const theta = T + n9 / (T - n10);
  const a = (theta + n1) * theta + n2;
  const b = (n3 * theta + n4) * theta + n5;
  const c = (n6 * theta + n7) * theta + n8;
  const beta = (2 * c) / (Math.sqrt(b * b - 4 * a * c) - b);
  const square = beta * beta;
  return square * square * 1e6;
}

/** Saturation temperature in K at p in Pa, 611.213 Pa to 22.064 MPa, R7-97(2012) eq. 31. No check of the range. */
export function saturationTemperatureAt(p: number): number {
  const square = Math.sqrt(p * 1e-6);
  const beta = Math.sqrt(square);
  const e = square + n3 * beta + n6;
  const f = n1 * square + n4 * beta + n7;
  const g = n2 * square + n5 * beta + n8;
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g));
  const sum = n10 + d;
  return (sum - Math.sqrt(sum * sum - 4 * (n9 + n10 * d))) / 2;
}

/** The same, clamped to its ends, which rounding would miss: the critical temperature has the critical pressure. */
export function saturationPressureWithin(T: number): number {
  if (T >= criticalTemperature) return criticalPressure;
  return Math.min(Math.max(saturationPressureAt(T), minimumSaturationPressure), criticalPressure);
}

/** The same, clamped to its ends, which rounding would miss: the critical pressure has the critical temperature. */
export function saturationTemperatureWithin(p: number): number {
  if (p >= criticalPressure) return criticalTemperature;
  return Math.min(Math.max(saturationTemperatureAt(p), minimumTemperature), criticalTemperature);
}
