import { pow } from '../../../elementary/index.ts';
import { criticalTemperature } from '../constants.ts';

/** Surface tension of water against its vapour in N/m at T in K, 273.15 K to Tc, R1-76(2014) eq. 1. No check of range. */
export function surfaceTensionAt(T: number): number {
  const tau = 1 - T / criticalTemperature;
  return 0.2358 * pow(Math.max(tau, 0), 1.256) * (1 - 0.625 * tau);
}
