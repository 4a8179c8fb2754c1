import { cbrt, exp, log, pow, wholePower } from '../../elementary/index.ts';

/** Rankine per kelvin, and pascals per pound-force per square inch: the correlations are published in these units. */
const rankine = 1.8;
const psi = 6894.757_293_168;
/** Normal pressure of the Lee-Kesler correlation, psi. */
const normalPressure = 14.7;
/** One Btu/(lb·°F) in J/(g·K). */
const btuPerPoundFahrenheit = 4.1868;

export const boilingPointSource =
  'I. Søreide, Dr.ing. thesis, Norwegian Institute of Technology (1989), in C. H. Whitson and M. R. Brulé, Phase Behavior, SPE Monograph 20 (2000)';
export const criticalSource = 'M. G. Kesler and B. I. Lee, Hydrocarbon Processing 55 (1976) 3, 153-158';
export const acentricSource = 'B. I. Lee and M. G. Kesler, AIChE J. 21 (1975) 510-527';

/** Normal boiling point, K, of a petroleum fraction from its molar mass in g/mol and specific gravity 60/60 °F: Søreide (1989). */
export function boilingPoint(molarMass: number, specificGravity: number): number {
  const [M, SG] = [molarMass, specificGravity];
  const exponential = exp(-4.922e-3 * M - 4.7685 * SG + 3.462e-3 * M * SG);
  return (1928.3 - 1.695e5 * pow(M, -0.03522) * pow(SG, 3.266) * exponential) / rankine;
}

/** Watson's characterisation factor, T_b^(1/3)/SG with T_b in °R, from the normal boiling point in K. */
export function watsonFactor(boiling: number, specificGravity: number): number {
  return cbrt(rankine * boiling) / specificGravity;
}

/** Critical temperature, K, and pressure, Pa, from the normal boiling point in K and specific gravity: Kesler and Lee (1976). */
export function criticalPoint(
  boiling: number,
  specificGravity: number,
): { readonly temperature: number; readonly pressure: number } {
  const [Tb, SG] = [rankine * boiling, specificGravity];
  const temperature = 341.7 + 811.1 * SG + (0.4244 + 0.1174 * SG) * Tb + ((0.4669 - 3.2623 * SG) * 1e5) / Tb;
  const lnPressure =
    8.3634 -
    0.0566 / SG -
    (0.24244 + 2.2898 / SG + 0.11857 / SG ** 2) * 1e-3 * Tb +
    (1.4685 + 3.648 / SG + 0.47227 / SG ** 2) * 1e-7 * Tb ** 2 -
    (0.42019 + 1.6977 / SG ** 2) * 1e-10 * wholePower(Tb, 3);
  return { temperature: temperature / rankine, pressure: psi * exp(lnPressure) };
}

/**
 * Acentric factor: Lee and Kesler (1975) up to a boiling point of 0.8 of the critical temperature, Kesler and Lee (1976) above. Temperatures
 * in K, pressure in Pa.
 */
export function acentricFactor(
  boiling: number,
  specificGravity: number,
  critical: { readonly temperature: number; readonly pressure: number },
): number {
  const theta = boiling / critical.temperature;
  if (theta > 0.8) {
    const K = watsonFactor(boiling, specificGravity);
    return -7.904 + 0.1352 * K - 0.007465 * K ** 2 + 8.359 * theta + (1.408 - 0.01063 * K) / theta;
  }
  const sixth = wholePower(theta, 6);
  const above =
    log((normalPressure * psi) / critical.pressure) -
    5.92714 +
    6.09648 / theta +
    1.28862 * log(theta) -
    0.169347 * sixth;
  return above / (15.2518 - 15.6875 / theta - 13.4721 * log(theta) + 0.43577 * sixth);
}

/** Critical compressibility factor: Lee and Kesler (1975), equation 21. */
export function criticalCompressibility(acentric: number): number {
  return 0.2905 - 0.085 * acentric;
}

/**
 * Ideal-gas heat capacity c_p = a + b·T + c·T² in J/(g·K), T in K: Kesler and Lee (1976), published from 0 to 1200 °F. The correction for
 * fractions that are not paraffinic applies to Watson factors from 10 to 12.8.
 */
export function idealGasHeatCapacity(watson: number, acentric: number): readonly [a: number, b: number, c: number] {
  const [K, w] = [watson, acentric];
  const CF = K > 10 && K < 12.8 ? (((12.8 - K) * (10 - K)) / (10 * w)) ** 2 : 0;
  const a = -0.33886 + 0.02827 * K - CF * (0.26105 - 0.59332 * w);
  const b = (-(0.9291 - 1.1543 * K + 0.0368 * K ** 2) + CF * (4.56 - 9.48 * w)) * 1e-4;
  const c = (-1.6658 + CF * (0.536 - 0.6828 * w)) * 1e-7;
  return [btuPerPoundFahrenheit * a, btuPerPoundFahrenheit * rankine * b, btuPerPoundFahrenheit * rankine ** 2 * c];
}

/** Temperatures, K, for which the heat capacity is published. */
export const heatCapacityRange = [255.37, 922.04] as const;

/**
 * Parachor P of σ = (P·Δρ)⁴ with σ in N/m and ρ in mol/m³, from the molar mass in g/mol: A. Firoozabadi et al., SPE Reservoir Engineering 3
 * (1988) 265-272, published for 100 to 500 g/mol.
 */
export function parachor(molarMass: number): number {
  return (-11.4 + 3.23 * molarMass - 0.0022 * molarMass ** 2) * 1e-6 * Math.sqrt(Math.sqrt(1e-3));
}
