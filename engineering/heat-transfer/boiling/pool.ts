import { standardGravity } from '../../quantities/index.ts';

/** A saturated liquid and its vapour, SI: densities kg/m³, latent heat J/kg, surface tension N/m. */
export interface BoilingFluid {
  readonly liquidDensity: number;
  readonly vapourDensity: number;
  readonly latentHeat: number;
  readonly surfaceTension: number;
  readonly viscosity: number;
  readonly conductivity: number;
  readonly heatCapacity: number;
}

/**
 * Heat flux of nucleate pool boiling, W/m², for a wall `superheat` K above saturation; 0 without superheat.
 * q = μ·h_fg·[g·(ρ_l − ρ_v)/σ]^(1/2)·[cp·ΔT/(C_sf·h_fg·Pr^n)]³.
 * C_sf 0.013 and n 1.7 unless given; n is 1.0 for water.
 * Source: W. M. Rohsenow, Trans. ASME 74 (1952) 969; Incropera 7th ed., eq. 10.5.
 */
export function nucleateFlux(fluid: BoilingFluid, superheat: number, surfaceFactor = 0.013, exponent = 1.7): number {
  if (!(superheat > 0)) return 0;
  const { liquidDensity, vapourDensity, latentHeat, surfaceTension, viscosity, conductivity, heatCapacity } = fluid;
  const prandtl = (heatCapacity * viscosity) / conductivity;
  const jakob = (heatCapacity * superheat) / (surfaceFactor * latentHeat * prandtl ** exponent);
  const bubble = Math.sqrt((standardGravity * Math.max(0, liquidDensity - vapourDensity)) / surfaceTension);
  return viscosity * latentHeat * bubble * jakob ** 3;
}

/**
 * Largest heat flux of nucleate pool boiling, W/m²: q = C·h_fg·ρ_v·[σ·g·(ρ_l − ρ_v)/ρ_v²]^(1/4), C = π/24 unless given.
 * Source: N. Zuber, AECU-4439 (1959); Incropera 7th ed., eq. 10.6.
 */
export function criticalFlux(fluid: BoilingFluid, constant = Math.PI / 24): number {
  const { liquidDensity, vapourDensity, latentHeat, surfaceTension } = fluid;
  const lift = surfaceTension * standardGravity * Math.max(0, liquidDensity - vapourDensity);
  return constant * latentHeat * Math.sqrt(vapourDensity) * lift ** 0.25;
}
