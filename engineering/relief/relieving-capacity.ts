import { criticalPressureRatio } from '../flow/index.ts';
import { exceeds } from '../numerics/index.ts';
import { Refusal, messageValue, type AbsolutePressure, type GaugePressure } from '../quantities/index.ts';
import { minSetPressureOfCurve, vapourBackPressureFactor, type ValveType } from './back-pressure.ts';
import { highestGasFactor, type ReliefGas } from './gas.ts';

/** A relief valve in gas or vapour service, with its gas at the relieving pressure. */
export interface GasValve {
  readonly type: ValveType;
  readonly gas: ReliefGas;
  /** Only a balanced valve needs it. */
  readonly setPressure: GaugePressure | undefined;
  readonly atmosphere: AbsolutePressure;
}

/** What a valve passes at its relieving pressure against a back pressure. */
export interface CapacityShare {
  /** Over its capacity against the atmosphere, 0 to 1. */
  readonly share: number;
  /** What decides: sonic flow in the nozzle, subsonic flow in it, or the curve of balanced valves. */
  readonly basis: 'critical' | 'subcritical' | 'curve';
}

/**
 * Returns the capacity of a valve at its relieving pressure against a total back pressure, Pa, over its rated capacity, which is that against
 * the atmosphere. The flow through the nozzle of a conventional or pilot-operated valve is whole up to the critical flow pressure, and
 * subcritical above it; that of a balanced valve is by Kb at the gauge back pressure over the gauge set pressure. A conventional valve is
 * taken as fully open, which API 520-I assures only up to its allowable built-up back pressure. From the relieving pressure on, nothing flows.
 * Source: API 520-I, sizing for critical and subcritical flow, and Kb of balanced bellows valves. Throws a Refusal where the curve of
 * balanced valves does not apply.
 */
export function capacityAgainst({ type, gas, setPressure, atmosphere }: GasValve, backPressure: number): CapacityShare {
  if (backPressure >= gas.pressure) return { share: 0, basis: 'subcritical' };
  if (type === 'Balanced Bellows') {
    return { share: balancedFactor(gas, setPressure, atmosphere, backPressure), basis: 'curve' };
  }
  const ratio = highestGasFactor(gas, backPressure) / highestGasFactor(gas, atmosphere);
  const isCritical = !exceeds(backPressure / gas.pressure, criticalPressureRatio(gas.gamma));
  return { share: Math.min(1, ratio), basis: isCritical ? 'critical' : 'subcritical' };
}

function balancedFactor(
  gas: ReliefGas,
  setPressure: GaugePressure | undefined,
  atmosphere: AbsolutePressure,
  backPressure: number,
): number {
  const gauge = backPressure - atmosphere;
  if (gauge <= 0) return 1;
  if (setPressure === undefined) throw new Refusal('the Kb curve of API 520-I needs the set pressure');
  if (setPressure < minSetPressureOfCurve)
    throw new Refusal('the Kb curve of API 520-I is for set pressures of {least} and above', {
      least: messageValue('gaugePressure', minSetPressureOfCurve, { digits: 3 }),
    });
  if (exceeds(backPressure / gas.pressure, criticalPressureRatio(gas.gamma)))
    throw new Refusal('the Kb curve of API 520-I ends at the critical flow pressure');
  return vapourBackPressureFactor(gauge / setPressure, (gas.pressure - atmosphere) / setPressure - 1);
}
