import type { MassFlow } from '../quantities/index.ts';

/** Vapour, kg/s, that a heat input, W, boils off at a latent heat, J/kg. RangeError for a latent heat not above 0. */
export function boilOff(heatInput: number, latentHeat: number): MassFlow {
  if (!(latentHeat > 0)) throw new RangeError(`latentHeat must be above 0, got ${latentHeat}`);
  return heatInput / latentHeat;
}

/**
 * Flow, kg/s, of a liquid-full system that is heated while blocked in: α_v·φ/c, of the cubic expansion coefficient, 1/K,
 * the heat, W, and the specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
 */
export function hydraulicExpansion(expansionCoefficient: number, heatInput: number, heatCapacity: number): MassFlow {
  if (!(heatCapacity > 0)) throw new RangeError(`heatCapacity must be above 0, got ${heatCapacity}`);
  return (expansionCoefficient * heatInput) / heatCapacity;
}
