/**
 * Numerical constants of IEC 60534-2-1:2011, Table 1, for C = Kv with flow in m³/h or kg/h, pressure in bar, temperature
 * in K, diameters in mm and kinematic viscosity in m²/s.
 */
export const N1 = 1;
export const N2 = 1.6e-3;
export const N4 = 7.07e-2;
export const N5 = 1.8e-3;
export const N6 = 31.6;
export const N8 = 110;
export const N18 = 0.865;
export const N27 = 77.5;
export const N32 = 140;

/** Kv of a valve with Cv = 1 (IEC 60534-2-1:2011, Table 1: N1 for Cv over N1 for Kv). */
export const kvPerCv = 0.865;

/** ρ₀: water at 15 °C, kg/m³. */
export const waterDensity = 999.1;

/** C/(N18·d²) up to which the equations are accurate (IEC 60534-2-1:2011, clause 1). */
export const largestRelativeCapacity = 0.047;

/** C_rated/(N18·d²) from which a trim is full size (IEC 60534-2-1:2011, A.7). */
export const fullSizeTrim = 0.016;

export const hour = 3600;
export const bar = 1e5;

/** C/(N18·d²) of a valve of size `valveSize` m. */
export function relativeCapacity(kv: number, valveSize: number): number {
  return kv / (N18 * (valveSize * 1000) ** 2);
}
