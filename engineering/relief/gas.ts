import { exp, expm1, log, log1p } from '../elementary/index.ts';
import { criticalPressureRatio } from '../flow/index.ts';
import { exceeds } from '../numerics/index.ts';
import {
  gasConstant,
  Refusal,
  requireShare,
  type AbsolutePressure,
  type MassFlow,
  type Temperature,
} from '../quantities/index.ts';

/** A gas or vapour at relieving conditions: Pa, K, kg/mol. */
export interface ReliefGas {
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly molarMass: number;
  readonly compressibilityFactor: number;
  /** Ratio of the ideal-gas specific heats, or the isentropic expansion coefficient where that is known. */
  readonly gamma: number;
}

/** (2/(k+1))^((k+1)/(k−1)), with its limit 1/e at k = 1. */
function expansion(gamma: number): number {
  const excess = gamma - 1;
  return excess === 0 ? exp(-1) : exp((log1p(-excess / (2 + excess)) * (2 + excess)) / excess);
}

/**
 * C of API 520-I in SI units, √(kg·kmol·K)/(mm²·h·kPa): 0.03948·√(k(2/(k+1))^((k+1)/(k−1))); 0.0239 at k = 1.
 */
export function gasCoefficient(gamma: number): number {
  return 0.03948 * Math.sqrt(gamma * expansion(gamma));
}

/**
 * F2, the coefficient of subcritical flow, at r = p2/p1: √(k/(k−1)·r^(2/k)·(1 − r^((k−1)/k))/(1 − r)). API 520-I. Uses its limits at r = 1
 * and k = 1. Throws a RangeError for a ratio that is not within 0 to 1.
 */
export function subcriticalCoefficient(gamma: number, ratio: number): number {
  requireShare('ratio', ratio);
  if (ratio === 1) return 1;
  const logarithm = log(ratio);
  const share = (gamma - 1) / gamma;
  const work = share === 0 ? -logarithm : -expm1(share * logarithm) / share;
  return Math.sqrt((exp((2 / gamma) * logarithm) * work) / (1 - ratio));
}

/** kg/h and mm² in SI. */
const perSquareMetre = 1e6 / 3600;

/** Mass flux, kg/(s·m²), of critical flow at Kd = Kb = Kc = 1: API 520-I, sizing for critical flow, SI units. */
export function criticalGasFlux({ pressure, temperature, molarMass, compressibilityFactor, gamma }: ReliefGas): number {
  const root = Math.sqrt((1000 * molarMass) / (temperature * compressibilityFactor));
  return gasCoefficient(gamma) * (pressure / 1000) * root * perSquareMetre;
}

/** Mass flux, kg/(s·m²), of subcritical flow against `backPressure`, Pa: API 520-I, sizing for subcritical flow. */
export function subcriticalGasFlux(gas: ReliefGas, backPressure: AbsolutePressure): number {
  const { pressure, temperature, molarMass, compressibilityFactor, gamma } = gas;
  const difference = ((pressure / 1000) * (pressure - backPressure)) / 1000;
  const root = Math.sqrt((1000 * molarMass * difference) / (temperature * compressibilityFactor));
  return (subcriticalCoefficient(gamma, backPressure / pressure) / 17.9) * root * perSquareMetre;
}

/** Mass flux of a gas through a valve, with the governing equation. */
export interface GasFlux {
  readonly massFlux: number;
  /** Whether p2 is at or below the critical flow pressure. */
  readonly critical: boolean;
  /** Governing equation. At the critical flow pressure the two differ by the rounding of 17.9; the lower flux is used. */
  readonly equation: 'critical' | 'subcritical';
}

/**
 * Mass flux, kg/(s·m²), through a conventional or pilot-operated valve at Kd = Kc = 1 against `backPressure`, Pa:
 * critical, or subcritical above the critical flow pressure; never increasing with back pressure.
 * Throws a Refusal where the back pressure is not below the relieving pressure.
 */
export function gasFlux(gas: ReliefGas, backPressure: AbsolutePressure): GasFlux {
  if (!(backPressure < gas.pressure)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
  const ratio = backPressure / gas.pressure;
  const atCritical = criticalGasFlux(gas);
  if (!exceeds(ratio, criticalPressureRatio(gas.gamma)))
    return { massFlux: atCritical, critical: true, equation: 'critical' };
  const subcritical = subcriticalGasFlux(gas, backPressure);
  return subcritical < atCritical
    ? { massFlux: subcritical, critical: false, equation: 'subcritical' }
    : { massFlux: atCritical, critical: false, equation: 'critical' };
}

/**
 * Ratio of the flux against a back pressure, Pa, to the critical flux of a gas: the upper bound of Kb in the equation for critical flow, 1
 * down to the critical flow pressure. API 520-I, sizing for subcritical flow.
 * Throws a Refusal where the back pressure is not below the relieving pressure.
 */
export function highestGasFactor(gas: ReliefGas, backPressure: AbsolutePressure): number {
  return gasFlux(gas, backPressure).massFlux / criticalGasFlux(gas);
}

/** Area, m², for `massFlow`, kg/s, from a mass flux and the product of the correction factors. */
export function areaFor(massFlow: MassFlow, massFlux: number, factors: number): number {
  return massFlow / (massFlux * factors);
}

/** Density, kg/m³, of the gas at relieving conditions. */
export function reliefGasDensity({ pressure, temperature, molarMass, compressibilityFactor }: ReliefGas): number {
  return (pressure * molarMass) / (compressibilityFactor * gasConstant * temperature);
}
