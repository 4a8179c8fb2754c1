import { atmosphere } from '../../quantities/index.ts';

/** Ω_a and Ω_b of the Peng-Robinson equation, from the condition at its critical point. */
export const omegaA = 0.4572355289213822;
export const omegaB = 0.07779607390388846;

/** a/(b·R·T) and v/b at the critical point of the equation. */
export const criticalAttraction = omegaA / omegaB;
export const criticalVolumeRatio = 3.951_373_035_591_449;

/** δ1 = 1 + √2 and δ2 = 1 − √2: V² + 2·V·B − B² = (V + δ1·B)·(V + δ2·B). */
export const delta1 = 1 + Math.SQRT2;
export const delta2 = 1 - Math.SQRT2;

/** Reference state of enthalpy and entropy: the ideal gas of each component at 298.15 K and 101 325 Pa. */
export const referenceTemperature = 298.15;
export const referencePressure = atmosphere;
