import { log10, pow } from '../../elementary/index.ts';
import { standardGravity } from '../../quantities/index.ts';

/** A saturated liquid and its vapour, SI: densities kg/m³, latent heat J/kg, surface tension N/m. */
export interface BoilingFluid {
  readonly liquidDensity: number;
  readonly vapourDensity: number;
  readonly latentHeat: number;
  readonly surfaceTension: number;
}

/** Range of reduced pressure of the nucleate boiling correlation. */
const minReducedPressure = 0.001;
const maxReducedPressure = 0.9;

/**
 * Heat flux of nucleate pool boiling, W/m², for a wall `superheat` K above saturation; 0 without superheat. `molarMass` kg/mol; `roughness`
 * the surface's Rp (DIN 4762), m, by default 1 µm. The reduced pressure is clamped to 0.001 to 0.9, the range of the correlation.
 * q/ΔT = 55·pr^(0.12 − 0.2·log Rp)·(−log pr)^(−0.55)·M^(−0.5)·q^0.67, with Rp in µm, M in kg/kmol.
 * Source: M. G. Cooper, Heat flow rates in saturated nucleate pool boiling, Advances in Heat Transfer 16 (1984) 157.
 */
export function nucleateFlux(reducedPressure: number, molarMass: number, superheat: number, roughness = 1e-6): number {
  if (!(superheat > 0)) return 0;
  const pr = Math.min(maxReducedPressure, Math.max(minReducedPressure, reducedPressure));
  const byPressure = pow(pr, 0.12 - 0.2 * log10(roughness * 1e6)) * pow(-log10(pr), -0.55);
  return pow((55 * byPressure * superheat) / Math.sqrt(molarMass * 1000), 1 / 0.33);
}

/**
 * Critical heat flux of nucleate pool boiling, W/m²: q = C·h_fg·ρ_v·[σ·g·(ρ_l − ρ_v)/ρ_v²]^(1/4), by default C = π/24.
 * Source: N. Zuber, AECU-4439 (1959); Incropera 7th ed., eq. 10.6.
 */
export function criticalFlux(fluid: BoilingFluid, constant = Math.PI / 24): number {
  const { liquidDensity, vapourDensity, latentHeat, surfaceTension } = fluid;
  const lift = surfaceTension * standardGravity * Math.max(0, liquidDensity - vapourDensity);
  return constant * latentHeat * Math.sqrt(vapourDensity) * pow(lift, 0.25);
}
