import { undefinedIfRefused } from '../../quantities/index.ts';
import type { EquilibriumPhase } from '../helmholtz/index.ts';
import { steamAtPT } from '../steam/index.ts';

/** Mole fraction of water from which a liquid has the density of water within about 1 %. */
const nearlyWater = 0.99;

/**
 * Returns the density of water, kg/m³, by IAPWS-IF97 at pressure and temperature of a liquid phase of a mixture that consists of more than 99
 * mol-% of water; undefined for other phases and outside the range of IAPWS-IF97. Equations of state for mixtures have errors of up to 13 % there.
 */
export function aqueousDensity({
  composition,
  state: { pressure, temperature },
}: EquilibriumPhase): number | undefined {
  const isMixture = Object.keys(composition).length > 1;
  if (!isMixture || !((composition['H2O'] ?? 0) > nearlyWater)) return undefined;
  const water = undefinedIfRefused(() => steamAtPT(pressure, temperature));
  return water?.region === 1 ? water.density : undefined;
}
