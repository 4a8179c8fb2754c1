import { criticalPressureRatio } from '../flow/index.ts';
import { exceeds } from '../numerics/index.ts';
import type { IsentropeStart } from '../properties/index.ts';
import { Refusal, messageValue, type AbsolutePressure, type GaugePressure } from '../quantities/index.ts';
import {
  liquidBackPressureFactor,
  minSetPressureOfCurve,
  vapourBackPressureFactor,
  type ValveType,
} from './back-pressure.ts';
import { highestGasFactor, type ReliefGas } from './gas.ts';
import { realNozzle } from './real-nozzle.ts';

/** The nozzle of a relief valve with its fluid at the relieving pressure. */
export interface ReliefNozzle {
  readonly method: 'constant k' | 'real nozzle';
  /** What enters the nozzle, which decides on the curve of balanced valves: a gas that condenses in it is a gas. */
  readonly service: 'gas' | 'liquid' | 'boiling liquid' | 'two-phase';
  /** Pa. */
  readonly pressure: AbsolutePressure;
  /** Flow against a back pressure, Pa, which is below the relieving pressure, over that against the atmosphere: 0 to 1. */
  readonly shareAgainst: (backPressure: AbsolutePressure) => number;
  /** Whether the flow against this back pressure is critical. */
  readonly isCriticalAt: (backPressure: AbsolutePressure) => boolean;
}

/** Returns the nozzle of a gas with constant k. Source: API 520-I, sizing for critical and subcritical flow. */
export function gasNozzle(gas: ReliefGas, atmosphere: AbsolutePressure): ReliefNozzle {
  const whole = highestGasFactor(gas, atmosphere);
  const critical = criticalPressureRatio(gas.gamma);
  return {
    method: 'constant k',
    service: 'gas',
    pressure: gas.pressure,
    shareAgainst: backPressure => Math.min(1, highestGasFactor(gas, backPressure) / whole),
    isCriticalAt: backPressure => !exceeds(backPressure / gas.pressure, critical),
  };
}

/**
 * Returns the nozzle of a fluid by its equation of state, from its relieving state, a liquid or not. Source: API 520-I, annexes B and C. Throws a
 * Refusal where the expansion cannot be calculated.
 */
export function equationNozzle(start: IsentropeStart, isLiquid: boolean, atmosphere: AbsolutePressure): ReliefNozzle {
  const throat = realNozzle(start, atmosphere);
  const isCriticalAt = (backPressure: number) => throat.isChoked && backPressure <= throat.pressure;
  const staysLiquid = isLiquid && !throat.isChoked && throat.quality === undefined;
  return {
    method: 'real nozzle',
    service: staysLiquid ? 'liquid' : isLiquid ? 'boiling liquid' : start.quality === undefined ? 'gas' : 'two-phase',
    pressure: start.pressure,
    shareAgainst: backPressure =>
      isCriticalAt(backPressure) || backPressure <= atmosphere
        ? 1
        : Math.min(1, realNozzle(start, backPressure).massFlux / throat.massFlux),
    isCriticalAt,
  };
}

/** A relief valve with its nozzle. */
export interface CapacityValve {
  readonly type: ValveType;
  readonly nozzle: ReliefNozzle;
  /** Only a balanced valve needs it. */
  readonly setPressure: GaugePressure | undefined;
  readonly atmosphere: AbsolutePressure;
}

/** What a valve passes at its relieving pressure against a back pressure. */
export interface CapacityShare {
  /** Over its capacity against the atmosphere, 0 to 1. */
  readonly share: number;
  /** What decides: sonic flow in the nozzle, flow in it that the back pressure reduces, or a curve of balanced valves. */
  readonly basis: 'critical' | 'subcritical' | 'Kb' | 'Kw';
  /** The factor of a balanced valve by its curve. */
  readonly factor?: number;
  /** Kw where the factor is the Kb of two phases, which have no curve of their own. */
  readonly liquidFactor?: number;
}

/**
 * Returns the capacity of a valve at its relieving pressure against a total back pressure, Pa, over its rated capacity, which is that against
 * the atmosphere. The flow through the nozzle of a conventional or pilot-operated valve is whole up to the critical flow pressure, and
 * subcritical above it; that of a balanced valve is by Kb at the gauge back pressure over the gauge set pressure, or of a liquid by Kw and the
 * flow through its nozzle. Of two phases it is by Kb, and of a liquid that boils in the nozzle by Kw, each with the flow through the nozzle:
 * annex C takes these curves for preliminary sizing. A conventional valve is taken as fully open, which API 520-I assures only up to its allowable built-up back
 * pressure. From the relieving pressure on, nothing flows.
 * Source: API 520-I. Throws a Refusal where the curves of balanced valves do not apply.
 */
export function capacityAgainst(valve: CapacityValve, backPressure: AbsolutePressure): CapacityShare {
  const { type, nozzle } = valve;
  if (backPressure >= nozzle.pressure) return { share: 0, basis: 'subcritical' };
  if (type === 'Balanced Bellows') return balancedCapacity(valve, backPressure);
  return {
    share: nozzle.shareAgainst(backPressure),
    basis: nozzle.isCriticalAt(backPressure) ? 'critical' : 'subcritical',
  };
}

function balancedCapacity(
  { nozzle, setPressure, atmosphere }: CapacityValve,
  backPressure: AbsolutePressure,
): CapacityShare {
  const gauge = backPressure - atmosphere;
  const isLiquid = nozzle.service === 'liquid' || nozzle.service === 'boiling liquid';
  const basis = isLiquid ? 'Kw' : 'Kb';
  if (gauge <= 0) return { share: 1, basis, factor: 1 };
  if (setPressure === undefined) throw new Refusal(`the ${basis} curve of API 520-I needs the set pressure`);
  if (isLiquid) {
    const factor = liquidBackPressureFactor(gauge / setPressure);
    return { share: factor * nozzle.shareAgainst(backPressure), basis, factor };
  }
  if (setPressure < minSetPressureOfCurve)
    throw new Refusal('the Kb curve of API 520-I is for set pressures of {least} and above', {
      least: messageValue('gaugePressure', minSetPressureOfCurve, { digits: 3 }),
    });
  if (nozzle.service === 'gas' && !nozzle.isCriticalAt(backPressure))
    throw new Refusal('the Kb curve of API 520-I ends at the critical flow pressure');
  const factor = vapourBackPressureFactor(gauge / setPressure, (nozzle.pressure - atmosphere) / setPressure - 1);
  if (nozzle.service === 'gas') return { share: factor, basis, factor };
  const liquidFactor = liquidBackPressureFactor(gauge / setPressure);
  return { share: factor * nozzle.shareAgainst(backPressure), basis, factor, liquidFactor };
}
