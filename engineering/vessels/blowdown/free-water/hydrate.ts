import { log } from '../../../elementary/index.ts';
import type { AbsolutePressure, Temperature } from '../../../quantities/index.ts';

const pascalPerPsi = 6894.757293168;

/** Range of relative density of the chart of Katz; a gas outside is treated as the nearest limit. */
export const gravityRange = [0.55, 1] as const;

/** kg/mol, of dry air. */
const airMolarMass = 0.0289647;

/**
 * Allowance, K, for the error of the correlation: it is 0.9 K below the GPSA chart at 320 psia and a relative density of 0.693.
 * For pure methane it is too high, by 5 to 7 K between 2.8 and 9.8 MPa (Deaton and Frost, 1946), which is conservative.
 */
export const hydrateAllowance = 2;

/**
 * Temperature below which a sweet natural gas and free water form hydrate, from pressure and relative density to air:
 * 13.47 ln p + 34.27 ln γ − 1.675 ln p ln γ − 20.35, °F and psia; a fit to the gas gravity chart of Katz.
 * Source: B. F. Towler and S. Mokhatab, Quickly estimate hydrate formation conditions in natural gases, Hydrocarbon Processing 84 (2005)
 * 61.
 */
export function hydrateTemperature(pressure: AbsolutePressure, relativeDensity: number): Temperature {
  const [minimum, maximum] = gravityRange;
  const lnGravity = log(Math.min(maximum, Math.max(minimum, relativeDensity)));
  const lnP = log(pressure / pascalPerPsi);
  const fahrenheit = 13.47 * lnP + 34.27 * lnGravity - 1.675 * lnP * lnGravity - 20.35;
  return (fahrenheit - 32) / 1.8 + 273.15;
}

/** Relative density of a gas to air, from its molar mass, kg/mol. */
export function relativeDensity(molarMass: number): number {
  return molarMass / airMolarMass;
}
