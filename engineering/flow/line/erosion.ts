import { requirePositive, toSi } from '../../quantities/index.ts';

/** 1.22 m/s·√(kg/m³), which converts C of API RP 14E to SI. */
export const erosionConstant = toSi('velocity', 1, 'ft/s') * Math.sqrt(toSi('density', 1, 'lb/ft³'));

/**
 * Erosional velocity, m/s, of a flow of density ρ, kg/m³, by API RP 14E (1991): V_e = C/√ρ in ft/s and lb/ft³. C is 100
 * for continuous and 125 for intermittent service; without solids, and with inhibitor or resistant alloy, 150 to 200
 * and 250. RangeError for a density or C that is not positive.
 */
export function erosionalVelocity(density: number, C: number): number {
  requirePositive('density', density);
  requirePositive('C', C);
  return erosionConstant * C * Math.sqrt(1 / density);
}
