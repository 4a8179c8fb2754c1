import { boundary23, boundary2ab, boundary2bc, boundary3ab } from '../coefficients/boundaries.ts';

/** p in Pa on the boundary between regions 2 and 3 at T in K, R7-97(2012) eq. 5. */
export function boundary23Pressure(T: number): number {
  const [n1, n2, n3] = boundary23;
  return (n1 + (n2 + n3 * T) * T) * 1e6;
}

/** T in K on the boundary between regions 2 and 3 at p in Pa, R7-97(2012) eq. 6. */
export function boundary23Temperature(p: number): number {
  const [, , n3, n4, n5] = boundary23;
  return n4 + Math.sqrt((p * 1e-6 - n5) / n3);
}

/** p in Pa on the boundary between subregions 2b and 2c at h in J/kg, R7-97(2012) eq. 20. */
export function boundary2bcPressure(h: number): number {
  const [n1, n2, n3] = boundary2bc;
  const reduced = h * 1e-3;
  return (n1 + (n2 + n3 * reduced) * reduced) * 1e6;
}

/** h in J/kg on the boundary between subregions 2b and 2c at p in Pa, R7-97(2012) eq. 21. */
export function boundary2bcEnthalpy(p: number): number {
  const [, , n3, n4, n5] = boundary2bc;
  return (n4 + Math.sqrt((p * 1e-6 - n5) / n3)) * 1e3;
}

/** h in J/kg on the boundary between subregions 2a and 2b at s in J/(kg·K), SR2-01(2014) eq. 2. */
export function boundary2abEnthalpy(s: number): number {
  const [n1, n2, n3, n4] = boundary2ab;
  const reduced = s * 1e-3;
  return (n1 + (n2 + (n3 + n4 * reduced) * reduced) * reduced) * 1e3;
}

/** h in J/kg on the boundary between subregions 3a and 3b at p in Pa, SR3-03(2014) eq. 1. */
export function boundary3abEnthalpy(p: number): number {
  const [n1, n2, n3, n4] = boundary3ab;
  const reduced = p * 1e-6;
  return (n1 + (n2 + (n3 + n4 * reduced) * reduced) * reduced) * 1e3;
}

/** s in J/(kg·K) on the boundary between subregions 3a and 3b: the critical entropy, SR3-03(2014). */
export const boundary3abEntropy = 4412.02148223476;
