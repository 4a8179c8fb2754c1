import { log2 } from '../../elementary/index.ts';
import type { AbsolutePressure } from '../../quantities/index.ts';

/** Cavitation index σ = (p1 − p_v)/(p1 − p2) of a liquid across a plate; pressures in Pa, absolute. */
export function cavitationIndex(p1: AbsolutePressure, p2: AbsolutePressure, vapourPressure: AbsolutePressure): number {
  return (p1 - vapourPressure) / (p1 - p2);
}

/**
 * Number of plates in series so that no stage takes more than half of its own p1 − p_v, the usual protection against cavitation.
 * Undefined at p2 ≤ p_v: the liquid flashes whatever the number of plates.
 */
export function liquidStages(
  p1: AbsolutePressure,
  p2: AbsolutePressure,
  vapourPressure: AbsolutePressure,
): number | undefined {
  if (p2 <= vapourPressure) return undefined;
  return Math.max(1, Math.ceil(log2((p1 - vapourPressure) / (p2 - vapourPressure)) - 1e-9));
}

/** Number of plates in series so that no stage has p2/p1 below 0.5, the usual limit for gas noise. */
export function gasStages(pressureRatio: number): number {
  return Math.max(1, Math.ceil(-log2(pressureRatio) - 1e-9));
}
