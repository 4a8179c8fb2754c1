import { requireShare } from '../../quantities/index.ts';

/** The power, W, that a flow, m³/s, takes up over a pressure difference, Pa: q·Δp. */
export function hydraulicPower(volumeFlow: number, pressureDifference: number): number {
  return volumeFlow * pressureDifference;
}

/**
 * The power, W, at the shaft of a pump that gives `hydraulic`, W, at `efficiency`, a fraction above 0 and at most 1.
 * Throws a RangeError for an efficiency outside that.
 */
export function shaftPower(hydraulic: number, efficiency: number): number {
  requireShare('efficiency', efficiency);
  return hydraulic / efficiency;
}
