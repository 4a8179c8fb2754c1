import { log10, pow, wholePower } from '../elementary/index.ts';
import { fullSizeTrim, hour, N2, N32, N4, relativeCapacity } from './constants.ts';

/** Re_v from which the flow through a valve is fully turbulent (IEC 60534-2-1:2011, clause 9). */
export const turbulentFrom = 10_000;

/**
 * Placeholder for an unknown valve size: the limit C/d² → 0, where n and the approach factor of eq. (23) are 1. F_R is then lower than for
 * any size within the scope of the standard, and Kv larger; for F_L below 0.5, within 3 %.
 */
export const leastFavourableSize = Infinity;

/** Valve data for viscous flow. Lengths in m, viscosity in Pa·s. */
export interface ViscousValve {
  readonly FL: number;
  readonly Fd: number;
  /** `leastFavourableSize` where it is unknown. */
  readonly valveSize: number;
  readonly viscosity: number;
  /** Kv at rated travel, which distinguishes full-size from reduced trim; by default the current Kv. */
  readonly ratedKv?: number | undefined;
}

/**
 * Valve Reynolds number, IEC 60534-2-1:2011, eq. (23). `massFlow` in kg/s: Q/ν of the equation is q_m/μ, whatever the
 * density.
 */
export function valveReynoldsNumber(kv: number, massFlow: number, valve: Omit<ViscousValve, 'ratedKv'>): number {
  const { FL, Fd, valveSize, viscosity } = valve;
  const d4 = wholePower(valveSize * 1000, 4);
  return (
    (((N4 * Fd * hour * massFlow) / viscosity) * pow((FL * FL * kv * kv) / (N2 * d4) + 1, 0.25)) / Math.sqrt(kv * FL)
  );
}

/** The constant n of IEC 60534-2-1:2011, eq. (A.8a) for full-size trim, eq. (A.8b) for reduced trim. */
export function trimConstant(kv: number, valveSize: number, fullSize: boolean): number {
  const ratio = kv / (valveSize * 1000) ** 2;
  return fullSize ? N2 / ratio ** 2 : 1 + N32 * pow(ratio, 2 / 3);
}

/** Whether a trim of this rated Kv is full size, C_rated/(N18·d²) ≥ 0.016. */
export function isFullSizeTrim(ratedKv: number, valveSize: number): boolean {
  return relativeCapacity(ratedKv, valveSize) >= fullSizeTrim;
}

/** Reynolds number factor F_R of laminar and transitional flow, IEC 60534-2-1:2011, eqs. (A.6) and (A.7). */
export function reynoldsFactor(reynoldsNumber: number, n: number, FL: number): number {
  const laminar = Math.min(1, (0.026 / FL) * Math.sqrt(n * reynoldsNumber));
  if (reynoldsNumber < 10) return laminar;
  const transitional = 1 + ((0.33 * Math.sqrt(FL)) / pow(n, 0.25)) * log10(reynoldsNumber / turbulentFrom);
  return Math.min(laminar, transitional);
}
