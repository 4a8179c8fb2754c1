import { requirePositive, type MassFlow } from '../quantities/index.ts';

/** Vapour, kg/s, that a heat input, W, boils off at a latent heat, J/kg. RangeError for a latent heat not above 0. */
export function boilOff(heatInput: number, latentHeat: number): MassFlow {
  requirePositive('latentHeat', latentHeat);
  return heatInput / latentHeat;
}

/**
 * Flow, kg/s, of a liquid-full system that is heated while blocked in: α_v·φ/c, of the cubic expansion coefficient, 1/K,
 * the heat, W, and the specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
 */
export function hydraulicExpansion(expansionCoefficient: number, heatInput: number, heatCapacity: number): MassFlow {
  requirePositive('heatCapacity', heatCapacity);
  return (expansionCoefficient * heatInput) / heatCapacity;
}
