import { requireNotNegative, requirePositive } from '../../quantities/index.ts';
import { chokingNumber, expansionAfter } from './expansion.ts';

/** Gas at the inlet of a line of constant bore. */
export interface GasInlet {
  /** p1, Pa absolute, static, in the pipe. */
  readonly pressure: number;
  /** ρ1, kg/m³. */
  readonly density: number;
  /** G = q_m/A, kg/(m²·s). */
  readonly massFlux: number;
  /** N = f·L/D + ΣK. */
  readonly resistance: number;
}

/** Gas conditions at the outlet of a line. */
export interface GasOutlet {
  /** p1 − p2, Pa, of friction and acceleration together. */
  readonly pressureDrop: number;
  /** The part of it that accelerates the gas, G²·(1/ρ2 − 1/ρ1), Pa. */
  readonly accelerationLoss: number;
  /** ρ2/ρ1. */
  readonly densityRatio: number;
  /** T2/T1. */
  readonly temperatureRatio: number;
}

/** Returned where the requested flow exceeds the choked flow of the line at its inlet pressure. */
export const choked = 'choked';

/**
 * Isothermal flow of an ideal gas through a line: p1² − p2² = G²·(p1/ρ1)·(N + 2·ln(p1/p2)). Chokes where the velocity reaches √(p/ρ).
 * Throws a RangeError for a pressure, density or flux that is not positive or a negative resistance.
 * Source: Crane TP-410, eq. 1-6; A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6.
 */
export function isothermalLine(inlet: GasInlet): GasOutlet | typeof choked {
  checkInlet(inlet);
  const { pressure, density, massFlux, resistance } = inlet;
  const c = massFlux ** 2 / (pressure * density);
  const z = expansionAfter(resistance, c, 1);
  if (z === undefined) return choked;
  const root = Math.sqrt(1 - z);
  return {
    pressureDrop: (pressure * z) / (1 + root),
    accelerationLoss: (massFlux ** 2 / density) * (z / (root * (1 + root))),
    densityRatio: root,
    temperatureRatio: 1,
  };
}

/**
 * Adiabatic flow of an ideal gas with friction through a line (Fanno flow), γ = cp/cv and f constant.
 * Chokes where the Mach number reaches 1. At γ = 1 it is isothermal flow. Throws a RangeError as `isothermalLine`, and for γ below 1.
 * Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6.
 */
export function adiabaticLine(inlet: GasInlet, gamma: number): GasOutlet | typeof choked {
  checkInlet(inlet);
  checkGamma(gamma);
  const { pressure, density, massFlux, resistance } = inlet;
  const mach2 = massFlux ** 2 / (gamma * pressure * density);
  const kappa = (gamma + 1) / (2 * gamma);
  const c = kappa / (1 / (gamma * mach2) + (gamma - 1) / (2 * gamma));
  const z = expansionAfter(resistance, c, kappa);
  if (z === undefined) return choked;
  const root = Math.sqrt(1 - z);
  const cooling = ((gamma - 1) / 2) * mach2 * (z / (1 - z));
  return {
    pressureDrop: pressure * (z / (1 + root) + root * cooling),
    accelerationLoss: (massFlux ** 2 / density) * (z / (root * (1 + root))),
    densityRatio: root,
    temperatureRatio: 1 - cooling,
  };
}

/** Greatest mass flux, kg/(m²·s), of isothermal flow through a resistance N from pressure p1, Pa, and density ρ1. */
export function isothermalChokedFlux(pressure: number, density: number, resistance: number): number {
  checkInlet({ pressure, density, massFlux: 1, resistance });
  return Math.sqrt(chokingNumber(resistance, 1) * pressure * density);
}

/** Greatest mass flux, kg/(m²·s), of adiabatic flow through a resistance N from pressure p1, Pa, and density ρ1. */
export function adiabaticChokedFlux(pressure: number, density: number, resistance: number, gamma: number): number {
  checkInlet({ pressure, density, massFlux: 1, resistance });
  checkGamma(gamma);
  const kappa = (gamma + 1) / (2 * gamma);
  const mach2 = 1 / (gamma * (kappa / chokingNumber(resistance, kappa) - (gamma - 1) / (2 * gamma)));
  return Math.sqrt(mach2 * gamma * pressure * density);
}

/** Speed of sound of an ideal gas, or of a real one by its isentropic exponent, m/s: √(γ·p/ρ). */
export function soundSpeed(gamma: number, pressure: number, density: number): number {
  return Math.sqrt((gamma * pressure) / density);
}

function checkInlet({ pressure, density, massFlux, resistance }: GasInlet): void {
  requirePositive('pressure', pressure);
  requirePositive('density', density);
  requirePositive('massFlux', massFlux);
  requireNotNegative('resistance', resistance);
}

function checkGamma(gamma: number): void {
  if (!(gamma >= 1)) throw new RangeError(`gamma must be at least 1, got ${gamma}`);
}
