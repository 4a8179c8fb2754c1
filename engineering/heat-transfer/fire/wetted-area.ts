import { pow } from '../../elementary/index.ts';
import { requireNotNegative, requirePositive } from '../../quantities/index.ts';

/** Height above grade that a pool fire reaches, m (API 521: 25 ft). */
export const fireHeight = 7.6;

/**
 * Heat absorbed by the wetted part of a vessel in an open pool fire, W: Q = C·F·A^0.82, with A in m².
 * C = 43 200 with adequate drainage and firefighting, 70 900 without. Throws a RangeError for a negative area or factor.
 * Source: API 521, 7th ed., the wetted-surface equations.
 */
export function wettedFireHeat(wettedArea: number, environmentFactor: number, adequateDrainage: boolean): number {
  requireNotNegative('wettedArea', wettedArea);
  requireNotNegative('environmentFactor', environmentFactor);
  return (adequateDrainage ? 43_200 : 70_900) * environmentFactor * pow(wettedArea, 0.82);
}

/**
 * Environment factor of a vessel with fireproof insulation: F = k·(904 − T)/(66 570·t), with conductivity k W/(m·K),
 * relieving temperature T in degC and thickness t in m; at most 1.
 * Source: API 521, 7th ed., the environment factor for insulation.
 */
export function insulationFactor(conductivity: number, thickness: number, temperature: number): number {
  requirePositive('conductivity', conductivity);
  requirePositive('thickness', thickness);
  return Math.min(1, Math.max(0, (conductivity * (904 - (temperature - 273.15))) / (66_570 * thickness)));
}
