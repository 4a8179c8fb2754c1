import { requireShare } from '../../quantities/index.ts';

/** Hydraulic power, W, of a flow, m³/s, over a pressure difference, Pa: q·Δp. */
export function hydraulicPower(volumeFlow: number, pressureDifference: number): number {
  return volumeFlow * pressureDifference;
}

/**
 * Shaft power, W, of a pump with the given hydraulic power, W, and `efficiency`, above 0 and at most 1.
 * Throws a RangeError for an efficiency outside that range.
 */
export function shaftPower(hydraulic: number, efficiency: number): number {
  requireShare('efficiency', efficiency);
  return hydraulic / efficiency;
}
