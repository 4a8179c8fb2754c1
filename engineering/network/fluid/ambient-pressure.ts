import { pow } from '../../elementary/index.ts';

/**
 * Returns the ambient pressure, Pa, at an elevation, m, from the pressure at elevation 0, by the barometric formula of the standard
 * atmosphere: p0·(1 − 0.0065·z/288.15)^5.255. Above 44 330 m it is 0. Source: ISO 2533:1975, with the rounded exponent of DIN 5450.
 */
export function ambientPressure(elevation: number, atZero: number): number {
  const ratio = 1 - (0.0065 * elevation) / 288.15;
  return ratio > 0 ? atZero * pow(ratio, 5.255) : 0;
}
