import type { PressureTemperature } from './equilibrium/index.ts';

/** Share of the critical temperature below which a liquid above the critical pressure is still called a liquid. */
const coldLiquid = 0.8;

/** Whether a fluid at p in Pa and T in K is above its critical pressure and not a cold liquid, so that neither name of a phase fits. */
export function isDenseFluid(critical: PressureTemperature, { pressure, temperature }: PressureTemperature): boolean {
  return pressure > critical.pressure && temperature > coldLiquid * critical.temperature;
}
